/** P5 in words: its title, its topic mid-sentence, what it asks, and the reason for each outcome. */
export const en = {
  'scoring.P5.title': 'How it works',
  'summary.topic.P5': 'how the product works',
  'scoring.P5.asks': 'Steps or architecture, and what about it is technically hard.',
  'scoring.P5.none': 'We found nothing on how the product works.',
  'scoring.P5.label': 'The technology is named: “{line}”. To check: a demonstration.',
  'scoring.P5.steps': 'On how it works: “{line}”. To check: what is hard about it.',
  'scoring.P5.hard': 'On how it works, and what is hard about it: “{line}”.',
};

export const es: Record<keyof typeof en, string> = {
  'scoring.P5.title': 'Cómo funciona',
  'summary.topic.P5': 'cómo funciona el producto',
  'scoring.P5.asks': 'Los pasos o la arquitectura, y qué tiene de difícil técnicamente.',
  'scoring.P5.none': 'No encontramos cómo funciona el producto.',
  'scoring.P5.label': 'Se nombra la tecnología: «{line}». Por comprobar: una demostración.',
  'scoring.P5.steps': 'Sobre cómo funciona: «{line}». Por comprobar: qué tiene de difícil.',
  'scoring.P5.hard': 'Sobre cómo funciona y qué tiene de difícil: «{line}».',
};

export const fr: Record<keyof typeof en, string> = {
  'scoring.P5.title': 'Fonctionnement',
  'summary.topic.P5': 'le fonctionnement du produit',
  'scoring.P5.asks': 'Les étapes ou l’architecture, et ce qui y est techniquement difficile.',
  'scoring.P5.none': 'Nous n’avons pas trouvé comment le produit fonctionne.',
  'scoring.P5.label': 'La technique est nommée : « {line} ». À vérifier : une démonstration.',
  'scoring.P5.steps': 'Sur le fonctionnement : « {line} ». À vérifier : ce qui est difficile.',
  'scoring.P5.hard': 'Sur le fonctionnement et ce qu’il a de difficile : « {line} ».',
};
