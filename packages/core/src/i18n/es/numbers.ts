/** Spanish: numbers that a person typed, and the figures that a person corrected. The same ids as in `en/numbers.ts`. */
import type { numbers as en } from '../en/numbers.js';

export const numbers: Record<keyof typeof en, string> = {
  'number.missing': 'Escribe un número, por ejemplo 45000, 45k o 1,2M.',
  'number.none': '«{typed}» no es un número; escribe uno como 45000, 45k o 1,2M.',
  'number.ambiguous': '«{typed}» puede leerse como {more} o como {less}; escribe {writeMore} o {writeLess}.',
  'number.unit': '«{typed}» es {found}, pero aquí se espera {expected}.',
  'number.unit.money': 'un importe de dinero',
  'number.unit.percent': 'un porcentaje',
  'number.unit.multiple': 'un múltiplo',
  'number.unit.count': 'una cantidad',
  'number.unit.months': 'un número de meses',
  'number.unit.none': 'un número sin unidad',
  'number.currency': '«{typed}» está en {found}, pero este importe está en {expected}; cambia uno de los dos.',
  'number.below': 'No puede ser menor que {least, number}.',
  'number.above': 'No puede ser mayor que {most, number}.',
  'number.whole': 'Se cuenta: escribe un número entero.',
  'figure.corrected': '{value} (corregido)',
  'figure.answered': '{value} (respuesta del fundador)',
  'figure.from-mrr': '{value}, es decir, MRR × 12',
  'figure.origin.look-no': 'no confirmado por el modelo: no da puntos',
  'figure.origin.look-goal': 'es un objetivo, según el modelo: no da puntos',
  'figure.origin.look-other': 'es de otro, según el modelo: no da puntos',
  'figure.origin.seen':
    '«{name}», vista por el modelo en una imagen, no escrita en ningún sitio: mire la diapositiva; no da puntos hasta que lo diga una persona',
  'figure.origin.from-mrr': 'calculado: MRR × 12',
  'figure.origin.corrected': 'corregido por una persona',
  'figure.origin.answer': 'de una respuesta del fundador',
  'figure.origin.corrected-from': 'corregido por una persona; el deck dice {was}',
  'figure.origin.corrected-words': 'corregido por una persona; el deck dice «{was}»',
};
