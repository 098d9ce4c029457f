/** T4 in words: its title, its topic mid-sentence, what it asks, and the reason for each outcome. */
export const en = {
  'scoring.T4.title': 'Builds and sells',
  'summary.topic.T4': 'complementary skills',
  'scoring.T4.asks': 'Somebody who builds the product and somebody who sells it.',
  'scoring.T4.none': 'We could not tell who builds the product and who sells it.',
  'scoring.T4.builds': '{builder} builds. To check: who has sold to this market before.',
  'scoring.T4.sells': '{seller} sells. To check: who has built and shipped such a product before.',
  'scoring.T4.both': '{builder} builds and {seller} sells.',
};

export const es: Record<keyof typeof en, string> = {
  'scoring.T4.title': 'Construir y vender',
  'summary.topic.T4': 'perfiles complementarios',
  'scoring.T4.asks': 'Alguien que construye el producto y alguien que lo vende.',
  'scoring.T4.none': 'No pudimos saber quién construye el producto y quién lo vende.',
  'scoring.T4.builds': '{builder} construye. Por comprobar: quién ha vendido antes a este mercado.',
  'scoring.T4.sells': '{seller} vende. Por comprobar: quién ha construido y entregado antes un producto así.',
  'scoring.T4.both': '{builder} construye y {seller} vende.',
};

export const fr: Record<keyof typeof en, string> = {
  'scoring.T4.title': 'Construire et vendre',
  'summary.topic.T4': 'la complémentarité de l’équipe',
  'scoring.T4.asks': 'Quelqu’un qui construit le produit et quelqu’un qui le vend.',
  'scoring.T4.none': 'Nous n’avons pas pu savoir qui construit le produit ni qui le vend.',
  'scoring.T4.builds': '{builder} construit. À vérifier : qui a déjà vendu à ce marché.',
  'scoring.T4.sells': '{seller} vend. À vérifier : qui a déjà construit et livré un tel produit.',
  'scoring.T4.both': '{builder} construit et {seller} vend.',
};
