/** R1 in words: its title, its topic mid-sentence, what it asks, and the reason for each outcome. */
export const en = {
  'scoring.R1.title': 'Cash and runway',
  'summary.topic.R1': 'cash runway',
  'scoring.R1.asks': 'Net burn, cash, and at least 18 months of runway after the round.',
  'scoring.R1.none': 'We found no burn, cash, runway or profitability.',
  'scoring.R1.burn-alone': 'The burn is given ({figure}). To check: how long the money lasts.',
  'scoring.R1.cash-alone': 'Cash is given ({figure}). To check: how long it lasts.',
  'scoring.R1.short':
    '{months, plural, one {# month} other {# months}} of runway{when, select, round { after the round} now { on the cash at hand} other {}}: little room for the next round.',
  'scoring.R1.long':
    '{months, plural, one {# month} other {# months}} of runway{when, select, round { after the round} now { on the cash at hand} other {}}.',
  'scoring.R1.flat':
    'At today’s burn the money would last about {months} months. To check: the runway as the company sees it.',
  'scoring.R1.disagrees': '{months} months of runway are stated, clearly more than the money lasts at today’s burn.',
  'scoring.R1.profitable-unshown': 'The deck speaks of profit or break-even. To check: the income that would carry it.',
  'scoring.R1.profitable': 'The company states that it is profitable or breaks even.',
};

export const es: Record<keyof typeof en, string> = {
  'scoring.R1.title': 'Caja y autonomía',
  'summary.topic.R1': 'meses de caja',
  'scoring.R1.asks': 'Gasto neto, caja y al menos 18 meses de autonomía tras la ronda.',
  'scoring.R1.none': 'No encontramos gasto, caja, autonomía ni rentabilidad.',
  'scoring.R1.burn-alone': 'Se indica el gasto ({figure}). Por comprobar: cuánto dura el dinero.',
  'scoring.R1.cash-alone': 'Se indica la caja ({figure}). Por comprobar: cuánto dura.',
  'scoring.R1.short':
    '{months, plural, one {# mes} other {# meses}} de caja{when, select, round { tras la ronda} now { a día de hoy} other {}}: poco margen para la siguiente ronda.',
  'scoring.R1.long':
    '{months, plural, one {# mes} other {# meses}} de caja{when, select, round { tras la ronda} now { a día de hoy} other {}}.',
  'scoring.R1.flat':
    'Con el gasto actual el dinero duraría unos {months} meses. Por comprobar: la autonomía según la empresa.',
  'scoring.R1.disagrees':
    'Se declaran {months} meses de autonomía, claramente más de lo que dura el dinero con el gasto actual.',
  'scoring.R1.profitable-unshown':
    'La presentación habla de rentabilidad o equilibrio. Por comprobar: los ingresos que lo sostengan.',
  'scoring.R1.profitable': 'La empresa declara ser rentable o estar en equilibrio.',
};

export const fr: Record<keyof typeof en, string> = {
  'scoring.R1.title': 'Trésorerie et autonomie',
  'summary.topic.R1': 'le runway',
  'scoring.R1.asks': 'Burn net, trésorerie et au moins 18 mois d’autonomie après le tour.',
  'scoring.R1.none': 'Nous n’avons trouvé ni consommation, ni trésorerie, ni autonomie, ni rentabilité.',
  'scoring.R1.burn-alone': 'La consommation est donnée ({figure}). À vérifier : combien de temps l’argent dure.',
  'scoring.R1.cash-alone': 'La trésorerie est donnée ({figure}). À vérifier : combien de temps elle dure.',
  'scoring.R1.short':
    '{months} mois de trésorerie{when, select, round { après le tour} now { à ce jour} other {}} : peu de marge avant le prochain tour.',
  'scoring.R1.long': '{months} mois de trésorerie{when, select, round { après le tour} now { à ce jour} other {}}.',
  'scoring.R1.flat':
    'Au rythme actuel, l’argent durerait environ {months} mois. À vérifier : l’autonomie selon l’entreprise.',
  'scoring.R1.disagrees':
    '{months} mois d’autonomie sont annoncés, nettement plus que ce que dure l’argent au rythme actuel.',
  'scoring.R1.profitable-unshown': 'Le deck parle de rentabilité ou d’équilibre. À vérifier : le revenu qui le porte.',
  'scoring.R1.profitable': 'L’entreprise se dit rentable ou à l’équilibre.',
};
