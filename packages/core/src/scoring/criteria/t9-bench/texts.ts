/** T9 in words: its title, its topic mid-sentence, what it asks, and the reason for each outcome. */
export const en = {
  'scoring.T9.title': 'Bench',
  'summary.topic.T9': 'management bench',
  'scoring.T9.asks': 'Heads of functions besides the founders.',
  'scoring.T9.none': 'We could read no head of a function besides the founders.',
  'scoring.T9.heads': 'Named with a role besides the founders: {people}.',
};

export const es: Record<keyof typeof en, string> = {
  'scoring.T9.title': 'Segunda línea',
  'summary.topic.T9': 'equipo directivo',
  'scoring.T9.asks': 'Responsables de área además de los fundadores.',
  'scoring.T9.none': 'No pudimos leer responsables de función aparte de los fundadores.',
  'scoring.T9.heads': 'Con función y nombre, además de los fundadores: {people}.',
};

export const fr: Record<keyof typeof en, string> = {
  'scoring.T9.title': 'Encadrement',
  'summary.topic.T9': 'l’équipe de direction',
  'scoring.T9.asks': 'Des responsables de fonction en plus des fondateurs.',
  'scoring.T9.none': 'Nous n’avons pu lire aucun responsable de fonction en plus des fondateurs.',
  'scoring.T9.heads': 'Nommés avec une fonction, outre les fondateurs : {people}.',
};
