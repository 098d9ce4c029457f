/** R9 in words: its title, its topic mid-sentence, what it asks, and the reason for each outcome. */
export const en = {
  'scoring.R9.title': 'Key people and execution',
  'summary.topic.R9': 'execution risks',
  'scoring.R9.asks': 'What could go wrong inside, and the plan for it.',
  'scoring.R9.none': 'We found no internal risk or gap.',
  'scoring.R9.mentioned': 'Risks are mentioned. To check: how far the answers to them have come.',
  'scoring.R9.gap': 'A gap or risk is named: “{line}”. To check: how far the answer to it has come.',
  'scoring.R9.plan': 'A gap or risk is named with a plan: “{line}”.',
};

export const es: Record<keyof typeof en, string> = {
  'scoring.R9.title': 'Personas clave y ejecución',
  'summary.topic.R9': 'riesgos de ejecución',
  'scoring.R9.asks': 'Qué puede fallar dentro y qué plan hay para ello.',
  'scoring.R9.none': 'No encontramos ningún riesgo ni carencia internos.',
  'scoring.R9.mentioned': 'Se mencionan riesgos. Por comprobar: hasta dónde han llegado las respuestas.',
  'scoring.R9.gap': 'Se nombra una carencia o un riesgo: «{line}». Por comprobar: hasta dónde ha llegado la respuesta.',
  'scoring.R9.plan': 'Se nombra una carencia o un riesgo con su plan: «{line}».',
};

export const fr: Record<keyof typeof en, string> = {
  'scoring.R9.title': 'Personnes clés et exécution',
  'summary.topic.R9': 'les risques d’exécution',
  'scoring.R9.asks': 'Ce qui peut mal tourner en interne, et le plan prévu.',
  'scoring.R9.none': 'Nous n’avons trouvé ni risque ni manque interne.',
  'scoring.R9.mentioned': 'Des risques sont mentionnés. À vérifier : où en sont les réponses.',
  'scoring.R9.gap': 'Un manque ou un risque est nommé : « {line} ». À vérifier : où en est la réponse.',
  'scoring.R9.plan': 'Un manque ou un risque est nommé avec un plan : « {line} ».',
};
