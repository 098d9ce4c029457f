/** G9 in words: its title, its topic mid-sentence, what it asks, and the reason for each outcome. */
export const en = {
  'scoring.G9.title': 'Milestones reached',
  'summary.topic.G9': 'milestones reached',
  'scoring.G9.asks': 'At least three milestones reached, with dates.',
  'scoring.G9.none': 'We found no milestone reached.',
  'scoring.G9.list': 'Milestones reached are shown. To check: three of them with dates.',
  'scoring.G9.dated': 'Milestones reached are shown with dates.',
};

export const es: Record<keyof typeof en, string> = {
  'scoring.G9.title': 'Hitos alcanzados',
  'summary.topic.G9': 'hitos alcanzados',
  'scoring.G9.asks': 'Al menos tres hitos alcanzados, con fecha.',
  'scoring.G9.none': 'No encontramos ningún hito alcanzado.',
  'scoring.G9.list': 'Se muestran hitos alcanzados. Por comprobar: tres de ellos con fecha.',
  'scoring.G9.dated': 'Se muestran hitos alcanzados con fecha.',
};

export const fr: Record<keyof typeof en, string> = {
  'scoring.G9.title': 'Jalons atteints',
  'summary.topic.G9': 'les jalons atteints',
  'scoring.G9.asks': 'Au moins trois jalons atteints, datés.',
  'scoring.G9.none': 'Nous n’avons trouvé aucun jalon atteint.',
  'scoring.G9.list': 'Des jalons atteints sont montrés. À vérifier : trois d’entre eux, datés.',
  'scoring.G9.dated': 'Des jalons atteints sont montrés avec leur date.',
};
