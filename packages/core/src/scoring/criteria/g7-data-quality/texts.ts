/** G7 in words: its title, its topic mid-sentence, what it asks, and the reason for each outcome. */
export const en = {
  'scoring.G7.title': 'Quality of the figures',
  'summary.topic.G7': 'dated figures',
  'scoring.G7.asks': 'Key figures dated, defined and shown month by month.',
  'scoring.G7.none': 'We could read no key figure of today.',
  'scoring.G7.undated': 'Key figures are given. To check: the figures of today.',
  'scoring.G7.cumulative': 'A key figure is cumulative, which hides whether the business grows or shrinks.',
  'scoring.G7.dated': 'Key figures are dated. To check: how they are counted.',
  'scoring.G7.defined': 'Key figures are dated and defined. To check: a monthly series.',
  'scoring.G7.series-undefined': 'A series over time is shown. To check: how the figure is counted.',
  'scoring.G7.series': 'Key figures are defined and shown as a series over time.',
};

export const es: Record<keyof typeof en, string> = {
  'scoring.G7.title': 'Calidad de las cifras',
  'summary.topic.G7': 'cifras con fecha',
  'scoring.G7.asks': 'Cifras clave con fecha, definidas y mes a mes.',
  'scoring.G7.none': 'No pudimos leer ninguna cifra clave de hoy.',
  'scoring.G7.undated': 'Se dan cifras clave. Por comprobar: las cifras de hoy.',
  'scoring.G7.cumulative': 'Hay una cifra clave acumulada, lo que oculta si el negocio crece o mengua.',
  'scoring.G7.dated': 'Las cifras clave llevan fecha. Por comprobar: cómo se cuentan.',
  'scoring.G7.defined': 'Las cifras clave llevan fecha y definición. Por comprobar: una serie mensual.',
  'scoring.G7.series-undefined': 'Se muestra una serie en el tiempo. Por comprobar: cómo se cuenta la cifra.',
  'scoring.G7.series': 'Las cifras clave están definidas y se muestran como serie en el tiempo.',
};

export const fr: Record<keyof typeof en, string> = {
  'scoring.G7.title': 'Qualité des chiffres',
  'summary.topic.G7': 'la datation des chiffres',
  'scoring.G7.asks': 'Des chiffres clés datés, définis et suivis mois par mois.',
  'scoring.G7.none': 'Nous n’avons pu lire aucun chiffre clé d’aujourd’hui.',
  'scoring.G7.undated': 'Des chiffres clés sont donnés. À vérifier : les chiffres d’aujourd’hui.',
  'scoring.G7.cumulative': 'Un chiffre clé est cumulé, ce qui cache si l’activité monte ou descend.',
  'scoring.G7.dated': 'Les chiffres clés sont datés. À vérifier : leur mode de calcul.',
  'scoring.G7.defined': 'Les chiffres clés sont datés et définis. À vérifier : une série mensuelle.',
  'scoring.G7.series-undefined': 'Une série dans le temps est montrée. À vérifier : le mode de calcul du chiffre.',
  'scoring.G7.series': 'Les chiffres clés sont définis et montrés en série dans le temps.',
};
