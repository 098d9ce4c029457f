/** French: traction criteria. The same ids as in `en/scoring-traction.ts`. */
import type { scoringTraction as en } from '../en/scoring-traction.js';

export const scoringTraction: Record<keyof typeof en, string> = {
  'scoring.G1.asks':
    'Le chiffre principal du modèle aujourd’hui : revenu récurrent, chiffre d’affaires, utilisateurs actifs ou maturité technologique.',
  'scoring.G1.use-only': 'L’usage est compté ({users}), mais aucun revenu ; ce modèle se mesure à ce qu’il encaisse.',
  'scoring.G1.none': 'Nous n’avons trouvé ni revenu ni usage réels ; plans et prévisions ne comptent pas.',
  'scoring.G1.recurring-top':
    '{figure} de revenu récurrent{aside} : dans la tranche haute en {stage}, à partir de {bound}.',
  'scoring.G1.recurring-top-undated':
    '{figure} de revenu récurrent{aside} serait dans la tranche haute en {stage}, à partir de {bound}, mais n’est pas daté.',
  'scoring.G1.recurring-below':
    '{figure} de revenu récurrent{aside} ; la tranche suivante en {stage} commence à {bound}.',
  'scoring.G1.revenue-top':
    '{figure} de chiffre d’affaires{aside} : dans la tranche haute en {stage}, à partir de {bound}.',
  'scoring.G1.revenue-top-undated':
    '{figure} de chiffre d’affaires{aside} atteindrait la tranche haute en {stage}, à partir de {bound}, mais n’est pas daté.',
  'scoring.G1.revenue-below':
    '{figure} de chiffre d’affaires{aside} ; la tranche suivante en {stage} commence à {bound}.',
  'scoring.G1.net': '{figure} de volume laissent environ {amount} de revenu net par an au taux annoncé.',
  'scoring.G1.assumed-net':
    '{figure} de volume, mais pas de commission ; au taux courant de 10 %, environ {amount} par an seraient à elle, ce qui compte pour moitié au plus.',
  'scoring.G1.volume': '{figure}, c’est du volume ou l’argent d’autrui, pas du chiffre d’affaires.',
  'scoring.G1.signed': '{figure} est signé, pas encore en service ; ce n’est pas du chiffre d’affaires.',
  'scoring.G1.payers': 'Il y a des clients payants ({n}), mais aucun chiffre de revenu.',
  'scoring.G1.paid-pilot': 'Un pilote est payé, ce qui vaut un premier payeur à ce stade.',
  'scoring.G1.signs': 'Il y a des pilotes ou des lettres d’intention, mais personne ne paie encore.',
  'scoring.G1.active': '{users} utilisateurs actifs, mesurés aux tranches en {stage}.',
  'scoring.G1.registered': '{users} utilisateurs sont comptés sans dire combien sont actifs.',
  'scoring.G1.readiness': 'La maturité technologique, {trl} sur 9, tient lieu de revenu.',
  'scoring.G1.readiness-sold': 'Maturité technologique {trl} sur 9, avec une intention d’achat signée de {value}.',

  'scoring.G2.asks': 'La croissance annuelle de ce chiffre, de combien à combien.',
  'scoring.G2.none': 'Nous n’avons trouvé ni croissance réelle, ni deux chiffres datés pour la calculer.',
  'scoring.G2.shrinking': 'L’activité ne croît pas ({growth}).',
  'scoring.G2.thin': '{growth} est un taux mensuel sans série d’au moins trois mois ; il compte pour moitié au plus.',
  'scoring.G2.no-base':
    'Une croissance de {growth} est annoncée sans dire de combien à combien ; elle compte pour moitié au plus.',
  'scoring.G2.users': 'La croissance de {growth} est celle des utilisateurs, pas du revenu.',
  'scoring.G2.undated': 'La croissance de {growth} est forte en {stage}, mais pas datée.',
  'scoring.G2.below': 'La croissance de {growth}{aside} reste sous la bonne tranche en {stage}.',
  'scoring.G2.good': 'La croissance de {growth}{aside} est bonne en {stage}.',
  'scoring.G2.top': 'La croissance de {growth}{aside} est dans la tranche haute en {stage}.',

  'scoring.G3.asks': 'Combien paient, et qui ils sont.',
  'scoring.G3.none': 'Nous n’avons trouvé aucun client, ni compté ni nommé.',
  'scoring.G3.interest': 'Il y a de l’intérêt (inscriptions, liste d’attente ou lettres), mais pas de client.',
  'scoring.G3.few-names': '{n, plural, one {Un client est nommé} other {# clients sont nommés}} : {names}.',
  'scoring.G3.count': '{count} clients sont comptés ; aucun n’est nommé, et combien paient n’est pas dit.',
  'scoring.G3.paying': '{paying} clients paient ; aucun n’est nommé.',
  'scoring.G3.names': '{n} clients sont nommés ({names}) ; combien paient n’est pas dit.',
  'scoring.G3.paying-named': '{paying} clients paient, et certains sont nommés : {names}.',

  'scoring.G4.asks': 'Rétention nette du revenu, attrition ou une cohorte.',
  'scoring.G4.none': 'Nous n’avons trouvé ni attrition, ni rétention du revenu, ni cohorte.',
  'scoring.G4.nrr': 'La rétention nette du revenu est de {figure}.',
  'scoring.G4.grr': 'La rétention brute est de {figure}.',
  'scoring.G4.churn': 'L’attrition est de {figure}.',
  'scoring.G4.churn-yearly': 'L’attrition est de {figure}, soit environ {monthly} par mois.',
  'scoring.G4.retention': '{figure} des utilisateurs restent ou reviennent.',

  'scoring.G5.asks':
    'Valeur vie client rapportée au coût d’acquisition, avec ses composantes, et délai de récupération.',
  'scoring.G5.none': 'Nous n’avons trouvé ni coût d’acquisition, ni valeur vie client, ni délai de récupération.',
  'scoring.G5.part': 'Une seule composante de l’économie par client est donnée ({figure}).',
  'scoring.G5.low-ratio': 'Un client vaut {ratio} son coût d’acquisition ; le plancher usuel est de 3×.',
  'scoring.G5.ratio':
    'Un client vaut {ratio} son coût d’acquisition ; ses composantes ne permettent pas de le recalculer.',
  'scoring.G5.recomputed':
    'Un client vaut {ratio} son coût d’acquisition, et prix, marge et attrition donnent le même résultat.',
  'scoring.G5.payback': 'Le coût d’acquisition est récupéré en {months} mois.',

  'scoring.G6.asks': 'Pilotes payés, lettres d’intention chiffrées, pilotes nommés.',
  'scoring.G6.none': 'Nous n’avons trouvé ni pilote, ni lettre d’intention, ni liste d’attente, ni entretien.',
  'scoring.G6.signups': 'Seulement des inscriptions ou des téléchargements : « {line} ».',
  'scoring.G6.counted': 'La demande est évoquée ou comptée (« {line} »), mais personne qui se soit engagé n’est nommé.',
  'scoring.G6.named': 'Pilotes ou lettres d’intention nommés : {names}.',
  'scoring.G6.unnamed':
    'Des pilotes ou des lettres d’intention sont décrits : « {line} » ; qui s’est engagé n’est pas nommé.',
  'scoring.G6.paid': 'Quelqu’un a engagé de l’argent avant le lancement : « {line} ».',
  'scoring.G6.pays': 'Des clients paient déjà, ce qui vaut mieux que des pilotes ou des lettres d’intention.',

  'scoring.G7.asks': 'Des chiffres clés datés, définis et suivis mois par mois.',
  'scoring.G7.none': 'Nous n’avons trouvé aucun chiffre clé à dater ou à définir.',
  'scoring.G7.undated': 'Les chiffres clés ne sont pas datés.',
  'scoring.G7.cumulative': 'Les chiffres sont cumulés, ce qui cache si l’activité monte ou descend.',
  'scoring.G7.dated': 'Les chiffres clés sont datés ; leur mode de calcul n’est pas défini.',
  'scoring.G7.defined': 'Les chiffres clés sont datés et définis ; une série mensuelle manque.',
  'scoring.G7.series-undefined': 'Une série dans le temps est montrée ; le mode de calcul n’est pas défini.',
  'scoring.G7.series': 'Les chiffres clés sont définis et montrés en série dans le temps.',

  'scoring.G8.asks': 'La marge brute, comparée à l’usage du modèle économique.',
  'scoring.G8.none': 'Nous n’avons pas trouvé la marge brute.',
  'scoring.G8.alarm': 'Une marge brute de {margin} est très en dessous des {normal} usuels de ce modèle.',
  'scoring.G8.below': 'Une marge brute de {margin} est en dessous des {normal} usuels de ce modèle.',
  'scoring.G8.normal': 'Une marge brute de {margin} est usuelle pour ce modèle.',
  'scoring.G8.above': 'Une marge brute de {margin} dépasse l’usage de ce modèle, qui s’arrête à {above}.',

  'scoring.G9.asks': 'Au moins trois jalons atteints, datés.',
  'scoring.G9.none': 'Nous n’avons trouvé aucun jalon atteint.',
  'scoring.G9.list':
    '{n, plural, one {Un jalon est montré} other {# jalons sont montrés}} ; trois jalons datés sont demandés.',
  'scoring.G9.dated': '{n} jalons sont montrés avec une date.',
};
