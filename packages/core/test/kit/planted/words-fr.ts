/** French sentences of planted decks. `{key}` is a figure of the company, written in one of many ways. */
import type { Words } from './statements.js';

export const FR: Words = {
  statements: {
    tam: [
      [
        'Le marché de {category} pèse {tam} par an.',
        'Marché total adressable : {tam} dépensés chaque année en {category}.',
      ],
      ['Chaque année, {tam} sont dépensés en {category}.', 'TAM de {tam} dans tous les pays où nous pouvons vendre.'],
    ],
    tamGrowth: [
      [
        'Le marché de {category} croît de {mGrowth} par an et atteindra {tam} en 2030.',
        'TAM : {tam} (TCAC de {mGrowth}, Grand Insight 2025)',
      ],
      [
        'Les analystes voient le marché de {category} progresser à un TCAM de {mGrowth} jusqu’à {tam} en 2031.',
        'Une industrie de {tam}, en croissance de {mGrowth} par an selon Frost Bureau.',
      ],
    ],
    samSom: [
      ['SAM {sam} ; SOM {som} à cinq ans.', 'Dont {sam} accessibles (SAM) et {som} atteignables (SOM).'],
      [
        'Marché accessible : {sam}. Marché atteignable : {som}.',
        'Notre SAM est de {sam} et le premier segment que nous pouvons gagner (SOM) de {som}.',
      ],
    ],
    buyers: [
      ['{buyers} {buyer} dans les cinq pays visés.', 'On compte {buyers} {buyer} dans notre région.'],
      ['Nous recensons {buyers} {buyer} à notre profil.', '{buyers} {buyer} pourraient acheter demain.'],
    ],
    pain: [
      ['Les erreurs évitables coûtent {pain} par an au secteur.', '{pain} sont perdus chaque année à cause du papier.'],
      ['Le secteur perd {pain} par an en erreurs.', 'Le prix de l’inaction : {pain} par an dans le monde.'],
    ],
    price: [
      ['Abonnement : {price} par mois et par site.', 'Nous facturons {price} par mois pour chaque site.'],
      ['Chaque client paie {price} par site et par mois.', 'À partir de {price}/mois par site.'],
    ],
    takeRate: [
      ['Nous prélevons une commission de {take} sur chaque commande.', 'Take rate : {take} de chaque transaction.'],
      ['Notre commission est de {take}.', 'Sur chaque réservation, une commission de {take}.'],
    ],
    acv: [
      ['Valeur moyenne d’un contrat (ACV) : {acv} par an.', 'ACV : {acv}'],
      ['Le client moyen signe un ACV de {acv}.', 'Valeur annuelle du contrat : {acv} en moyenne.'],
    ],
    cacLtv: [
      ['Acquérir un client nous coûte {cac} (CAC) ; il vaut {ltv} (LTV).', 'CAC {cac} · LTV {ltv}'],
      ['Coût d’acquisition : {cac} ; valeur vie client : {ltv}.', 'La LTV est de {ltv} pour un CAC de {cac}.'],
    ],
    arr: [
      ['Nous avons clos décembre 2025 à {arr} de revenus récurrents annuels.', 'ARR de {arr} à fin 2025.'],
      ['Les revenus récurrents annuels atteignent {arr}.', 'Fin 2025, notre ARR a atteint {arr}.'],
    ],
    arrFrom: [
      ['L’ARR est passé de {arrPrev} à {arr} en douze mois.', '{arr} d’ARR, contre {arrPrev} il y a un an.'],
      ['En un an nous sommes passés de {arrPrev} d’ARR à {arr} d’ARR.', 'ARR : {arr} (il y a un an : {arrPrev}).'],
    ],
    mrr: [
      ['MRR de janvier 2026 : {mrr}.', 'Aujourd’hui, {mrr} de revenu récurrent mensuel.'],
      ['Le revenu récurrent mensuel a atteint {mrr} en février 2026.', 'Aujourd’hui : {mrr} de MRR.'],
    ],
    rev: [
      [
        'Chiffre d’affaires de {rev} en 2025, soit {growth} de plus qu’en 2024.',
        'CA 2025 : {rev} (+{growth} sur un an).',
      ],
      [
        'Nous avons fini 2025 avec un CA de {rev}, en hausse de {growth} sur un an.',
        'En 2025, {rev} de chiffre d’affaires, une croissance de {growth} par rapport à 2024.',
      ],
    ],
    revPlan: [
      ['CA de {rev} en 2025 et {revNext} prévus en 2026.', 'CA 2025 : {rev} ; budget 2026 : {revNext}.'],
      [
        'Après {rev} de chiffre d’affaires en 2025, nous visons {revNext} en 2026.',
        'Ventes : {rev} en 2025, {revNext} attendus en 2026.',
      ],
    ],
    forecast: [
      ['Nous prévoyons un chiffre d’affaires de {revLater} en 2028.', 'En 2028, le plan nous mène à {revLater} de CA.'],
      ['Le chiffre d’affaires devrait atteindre {revLater} en 2028.', 'CA 2028E : {revLater}.'],
    ],
    gmvTake: [
      ['{gmv} de GMV en 2025 avec un take rate de {take}.', 'La GMV a atteint {gmv} ; notre commission est de {take}.'],
      [
        'Volume d’affaires : {gmv} en 2025, dont nous prélevons {take}.',
        'Volume de transactions de {gmv} ; commission de {take}.',
      ],
    ],
    bookings: [
      ['Contrats signés pour {bookings}, pas encore actifs.', '{bookings} de contrats signés à livrer en 2026.'],
      ['Carnet de commandes de {bookings}, non facturé.', 'Nous avons {bookings} de contrats signés.'],
    ],
    goal: [
      ['Objectif à décembre 2026 : {arrGoal} d’ARR.', 'Nous atteindrons {arrGoal} d’ARR fin 2027.'],
      ['Cible : {arrGoal} d’ARR au T4 2027.', 'Si tous les pilotes signent, nous arrivons à {arrGoal} d’ARR.'],
    ],
    customers: [
      ['{customers} clients dans quatre pays.', 'Nous servons {customers} clients aujourd’hui.'],
      ['{customers} clients actifs en janvier 2026.', 'Déjà {customers} clients l’utilisent chaque jour.'],
    ],
    churn: [
      ['Churn mensuel de {churn}.', 'L’attrition est de {churn} par mois.'],
      ['Taux d’attrition : {churn} par mois.', 'Churn : {churn} mensuel'],
    ],
    caseStudy: [
      [
        'Notre client {client} a porté son chiffre d’affaires à {caseRev} avec nous.',
        '{client}, un de nos clients, réalise {caseRev} de chiffre d’affaires par an.',
      ],
      [
        'Avec notre outil, {client} a économisé {caseRev} l’an dernier.',
        'Histoire client : {client} a porté ses ventes à {caseRev}.',
      ],
    ],
    rivalRaised: [
      ['{rival} a levé {rivalRaised} l’an dernier.', '{rival} : {rivalRaised} levés, ne vend qu’aux grands groupes.'],
      [
        'Les fonds ont mis {rivalRaised} dans {rival} en 2024.',
        '{rival} a levé {rivalRaised} et ignore les petits acheteurs.',
      ],
    ],
    rivalArr: [
      [
        '{rival} faisait {rivalArr} d’ARR lors de sa Série A.',
        '{rival} en est à {rivalArr} d’ARR avec un produit de 2009.',
      ],
      [
        '{rival} réalise {rivalArr} de chiffre d’affaires, surtout en services.',
        'L’ARR de {rival} avoisine {rivalArr}.',
      ],
    ],
    rivalValue: [
      [
        '{rival} a été valorisé {rivalValue} à son dernier tour.',
        '{rival} (valorisation de {rivalValue}) prouve que le besoin existe.',
      ],
      ['Un fonds a racheté {rival} pour {rivalValue}.', '{rival} vaut aujourd’hui {rivalValue}.'],
    ],
    margin: [
      ['Marge brute de {margin}.', 'Nous tenons une marge brute de {margin}.'],
      ['La marge brute est de {margin}.', 'Marge brute : {margin}'],
    ],
    burn: [
      ['Burn net : {burn} par mois.', 'Nous brûlons {burn} par mois.'],
      ['Notre consommation de trésorerie est de {burn}/mois.', 'Burn mensuel de {burn}.'],
    ],
    burnCash: [
      [
        'Trésorerie de {cash}, burn net de {burn} par mois.',
        'Nous avons {cash} en trésorerie et un burn de {burn} par mois.',
      ],
      ['{cash} en banque pour un burn net de {burn}/mois.', 'Le burn est de {burn} par mois ; trésorerie : {cash}.'],
    ],
    askPre: [
      ['Nous levons {ask} sur une valorisation pre-money de {pre}.', 'Levée de {ask} (pre-money {pre}).'],
      ['Notre tour : {ask}, valorisation pre-money {pre}.', 'Nous recherchons {ask} (pre-money de {pre}).'],
    ],
    askRange: [
      ['Nous levons entre {ask} et {askHigh}.', 'Levée de {ask} à {askHigh}.'],
      ['Nous recherchons {ask} à {askHigh}.', 'Taille du tour : {ask} – {askHigh}.'],
    ],
    askMonths: [
      ['{ask} nous donnent {months} mois de trésorerie.', 'Nous levons {ask} pour {months} mois de runway.'],
      ['Levée de {ask}, soit {months} mois d’autonomie.', 'Le tour : {ask} et {months} mois de runway.'],
    ],
    askCommitted: [
      [
        'Nous levons {ask}, dont {committed} déjà engagés.',
        'Tour de table de {ask} ; {committed} engagés par nos actionnaires.',
      ],
      ['Levée de {ask}. Déjà engagés : {committed}.', 'Le tour est de {ask}, avec {committed} déjà sécurisés.'],
    ],
    cap: [
      ['BSA-AIR avec un cap de {cap}.', 'Instrument : BSA-AIR, plafond de valorisation de {cap}.'],
      ['Obligations convertibles, cap de {cap}.', 'Plafond de valorisation : {cap}.'],
    ],
    raised: [
      ['{raised} levés à ce jour auprès de business angels.', 'Nous avons déjà levé {raised}.'],
      ['À ce jour, nous avons levé {raised}.', 'Fonds levés à ce jour : {raised}.'],
    ],
    grant: [
      [
        'Une subvention publique de {grant} finance la recherche.',
        'Non dilutif : subvention de {grant} obtenue en 2025.',
      ],
      ['Nous avons obtenu une subvention d’innovation de {grant}.', 'Subvention : {grant} de l’agence de recherche.'],
    ],
    phone: [
      ['Appelez-nous : +33 6 12 77 41 68', 'Tél. 01 42 68 53 00'],
      ['Tél. +32 2 555 12 12', 'Mobile 06 45 12 78 90'],
    ],
    standard: [
      ['Certifiés ISO 27001, construits sur GPT-4.', 'Conformes à la loi 1755 et à la norme ISO 13485.'],
      ['Audit ISO 9001 réussi ; réseau de couche 2.', 'Selon EN 62304 et ISO 14971.'],
    ],
    index: [
      ['Deux groupes du CAC 40 sont clients.', 'Vendu à 3 groupes du SBF 120.'],
      ['Des conseillers issus de deux groupes du CAC 40.', 'Au palmarès Top 100 de 2025.'],
    ],
  },
  labels: {
    tam: [
      ['TAM', 'Marché total'],
      ['Marché total adressable', 'TAM mondial'],
    ],
    sam: [
      ['SAM', 'Marché accessible'],
      ['Marché disponible', 'SAM, notre région'],
    ],
    som: [
      ['SOM', 'Marché atteignable'],
      ['Atteignable à 5 ans (SOM)', 'SOM, premier segment'],
    ],
    mGrowth: [
      ['TCAC du marché', 'Croissance annuelle du marché'],
      ['TCAM du marché', 'Croissance du marché'],
    ],
    buyers: [
      ['{buyer} en Europe', '{buyer} à notre portée'],
      ['{buyer} sur notre marché', '{buyer} à équiper'],
    ],
    arr: [
      ['ARR', 'Revenus récurrents annuels'],
      ['ARR, décembre 2025', 'd’ARR'],
    ],
    mrr: [
      ['MRR', 'Revenu récurrent mensuel'],
      ['MRR, janvier 2026', 'de MRR'],
    ],
    rev: [
      ['CA 2025', 'Chiffre d’affaires 2025'],
      ['Ventes 2025', 'Chiffre d’affaires en 2025'],
    ],
    revNext: [
      ['CA 2026 (prévision)', 'CA 2026E'],
      ['CA prévu 2026', 'Chiffre d’affaires prévisionnel 2026'],
    ],
    gmv: [
      ['GMV 2025', 'Volume d’affaires'],
      ['GMV', 'GMV, 12 derniers mois'],
    ],
    take: [
      ['commission', 'Take rate'],
      ['Commission par commande', 'Notre commission'],
    ],
    customers: [
      ['clients', 'Clients actifs'],
      ['Clients', 'clients actifs'],
    ],
    churn: [
      ['churn mensuel', 'Attrition par mois'],
      ['Churn (mensuel)', 'Taux d’attrition mensuel'],
    ],
    growth: [
      ['croissance sur un an', 'Croissance du CA, sur un an'],
      ['Croissance annuelle', 'Croissance sur un an'],
    ],
    margin: [
      ['marge brute', 'Marge brute'],
      ['Marge brute', 'marge brute 2025'],
    ],
    cac: [
      ['CAC', 'Coût d’acquisition'],
      ['CAC', 'Coût d’acquisition (CAC)'],
    ],
    ltv: [
      ['LTV', 'Valeur vie client'],
      ['Valeur vie du client', 'LTV'],
    ],
    price: [
      ['par mois et par site', 'Prix par mois'],
      ['Prix mensuel', 'par site et par mois'],
    ],
    burn: [
      ['burn net par mois', 'Consommation mensuelle de trésorerie'],
      ['Burn mensuel', 'Burn net mensuel'],
    ],
    cash: [
      ['en banque', 'Trésorerie'],
      ['Trésorerie disponible', 'de trésorerie'],
    ],
    runway: [
      ['mois de runway', 'Runway (mois)'],
      ['Autonomie en mois', 'mois de trésorerie'],
    ],
    ask: [
      ['Levée', 'Nous levons'],
      ['Le tour', 'Besoin de financement'],
    ],
    pre: [
      ['Valorisation pre-money', 'Pre-money'],
      ['pre-money', 'Valorisation (pre-money)'],
    ],
    raised: [
      ['levés à ce jour', 'Fonds levés'],
      ['Levés à ce jour', 'Déjà levés'],
    ],
  },
  titles: {
    problem: [
      ['Le problème', 'Pourquoi ça fait mal'],
      ['Problème', 'Le constat'],
    ],
    solution: [
      ['Notre solution', 'La solution'],
      ['Solution', 'Comment nous le résolvons'],
    ],
    market: [
      ['Marché', 'Taille du marché'],
      ['Le marché', 'Opportunité de marché'],
    ],
    model: [
      ['Modèle économique', 'Comment nous gagnons de l’argent'],
      ['Modèle économique et tarifs', 'Modèle de revenus'],
    ],
    traction: [
      ['Traction', 'Traction à ce jour'],
      ['Notre traction', 'Chiffres clés'],
    ],
    competition: [
      ['Concurrence', 'Paysage concurrentiel'],
      ['Concurrents', 'Qui d’autre : la concurrence'],
    ],
    financials: [
      ['Finances', 'Nos finances'],
      ['Finances', 'Trésorerie et coûts'],
    ],
    plan: [
      ['Plan financier', 'Prévisionnel'],
      ['Projections financières', 'Prévisions'],
    ],
    team: [
      ['Équipe', 'L’équipe'],
      ['Notre équipe', 'Fondateurs'],
    ],
    ask: [
      ['La levée', 'Notre tour de table'],
      ['Levée de fonds', 'Notre besoin'],
    ],
    useOfFunds: [
      ['Utilisation des fonds', 'Où va l’argent'],
      ['Emploi des fonds', 'Utilisation des fonds'],
    ],
    caseStudy: [
      ['Étude de cas', 'Histoire d’un client'],
      ['Étude de cas', 'Un client raconte'],
    ],
  },
  rows: {
    revenue: 'Chiffre d’affaires',
    costs: 'Charges d’exploitation',
    result: 'EBITDA',
    people: 'Effectif',
    raised: 'Fonds levés',
    founded: 'Création',
    countries: 'Pays',
    us: 'Nous',
  },
  forecastMark: 'P',
  cover: 'Tour d’amorçage, mars 2026',
  roles: { ceo: 'CEO et cofondatrice', cto: 'CTO et cofondateur', coo: 'Directrice des opérations' },
  useOfFunds: ['Produit', 'Ventes', 'Opérations'],
  inThousands: (currency) => `en milliers de ${currency === 'EUR' ? 'euros' : currency}`,
};
