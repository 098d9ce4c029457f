/** G2 in words: its title, its topic mid-sentence, what it asks, and the reason for each outcome. */
export const en = {
  'scoring.G2.title': 'Growth',
  'summary.topic.G2': 'growth',
  'scoring.G2.asks': 'Growth of that figure a year, from what to what.',
  'scoring.G2.none': 'We found no actual growth rate, nor two dated figures to compute one.',
  'scoring.G2.shrinking': 'The business does not grow ({growth}).',
  'scoring.G2.thin': '{growth} is a monthly rate and no more. To check: a series of at least three months.',
  'scoring.G2.no-base': 'Growth of {growth} is stated. To check: from what to what.',
  'scoring.G2.users': 'Growth of {growth} is of users, not of revenue.',
  'scoring.G2.undated': 'Growth of {growth} is strong for {stage}. To check: over which dates.',
  'scoring.G2.below': 'Growth of {growth}{aside} is below the good band for {stage}.',
  'scoring.G2.good': 'Growth of {growth}{aside} is good for {stage}.',
  'scoring.G2.top': 'Growth of {growth}{aside} is in the top band for {stage}.',
};

export const es: Record<keyof typeof en, string> = {
  'scoring.G2.title': 'Crecimiento',
  'summary.topic.G2': 'crecimiento',
  'scoring.G2.asks': 'El crecimiento anual de esa cifra, de cuánto a cuánto.',
  'scoring.G2.none': 'No encontramos crecimiento real ni dos cifras con fecha para calcularlo.',
  'scoring.G2.shrinking': 'El negocio no crece ({growth}).',
  'scoring.G2.thin': '{growth} es una tasa mensual, y nada más. Por comprobar: una serie de al menos tres meses.',
  'scoring.G2.no-base': 'Se declara un crecimiento de {growth}. Por comprobar: de cuánto a cuánto.',
  'scoring.G2.users': 'El crecimiento de {growth} es de usuarios, no de ingresos.',
  'scoring.G2.undated': 'El crecimiento de {growth} es alto para {stage}. Por comprobar: entre qué fechas.',
  'scoring.G2.below': 'El crecimiento de {growth}{aside} no llega al tramo bueno para {stage}.',
  'scoring.G2.good': 'El crecimiento de {growth}{aside} es bueno para {stage}.',
  'scoring.G2.top': 'El crecimiento de {growth}{aside} está en el tramo más alto para {stage}.',
};

export const fr: Record<keyof typeof en, string> = {
  'scoring.G2.title': 'Croissance',
  'summary.topic.G2': 'la croissance',
  'scoring.G2.asks': 'La croissance annuelle de ce chiffre, de combien à combien.',
  'scoring.G2.none': 'Nous n’avons trouvé ni croissance réelle, ni deux chiffres datés pour la calculer.',
  'scoring.G2.shrinking': 'L’activité ne croît pas ({growth}).',
  'scoring.G2.thin': '{growth} est un taux mensuel, sans plus. À vérifier : une série d’au moins trois mois.',
  'scoring.G2.no-base': 'Une croissance de {growth} est annoncée. À vérifier : de combien à combien.',
  'scoring.G2.users': 'La croissance de {growth} est celle des utilisateurs, pas du revenu.',
  'scoring.G2.undated': 'La croissance de {growth} est forte en {stage}. À vérifier : entre quelles dates.',
  'scoring.G2.below': 'La croissance de {growth}{aside} reste sous la bonne tranche en {stage}.',
  'scoring.G2.good': 'La croissance de {growth}{aside} est bonne en {stage}.',
  'scoring.G2.top': 'La croissance de {growth}{aside} est dans la tranche haute en {stage}.',
};
