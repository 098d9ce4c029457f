/** Spanish: what happened, in a few words; who did it and when stand beside. */
import type { activity as en } from '../en/activity.js';

export const activity: Record<keyof typeof en, string> = {
  'activity.analysis.uploaded': 'Presentación subida: {company}',
  'activity.analysis.completed': 'Análisis completado: {company}',
  'activity.analysis.failed': 'Análisis fallido: {company}',
  'activity.analysis.removed': 'Análisis eliminado: {company}',
  'activity.analysis.reprocessed': 'Análisis iniciado de nuevo: {company}',
  'activity.analysis.corrected': 'Análisis corregido: {company}',
  'activity.analysis.decided':
    'Decisión sobre {company}: {decision, select, pipeline {en estudio} invested {invertir} passed {descartar} other {retirada}}',
  'activity.analysis.assigned':
    '{name, select, none {Nadie se ocupa de {company}} other {{name} se ocupa de {company}}}',
  'activity.analysis.planned': 'Próximo paso con {company}: {step}',
  'activity.analysis.shared': 'Análisis compartido por enlace: {company}',
  'activity.comment.added': 'Comentario sobre {company}',
  'activity.comment.mentioned': 'Mención en un comentario sobre {company}',
  'activity.feedback.given':
    '{rating, plural, one {# estrella} other {# estrellas}} de 5 para el análisis de {company}',
  'activity.question.answered': 'Pregunta de due diligence trabajada: {company}',
  'activity.question.assigned': '{name} debe responder una pregunta sobre {company}',
  'activity.founder.asked': 'Preguntas enviadas por enlace al fundador de {company}',
  'activity.founder.answered':
    '{count, plural, one {El fundador de {company} respondió a # pregunta} other {El fundador de {company} respondió a # preguntas}}',
  'activity.founder.filed': 'El fundador de {company} envió un archivo',
  'activity.founder.counted': 'Decidido sobre las respuestas del fundador: {company}',
  'activity.investment.added': 'Inversión agregada: {company}',
  'activity.investment.changed': 'Inversión modificada: {company}',
  'activity.investment.removed': 'Inversión eliminada: {company}',
  'activity.member.invited':
    'Invitación a {name} como {role, select, viewer {observador} analyst {analista} partner {socio} other {administrador}}',
  'activity.member.joined': '{name} se ha unido al equipo',
  'activity.member.role-changed':
    'Nuevo rol de {name}: {role, select, viewer {observador} analyst {analista} partner {socio} other {administrador}}',
  'activity.member.removed': '{name} ya no está en el equipo',
  'activity.settings.changed': 'Configuración modificada',
};
