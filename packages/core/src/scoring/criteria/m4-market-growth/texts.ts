/** M4 in words: its title, its topic mid-sentence, what it asks, and the reason for each outcome. */
export const en = {
  'scoring.M4.title': 'Market growth',
  'summary.topic.M4': 'market growth',
  'scoring.M4.asks': 'Growth of the market in percent a year, with a source.',
  'scoring.M4.none': 'We found no growth rate of the market.',
  'scoring.M4.words': 'The market is said to grow. To check: by how much.',
  'scoring.M4.shrinking': 'By the deck’s own figure the market does not grow ({growth}).',
  'scoring.M4.slow': 'The market grows slowly ({growth}).',
  'scoring.M4.no-period': 'The growth of the market is given as {growth}. To check: over what time.',
  'scoring.M4.unsourced': 'The growth of the market is given as {growth} a year. To check: the figure at its source.',
  'scoring.M4.moderate': 'The market grows {growth} a year according to {source}: solid, not fast.',
  'scoring.M4.sourced': 'The market grows {growth} a year according to {source}.',
};

export const es: Record<keyof typeof en, string> = {
  'scoring.M4.title': 'Crecimiento del mercado',
  'summary.topic.M4': 'crecimiento del mercado',
  'scoring.M4.asks': 'Crecimiento anual del mercado en porcentaje, con fuente.',
  'scoring.M4.none': 'No encontramos la tasa de crecimiento del mercado.',
  'scoring.M4.words': 'Se dice que el mercado crece. Por comprobar: cuánto.',
  'scoring.M4.shrinking': 'Según la propia cifra de la presentación, el mercado no crece ({growth}).',
  'scoring.M4.slow': 'El mercado crece despacio ({growth}).',
  'scoring.M4.no-period': 'El crecimiento del mercado se da como {growth}. Por comprobar: en cuánto tiempo.',
  'scoring.M4.unsourced':
    'El crecimiento del mercado se da como {growth} al año. Por comprobar: la cifra en su fuente.',
  'scoring.M4.moderate': 'El mercado crece un {growth} al año según {source}: sólido, no rápido.',
  'scoring.M4.sourced': 'El mercado crece un {growth} al año según {source}.',
};

export const fr: Record<keyof typeof en, string> = {
  'scoring.M4.title': 'Croissance du marché',
  'summary.topic.M4': 'la croissance du marché',
  'scoring.M4.asks': 'Croissance annuelle du marché en pourcentage, avec une source.',
  'scoring.M4.none': 'Nous n’avons pas trouvé le taux de croissance du marché.',
  'scoring.M4.words': 'Le marché est dit en croissance. À vérifier : de combien.',
  'scoring.M4.shrinking': 'D’après le chiffre même du deck, le marché ne croît pas ({growth}).',
  'scoring.M4.slow': 'Le marché croît lentement ({growth}).',
  'scoring.M4.no-period': 'La croissance du marché est donnée pour {growth}. À vérifier : sur quelle durée.',
  'scoring.M4.unsourced':
    'La croissance du marché est donnée pour {growth} par an. À vérifier : le chiffre à sa source.',
  'scoring.M4.moderate': 'Le marché croît de {growth} par an selon {source} : solide, sans être rapide.',
  'scoring.M4.sourced': 'Le marché croît de {growth} par an selon {source}.',
};
