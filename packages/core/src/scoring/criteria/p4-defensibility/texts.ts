/** P4 in words: its title, its topic mid-sentence, what it asks, and the reason for each outcome. */
export const en = {
  'scoring.P4.title': 'Defensibility',
  'summary.topic.P4': 'defensibility',
  'scoring.P4.asks': 'What keeps others out (data, network, switching costs, licence, patents), with evidence.',
  'scoring.P4.none': 'We found nothing that keeps others from copying it.',
  'scoring.P4.asserted': 'A moat is claimed, not explained.',
  'scoring.P4.explained': 'One barrier is explained, without evidence: “{claim}”.',
  'scoring.P4.evidence': 'One barrier has evidence: “{claim}”.',
  'scoring.P4.two': 'Two barriers have evidence: “{first}” and “{second}”.',
};

export const es: Record<keyof typeof en, string> = {
  'scoring.P4.title': 'Barreras de entrada',
  'summary.topic.P4': 'barreras de entrada',
  'scoring.P4.asks': 'Qué frena a los demás (datos, red, coste de cambio, licencia, patentes), con pruebas.',
  'scoring.P4.none': 'No encontramos qué impide que otros lo copien.',
  'scoring.P4.asserted': 'Se afirma una barrera, pero no se explica.',
  'scoring.P4.explained': 'Se explica una barrera, sin pruebas: «{claim}».',
  'scoring.P4.evidence': 'Una barrera está probada: «{claim}».',
  'scoring.P4.two': 'Dos barreras están probadas: «{first}» y «{second}».',
};

export const fr: Record<keyof typeof en, string> = {
  'scoring.P4.title': 'Barrières à l’entrée',
  'summary.topic.P4': 'les barrières à l’entrée',
  'scoring.P4.asks':
    'Ce qui tient les autres à distance (données, réseau, coût de changement, licence, brevets), preuves à l’appui.',
  'scoring.P4.none': 'Nous n’avons pas trouvé ce qui empêche de le copier.',
  'scoring.P4.asserted': 'Une barrière est affirmée, pas expliquée.',
  'scoring.P4.explained': 'Une barrière est expliquée, sans preuve : « {claim} ».',
  'scoring.P4.evidence': 'Une barrière est prouvée : « {claim} ».',
  'scoring.P4.two': 'Deux barrières sont prouvées : « {first} » et « {second} ».',
};
