/** P3 in words: its title, its topic mid-sentence, what it asks, and the reason for each outcome. */
export const en = {
  'scoring.P3.title': 'Measured difference',
  'summary.topic.P3': 'measured advantage',
  'scoring.P3.asks': 'How much better than which alternative, and who measured it.',
  'scoring.P3.none': 'We found nothing on how it differs from the alternatives.',
  'scoring.P3.adjectives': 'A difference is claimed: “{claim}”. To check: who has confirmed it.',
  'scoring.P3.named': 'A concrete difference is named: “{claim}”. To check: who has measured it.',
  'scoring.P3.measured': 'The difference has a figure: “{claim}”. To check: who else has measured it.',
  'scoring.P3.tested': 'The difference has a figure and a source: “{claim}” ({source}).',
};

export const es: Record<keyof typeof en, string> = {
  'scoring.P3.title': 'Diferencia medida',
  'summary.topic.P3': 'ventaja medida',
  'scoring.P3.asks': 'Cuánto mejor que qué alternativa, y quién lo ha medido.',
  'scoring.P3.none': 'No encontramos en qué se diferencia de las alternativas.',
  'scoring.P3.adjectives': 'Se afirma una diferencia: «{claim}». Por comprobar: quién la ha confirmado.',
  'scoring.P3.named': 'Se nombra una diferencia concreta: «{claim}». Por comprobar: quién la ha medido.',
  'scoring.P3.measured': 'La diferencia tiene una cifra: «{claim}». Por comprobar: quién más la ha medido.',
  'scoring.P3.tested': 'La diferencia tiene cifra y fuente: «{claim}» ({source}).',
};

export const fr: Record<keyof typeof en, string> = {
  'scoring.P3.title': 'Différence mesurée',
  'summary.topic.P3': 'la mesure de l’avantage',
  'scoring.P3.asks': 'De combien il fait mieux que quelle alternative, et qui l’a mesuré.',
  'scoring.P3.none': 'Nous n’avons pas trouvé en quoi il diffère des alternatives.',
  'scoring.P3.adjectives': 'Une différence est affirmée : « {claim} ». À vérifier : qui l’a confirmée.',
  'scoring.P3.named': 'Une différence concrète est nommée : « {claim} ». À vérifier : qui l’a mesurée.',
  'scoring.P3.measured': 'La différence est chiffrée : « {claim} ». À vérifier : qui d’autre l’a mesurée.',
  'scoring.P3.tested': 'La différence est chiffrée et sourcée : « {claim} » ({source}).',
};
