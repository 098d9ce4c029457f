/** Spanish: two analyses side by side, corrections and answered questions. The same ids as in `en/compare.ts`. */
import type { compare as en } from '../en/compare.js';

export const compare: Record<keyof typeof en, string> = {
  'compare.scores': 'Puntuaciones',
  'compare.figures': 'Cifras que difieren',
  'compare.criteria': 'Criterios que difieren',
  'compare.flags': 'Alertas de solo una',
  'compare.statements': 'Afirmaciones de solo una',
  'compare.more':
    '{count, plural, one {y una afirmación más (--all la muestra)} other {y # afirmaciones más (--all las muestra)}}',
  'compare.versions': 'Versión {a} y versión {b} de la presentación de una misma empresa',
  'compare.same': 'No hay diferencias.',
  'compare.notShown': 'no encontrado',
  'compare.notAsked': 'no se pide en esta fase',
  'compare.difference': 'Diferencia',
  'compare.only': 'solo {name}',
  'correct.title': 'Corregido por personas',
  'correct.company': 'Empresa: {to} en lugar de {was}',
  'correct.sector': 'Sector: {to} en lugar de {was}',
  'correct.stage': 'Fase: {to} en lugar de {was}',
  'correct.businessModel': 'Modelo de negocio: {to} en lugar de {was}',
  'correct.fact': '{kind}: {to} en lugar de {was}',
  'correct.drop': '{kind}: se descarta {was}',
  'correct.question': 'Pregunta {id} respondida',
  'correct.moved': '{score} (antes {before})',
  'correct.by': '{by}, {date}',
  'question.status.open': 'abierta',
  'question.status.answered': 'respondida',
  'question.status.dismissed': 'descartada',
  'question.owner': 'a cargo de {name}',
  'question.answer': 'Respuesta: {text}',
  'question.notes': 'Notas: {text}',
};
