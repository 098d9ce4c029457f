/** Spanish: warnings. The same ids as in `en/warnings.ts`. */
import type { warnings as en } from '../en/warnings.js';

export const warnings: Record<keyof typeof en, string> = {
  'warning.slide-damaged':
    'La diapositiva {slide} está dañada o falta en el archivo y no se ha podido leer; pida la presentación en PDF.',
  'warning.slide-unread':
    'La diapositiva {slide} es una imagen en la que no se ha distinguido ninguna palabra; conviene mirarla.',
  'warning.ocr-beyond-limit':
    'La diapositiva {slide} es una imagen y no se ha leído: de las diapositivas que son imágenes solo se leen las {limit} primeras. Mírela usted.',
  'warning.plugin-unquoted':
    'Se {count, plural, one {dejó fuera una afirmación} other {dejaron fuera # afirmaciones}} del complemento {plugin}: la cita no está en su diapositiva.',
  'warning.slide-template': 'La diapositiva {slide} es una plantilla sin rellenar: nada de ella cuenta.',
  'warning.slide-repeats': 'La diapositiva {slide} repite palabra por palabra la {of} y cuenta una sola vez.',
  'warning.slide-text-cut':
    'La diapositiva {slide} contiene más texto del que cabe en una diapositiva; en {characters, plural, one {# carácter} other {# caracteres}} no se han buscado datos.',
  'warning.page-unreadable':
    'La página {slide} está dañada y no se ha podido leer; pida que vuelvan a exportar la presentación.',
  'warning.language-other':
    'Esta presentación está en un idioma ({language}) cuyas palabras no se buscan; se encuentran cifras y nombres, pero no la mayoría de las afirmaciones.',
  'warning.engine-fallback': 'El paso «{step}» lo han respondido solo las reglas de la rúbrica. {problem}',
  'warning.engine-critic':
    'Falló la segunda mirada a lo que reglas y modelo leen de forma distinta: {problem} Solo cuenta lo que ambos pueden probar.',
  'warning.engine-pictures':
    'No se miraron las imágenes de las diapositivas: {problem} No se sabe lo que solo está en ellas.',
  'warning.engine-control':
    'Preguntado qué figura literalmente en la presentación, el modelo respondió mal: su valoración o su segunda mirada no cuentan.',
  'warning.engine-judge':
    'Falló la valoración de los criterios por el modelo: {problem} Los niveles son solo los de las reglas.',
  'warning.engine-summary': 'El resumen es el de la rúbrica. {problem}',
  'warning.engine-repeat':
    'La recomendación está cerca de un umbral y lo que encontró el modelo cuenta por una sola lectura. {problem}',
  'warning.duplicate-of': 'El mismo archivo ya se analizó el {date} ({id}).',
};
