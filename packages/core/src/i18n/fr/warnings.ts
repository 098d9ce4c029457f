/** French: warnings. The same ids as in `en/warnings.ts`. */
import type { warnings as en } from '../en/warnings.js';

export const warnings: Record<keyof typeof en, string> = {
  'warning.slide-damaged':
    'La diapositive {slide} est endommagée ou absente du fichier et n’a pas pu être lue ; demandez le deck en PDF.',
  'warning.slide-unread':
    'La diapositive {slide} est une image dont aucun mot n’a pu être reconnu ; mieux vaut la regarder.',
  'warning.ocr-beyond-limit':
    'La diapositive {slide} est une image qui n’a pas été lue : parmi les diapositives en image, seules les {limit} premières le sont. Regardez-la vous-même.',
  'warning.plugin-unquoted':
    '{count, plural, one {Un énoncé} other {# énoncés}} du module {plugin} {count, plural, one {a été écarté} other {ont été écartés}} : la citation ne figure pas sur sa diapositive.',
  'warning.slide-template': 'La diapositive {slide} est un modèle non rempli : rien de ce qu’elle montre ne compte.',
  'warning.slide-repeats': 'La diapositive {slide} répète mot pour mot la {of} et ne compte qu’une fois.',
  'warning.slide-text-cut':
    'La diapositive {slide} contient plus de texte qu’une diapositive ne peut en montrer ; {characters, plural, one {# caractère n’a pas été examiné} other {# caractères n’ont pas été examinés}}.',
  'warning.page-unreadable':
    'La page {slide} est endommagée et n’a pas pu être lue ; demandez un nouvel export du deck.',
  'warning.language-other':
    'Ce deck est dans une langue ({language}) dont les mots ne sont pas recherchés ; chiffres et noms sont trouvés, la plupart des affirmations ne le sont pas.',
  'warning.engine-fallback': 'L’étape « {step} » n’a été traitée que par les règles de la grille. {problem}',
  'warning.engine-critic':
    'Le second regard sur ce que règles et modèle lisent autrement a échoué : {problem} Seul compte ce que les deux peuvent prouver.',
  'warning.engine-pictures':
    'Les images des diapositives n’ont pas été regardées : {problem} On ignore ce qui ne figure que dans celles-ci.',
  'warning.engine-control':
    'Interrogé sur ce qui figure mot pour mot dans le deck, le modèle s’est trompé : son évaluation ou son second regard ne compte pas.',
  'warning.engine-judge':
    'L’évaluation des critères par le modèle a échoué : {problem} Les niveaux sont ceux des seules règles.',
  'warning.engine-summary': 'Le résumé est celui de la grille. {problem}',
  'warning.engine-repeat':
    'La recommandation est proche d’un seuil et ce que le modèle a trouvé ne compte que sur une lecture. {problem}',
  'warning.duplicate-of': 'Le même fichier a déjà été analysé le {date} ({id}).',
};
