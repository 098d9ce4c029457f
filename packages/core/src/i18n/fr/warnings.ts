/** French: warnings. The same ids as in `en/warnings.ts`. */
import type { warnings as en } from '../en/warnings.js';

export const warnings: Record<keyof typeof en, string> = {
  'warning.slide-damaged':
    'La diapositive {slide} est endommagée ou absente du fichier et n’a pas pu être lue ; demandez la présentation en PDF.',
  'warning.slide-unread':
    'La diapositive {slide} est une image dont aucun mot n’a pu être reconnu ; mieux vaut la regarder.',
  'warning.ocr-out-of-time':
    'La diapositive {slide} est une image qui n’a pas été lue, le temps prévu étant écoulé ; augmentez la limite de temps et relancez l’analyse.',
  'warning.page-unreadable':
    'La page {slide} est endommagée et n’a pas pu être lue ; demandez un nouvel export de la présentation.',
  'warning.language-other':
    'Ce deck est dans une langue ({language}) dont les mots ne sont pas recherchés ; chiffres et noms sont trouvés, la plupart des affirmations ne le sont pas.',
  'warning.duplicate-of': 'Le même fichier a déjà été analysé le {date} ({id}).',
};
