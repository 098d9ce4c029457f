/** P4 in words: its title, its topic mid-sentence, what it asks, and the reason for each outcome. */
export const en = {
  'scoring.P4.title': 'Defensibility',
  'summary.topic.P4': 'defensibility',
  'scoring.P4.asks': 'What keeps others out (data, network, switching costs, licence, patents), with evidence.',
  'scoring.P4.none': 'We found nothing that keeps others from copying it.',
  'scoring.P4.asserted': 'A moat is claimed. To check: what proves it.',
  'scoring.P4.explained': 'A barrier is explained: “{claim}”. To check: what proves it.',
  'scoring.P4.evidence': 'A barrier has evidence: “{claim}”.',
  'scoring.P4.two': 'Barriers have evidence: “{first}” and “{second}”.',
};

export const es: Record<keyof typeof en, string> = {
  'scoring.P4.title': 'Barreras de entrada',
  'summary.topic.P4': 'barreras de entrada',
  'scoring.P4.asks': 'Qué frena a los demás (datos, red, coste de cambio, licencia, patentes), con pruebas.',
  'scoring.P4.none': 'No encontramos qué impide que otros lo copien.',
  'scoring.P4.asserted': 'Se afirma una barrera. Por comprobar: qué la prueba.',
  'scoring.P4.explained': 'Se explica una barrera: «{claim}». Por comprobar: qué la prueba.',
  'scoring.P4.evidence': 'Hay pruebas de una barrera: «{claim}».',
  'scoring.P4.two': 'Hay pruebas de barreras: «{first}» y «{second}».',
};

export const fr: Record<keyof typeof en, string> = {
  'scoring.P4.title': 'Barrières à l’entrée',
  'summary.topic.P4': 'les barrières à l’entrée',
  'scoring.P4.asks':
    'Ce qui tient les autres à distance (données, réseau, coût de changement, licence, brevets), preuves à l’appui.',
  'scoring.P4.none': 'Nous n’avons pas trouvé ce qui empêche de le copier.',
  'scoring.P4.asserted': 'Une barrière est affirmée. À vérifier : ce qui la prouve.',
  'scoring.P4.explained': 'Une barrière est expliquée : « {claim} ». À vérifier : ce qui la prouve.',
  'scoring.P4.evidence': 'Des preuves d’une barrière : « {claim} ».',
  'scoring.P4.two': 'Des preuves de barrières : « {first} » et « {second} ».',
};
