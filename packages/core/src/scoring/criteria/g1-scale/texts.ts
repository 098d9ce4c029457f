/** G1 in words: its title, its topic mid-sentence, what it asks, and the reason for each outcome. */
export const en = {
  'scoring.G1.title': 'Scale',
  'summary.topic.G1': 'commercial scale',
  'scoring.G1.asks':
    'The main figure of the business model today: recurring revenue, revenue, active users or readiness.',
  'scoring.G1.use-only':
    'Use is counted ({users}); this business model is measured by what it earns. To check: revenue.',
  'scoring.G1.none': 'We found no actual revenue or use; plans and forecasts do not count.',
  'scoring.G1.recurring-top': '{figure} of recurring revenue{aside} is in the top band for {stage}, from {bound}.',
  'scoring.G1.recurring-top-undated':
    '{figure} of recurring revenue{aside} would be in the top band for {stage}, from {bound}. To check: its date.',
  'scoring.G1.recurring-below': '{figure} of recurring revenue{aside}; the next band for {stage} starts at {bound}.',
  'scoring.G1.revenue-top': '{figure} of revenue{aside} reaches the top band for {stage}, from {bound}.',
  'scoring.G1.revenue-top-undated':
    '{figure} of revenue{aside} would reach the top band for {stage}, from {bound}. To check: its date.',
  'scoring.G1.revenue-below': '{figure} of revenue{aside}; the next band for {stage} starts at {bound}.',
  'scoring.G1.net': '{figure} of volume leaves about {amount} of net revenue at the stated share.',
  'scoring.G1.assumed-net':
    '{figure} of volume; at a common take rate of 10 % about {amount} would be its own. To check: the take rate.',
  'scoring.G1.volume': '{figure} is volume or money of others, not revenue.',
  'scoring.G1.signed': '{figure} is signed, not yet live; it is no revenue.',
  'scoring.G1.payers': 'There are paying customers ({n}). To check: what they bring in.',
  'scoring.G1.paid-pilot': 'A pilot is paid for, which counts as a first payer at this stage.',
  'scoring.G1.signs': 'There are pilots or letters of intent, but nobody pays yet.',
  'scoring.G1.active': '{users} active users, measured by the bands for {stage}.',
  'scoring.G1.registered': '{users} users are counted. To check: how many are active.',
  'scoring.G1.readiness': 'Technology readiness {trl} of 9 stands in for revenue.',
  'scoring.G1.readiness-sold': 'Technology readiness {trl} of 9, with a signed intent to buy for {value}.',
};

export const es: Record<keyof typeof en, string> = {
  'scoring.G1.title': 'Tamaño del negocio',
  'summary.topic.G1': 'volumen de negocio',
  'scoring.G1.asks':
    'La cifra principal del modelo hoy: ingresos recurrentes, ingresos, usuarios activos o madurez tecnológica.',
  'scoring.G1.use-only':
    'Se cuenta el uso ({users}); este modelo se mide por lo que ingresa. Por comprobar: los ingresos.',
  'scoring.G1.none': 'No encontramos ingresos ni uso reales; los planes y previsiones no cuentan.',
  'scoring.G1.recurring-top':
    '{figure} de ingresos recurrentes{aside} están en el tramo más alto para {stage}, desde {bound}.',
  'scoring.G1.recurring-top-undated':
    '{figure} de ingresos recurrentes{aside} estarían en el tramo más alto para {stage}, desde {bound}. Por comprobar: su fecha.',
  'scoring.G1.recurring-below':
    '{figure} de ingresos recurrentes{aside}; el siguiente tramo para {stage} empieza en {bound}.',
  'scoring.G1.revenue-top': '{figure} de ingresos{aside} alcanzan el tramo más alto para {stage}, desde {bound}.',
  'scoring.G1.revenue-top-undated':
    '{figure} de ingresos{aside} alcanzarían el tramo más alto para {stage}, desde {bound}. Por comprobar: su fecha.',
  'scoring.G1.revenue-below': '{figure} de ingresos{aside}; el siguiente tramo para {stage} empieza en {bound}.',
  'scoring.G1.net': '{figure} de volumen dejan unos {amount} de ingresos netos con la comisión declarada.',
  'scoring.G1.assumed-net':
    '{figure} de volumen; con una comisión habitual del 10 % serían propios unos {amount}. Por comprobar: la comisión.',
  'scoring.G1.volume': '{figure} es volumen o dinero de terceros, no ingresos.',
  'scoring.G1.signed': '{figure} está firmado, pero aún no en marcha; no son ingresos.',
  'scoring.G1.payers': 'Hay clientes de pago ({n}). Por comprobar: los ingresos que aportan.',
  'scoring.G1.paid-pilot': 'Hay un piloto de pago, que en esta fase vale como primer pagador.',
  'scoring.G1.signs': 'Hay pilotos o cartas de intención, pero nadie paga todavía.',
  'scoring.G1.active': '{users} usuarios activos, medidos con los tramos para {stage}.',
  'scoring.G1.registered': 'Se cuentan {users} usuarios. Por comprobar: cuántos están activos.',
  'scoring.G1.readiness': 'La madurez tecnológica, {trl} de 9, hace las veces de ingresos.',
  'scoring.G1.readiness-sold': 'Madurez tecnológica {trl} de 9, con una intención de compra firmada por {value}.',
};

