/** T8 in words: its title, its topic mid-sentence, what it asks, and the reason for each outcome. */
export const en = {
  'scoring.T8.title': 'Hiring plan',
  'summary.topic.T8': 'hiring plan',
  'scoring.T8.asks': 'Roles to hire, tied to the use of funds and a date.',
  'scoring.T8.none': 'We found no hiring plan.',
  'scoring.T8.roles': 'Hires are mentioned: “{plan}”. To check: whether candidates are in sight.',
  'scoring.T8.tied': 'Hires are tied to money or a date: “{plan}”.',
};

export const es: Record<keyof typeof en, string> = {
  'scoring.T8.title': 'Plan de contratación',
  'summary.topic.T8': 'plan de contratación',
  'scoring.T8.asks': 'Puestos por cubrir, ligados al uso de los fondos y a una fecha.',
  'scoring.T8.none': 'No encontramos un plan de contratación.',
  'scoring.T8.roles': 'Se mencionan contrataciones: «{plan}». Por comprobar: si hay candidatos a la vista.',
  'scoring.T8.tied': 'Las contrataciones van ligadas a dinero o a una fecha: «{plan}».',
};

export const fr: Record<keyof typeof en, string> = {
  'scoring.T8.title': 'Plan de recrutement',
  'summary.topic.T8': 'le plan de recrutement',
  'scoring.T8.asks': 'Des postes à pourvoir, liés à l’emploi des fonds et à une date.',
  'scoring.T8.none': 'Nous n’avons pas trouvé de plan de recrutement.',
  'scoring.T8.roles': 'Des recrutements sont évoqués : « {plan} ». À vérifier : si des candidats sont en vue.',
  'scoring.T8.tied': 'Les recrutements sont liés à un budget ou à une date : « {plan} ».',
};
