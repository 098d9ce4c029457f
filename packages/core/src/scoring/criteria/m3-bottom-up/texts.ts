/** M3 in words: its title, its topic mid-sentence, what it asks, and the reason for each outcome. */
export const en = {
  'scoring.M3.title': 'Market built from below',
  'summary.topic.M3': 'a bottom-up market',
  'scoring.M3.asks': 'Number of buyers times price, agreeing with the stated market.',
  'scoring.M3.none': 'We found no market built from buyers and price.',
  'scoring.M3.counted': 'Buyers are counted ({buyers}). To check: how many of them would buy.',
  'scoring.M3.priced':
    'The deck gives {buyers} buyers and a price of {price}. To check: a market size that follows from them.',
  'scoring.M3.agrees': 'The stated market of {size} follows from {buyers} buyers at {price}.',
};

export const es: Record<keyof typeof en, string> = {
  'scoring.M3.title': 'Mercado desde abajo',
  'summary.topic.M3': 'mercado calculado desde abajo',
  'scoring.M3.asks': 'Número de compradores por precio, que coincida con el mercado declarado.',
  'scoring.M3.none': 'No encontramos un mercado calculado a partir de compradores y precio.',
  'scoring.M3.counted': 'Se cuentan los compradores ({buyers}). Por comprobar: cuántos de ellos comprarían.',
  'scoring.M3.priced':
    'La presentación da {buyers} compradores y un precio de {price}. Por comprobar: un tamaño de mercado que salga de ellos.',
  'scoring.M3.agrees': 'El mercado declarado de {size} sale de {buyers} compradores a {price}.',
};

export const fr: Record<keyof typeof en, string> = {
  'scoring.M3.title': 'Marché construit par le bas',
  'summary.topic.M3': 'le calcul du marché par le bas',
  'scoring.M3.asks': 'Nombre d’acheteurs multiplié par le prix, en accord avec le marché annoncé.',
  'scoring.M3.none': 'Nous n’avons pas trouvé de marché construit à partir des acheteurs et du prix.',
  'scoring.M3.counted': 'Les acheteurs sont comptés ({buyers}). À vérifier : combien d’entre eux achèteraient.',
  'scoring.M3.priced':
    'Le deck donne {buyers} acheteurs et un prix de {price}. À vérifier : une taille de marché qui en découle.',
  'scoring.M3.agrees': 'Le marché annoncé de {size} découle de {buyers} acheteurs à {price}.',
};
