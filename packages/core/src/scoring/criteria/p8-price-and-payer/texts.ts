/** P8 in words: its title, its topic mid-sentence, what it asks, and the reason for each outcome. */
export const en = {
  'scoring.P8.title': 'Price and payer',
  'summary.topic.P8': 'pricing',
  'scoring.P8.asks': 'Who pays, how much, for what unit.',
  'scoring.P8.none': 'We found nothing on how it earns money.',
  'scoring.P8.payer': 'Who pays is said ({payer}). To check: what they pay today.',
  'scoring.P8.model': 'The revenue model is named ({model}). To check: what customers really pay.',
  'scoring.P8.price': 'A price is given ({price}). To check: what customers really pay.',
  'scoring.P8.complete': 'The price ({price}), its unit and who pays it are given.',
};

export const es: Record<keyof typeof en, string> = {
  'scoring.P8.title': 'Precio y pagador',
  'summary.topic.P8': 'precios',
  'scoring.P8.asks': 'Quién paga, cuánto y por qué unidad.',
  'scoring.P8.none': 'No encontramos cómo gana dinero.',
  'scoring.P8.payer': 'Se dice quién paga ({payer}). Por comprobar: lo que paga hoy.',
  'scoring.P8.model': 'Se nombra el modelo de ingresos ({model}). Por comprobar: lo que los clientes pagan de verdad.',
  'scoring.P8.price': 'Se da un precio ({price}). Por comprobar: lo que los clientes pagan de verdad.',
  'scoring.P8.complete': 'Se dan el precio ({price}), su unidad y quién lo paga.',
};

export const fr: Record<keyof typeof en, string> = {
  'scoring.P8.title': 'Prix et payeur',
  'summary.topic.P8': 'le prix',
  'scoring.P8.asks': 'Qui paie, combien et pour quelle unité.',
  'scoring.P8.none': 'Nous n’avons pas trouvé comment l’entreprise gagne de l’argent.',
  'scoring.P8.payer': 'On sait qui paie ({payer}). À vérifier : ce qu’il paie aujourd’hui.',
  'scoring.P8.model': 'Le modèle de revenus est nommé ({model}). À vérifier : ce que les clients paient vraiment.',
  'scoring.P8.price': 'Un prix est donné ({price}). À vérifier : ce que les clients paient vraiment.',
  'scoring.P8.complete': 'Le prix ({price}), son unité et celui qui le paie sont donnés.',
};
