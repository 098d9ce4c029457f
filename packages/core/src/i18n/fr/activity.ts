/** French: what happened, in a few words; who did it and when stand beside. */
import type { activity as en } from '../en/activity.js';

export const activity: Record<keyof typeof en, string> = {
  'activity.analysis.uploaded': 'Deck téléversé : {company}',
  'activity.analysis.completed': 'Analyse terminée : {company}',
  'activity.analysis.failed': 'Analyse en échec : {company}',
  'activity.analysis.removed': 'Analyse supprimée : {company}',
  'activity.analysis.reprocessed': 'Analyse relancée : {company}',
  'activity.analysis.corrected': 'Analyse corrigée : {company}',
  'activity.analysis.decided':
    'Décision sur {company} : {decision, select, pipeline {à suivre} invested {investir} passed {décliner} other {annulée}}',
  'activity.analysis.assigned': '{name, select, none {Personne ne suit {company}} other {{name} suit {company}}}',
  'activity.analysis.planned': 'Prochaine étape pour {company} : {step}',
  'activity.analysis.shared': 'Analyse partagée par lien : {company}',
  'activity.comment.added': 'Commentaire sur {company}',
  'activity.comment.mentioned': 'Mention dans un commentaire sur {company}',
  'activity.feedback.given': '{rating, plural, one {# étoile} other {# étoiles}} sur 5 pour l’analyse de {company}',
  'activity.question.answered': 'Question de due diligence traitée : {company}',
  'activity.question.assigned': '{name} doit répondre à une question sur {company}',
  'activity.founder.asked': 'Questions envoyées par lien au fondateur de {company}',
  'activity.founder.answered':
    '{count, plural, one {Le fondateur de {company} a répondu à # question} other {Le fondateur de {company} a répondu à # questions}}',
  'activity.founder.filed': 'Le fondateur de {company} a envoyé un fichier',
  'activity.founder.counted': 'Réponses du fondateur traitées : {company}',
  'activity.investment.added': 'Investissement ajouté : {company}',
  'activity.investment.changed': 'Investissement modifié : {company}',
  'activity.investment.removed': 'Investissement retiré : {company}',
  'activity.member.invited':
    'Invitation de {name} comme {role, select, viewer {observateur} analyst {analyste} partner {associé} other {administrateur}}',
  'activity.member.joined': '{name} a rejoint l’équipe',
  'activity.member.role-changed':
    'Nouveau rôle de {name} : {role, select, viewer {observateur} analyst {analyste} partner {associé} other {administrateur}}',
  'activity.member.removed': '{name} ne fait plus partie de l’équipe',
  'activity.settings.changed': 'Paramètres modifiés',
};
