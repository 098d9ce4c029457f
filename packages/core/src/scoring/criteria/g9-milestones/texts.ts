/** G9 in words: its title, its topic mid-sentence, what it asks, and the reason for each outcome. */
export const en = {
  'scoring.G9.title': 'Milestones reached',
  'summary.topic.G9': 'milestones reached',
  'scoring.G9.asks': 'At least three milestones reached, with dates.',
  'scoring.G9.none': 'We found no milestone reached.',
  'scoring.G9.list':
    '{n, plural, one {One milestone is shown} other {# milestones are shown}}; three with dates are asked for.',
  'scoring.G9.dated': '{n} milestones are shown with dates.',
};

export const es: Record<keyof typeof en, string> = {
  'scoring.G9.title': 'Hitos alcanzados',
  'summary.topic.G9': 'hitos alcanzados',
  'scoring.G9.asks': 'Al menos tres hitos alcanzados, con fecha.',
  'scoring.G9.none': 'No encontramos ningún hito alcanzado.',
  'scoring.G9.list': '{n, plural, one {Se muestra un hito} other {Se muestran # hitos}}; se piden tres con fecha.',
  'scoring.G9.dated': 'Se muestran {n} hitos con fecha.',
};

export const fr: Record<keyof typeof en, string> = {
  'scoring.G9.title': 'Jalons atteints',
  'summary.topic.G9': 'les jalons atteints',
  'scoring.G9.asks': 'Au moins trois jalons atteints, datés.',
  'scoring.G9.none': 'Nous n’avons trouvé aucun jalon atteint.',
  'scoring.G9.list':
    '{n, plural, one {Un jalon est montré} other {# jalons sont montrés}} ; trois jalons datés sont demandés.',
  'scoring.G9.dated': '{n} jalons sont montrés avec une date.',
};
