/** P3 in words: its title, its topic mid-sentence, what it asks, and the reason for each outcome. */
export const en = {
  'scoring.P3.title': 'Measured difference',
  'summary.topic.P3': 'measured advantage',
  'scoring.P3.asks': 'How much better than which alternative, and who measured it.',
  'scoring.P3.none': 'We found nothing on how it differs from the alternatives.',
  'scoring.P3.adjectives': 'A difference is claimed; we found no measure of it: “{claim}”.',
  'scoring.P3.named': 'A concrete difference is named, and we found no figure against a named alternative: “{claim}”.',
  'scoring.P3.measured': 'The difference has a figure: “{claim}”. How it was measured is not said.',
  'scoring.P3.tested': 'The difference has a figure and a source: “{claim}” ({source}).',
};

export const es: Record<keyof typeof en, string> = {
  'scoring.P3.title': 'Diferencia medida',
  'summary.topic.P3': 'ventaja medida',
  'scoring.P3.asks': 'Cuánto mejor que qué alternativa, y quién lo ha medido.',
  'scoring.P3.none': 'No encontramos en qué se diferencia de las alternativas.',
  'scoring.P3.adjectives': 'Se afirma una diferencia; no encontramos su medida: «{claim}».',
  'scoring.P3.named':
    'Se nombra una diferencia concreta, y no encontramos cifra frente a una alternativa con nombre: «{claim}».',
  'scoring.P3.measured': 'La diferencia tiene cifra: «{claim}». No se dice cómo se midió.',
  'scoring.P3.tested': 'La diferencia tiene cifra y fuente: «{claim}» ({source}).',
};

export const fr: Record<keyof typeof en, string> = {
  'scoring.P3.title': 'Différence mesurée',
  'summary.topic.P3': 'la mesure de l’avantage',
  'scoring.P3.asks': 'De combien il fait mieux que quelle alternative, et qui l’a mesuré.',
  'scoring.P3.none': 'Nous n’avons pas trouvé en quoi il diffère des alternatives.',
  'scoring.P3.adjectives': 'Une différence est affirmée ; nous n’en avons pas trouvé la mesure : « {claim} ».',
  'scoring.P3.named':
    'Une différence concrète est nommée, et nous n’avons pas trouvé de chiffre face à une alternative nommée : « {claim} ».',
  'scoring.P3.measured': 'La différence est chiffrée : « {claim} ». On ne sait pas comment elle a été mesurée.',
  'scoring.P3.tested': 'La différence est chiffrée et sourcée : « {claim} » ({source}).',
};
