/** M2 in words: its title, its topic mid-sentence, what it asks, and the reason for each outcome. */
export const en = {
  'scoring.M2.title': 'Reachable market',
  'summary.topic.M2': 'reachable market',
  'scoring.M2.asks': 'A market this product can serve that is large enough for a fund’s return.',
  'scoring.M2.none': 'We found nothing on how much of a market this product can reach.',
  'scoring.M2.sam': 'The serviceable market is given as {size}.',
  'scoring.M2.som': 'The obtainable share is given as {size}. To check: how it follows from the serviceable market.',
  'scoring.M2.build': 'A market of about {size} a year follows from {buyers} buyers at {price}.',
  'scoring.M2.tam':
    'Of the market a total is given ({size}). To check: how the part that can be reached is worked out.',
  'scoring.M2.tam-parts':
    'Of the market a total is given ({size}). To check: what the part that the deck calls reachable rests on.',
  'scoring.M2.sam-bare': 'The serviceable market is given as {size} by the deck alone. To check: what it rests on.',
};

export const es: Record<keyof typeof en, string> = {
  'scoring.M2.title': 'Mercado accesible',
  'summary.topic.M2': 'mercado alcanzable',
  'scoring.M2.asks': 'Un mercado que este producto pueda atender y que baste para la rentabilidad de un fondo.',
  'scoring.M2.none': 'No encontramos qué parte del mercado puede alcanzar este producto.',
  'scoring.M2.sam': 'El mercado accesible se da como {size}.',
  'scoring.M2.som':
    'La parte alcanzable se da como {size}. Por comprobar: cómo se deduce del mercado que se puede atender.',
  'scoring.M2.build': 'De {buyers} compradores a {price} sale un mercado de unos {size} al año.',
  'scoring.M2.tam': 'Del mercado se da un total ({size}). Por comprobar: cómo se calcula la parte accesible.',
  'scoring.M2.tam-parts':
    'Del mercado se da un total ({size}). Por comprobar: en qué se apoya la parte que se da como alcanzable.',
  'scoring.M2.sam-bare':
    'El mercado que se puede atender se da como {size} según la propia presentación. Por comprobar: en qué se apoya.',
};

export const fr: Record<keyof typeof en, string> = {
  'scoring.M2.title': 'Marché accessible',
  'summary.topic.M2': 'le marché atteignable',
  'scoring.M2.asks': 'Un marché que ce produit peut servir et qui suffit au rendement d’un fonds.',
  'scoring.M2.none': 'Nous n’avons pas trouvé quelle part du marché ce produit peut atteindre.',
  'scoring.M2.sam': 'Le marché accessible est donné pour {size}.',
  'scoring.M2.som':
    'La part atteignable est donnée pour {size}. À vérifier : comment elle découle du marché que l’on peut servir.',
  'scoring.M2.build': 'De {buyers} acheteurs à {price} découle un marché d’environ {size} par an.',
  'scoring.M2.tam': 'Du marché un total est donné ({size}). À vérifier : comment la part accessible est calculée.',
  'scoring.M2.tam-parts':
    'Du marché un total est donné ({size}). À vérifier : sur quoi repose la part donnée comme atteignable.',
  'scoring.M2.sam-bare':
    'Le marché que l’on peut servir est donné pour {size} selon le deck seul. À vérifier : sur quoi il repose.',
};
