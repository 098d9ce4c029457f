/** G3 in words: its title, its topic mid-sentence, what it asks, and the reason for each outcome. */
export const en = {
  'scoring.G3.title': 'Customers',
  'summary.topic.G3': 'customers',
  'scoring.G3.asks': 'How many pay, and who they are.',
  'scoring.G3.none': 'We found no customer, counted or named.',
  'scoring.G3.interest':
    'There is interest (sign-ups, waiting list or letters). To check: whether anybody has become a customer.',
  'scoring.G3.few-names': 'Named as customers: {names}.',
  'scoring.G3.count': '{count} customers are counted. To check: how many of them pay, and what they say.',
  'scoring.G3.paying': '{paying} customers pay. To check: what they say, and since when they pay.',
  'scoring.G3.names': 'Named as customers: {names}. To check: how many pay.',
  'scoring.G3.paying-named': '{paying} customers pay, and some are named: {names}.',
};

export const es: Record<keyof typeof en, string> = {
  'scoring.G3.title': 'Clientes',
  'summary.topic.G3': 'clientes',
  'scoring.G3.asks': 'Cuántos pagan y quiénes son.',
  'scoring.G3.none': 'No encontramos clientes, ni contados ni nombrados.',
  'scoring.G3.interest': 'Hay interés (registros, lista de espera o cartas). Por comprobar: si alguien ya es cliente.',
  'scoring.G3.few-names': 'Nombrados como clientes: {names}.',
  'scoring.G3.count': 'Se cuentan {count} clientes. Por comprobar: cuántos de ellos pagan y qué dicen.',
  'scoring.G3.paying': 'Pagan {paying} clientes. Por comprobar: lo que dicen y desde cuándo pagan.',
  'scoring.G3.names': 'Nombrados como clientes: {names}. Por comprobar: cuántos pagan.',
  'scoring.G3.paying-named': 'Pagan {paying} clientes y se nombra a algunos: {names}.',
};

export const fr: Record<keyof typeof en, string> = {
  'scoring.G3.title': 'Clients',
  'summary.topic.G3': 'les clients',
  'scoring.G3.asks': 'Combien paient, et qui ils sont.',
  'scoring.G3.none': 'Nous n’avons trouvé aucun client, ni compté ni nommé.',
  'scoring.G3.interest':
    'Il y a de l’intérêt (inscriptions, liste d’attente ou lettres). À vérifier : si quelqu’un est devenu client.',
  'scoring.G3.few-names': 'Nommés comme clients : {names}.',
  'scoring.G3.count': '{count} clients sont comptés. À vérifier : combien d’entre eux paient et ce qu’ils en disent.',
  'scoring.G3.paying': '{paying} clients paient. À vérifier : ce qu’ils en disent et depuis quand ils paient.',
  'scoring.G3.names': 'Nommés comme clients : {names}. À vérifier : combien paient.',
  'scoring.G3.paying-named': '{paying} clients paient, et certains sont nommés : {names}.',
};
