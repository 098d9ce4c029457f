/** Spanish: traction criteria. The same ids as in `en/scoring-traction.ts`. */
import type { scoringTraction as en } from '../en/scoring-traction.js';

export const scoringTraction: Record<keyof typeof en, string> = {
  'scoring.G1.asks':
    'La cifra principal del modelo hoy: ingresos recurrentes, ingresos, usuarios activos o madurez tecnológica.',
  'scoring.G1.use-only': 'Se cuenta el uso ({users}), pero ningún ingreso; este modelo se mide por lo que ingresa.',
  'scoring.G1.none': 'No encontramos ingresos ni uso reales; los planes y previsiones no cuentan.',
  'scoring.G1.recurring-top':
    '{figure} de ingresos recurrentes{aside} están en el tramo más alto para {stage}, desde {bound}.',
  'scoring.G1.recurring-top-undated':
    '{figure} de ingresos recurrentes{aside} estarían en el tramo más alto para {stage}, desde {bound}, pero no llevan fecha.',
  'scoring.G1.recurring-below':
    '{figure} de ingresos recurrentes{aside}; el siguiente tramo para {stage} empieza en {bound}.',
  'scoring.G1.revenue-top': '{figure} de ingresos{aside} alcanzan el tramo más alto para {stage}, desde {bound}.',
  'scoring.G1.revenue-top-undated':
    '{figure} de ingresos{aside} alcanzarían el tramo más alto para {stage}, desde {bound}, pero no llevan fecha.',
  'scoring.G1.revenue-below': '{figure} de ingresos{aside}; el siguiente tramo para {stage} empieza en {bound}.',
  'scoring.G1.net': '{figure} de volumen dejan unos {amount} de ingresos netos al año con la comisión declarada.',
  'scoring.G1.assumed-net':
    '{figure} de volumen, pero sin comisión; con un 10 % habitual serían propios unos {amount} al año, que cuentan como mucho la mitad.',
  'scoring.G1.volume': '{figure} es volumen o dinero de terceros, no ingresos.',
  'scoring.G1.signed': '{figure} está firmado, pero aún no en marcha; no son ingresos.',
  'scoring.G1.payers': 'Hay clientes de pago ({n}), pero ninguna cifra de ingresos.',
  'scoring.G1.paid-pilot': 'Hay un piloto de pago, que en esta fase vale como primer pagador.',
  'scoring.G1.signs': 'Hay pilotos o cartas de intención, pero nadie paga todavía.',
  'scoring.G1.active': '{users} usuarios activos, medidos con los tramos para {stage}.',
  'scoring.G1.registered': 'Se cuentan {users} usuarios sin decir cuántos están activos.',
  'scoring.G1.readiness': 'La madurez tecnológica, {trl} de 9, hace las veces de ingresos.',
  'scoring.G1.readiness-sold': 'Madurez tecnológica {trl} de 9, con una intención de compra firmada por {value}.',

  'scoring.G2.asks': 'El crecimiento anual de esa cifra, de cuánto a cuánto.',
  'scoring.G2.none': 'No encontramos crecimiento real ni dos cifras con fecha para calcularlo.',
  'scoring.G2.shrinking': 'El negocio no crece ({growth}).',
  'scoring.G2.thin': '{growth} es una tasa mensual sin una serie de al menos tres meses; cuenta como mucho la mitad.',
  'scoring.G2.no-base':
    'Se declara un crecimiento de {growth} sin decir de cuánto a cuánto; cuenta como mucho la mitad.',
  'scoring.G2.users': 'El crecimiento de {growth} es de usuarios, no de ingresos.',
  'scoring.G2.undated': 'El crecimiento de {growth} es alto para {stage}, pero no lleva fecha.',
  'scoring.G2.below': 'El crecimiento de {growth}{aside} no llega al tramo bueno para {stage}.',
  'scoring.G2.good': 'El crecimiento de {growth}{aside} es bueno para {stage}.',
  'scoring.G2.top': 'El crecimiento de {growth}{aside} está en el tramo más alto para {stage}.',

  'scoring.G3.asks': 'Cuántos pagan y quiénes son.',
  'scoring.G3.none': 'No encontramos clientes, ni contados ni nombrados.',
  'scoring.G3.interest': 'Hay interés (registros, lista de espera o cartas), pero ningún cliente.',
  'scoring.G3.few-names': 'Se nombra a {n, plural, one {un cliente} other {# clientes}}: {names}.',
  'scoring.G3.count': 'Se cuentan {count} clientes; no se nombra a ninguno ni se dice cuántos pagan.',
  'scoring.G3.paying': 'Pagan {paying} clientes; no se nombra a ninguno.',
  'scoring.G3.names': 'Se nombra a {n} clientes ({names}); no se dice cuántos pagan.',
  'scoring.G3.paying-named': 'Pagan {paying} clientes y se nombra a algunos: {names}.',

  'scoring.G4.asks': 'Retención neta de ingresos, bajas o una cohorte.',
  'scoring.G4.none': 'No encontramos bajas, retención de ingresos ni cohortes.',
  'scoring.G4.nrr': 'La retención neta de ingresos es del {figure}.',
  'scoring.G4.grr': 'La retención bruta es del {figure}.',
  'scoring.G4.churn': 'Las bajas son del {figure}.',
  'scoring.G4.churn-yearly': 'Las bajas son del {figure}, cerca del {monthly} al mes.',
  'scoring.G4.retention': 'El {figure} de los usuarios se queda o vuelve.',

  'scoring.G5.asks': 'Valor de vida frente a coste de adquisición, con sus partes, y plazo de recuperación.',
  'scoring.G5.none': 'No encontramos coste de adquisición, valor de vida ni plazo de recuperación.',
  'scoring.G5.part': 'Solo se da una parte de la economía por cliente ({figure}).',
  'scoring.G5.low-ratio': 'Un cliente vale {ratio} su coste de adquisición; el mínimo habitual es 3×.',
  'scoring.G5.ratio': 'Un cliente vale {ratio} su coste de adquisición; no se puede recalcular a partir de sus partes.',
  'scoring.G5.recomputed': 'Un cliente vale {ratio} su coste de adquisición, y precio, margen y bajas dan lo mismo.',
  'scoring.G5.payback': 'El coste de adquisición se recupera en {months, plural, one {# mes} other {# meses}}.',

  'scoring.G6.asks': 'Pilotos de pago, cartas de intención con importe, pilotos con nombre.',
  'scoring.G6.none': 'No encontramos pilotos, cartas de intención, lista de espera ni entrevistas.',
  'scoring.G6.signups': 'Solo registros o descargas: «{line}».',
  'scoring.G6.counted':
    'Se menciona o se cuenta la demanda («{line}»), pero no se nombra a nadie que se haya comprometido.',
  'scoring.G6.named': 'Pilotos o cartas de intención con nombre: {names}.',
  'scoring.G6.unnamed': 'Se describen pilotos o cartas de intención: «{line}»; no se nombra a quien se compromete.',
  'scoring.G6.paid': 'Alguien ha puesto dinero antes del lanzamiento: «{line}».',
  'scoring.G6.pays': 'Ya hay clientes que pagan, lo que dice más que pilotos o cartas de intención.',

  'scoring.G7.asks': 'Cifras clave con fecha, definidas y mes a mes.',
  'scoring.G7.none': 'No encontramos ninguna cifra clave que fechar o definir.',
  'scoring.G7.undated': 'Las cifras clave no llevan fecha.',
  'scoring.G7.cumulative': 'Las cifras son acumuladas, lo que oculta si el negocio crece o mengua.',
  'scoring.G7.dated': 'Las cifras clave llevan fecha; no se define cómo se cuentan.',
  'scoring.G7.defined': 'Las cifras clave llevan fecha y definición; falta una serie mensual.',
  'scoring.G7.series-undefined': 'Se muestra una serie en el tiempo; no se define cómo se cuenta la cifra.',
  'scoring.G7.series': 'Las cifras clave están definidas y se muestran como serie en el tiempo.',

  'scoring.G8.asks': 'El margen bruto, comparado con lo habitual en el modelo de negocio.',
  'scoring.G8.none': 'No encontramos el margen bruto.',
  'scoring.G8.alarm': 'Un margen bruto del {margin} está muy por debajo del {normal} habitual en este modelo.',
  'scoring.G8.below': 'Un margen bruto del {margin} está por debajo del {normal} habitual en este modelo.',
  'scoring.G8.normal': 'Un margen bruto del {margin} es habitual en este modelo.',
  'scoring.G8.above': 'Un margen bruto del {margin} supera lo habitual en este modelo, que llega al {above}.',

  'scoring.G9.asks': 'Al menos tres hitos alcanzados, con fecha.',
  'scoring.G9.none': 'No encontramos ningún hito alcanzado.',
  'scoring.G9.list': '{n, plural, one {Se muestra un hito} other {Se muestran # hitos}}; se piden tres con fecha.',
  'scoring.G9.dated': 'Se muestran {n} hitos con fecha.',
};
