/** Words that `figures/passages` looks for, as patterns. Data only. */

// A line that ends in one of these goes on below.
export const OPEN_END =
  /(?:[,(&+-]|(?:^| )(?:a|an|the|of|to|in|on|at|by|for|from|with|and|or|over|than|is|are|our|we|has|have|will|per|de|del|la|el|los|las|un|una|en|con|por|para|y|o|que|a|al|nuestro|nuestra|mas|hasta|le|les|du|des|et|ou|une|dans|sur|pour|par|avec|qui|que|nos|notre|plus|jusqu'a|d'ici|million|millones|millions|milliards|billion|\$|us\$|€))$/u;

/** An amount whose scale or currency the next line may begin with. */
export const BROKEN_AMOUNT = /(?:[\d€£$]|\d ?(?:k|m|md|mds|mn|mio|b|bn))$/u;

export const SCALE_START =
  /^(?:fcfa|xof|xaf|usd|eur|gbp|chf|inr|ngn|kes|ksh|zar|mxn|cop|pen|clp|ars|brl|mad|aed|tnd|millones|millions?|million|mil|miles|milliards?|billion|trillion|bn|thousand|mds|euros?|dollars?|dolares|pesos|libras|pounds|livres|€|m€|k€|mm€|£|m£|k£|meses|months|mois)(?![\p{L}])/u;
