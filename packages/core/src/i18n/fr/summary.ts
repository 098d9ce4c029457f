/** French: the verdict paragraph. The same ids as in `en/summary.ts`. */
import type { summary as en } from '../en/summary.js';

export const summary: Record<keyof typeof en, string> = {
  'summary.who':
    ', société{sector, select, fintech { fintech} healthtech { de technologie de santé} edtech { de technologie éducative} ai { d’intelligence artificielle} ecommerce { de commerce en ligne} marketplace { exploitant une place de marché} saas { éditrice de logiciels} mobility { du secteur de la mobilité} energy { du secteur de l’énergie} other {}}{stage, select, preseed { en pré-amorçage} seed { en amorçage} seriesa { en série A} seriesb { en série B} seriesc { en série C} growth { en phase de croissance} other {}},',
  'summary.unnamed': 'L’entreprise',
  'summary.unnamedInside': 'l’entreprise',
  'summary.about.problem': '{company}{who} s’attaque à ce problème : « {quote} ».',
  'summary.about.silent':
    'Nous n’avons trouvé aucune phrase qui dise clairement ce que fait {company}{who} ni pour qui.',
  'summary.about.closest': 'Ce qui dit au plus près ce que fait {company}{who} est « {quote} ».',
  'summary.about.cover': '{company}{who} se présente ainsi en couverture : « {quote} ».',
  'summary.about.offer': '{company}{who} se présente ainsi : « {quote} ».',

  'summary.reports': 'Elle annonce {figures}.',
  'summary.reports.ask': 'Elle annonce {figures} ; elle cherche à lever {ask}.',
  'summary.reports.forecast-only':
    'Ses chiffres sont des prévisions : nous n’avons trouvé à ce jour ni revenu, ni clients, ni utilisateurs.',
  'summary.reports.forecast-only.ask':
    'Elle cherche à lever {ask} ; ses chiffres sont des prévisions et nous n’avons trouvé à ce jour ni revenu, ni clients, ni utilisateurs.',
  'summary.reports.none': 'Nous n’avons trouvé ni revenu, ni clients, ni utilisateurs.',
  'summary.reports.none.ask':
    'Elle cherche à lever {ask} ; nous n’avons trouvé ni revenu, ni clients, ni utilisateurs.',
  'summary.reports.none.no-ask': 'Nous n’avons trouvé ni revenu, ni clients, ni utilisateurs, ni montant recherché.',
  'summary.reports.none.no-team': 'Nous n’avons trouvé ni fondateur nommé, ni revenu, ni clients, ni utilisateurs.',
  // Slides seem to speak of it, and nothing there could be judged.
  'summary.reports.said': 'De ce qu’elle a atteint, elle dit : « {quote} ».',
  'summary.reports.said.ask': 'Elle cherche à lever {ask}. De ce qu’elle a atteint, elle dit : « {quote} ».',
  'summary.reports.open': 'De ce qu’elle a atteint à ce jour, nous n’avons lu aucun chiffre (voir d. {slides}).',
  'summary.reports.open.ask':
    'Elle cherche à lever {ask}. De ce qu’elle a atteint à ce jour, nous n’avons lu aucun chiffre (voir d. {slides}).',
  'summary.reports.open.nowhere': 'De ce qu’elle a atteint à ce jour, nous n’avons lu aucun chiffre.',
  'summary.reports.open.nowhere.ask':
    'Elle cherche à lever {ask}. De ce qu’elle a atteint à ce jour, nous n’avons lu aucun chiffre.',
  'summary.figure.dated': '{figure} ({date})',
  'summary.figure.arr': 'un ARR de {value}',
  'summary.figure.mrr': 'un MRR de {value}',
  'summary.figure.revenue': 'un chiffre d’affaires de {value}',
  'summary.figure.gmv': 'une GMV de {value}',
  'summary.figure.tpv': 'un volume de paiements de {value}',
  'summary.figure.aum': 'des encours gérés de {value}',
  'summary.figure.growth_yoy': 'une croissance annuelle de {value}',
  'summary.figure.growth_mom': 'une croissance mensuelle de {value}',
  'summary.figure.growth_multiple': 'une croissance de {value}',
  'summary.figure.paying_customers': '{count, plural, one {{value} client payant} other {{value} clients payants}}',
  'summary.figure.customers': '{count, plural, one {{value} client} other {{value} clients}}',
  'summary.figure.mau':
    '{count, plural, one {{value} utilisateur actif par mois} other {{value} utilisateurs actifs par mois}}',
  'summary.figure.users': '{count, plural, one {{value} utilisateur} other {{value} utilisateurs}}',
  'summary.figure.nrr': 'une rétention nette de {value}',
  'summary.figure.churn': 'une attrition de {value}',
  'summary.figure.gross_margin': 'une marge brute de {value}',
  'summary.figure.burn_net': 'une consommation nette de {value}',
  'summary.figure.runway': 'un runway de {value}',
  'summary.figure.runway.now': '{value} de trésorerie à ce jour',
  'summary.figure.runway.round': '{value} de trésorerie après le tour',
  'summary.figure.waitlist': 'une liste d’attente de {value}',
  'summary.figure.signups': '{count, plural, one {{value} inscription} other {{value} inscriptions}}',
  'summary.figure.interviews': '{count, plural, one {{value} entretien} other {{value} entretiens}}',
  'summary.figure.loi': '{count, plural, one {{value} lettre d’intention} other {{value} lettres d’intention}}',
  'summary.figure.pilot': '{count, plural, one {{value} pilote} other {{value} pilotes}}',
  'summary.figure.pilot-with': 'un pilote avec {name}',

  'summary.team.named': 'Équipe nommée : {people}.',
  'summary.team.more': '{more, plural, one {# autre personne} other {# autres personnes}}',
  'summary.team.person': '{name} ({role})',
  'summary.team.open': 'Nous n’avons pu lire aucun nom de fondateur (voir d. {slides}).',
  'summary.team.unnamed': 'L’équipe est décrite par fonctions, sans noms : {roles}.',
  'summary.team.none': 'Nous n’avons trouvé aucun fondateur nommé.',

  'summary.evidence.both': 'Points les mieux étayés : {strengths}. Nous n’avons rien trouvé sur {gaps}.',
  'summary.evidence.strengths': 'Points les mieux étayés : {strengths}.',
  'summary.evidence.gaps': 'Nous n’avons rien trouvé sur {gaps}.',

  'summary.verdict.invest':
    'Note de {score, number} sur 100, avec {coverage} des éléments attendus présents dans le deck : le dossier mérite le temps d’un associé, puis une due diligence.',
  'summary.verdict.follow-up':
    'Note de {score, number} sur 100, avec {coverage} des éléments attendus présents dans le deck : le dossier mérite un second regard, en commençant par ce qui reste ouvert.',
  'summary.verdict.follow-up.topics':
    'Note de {score, number} sur 100, avec {coverage} des éléments attendus présents dans le deck : le dossier mérite un second regard, et de meilleurs éléments sur {topics} le feraient le plus progresser.',
  'summary.verdict.follow-up.flag':
    'Note de {score, number} sur 100, avec {coverage} des éléments attendus présents dans le deck ; un point doit être éclairci avant tout. {flag}',
  'summary.verdict.follow-up.hidden':
    'Note de {score, number} sur 100, avec {coverage} des éléments attendus présents dans le deck ; une personne doit d’abord examiner un texte du fichier qui est caché ou qui donne des consignes.',
  'summary.verdict.follow-up.open':
    'Note de {score, number} sur 100, mais nous n’avons trouvé que {coverage} des éléments attendus : trop peu pour décider, assez pour en demander davantage avant de le faire.',
  'summary.verdict.pass':
    'Note de {score, number} sur 100, avec {coverage} des éléments attendus présents dans le deck : c’est trop peu pour poursuivre à ce stade.',
  'summary.verdict.pass.flag':
    'Note de {score, number} sur 100, avec {coverage} des éléments attendus présents dans le deck : c’est trop peu pour poursuivre à ce stade. {flag}',
  'summary.verdict.pass.guaranteed-return':
    'Quoi que montre le reste, le deck promet un rendement garanti ou sans risque, ce qui l’écarte.',
  'summary.verdict.unreadable':
    'Une trop faible part du fichier a pu être lue pour donner une note ; mieux vaut demander un exemplaire lisible.',
  'summary.verdict.other-language':
    'Il est écrit dans une langue où aucun fait n’est recherché : la note dit donc peu ; mieux vaut le lire soi-même, ou le demander en français, en anglais ou en espagnol.',
  'summary.verdict.unscored': 'Une partie de l’analyse a échoué ; aucune note globale n’est donnée.',
};
