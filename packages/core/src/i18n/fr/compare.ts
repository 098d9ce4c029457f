/** French: two analyses side by side, corrections and answered questions. The same ids as in `en/compare.ts`. */
import type { compare as en } from '../en/compare.js';

export const compare: Record<keyof typeof en, string> = {
  'compare.scores': 'Notes',
  'compare.figures': 'Chiffres qui diffèrent',
  'compare.criteria': 'Critères qui diffèrent',
  'compare.flags': 'Alertes d’un seul',
  'compare.statements': 'Affirmations d’un seul',
  'compare.more':
    '{count, plural, one {et une autre affirmation (--all l’affiche)} other {et # autres affirmations (--all les affiche)}}',
  'compare.versions': 'Version {a} et version {b} du deck d’une même entreprise',
  'compare.same': 'Rien ne diffère.',
  'compare.notShown': 'non trouvé',
  'compare.notAsked': 'non demandé à ce stade',
  'compare.difference': 'Écart',
  'compare.only': '{name} seulement',
  'correct.title': 'Corrigé à la main',
  'correct.company': 'Entreprise : {to} au lieu de {was}',
  'correct.sector': 'Secteur : {to} au lieu de {was}',
  'correct.stage': 'Stade : {to} au lieu de {was}',
  'correct.businessModel': 'Modèle économique : {to} au lieu de {was}',
  'correct.fact': '{kind} : {to} au lieu de {was}',
  'correct.drop': '{kind} : {was} écarté',
  'correct.question': 'Question {id} : réponse notée',
  'correct.moved': '{score} (avant {before})',
  'correct.by': '{by}, {date}',
  'question.status.open': 'ouverte',
  'question.status.answered': 'répondue',
  'question.status.dismissed': 'écartée',
  'question.owner': 'confiée à {name}',
  'question.answer': 'Réponse : {text}',
  'question.notes': 'Notes : {text}',
};
