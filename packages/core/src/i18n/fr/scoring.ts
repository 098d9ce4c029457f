/** French: scoring. The same ids as in `en/scoring.ts`. */
import { criterionTexts } from '../criterion-texts.js';
import type { scoring as en } from '../en/scoring.js';

export const scoring: Record<keyof typeof en, string> = {
  ...criterionTexts('fr'),

  'scoring.stage.pre-seed': 'pré-amorçage',
  'scoring.stage.seed': 'amorçage',
  'scoring.stage.series-a': 'série A',
  'scoring.stage.series-b': 'série B et au-delà',

  'scoring.buyers': '{count} acheteurs potentiels',
  'scoring.quoted': '« {words} »',
  'scoring.slide-titled': '{slide} (« {title} »)',
  'scoring.open': 'Non jugé.',
  'scoring.unclear': 'Rien de clair trouvé.',
  'scoring.unjudged':
    '{n, plural, one {Non jugé ; la diapositive {slides} en parle peut-être.} other {Non jugé ; les diapositives {slides} en parlent peut-être.}}',
  'scoring.logos': '{reason} La diapositive {slide} montre environ {count} logos ; leurs noms n’ont pas été lus.',
  'scoring.unread': '{reason} Non lu : {lines}.',
  'scoring.unread-slide': 'toute la diapositive {slide}',
  'scoring.unread-lines':
    '{lines, plural, one {une ligne de la diapositive {slide}} other {# lignes de la diapositive {slide}}}',
  'scoring.with-model':
    '{reason} Règles {rules} sur 4, modèle {model} sur 4 (votes {votes}) d’après la diapositive {slide} : « {quote} ».',

  'scoring.aside.yearly': ' (environ {amount} par an)',

  'scoring.not-asked': 'Non demandé à ce stade ou pour ce modèle économique.',
  'scoring.step-failed': 'Une étape qui réunit ces faits a échoué ; ce point n’a pas été jugé.',
  'scoring.sub-score-failed': 'Une étape de l’analyse a échoué ; cette note ne peut être donnée.',

  'scoring.C1.nobody': 'Nous n’avons trouvé personne de nommé derrière l’entreprise.',
  'scoring.C2.nothing': 'Nous n’avons trouvé ni problème ni solution.',
  'scoring.C3.not-nested': 'Les tailles de marché se contredisent.',
  'scoring.C3.no-market': 'Nous n’avons rien trouvé sur le marché.',
  'scoring.C4.plans':
    'À partir de la série A, il faut des chiffres réels ; nous n’avons trouvé que des plans ou des compteurs flatteurs.',
  'scoring.C4.silent': 'À partir de la série A, il faut des chiffres réels ; nous n’en avons trouvé aucun.',
  'scoring.C4.seed': 'Nous n’avons trouvé aucune traction.',
  'scoring.C5.sum': 'L’emploi des fonds ne tombe pas juste.',
  'scoring.C5.no-ask': 'Nous n’avons pas trouvé le montant recherché.',
  'scoring.C5.ask-unread': 'Le deck parle d’une levée ; nous n’avons pas pu en lire le montant.',
  'scoring.C6.contradiction': 'Deux diapositives se contredisent sur un chiffre clé.',
  'scoring.C7.runway': 'Moins de six mois d’autonomie.',
  'scoring.C7.burn': 'Le burn multiple dépasse 3.',
  'scoring.C7.silent':
    'À partir de la série A, il faut montrer consommation, trésorerie ou autonomie ; nous n’en avons rien trouvé.',
  'scoring.C8.denied': 'Le deck nie la nécessité d’une licence, sans raison.',
  'scoring.C8.silent': 'Le secteur est réglementé ; nous n’avons rien trouvé à ce sujet dans le deck.',
  'scoring.C9.hidden':
    'Le fichier contient du texte caché ou des ordres à son lecteur ; une personne doit d’abord le voir.',
  'scoring.C10.unreadable': 'Trop peu du deck a pu être lu pour la noter.',
  'scoring.C11.template': 'Plusieurs champs de modèle sont restés vides dans le deck.',
  'scoring.C12.guaranteed': 'Un rendement garanti ou sans risque est promis.',

  'scoring.recommend.guaranteed-return': 'Décliner : le deck promet un rendement garanti ou sans risque.',
  'scoring.recommend.insufficient-evidence': 'À suivre : trop peu a pu être lu pour juger. Demandez un deck lisible.',
  'scoring.recommend.other-language':
    'À suivre : le deck est dans une langue où aucun fait n’est recherché, sa note dit donc peu. Demandez-le en français, en anglais ou en espagnol.',
  'scoring.recommend.all-conditions':
    'Mérite le temps des associés : {overall} points avec {coverage} des éléments montrés, aucune note faible et aucune alerte grave. La due diligence vient ensuite.',
  'scoring.recommend.invest-blocked':
    'À suivre : {overall} points suffiraient pour mobiliser les associés, mais {blocks}.',
  'scoring.block.coverage': 'seuls {coverage} des éléments sont montrés',
  'scoring.block.score':
    '{score, select, market {la note du marché} team {la note de l’équipe} product {la note du produit} traction {la note de traction} other {la note de maîtrise des risques}} est de {value, number}, sous {least, number}',
  'scoring.block.flags': '{n, plural, one {une alerte grave reste à lever} other {# alertes graves restent à lever}}',
  'scoring.recommend.middle':
    'Mérite un appel : {overall} points avec {coverage} des éléments montrés ; il en faut {invest} pour mobiliser les associés.',
  'scoring.recommend.thin':
    'À compléter : {overall} points avec {coverage} des éléments montrés. Ce qui est montré mérite des questions ; il faut {call} points pour un appel.',
  'scoring.recommend.thinly-read':
    'À compléter : trop peu de mots ont pu être lus pour que {overall} points en disent long sur l’entreprise. Demandez un deck qui le dise avec des mots.',
  'scoring.recommend.low':
    'Décliner : {overall} points avec {coverage} des éléments montrés ; il en faut {thin} pour mériter d’en demander plus.',

  'scoring.change.show':
    '{criterion} : non trouvé ; une bonne réponse apporte jusqu’à {points, number} points{short, plural, =0 {} one { sur le seul qui manque pour une meilleure recommandation} other { sur les # qui manquent pour une meilleure recommandation}}.',
  'scoring.change.unclear':
    '{criterion} : rien de clair trouvé ; une bonne réponse apporte jusqu’à {points, number} points{short, plural, =0 {} one { sur le seul qui manque pour une meilleure recommandation} other { sur les # qui manquent pour une meilleure recommandation}}.',
  'scoring.change.open':
    '{criterion} : non jugé ; une bonne réponse apporte jusqu’à {points, number} points{short, plural, =0 {} one { sur le seul qui manque pour une meilleure recommandation} other { sur les # qui manquent pour une meilleure recommandation}}.',
  'scoring.change.strengthen':
    '{criterion} : montré en partie ; une réponse précise apporte jusqu’à {points, number} points{short, plural, =0 {} one { sur le seul qui manque pour une meilleure recommandation} other { sur les # qui manquent pour une meilleure recommandation}}.',
  'scoring.change.judge':
    '{criterion} : la diapositive {slide} en parle peut-être et n’a pas pu être jugée ; une réponse précise apporte jusqu’à {points, number} points{short, plural, =0 {} one { sur le seul qui manque pour une meilleure recommandation} other { sur les # qui manquent pour une meilleure recommandation}}.',
  'scoring.change.flag': 'Éclaircir : {flag}',
  'scoring.change.cap': 'Lever la limite de la note globale : {reason}',
  'scoring.change.readable': 'Un deck dont les diapositives se lisent comme du texte ou des images nettes.',
  'scoring.change.language': 'Le deck en français, en anglais ou en espagnol.',
  'scoring.change.promise': 'Le retrait du rendement promis, ou la preuve qu’il a été mal lu.',
};
