/** Spanish: market criteria. The same ids as in `en/scoring-market.ts`. */
import type { scoringMarket as en } from '../en/scoring-market.js';

export const scoringMarket: Record<keyof typeof en, string> = {
  'scoring.M1.asks': 'Mercado total, accesible y alcanzable, uno dentro de otro, con año y fuente.',
  'scoring.M1.none': 'No encontramos el tamaño del mercado.',
  'scoring.M1.segment': 'Se nombra el mercado ({segment}), pero no se mide.',
  'scoring.M1.not-nested': 'Los tamaños de mercado no encajan: el mercado menor lleva la cifra mayor.',
  'scoring.M1.one-figure': 'Una sola cifra de mercado ({size}); no se dice qué parte puede atender esta empresa.',
  'scoring.M1.nested':
    'El mercado ({size}) se acota a lo que se puede atender, pero faltan tramos, el año o la fuente.',
  'scoring.M1.complete': 'Se dan mercado total, accesible y alcanzable, con año y fuente ({source}).',

  'scoring.M2.asks': 'Un mercado que este producto pueda atender y que baste para la rentabilidad de un fondo.',
  'scoring.M2.none': 'No encontramos qué parte del mercado puede alcanzar este producto.',
  'scoring.M2.sam': 'El mercado accesible es de {size} al año.',
  'scoring.M2.som': 'Solo se mide la parte alcanzable: {size} al año.',
  'scoring.M2.build': 'De {buyers} compradores a {price} sale un mercado de unos {size} al año.',
  'scoring.M2.tam':
    'Solo se mide el mercado total ({size}), que cuenta como mucho la mitad: no se conoce la parte accesible.',

  'scoring.M3.asks': 'Número de compradores por precio, que coincida con el mercado declarado.',
  'scoring.M3.none': 'No encontramos un mercado calculado a partir de compradores y precio.',
  'scoring.M3.counted': 'Se cuentan los compradores ({buyers}), pero ningún precio los convierte en mercado.',
  'scoring.M3.priced':
    'La presentación da {buyers} compradores y un precio de {price}; ninguna de sus cifras de mercado sale de ellos.',
  'scoring.M3.agrees': 'El mercado declarado de {size} sale de {buyers} compradores a {price}.',

  'scoring.M4.asks': 'Crecimiento anual del mercado en porcentaje, con fuente.',
  'scoring.M4.none': 'No encontramos la tasa de crecimiento del mercado.',
  'scoring.M4.words': 'Se dice que el mercado crece, sin cifra.',
  'scoring.M4.shrinking': 'Según la propia cifra de la presentación, el mercado no crece ({growth}).',
  'scoring.M4.slow': 'El mercado crece despacio ({growth}).',
  'scoring.M4.no-period': 'El mercado crece un {growth}, pero no se dice en cuánto tiempo.',
  'scoring.M4.unsourced': 'El mercado crece un {growth} al año; no se cita fuente.',
  'scoring.M4.moderate': 'El mercado crece un {growth} al año según {source}: sólido, no rápido.',
  'scoring.M4.sourced': 'El mercado crece un {growth} al año según {source}.',

  'scoring.M5.asks': 'Un cambio concreto y fechado en la ley, el coste, la tecnología o los hábitos.',
  'scoring.M5.none': 'No encontramos por qué es posible ahora y no lo era antes.',
  'scoring.M5.asserted': 'Se afirma que es el momento, sin decir qué ha cambiado.',
  'scoring.M5.named': 'Se nombra un cambio, sin fecha: «{change}».',
  'scoring.M5.dated': 'Un cambio con fecha explica el momento: «{change}».',

  'scoring.M6.asks': 'Quién es el cliente, cuánto le cuesta el problema y quién lo ha confirmado.',
  'scoring.M6.none': 'No encontramos ni el cliente ni el problema.',
  'scoring.M6.segment': 'Se nombra al cliente ({segment}), pero no qué le duele.',
  'scoring.M6.no-segment': 'Se describe un problema, pero no quién lo tiene.',
  'scoring.M6.pain': 'Se nombran cliente y problema ({segment}), pero no lo que cuesta el problema.',
  'scoring.M6.cost-alone': 'Se da el coste del problema ({cost}), pero no quién lo soporta.',
  'scoring.M6.costed':
    'Se dice lo que cuesta el problema ({cost}); no lo confirman fuentes, entrevistas ni clientes de pago.',
  'scoring.M6.proven':
    'Se dice lo que cuesta el problema ({cost}) y lo confirma una fuente, entrevistas o clientes de pago.',

  'scoring.M7.asks': 'Competidores con nombre y la opción de no hacer nada, comparados con franqueza.',
  'scoring.M7.none': 'No encontramos ningún competidor ni alternativa con nombre.',
  'scoring.M7.denied': 'La presentación afirma no tener competencia; no hacer nada siempre lo es.',
  'scoring.M7.categories': 'Solo se nombra un tipo de alternativa ({category}), ninguna empresa.',
  'scoring.M7.unnamed-matrix': 'Hay una comparación, pero no se ha podido leer en ella ningún competidor.',
  'scoring.M7.one': 'Se nombra un solo competidor: {competitors}.',
  'scoring.M7.named': 'Se nombran {n} competidores ({competitors}), sin compararlos con criterios explícitos.',
  'scoring.M7.compared':
    'Se comparan {n} competidores ({competitors}), sin la opción de no hacer nada o sin ningún punto en que ellos ganen.',
  'scoring.M7.honest':
    'Se comparan {n} competidores y la opción de no hacer nada, también donde los demás son mejores.',

  'scoring.M8.asks': 'Canales con resultados, un primer segmento y el orden de expansión.',
  'scoring.M8.none': 'No encontramos cómo se llega a los clientes.',
  'scoring.M8.start': 'Se nombra un primer segmento ({start}), pero ningún canal para llegar a él.',
  'scoring.M8.named': 'Se nombra un canal sin resultado: «{channel}».',
  'scoring.M8.measured': 'Se da un canal con una cifra: «{channel}». Falta el orden de expansión.',
  'scoring.M8.ordered': 'Se dan un canal con una cifra, el primer segmento y lo que viene después.',
};
