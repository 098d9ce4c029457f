/** Spanish: warnings. The same ids as in `en/warnings.ts`. */
import type { warnings as en } from '../en/warnings.js';

export const warnings: Record<keyof typeof en, string> = {
  'warning.slide-damaged':
    'La diapositiva {slide} está dañada o falta en el archivo y no se ha podido leer; pida la presentación en PDF.',
  'warning.slide-unread':
    'La diapositiva {slide} es una imagen en la que no se ha distinguido ninguna palabra; conviene mirarla.',
  'warning.ocr-out-of-time':
    'La diapositiva {slide} es una imagen y no se ha leído porque se agotó el tiempo previsto; amplíe el límite de tiempo y repita el análisis.',
  'warning.page-unreadable':
    'La página {slide} está dañada y no se ha podido leer; pida que vuelvan a exportar la presentación.',
  'warning.language-other':
    'Esta presentación está en un idioma ({language}) cuyas palabras no se buscan; se encuentran cifras y nombres, pero no la mayoría de las afirmaciones.',
  'warning.duplicate-of': 'El mismo archivo ya se analizó el {date} ({id}).',
};
