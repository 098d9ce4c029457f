/** Texts of two analyses side by side. */
import { defineTexts } from '../define-texts.js';

export const compareTexts = defineTexts({
  en: {
    compareTitle: 'Compare',
    comparePick: 'Compare with',
    compareNone: 'There is no other finished analysis to compare with.',
    compareSame: 'The two say and score the same here.',
    compareFigures: 'Figures that differ',
    compareCriteria: 'Points that differ',
    compareFlags: 'Flags only one of them has',
    compareFacts: 'Statements only one of them makes',
    compareDifference: 'Difference',
    onlyIn: 'Only in {name}',
  },
  es: {
    compareTitle: 'Comparar',
    comparePick: 'Comparar con',
    compareNone: 'No hay otro análisis terminado con el que comparar.',
    compareSame: 'Los dos dicen y puntúan lo mismo aquí.',
    compareFigures: 'Cifras que difieren',
    compareCriteria: 'Puntos que difieren',
    compareFlags: 'Alertas que solo tiene uno',
    compareFacts: 'Afirmaciones que solo hace uno',
    compareDifference: 'Diferencia',
    onlyIn: 'Solo en {name}',
  },
  fr: {
    compareTitle: 'Comparer',
    comparePick: 'Comparer avec',
    compareNone: 'Il n’y a pas d’autre analyse terminée à comparer.',
    compareSame: 'Les deux disent et notent la même chose ici.',
    compareFigures: 'Chiffres qui diffèrent',
    compareCriteria: 'Points qui diffèrent',
    compareFlags: 'Alertes propres à l’un',
    compareFacts: 'Énoncés propres à l’un',
    compareDifference: 'Écart',
    onlyIn: 'Seulement dans {name}',
  },
});
