/** G4 in words: its title, its topic mid-sentence, what it asks, and the reason for each outcome. */
export const en = {
  'scoring.G4.title': 'Retention',
  'summary.topic.G4': 'retention',
  'scoring.G4.asks': 'Net revenue retention, churn or a cohort.',
  'scoring.G4.none': 'We found no churn, revenue retention or cohort.',
  'scoring.G4.nrr': 'Net revenue retention is {figure}.',
  'scoring.G4.grr': 'Gross retention is {figure}.',
  'scoring.G4.churn': 'Churn is {figure}.',
  'scoring.G4.churn-yearly': 'Churn is {figure}, about {monthly} a month.',
  'scoring.G4.retention': '{figure} of users stay or come back.',
};

export const es: Record<keyof typeof en, string> = {
  'scoring.G4.title': 'Retención',
  'summary.topic.G4': 'retención',
  'scoring.G4.asks': 'Retención neta de ingresos, bajas o una cohorte.',
  'scoring.G4.none': 'No encontramos bajas, retención de ingresos ni cohortes.',
  'scoring.G4.nrr': 'La retención neta de ingresos es del {figure}.',
  'scoring.G4.grr': 'La retención bruta es del {figure}.',
  'scoring.G4.churn': 'Las bajas son del {figure}.',
  'scoring.G4.churn-yearly': 'Las bajas son del {figure}, cerca del {monthly} al mes.',
  'scoring.G4.retention': 'El {figure} de los usuarios se queda o vuelve.',
};

export const fr: Record<keyof typeof en, string> = {
  'scoring.G4.title': 'Rétention',
  'summary.topic.G4': 'la rétention',
  'scoring.G4.asks': 'Rétention nette du revenu, attrition ou une cohorte.',
  'scoring.G4.none': 'Nous n’avons trouvé ni attrition, ni rétention du revenu, ni cohorte.',
  'scoring.G4.nrr': 'La rétention nette du revenu est de {figure}.',
  'scoring.G4.grr': 'La rétention brute est de {figure}.',
  'scoring.G4.churn': 'L’attrition est de {figure}.',
  'scoring.G4.churn-yearly': 'L’attrition est de {figure}, soit environ {monthly} par mois.',
  'scoring.G4.retention': '{figure} des utilisateurs restent ou reviennent.',
};
