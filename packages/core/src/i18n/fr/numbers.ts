/** French: numbers that a person typed, and the figures that a person corrected. The same ids as in `en/numbers.ts`. */
import type { numbers as en } from '../en/numbers.js';

export const numbers: Record<keyof typeof en, string> = {
  'number.missing': 'Saisissez un nombre, par exemple 45000, 45k ou 1,2M.',
  'number.none': '« {typed} » n’est pas un nombre ; saisissez-en un comme 45000, 45k ou 1,2M.',
  'number.ambiguous': '« {typed} » peut se lire {more} ou {less} ; écrivez {writeMore} ou {writeLess}.',
  'number.unit': '« {typed} » est {found}, mais on attend ici {expected}.',
  'number.unit.money': 'un montant',
  'number.unit.percent': 'un pourcentage',
  'number.unit.multiple': 'un multiple',
  'number.unit.count': 'un nombre d’unités',
  'number.unit.months': 'un nombre de mois',
  'number.unit.none': 'un nombre sans unité',
  'number.currency': '« {typed} » est en {found}, mais ce montant est en {expected} ; changez l’un ou l’autre.',
  'number.below': 'La valeur ne peut pas être inférieure à {least, number}.',
  'number.above': 'La valeur ne peut pas être supérieure à {most, number}.',
  'number.whole': 'Cela se compte : saisissez un nombre entier.',
  'figure.corrected': '{value} (corrigé)',
  'figure.answered': '{value} (réponse du fondateur)',
  'figure.from-mrr': '{value}, soit MRR × 12',
  'figure.origin.look-no': 'non confirmé par le modèle : ne rapporte aucun point',
  'figure.origin.look-goal': 'un objectif, selon le modèle : ne rapporte aucun point',
  'figure.origin.look-other': 'concerne un autre, selon le modèle : ne rapporte aucun point',
  'figure.origin.seen':
    '« {name} », vu par le modèle dans une image, écrit nulle part : regardez la diapositive ; ne rapporte aucun point tant qu’une personne ne le dit pas',
  'figure.origin.from-mrr': 'calculé : MRR × 12',
  'figure.origin.corrected': 'corrigé par une personne',
  'figure.origin.answer': 'd’une réponse du fondateur',
  'figure.origin.corrected-from': 'corrigé par une personne ; le deck dit {was}',
  'figure.origin.corrected-words': 'corrigé par une personne ; le deck dit « {was} »',
};