export const fr: Record<keyof typeof en, string> = {
  'scoring.G1.title': 'Taille de l’activité',
  'summary.topic.G1': 'le volume d’activité',
  'scoring.G1.asks':
    'Le chiffre principal du modèle aujourd’hui : revenu récurrent, chiffre d’affaires, utilisateurs actifs ou maturité technologique.',
  'scoring.G1.use-only':
    'L’usage est compté ({users}) ; ce modèle se mesure à ce qu’il encaisse. À vérifier : le revenu.',
  'scoring.G1.none': 'Nous n’avons trouvé ni revenu ni usage réels ; plans et prévisions ne comptent pas.',
  'scoring.G1.recurring-top':
    '{figure} de revenu récurrent{aside} : dans la tranche haute en {stage}, à partir de {bound}.',
  'scoring.G1.recurring-top-undated':
    '{figure} de revenu récurrent{aside} serait dans la tranche haute en {stage}, à partir de {bound}. À vérifier : sa date.',
  'scoring.G1.recurring-below':
    '{figure} de revenu récurrent{aside} ; la tranche suivante en {stage} commence à {bound}.',
  'scoring.G1.revenue-top':
    '{figure} de chiffre d’affaires{aside} : dans la tranche haute en {stage}, à partir de {bound}.',
  'scoring.G1.revenue-top-undated':
    '{figure} de chiffre d’affaires{aside} atteindrait la tranche haute en {stage}, à partir de {bound}. À vérifier : sa date.',
  'scoring.G1.revenue-below':
    '{figure} de chiffre d’affaires{aside} ; la tranche suivante en {stage} commence à {bound}.',
  'scoring.G1.net': '{figure} de volume laissent environ {amount} de revenu net au taux annoncé.',
  'scoring.G1.assumed-net':
    '{figure} de volume ; à une commission courante de 10 %, environ {amount} seraient à elle. À vérifier : la commission.',
  'scoring.G1.volume': '{figure}, c’est du volume ou l’argent d’autrui, pas du chiffre d’affaires.',
  'scoring.G1.signed': '{figure} est signé, pas encore en service ; ce n’est pas du chiffre d’affaires.',
  'scoring.G1.payers': 'Il y a des clients payants ({n}). À vérifier : le revenu qu’ils apportent.',
  'scoring.G1.paid-pilot': 'Un pilote est payé, ce qui vaut un premier payeur à ce stade.',
  'scoring.G1.signs': 'Il y a des pilotes ou des lettres d’intention, mais personne ne paie encore.',
  'scoring.G1.active': '{users} utilisateurs actifs, mesurés aux tranches en {stage}.',
  'scoring.G1.registered': '{users} utilisateurs sont comptés. À vérifier : combien sont actifs.',
  'scoring.G1.readiness': 'La maturité technologique, {trl} sur 9, tient lieu de revenu.',
  'scoring.G1.readiness-sold': 'Maturité technologique {trl} sur 9, avec une intention d’achat signée de {value}.',
};
