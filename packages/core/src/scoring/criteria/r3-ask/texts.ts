/** R3 in words: its title, its topic mid-sentence, what it asks, and the reason for each outcome. */
export const en = {
  'scoring.R3.title': 'The ask',
  'summary.topic.R3': 'details of the round',
  'scoring.R3.asks': 'Amount, use of funds that adds up, and dated milestones the money buys.',
  'scoring.R3.none': 'We found no amount that is being raised.',
  'scoring.R3.raising': 'A round is mentioned. To check: its amount.',
  'scoring.R3.amount': '{ask} is asked for. To check: how the amount follows from what is to be reached.',
  'scoring.R3.words': '{ask} is asked for, and what it is for is told in words. To check: how much goes to each part.',
  'scoring.R3.list': '{ask} is asked for, and uses are listed. To check: how much goes to each part.',
  'scoring.R3.sum': '{ask} is asked for, but the use of funds adds up to {sum}.',
  'scoring.R3.funds':
    '{ask} is asked for with a use of funds that adds up. To check: what each part will have achieved.',
  'scoring.R3.complete': '{ask} is asked for, with a use of funds that adds up and dated milestones.',
};

export const es: Record<keyof typeof en, string> = {
  'scoring.R3.title': 'La ronda solicitada',
  'summary.topic.R3': 'detalle de la ronda',
  'scoring.R3.asks': 'Importe, uso de los fondos que cuadre e hitos con fecha que el dinero permite alcanzar.',
  'scoring.R3.none': 'No encontramos cuánto se busca levantar.',
  'scoring.R3.raising': 'Se menciona una ronda. Por comprobar: su importe.',
  'scoring.R3.amount': 'Se piden {ask}. Por comprobar: cómo se deduce el importe de lo que se quiere alcanzar.',
  'scoring.R3.words': 'Se piden {ask} y se dice para qué. Por comprobar: cuánto va a cada parte.',
  'scoring.R3.list': 'Se piden {ask} y se enumeran usos. Por comprobar: cuánto va a cada parte.',
  'scoring.R3.sum': 'Se piden {ask}, pero el uso de los fondos suma {sum}.',
  'scoring.R3.funds': 'Se piden {ask} con un uso de los fondos que suma. Por comprobar: qué habrá logrado cada parte.',
  'scoring.R3.complete': 'Se piden {ask}, con un uso de los fondos que cuadra e hitos con fecha.',
};

export const fr: Record<keyof typeof en, string> = {
  'scoring.R3.title': 'La levée demandée',
  'summary.topic.R3': 'le détail du tour',
  'scoring.R3.asks': 'Un montant, un emploi des fonds qui tombe juste et les jalons datés qu’il permet.',
  'scoring.R3.none': 'Nous n’avons pas trouvé le montant recherché.',
  'scoring.R3.raising': 'Une levée est évoquée. À vérifier : son montant.',
  'scoring.R3.amount': '{ask} sont demandés. À vérifier : comment le montant découle de ce qu’il faut atteindre.',
  'scoring.R3.words': '{ask} sont demandés et leur emploi est dit en mots. À vérifier : combien va à chaque part.',
  'scoring.R3.list': '{ask} sont demandés et des emplois sont cités. À vérifier : combien va à chaque part.',
  'scoring.R3.sum': '{ask} sont demandés, mais l’emploi des fonds totalise {sum}.',
  'scoring.R3.funds':
    '{ask} sont demandés avec un emploi des fonds qui tombe juste. À vérifier : ce que chaque part aura permis.',
  'scoring.R3.complete': '{ask} sont demandés, avec un emploi des fonds qui tombe juste et des jalons datés.',
};
