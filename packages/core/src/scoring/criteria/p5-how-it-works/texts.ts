/** P5 in words: its title, its topic mid-sentence, what it asks, and the reason for each outcome. */
export const en = {
  'scoring.P5.title': 'How it works',
  'summary.topic.P5': 'how the product works',
  'scoring.P5.asks': 'Steps or architecture, and what about it is technically hard.',
  'scoring.P5.none': 'We found nothing on how the product works.',
  'scoring.P5.label': 'The technology is a label, not an explanation: “{line}”.',
  'scoring.P5.steps': 'How it works is described: “{line}”. What is hard about it is not.',
  'scoring.P5.hard': 'How it works and what is hard about it are described: “{line}”.',
};

export const es: Record<keyof typeof en, string> = {
  'scoring.P5.title': 'Cómo funciona',
  'summary.topic.P5': 'cómo funciona el producto',
  'scoring.P5.asks': 'Los pasos o la arquitectura, y qué tiene de difícil técnicamente.',
  'scoring.P5.none': 'No encontramos cómo funciona el producto.',
  'scoring.P5.label': 'La tecnología es una etiqueta, no una explicación: «{line}».',
  'scoring.P5.steps': 'Se describe cómo funciona: «{line}». No se dice qué tiene de difícil.',
  'scoring.P5.hard': 'Se describe cómo funciona y qué tiene de difícil: «{line}».',
};

export const fr: Record<keyof typeof en, string> = {
  'scoring.P5.title': 'Fonctionnement',
  'summary.topic.P5': 'le fonctionnement du produit',
  'scoring.P5.asks': 'Les étapes ou l’architecture, et ce qui y est techniquement difficile.',
  'scoring.P5.none': 'Nous n’avons pas trouvé comment le produit fonctionne.',
  'scoring.P5.label': 'La technique est une étiquette, pas une explication : « {line} ».',
  'scoring.P5.steps': 'Le fonctionnement est décrit : « {line} ». Ce qui est difficile ne l’est pas.',
  'scoring.P5.hard': 'Le fonctionnement et ce qu’il a de difficile sont décrits : « {line} ».',
};
