/** R4 in words: its title, its topic mid-sentence, what it asks, and the reason for each outcome. */
export const en = {
  'scoring.R4.title': 'Terms of the round',
  'summary.topic.R4': 'terms of the round',
  'scoring.R4.asks': 'Amount, valuation and dilution usual for stage and region.',
  'scoring.R4.none': 'Without an amount the terms cannot be compared with the norm.',
  'scoring.R4.usual': '{figure} is inside the usual range for {stage} ({low} to {high}).',
  'scoring.R4.small': '{figure} is small for {stage}, where {low} to {high} is usual.',
  'scoring.R4.large': '{figure} is large for {stage}, where {low} to {high} is usual.',
  'scoring.R4.dilution': 'Amount and valuation would sell {share} of the company; {least, number} to {most} is usual.',
};

export const es: Record<keyof typeof en, string> = {
  'scoring.R4.title': 'Condiciones de la ronda',
  'summary.topic.R4': 'condiciones de la ronda',
  'scoring.R4.asks': 'Importe, valoración y dilución habituales en la fase y la región.',
  'scoring.R4.none': 'Sin importe no se pueden comparar las condiciones con lo habitual.',
  'scoring.R4.usual': '{figure} está dentro de lo habitual para {stage} (de {low} a {high}).',
  'scoring.R4.small': '{figure} es poco para {stage}, donde lo habitual va de {low} a {high}.',
  'scoring.R4.large': '{figure} es mucho para {stage}, donde lo habitual va de {low} a {high}.',
  'scoring.R4.dilution':
    'Importe y valoración supondrían ceder el {share} de la empresa; lo habitual es del {least, number} al {most}.',
};

export const fr: Record<keyof typeof en, string> = {
  'scoring.R4.title': 'Conditions du tour',
  'summary.topic.R4': 'les conditions du tour',
  'scoring.R4.asks': 'Montant, valorisation et dilution usuels pour le stade et la région.',
  'scoring.R4.none': 'Sans montant, les conditions ne peuvent être comparées à l’usage.',
  'scoring.R4.usual': '{figure} reste dans la fourchette usuelle en {stage} (de {low} à {high}).',
  'scoring.R4.small': '{figure}, c’est peu en {stage}, où l’usage va de {low} à {high}.',
  'scoring.R4.large': '{figure}, c’est beaucoup en {stage}, où l’usage va de {low} à {high}.',
  'scoring.R4.dilution':
    'Montant et valorisation reviendraient à céder {share} de l’entreprise ; l’usage est de {least, number} à {most}.',
};
