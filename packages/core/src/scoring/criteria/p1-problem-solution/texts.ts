/** P1 in words: its title, its topic mid-sentence, what it asks, and the reason for each outcome. */
export const en = {
  'scoring.P1.title': 'Problem and solution',
  'summary.topic.P1': 'a clear proposition',
  'scoring.P1.asks':
    'The problem, the solution, for whom, and what the problem costs them; words alone earn three quarters at most.',
  'scoring.P1.none': 'We found neither a problem nor a solution.',
  'scoring.P1.problem': 'A problem is described.',
  'scoring.P1.solution': 'A solution is described.',
  'scoring.P1.both': 'Problem and solution are described.',
  'scoring.P1.complete': 'Problem, solution and a one-sentence description are there.',
  'scoring.P1.costed': 'Problem and solution are described for a named customer, with what the problem costs: {cost}.',
};

export const es: Record<keyof typeof en, string> = {
  'scoring.P1.title': 'Problema y solución',
  'summary.topic.P1': 'claridad de la propuesta',
  'scoring.P1.asks':
    'El problema, la solución, para quién y lo que les cuesta el problema; las palabras solas ganan tres cuartos como mucho.',
  'scoring.P1.none': 'No encontramos ni un problema ni una solución.',
  'scoring.P1.problem': 'Se describe un problema.',
  'scoring.P1.solution': 'Se describe una solución.',
  'scoring.P1.both': 'Se describen problema y solución.',
  'scoring.P1.complete': 'Están el problema, la solución y una descripción en una frase.',
  'scoring.P1.costed':
    'Se describen problema y solución para un cliente concreto, con lo que cuesta el problema: {cost}.',
};

export const fr: Record<keyof typeof en, string> = {
  'scoring.P1.title': 'Problème et solution',
  'summary.topic.P1': 'la clarté de la proposition',
  'scoring.P1.asks':
    'Le problème, la solution, pour qui, et ce que le problème leur coûte\u202f; les mots seuls valent trois quarts au plus.',
  'scoring.P1.none': 'Nous n’avons trouvé ni problème ni solution.',
  'scoring.P1.problem': 'Un problème est décrit.',
  'scoring.P1.solution': 'Une solution est décrite.',
  'scoring.P1.both': 'Problème et solution sont décrits.',
  'scoring.P1.complete': 'Problème, solution et description en une phrase sont là.',
  'scoring.P1.costed':
    'Problème et solution sont décrits pour un client nommé, avec ce que le problème coûte\u00a0: {cost}.',
};
