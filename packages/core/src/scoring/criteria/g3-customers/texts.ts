/** G3 in words: its title, its topic mid-sentence, what it asks, and the reason for each outcome. */
export const en = {
  'scoring.G3.title': 'Customers',
  'summary.topic.G3': 'customers',
  'scoring.G3.asks': 'How many pay, and who they are.',
  'scoring.G3.none': 'We found no customer, counted or named.',
  'scoring.G3.interest': 'There is interest (sign-ups, waiting list or letters), but no customer.',
  'scoring.G3.few-names': '{n, plural, one {One customer is} other {# customers are}} named: {names}.',
  'scoring.G3.count': '{count} customers are counted; none is named, and how many pay is not said.',
  'scoring.G3.paying': '{paying} customers pay; none is named.',
  'scoring.G3.names': '{n} customers are named ({names}); how many pay is not said.',
  'scoring.G3.paying-named': '{paying} customers pay, and some are named: {names}.',
};

export const es: Record<keyof typeof en, string> = {
  'scoring.G3.title': 'Clientes',
  'summary.topic.G3': 'clientes',
  'scoring.G3.asks': 'Cuántos pagan y quiénes son.',
  'scoring.G3.none': 'No encontramos clientes, ni contados ni nombrados.',
  'scoring.G3.interest': 'Hay interés (registros, lista de espera o cartas), pero ningún cliente.',
  'scoring.G3.few-names': 'Se nombra a {n, plural, one {un cliente} other {# clientes}}: {names}.',
  'scoring.G3.count': 'Se cuentan {count} clientes; no se nombra a ninguno ni se dice cuántos pagan.',
  'scoring.G3.paying': 'Pagan {paying} clientes; no se nombra a ninguno.',
  'scoring.G3.names': 'Se nombra a {n} clientes ({names}); no se dice cuántos pagan.',
  'scoring.G3.paying-named': 'Pagan {paying} clientes y se nombra a algunos: {names}.',
};

export const fr: Record<keyof typeof en, string> = {
  'scoring.G3.title': 'Clients',
  'summary.topic.G3': 'les clients',
  'scoring.G3.asks': 'Combien paient, et qui ils sont.',
  'scoring.G3.none': 'Nous n’avons trouvé aucun client, ni compté ni nommé.',
  'scoring.G3.interest': 'Il y a de l’intérêt (inscriptions, liste d’attente ou lettres), mais pas de client.',
  'scoring.G3.few-names': '{n, plural, one {Un client est nommé} other {# clients sont nommés}} : {names}.',
  'scoring.G3.count': '{count} clients sont comptés ; aucun n’est nommé, et combien paient n’est pas dit.',
  'scoring.G3.paying': '{paying} clients paient ; aucun n’est nommé.',
  'scoring.G3.names': '{n} clients sont nommés ({names}) ; combien paient n’est pas dit.',
  'scoring.G3.paying-named': '{paying} clients paient, et certains sont nommés : {names}.',
};
