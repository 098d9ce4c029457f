/** R2 in words: its title, its topic mid-sentence, what it asks, and the reason for each outcome. */
export const en = {
  'scoring.R2.title': 'Capital efficiency',
  'summary.topic.R2': 'capital efficiency',
  'scoring.R2.asks': 'Net burn for each unit of new recurring revenue.',
  'scoring.R2.none': 'We could not work out how much cash the growth costs.',
  'scoring.R2.raised': '{raised} raised so far. To check: what it achieved.',
  'scoring.R2.milestones': '{raised} raised so far, and milestones reached with it. To check: the burn multiple.',
  'scoring.R2.no-growth': 'Cash is burned while recurring revenue does not grow.',
  'scoring.R2.costly': 'A burn multiple of {multiple}: growth is bought dearly.',
  'scoring.R2.fair': 'A burn multiple of {multiple}: growth has an acceptable price.',
  'scoring.R2.good': 'A burn multiple of {multiple}: growth is bought efficiently.',
};

export const es: Record<keyof typeof en, string> = {
  'scoring.R2.title': 'Eficiencia del capital',
  'summary.topic.R2': 'eficiencia del capital',
  'scoring.R2.asks': 'Gasto neto por cada unidad de ingreso recurrente nuevo.',
  'scoring.R2.none': 'No pudimos calcular cuánta caja cuesta el crecimiento.',
  'scoring.R2.raised': '{raised} captados hasta hoy. Por comprobar: qué se logró con ello.',
  'scoring.R2.milestones': '{raised} captados hasta hoy, con hitos alcanzados. Por comprobar: el múltiplo de gasto.',
  'scoring.R2.no-growth': 'Se gasta caja sin que crezcan los ingresos recurrentes.',
  'scoring.R2.costly': 'Un múltiplo de gasto de {multiple}: el crecimiento sale caro.',
  'scoring.R2.fair': 'Un múltiplo de gasto de {multiple}: el crecimiento sale a un precio aceptable.',
  'scoring.R2.good': 'Un múltiplo de gasto de {multiple}: el crecimiento es eficiente.',
};

export const fr: Record<keyof typeof en, string> = {
  'scoring.R2.title': 'Efficacité du capital',
  'summary.topic.R2': 'l’efficacité du capital',
  'scoring.R2.asks': 'Burn net par unité de revenu récurrent nouveau.',
  'scoring.R2.none': 'Nous n’avons pas pu calculer combien de trésorerie coûte la croissance.',
  'scoring.R2.raised': '{raised} levés à ce jour. À vérifier : ce que cela a permis.',
  'scoring.R2.milestones': '{raised} levés à ce jour, avec des jalons atteints. À vérifier : le burn multiple.',
  'scoring.R2.no-growth': 'La trésorerie est consommée sans que le revenu récurrent progresse.',
  'scoring.R2.costly': 'Un burn multiple de {multiple} : la croissance coûte cher.',
  'scoring.R2.fair': 'Un burn multiple de {multiple} : la croissance a un prix acceptable.',
  'scoring.R2.good': 'Un burn multiple de {multiple} : la croissance est efficace.',
};
