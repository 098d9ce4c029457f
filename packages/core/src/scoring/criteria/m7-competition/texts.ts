/** M7 in words: its title, its topic mid-sentence, what it asks, and the reason for each outcome. */
export const en = {
  'scoring.M7.title': 'Competition',
  'summary.topic.M7': 'competition',
  'scoring.M7.asks': 'Named competitors and the status quo, compared honestly.',
  'scoring.M7.none': 'We found no competitor or alternative by name.',
  'scoring.M7.denied': 'The deck claims to have no competitors; doing nothing is always one.',
  'scoring.M7.categories':
    'A kind of alternative is named ({category}). To check: which of them buyers weigh it against.',
  'scoring.M7.unnamed-matrix': 'There is a comparison; its competitors we could not read.',
  'scoring.M7.one': 'A competitor is named: {competitors}. To check: whom else buyers weigh.',
  'scoring.M7.two':
    'Competitors are named and compared ({competitors}). To check: others; a field is described from three on.',
  'scoring.M7.named':
    'Competitors are named, among them {competitors}. To check: whom buyers really weigh against each other.',
  'scoring.M7.compared':
    'Competitors are compared, among them {competitors}. To check: what buyers who chose the others say.',
  'scoring.M7.honest': 'Competitors and the status quo are compared, including where the others are better.',
};

export const es: Record<keyof typeof en, string> = {
  'scoring.M7.title': 'Competencia',
  'summary.topic.M7': 'competencia',
  'scoring.M7.asks': 'Competidores con nombre y la opción de no hacer nada, comparados con franqueza.',
  'scoring.M7.none': 'No encontramos ningún competidor ni alternativa con nombre.',
  'scoring.M7.denied': 'La presentación afirma no tener competencia; no hacer nada siempre lo es.',
  'scoring.M7.categories':
    'Se nombra un tipo de alternativa ({category}). Por comprobar: con cuáles lo comparan los compradores.',
  'scoring.M7.unnamed-matrix': 'Hay una comparación; no pudimos leer sus competidores.',
  'scoring.M7.one': 'Se nombra un competidor: {competitors}. Por comprobar: con quién más comparan los compradores.',
  'scoring.M7.two':
    'Se nombran y comparan competidores ({competitors}). Por comprobar: otros; un mercado se describe a partir de tres.',
  'scoring.M7.named':
    'Se nombran competidores, entre ellos {competitors}. Por comprobar: entre cuáles eligen de verdad los compradores.',
  'scoring.M7.compared':
    'Se comparan competidores, entre ellos {competitors}. Por comprobar: lo que dicen los compradores que eligieron a los otros.',
  'scoring.M7.honest':
    'Se comparan los competidores y la opción de no hacer nada, también donde los demás son mejores.',
};

export const fr: Record<keyof typeof en, string> = {
  'scoring.M7.title': 'Concurrence',
  'summary.topic.M7': 'la concurrence',
  'scoring.M7.asks': 'Des concurrents nommés et le statu quo, comparés sans complaisance.',
  'scoring.M7.none': 'Nous n’avons trouvé ni concurrent ni alternative nommés.',
  'scoring.M7.denied': 'Le deck affirme n’avoir aucun concurrent ; ne rien faire en est toujours un.',
  'scoring.M7.categories':
    'Un type d’alternative est nommé ({category}). À vérifier : auxquels les acheteurs le comparent.',
  'scoring.M7.unnamed-matrix': 'Il y a un comparatif, dont nous n’avons pas pu lire les concurrents.',
  'scoring.M7.one': 'Un concurrent est nommé : {competitors}. À vérifier : à qui d’autre les acheteurs comparent.',
  'scoring.M7.two':
    'Des concurrents sont nommés et comparés ({competitors}). À vérifier : d’autres ; un paysage se décrit à partir de trois.',
  'scoring.M7.named':
    'Des concurrents sont nommés, dont {competitors}. À vérifier : entre lesquels les acheteurs choisissent vraiment.',
  'scoring.M7.compared':
    'Des concurrents sont comparés, dont {competitors}. À vérifier : ce que disent les acheteurs qui ont choisi les autres.',
  'scoring.M7.honest': 'Les concurrents et le statu quo sont comparés, y compris là où les autres sont meilleurs.',
};
