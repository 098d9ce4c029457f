/** M8 in words: its title, its topic mid-sentence, what it asks, and the reason for each outcome. */
export const en = {
  'scoring.M8.title': 'Route to the buyer',
  'summary.topic.M8': 'the route to the buyer',
  'scoring.M8.asks': 'Channels with results, a first segment and the order of expansion.',
  'scoring.M8.none': 'We found no way by which customers are reached.',
  'scoring.M8.start': 'A first segment is named ({start}). To check: who there has bought.',
  'scoring.M8.named': 'A channel is named: “{channel}”. To check: its result.',
  'scoring.M8.measured': 'A channel is given with a figure: “{channel}”. To check: what a customer costs by it.',
  'scoring.M8.ordered': 'Channel with a figure, first segment and what comes after it are given.',
};

export const es: Record<keyof typeof en, string> = {
  'scoring.M8.title': 'Camino al comprador',
  'summary.topic.M8': 'vía de llegada al comprador',
  'scoring.M8.asks': 'Canales con resultados, un primer segmento y el orden de expansión.',
  'scoring.M8.none': 'No encontramos cómo se llega a los clientes.',
  'scoring.M8.start': 'Se nombra un primer segmento ({start}). Por comprobar: quién ha comprado allí.',
  'scoring.M8.named': 'Se nombra un canal: «{channel}». Por comprobar: su resultado.',
  'scoring.M8.measured': 'Se da un canal con una cifra: «{channel}». Por comprobar: lo que cuesta un cliente por él.',
  'scoring.M8.ordered': 'Se dan un canal con una cifra, el primer segmento y lo que viene después.',
};

export const fr: Record<keyof typeof en, string> = {
  'scoring.M8.title': 'Accès à l’acheteur',
  'summary.topic.M8': 'l’accès à l’acheteur',
  'scoring.M8.asks': 'Des canaux avec des résultats, un premier segment et l’ordre d’expansion.',
  'scoring.M8.none': 'Nous n’avons pas trouvé comment les clients sont atteints.',
  'scoring.M8.start': 'Un premier segment est nommé ({start}). À vérifier : qui y a acheté.',
  'scoring.M8.named': 'Un canal est nommé : « {channel} ». À vérifier : son résultat.',
  'scoring.M8.measured':
    'Un canal est donné avec un chiffre : « {channel} ». À vérifier : ce que coûte un client par ce canal.',
  'scoring.M8.ordered': 'Un canal chiffré, le premier segment et la suite sont donnés.',
};
