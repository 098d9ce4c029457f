/** R8 in words: its title, its topic mid-sentence, what it asks, and the reason for each outcome. */
export const en = {
  'scoring.R8.title': 'Figures agree',
  'summary.topic.R8': 'figures that can be cross-checked',
  'scoring.R8.asks': 'Figures of the deck that confirm each other.',
  'scoring.R8.none': 'Not judged: of the figures that we found, no two can be checked against each other.',
  'scoring.R8.failed': '{n, plural, one {One check of the figures fails} other {# checks of the figures fail}}.',
  'scoring.R8.passed': 'What we could work out agrees: {checks}.',
};

export const es: Record<keyof typeof en, string> = {
  'scoring.R8.title': 'Las cifras cuadran',
  'summary.topic.R8': 'cifras que se puedan contrastar',
  'scoring.R8.asks': 'Cifras de la presentación que se confirmen entre sí.',
  'scoring.R8.none': 'Sin valorar: de las cifras que encontramos no hay dos que se puedan contrastar entre sí.',
  'scoring.R8.failed':
    '{n, plural, one {Una comprobación de las cifras falla} other {# comprobaciones de las cifras fallan}}.',
  'scoring.R8.passed': 'Lo que pudimos calcular cuadra: {checks}.',
};

export const fr: Record<keyof typeof en, string> = {
  'scoring.R8.title': 'Cohérence des chiffres',
  'summary.topic.R8': 'le recoupement des chiffres',
  'scoring.R8.asks': 'Des chiffres du deck qui se confirment entre eux.',
  'scoring.R8.none': 'Non évalué : nous n’avons pu recouper aucun des chiffres lus avec un autre.',
  'scoring.R8.failed': '{n, plural, one {Un contrôle des chiffres échoue} other {# contrôles des chiffres échouent}}.',
  'scoring.R8.passed': 'Ce que nous avons pu calculer concorde : {checks}.',
};
