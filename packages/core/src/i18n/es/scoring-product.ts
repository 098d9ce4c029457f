/** Spanish: product criteria. The same ids as in `en/scoring-product.ts`. */
import type { scoringProduct as en } from '../en/scoring-product.js';

export const scoringProduct: Record<keyof typeof en, string> = {
  'scoring.P1.asks': 'El problema, la solución y una frase que diga qué es y para quién.',
  'scoring.P1.none': 'No encontramos ni un problema ni una solución.',
  'scoring.P1.problem': 'Se describe un problema, pero ninguna solución.',
  'scoring.P1.solution': 'Se describe una solución, pero no el problema que resuelve.',
  'scoring.P1.both': 'Se describen problema y solución; falta una frase que diga qué es y para quién.',
  'scoring.P1.complete': 'Están el problema, la solución y una descripción en una frase.',

  'scoring.P2.asks': 'Lo que existe y se usa hoy.',
  'scoring.P2.none': 'No encontramos qué existe hoy.',
  'scoring.P2.idea': 'El producto es una idea o una maqueta.',
  'scoring.P2.prototype': 'Hay un prototipo.',
  'scoring.P2.mvp': 'Hay una primera versión en pruebas.',
  'scoring.P2.live': 'El producto está en el mercado.',
  'scoring.P2.sold': 'Ya hay ingresos, así que algo se vende; no se dice hasta dónde está hecho el producto.',
  'scoring.P2.paying': 'Hay clientes que usan el producto y pagan por él.',

  'scoring.P3.asks': 'Cuánto mejor que qué alternativa, y quién lo ha medido.',
  'scoring.P3.none': 'No encontramos en qué se diferencia de las alternativas.',
  'scoring.P3.adjectives': 'La diferencia se elogia, no se mide: «{claim}».',
  'scoring.P3.named': 'Se nombra una diferencia concreta, sin cifra frente a una alternativa con nombre: «{claim}».',
  'scoring.P3.measured': 'La diferencia tiene cifra: «{claim}». No se dice cómo se midió.',
  'scoring.P3.tested': 'La diferencia tiene cifra y fuente: «{claim}» ({source}).',

  'scoring.P4.asks': 'Qué frena a los demás (datos, red, coste de cambio, licencia, patentes), con pruebas.',
  'scoring.P4.none': 'No encontramos qué impide que otros lo copien.',
  'scoring.P4.asserted': 'Se afirma una barrera, pero no se explica.',
  'scoring.P4.explained': 'Se explica una barrera, sin pruebas: «{claim}».',
  'scoring.P4.evidence': 'Una barrera está probada: «{claim}».',
  'scoring.P4.two': 'Dos barreras están probadas: «{first}» y «{second}».',

  'scoring.P5.asks': 'Los pasos o la arquitectura, y qué tiene de difícil técnicamente.',
  'scoring.P5.none': 'No encontramos cómo funciona el producto.',
  'scoring.P5.label': 'La tecnología es una etiqueta, no una explicación: «{line}».',
  'scoring.P5.steps': 'Se describe cómo funciona: «{line}». No se dice qué tiene de difícil.',
  'scoring.P5.hard': 'Se describe cómo funciona y qué tiene de difícil: «{line}».',

  'scoring.P6.asks': 'Usuarios con nombre y resultados, o una cifra de uso o fidelidad.',
  'scoring.P6.none': 'No encontramos usuarios, pilotos, entrevistas ni cifras de uso.',
  'scoring.P6.unnamed': 'Se cita a un usuario, pero sin nombre.',
  'scoring.P6.asked': 'Se ha preguntado a usuarios o lo están probando: «{line}». No se muestra un resultado.',
  'scoring.P6.result': 'Un usuario cuenta un resultado o paga un piloto: «{line}».',
  'scoring.P6.figure': 'Una cifra muestra que lo usan o se quedan: «{line}».',

  'scoring.P7.asks': 'Los próximos pasos, con fechas.',
  'scoring.P7.none': 'No encontramos una hoja de ruta.',
  'scoring.P7.list': '{n, plural, one {Figura un próximo paso} other {Figuran # próximos pasos}}, sin fechas.',
  'scoring.P7.dated': '{n, plural, one {Un próximo paso tiene} other {# próximos pasos tienen}} fecha.',

  'scoring.P8.asks': 'Quién paga, cuánto y por qué unidad.',
  'scoring.P8.none': 'No encontramos cómo gana dinero.',
  'scoring.P8.payer': 'Se dice quién paga ({payer}), pero no por qué.',
  'scoring.P8.model': 'Se nombra el modelo de ingresos ({model}), sin precio.',
  'scoring.P8.price': 'Se da un precio ({price}); el pagador o la unidad no están claros.',
  'scoring.P8.complete': 'Se dan el precio ({price}), su unidad y quién lo paga.',

  'scoring.P9.asks': 'Un certificado, disponibilidad o volumen que demuestre que aguanta.',
  'scoring.P9.none': 'No encontramos prueba de que el producto resista a gran escala y ante una auditoría.',
  'scoring.P9.claim': 'Se afirma escala o seguridad, sin prueba: «{line}».',
  'scoring.P9.proof': 'La escala o la seguridad están probadas: «{line}».',
};
