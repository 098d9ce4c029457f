/** Spanish: risk criteria. The same ids as in `en/scoring-risk.ts`. */
import type { scoringRisk as en } from '../en/scoring-risk.js';

export const scoringRisk: Record<keyof typeof en, string> = {
  'scoring.R1.asks': 'Gasto neto, caja y al menos 18 meses de autonomía tras la ronda.',
  'scoring.R1.none': 'No encontramos gasto, caja, autonomía ni rentabilidad.',
  'scoring.R1.burn-alone': 'Se indica el gasto ({figure}); no encontramos cuánto dura el dinero.',
  'scoring.R1.cash-alone': 'Se indica la caja ({figure}); no encontramos cuánto dura.',
  'scoring.R1.short':
    '{months, plural, one {# mes} other {# meses}} de caja{when, select, round { tras la ronda} now { a día de hoy} other {}}: poco margen para la siguiente ronda.',
  'scoring.R1.long':
    '{months, plural, one {# mes} other {# meses}} de caja{when, select, round { tras la ronda} now { a día de hoy} other {}}.',
  'scoring.R1.flat': 'Con el gasto actual el dinero duraría unos {months} meses; la presentación no declara autonomía.',
  'scoring.R1.disagrees':
    'Se declaran {months} meses de autonomía, claramente más de lo que dura el dinero con el gasto actual.',
  'scoring.R1.profitable-unshown':
    'La presentación habla de rentabilidad o equilibrio, pero no muestra ingresos que lo sostengan.',
  'scoring.R1.profitable': 'La empresa declara ser rentable o estar en equilibrio.',

  'scoring.R2.asks': 'Gasto neto por cada unidad de ingreso recurrente nuevo.',
  'scoring.R2.none': 'No encontramos cuánta caja cuesta el crecimiento.',
  'scoring.R2.raised': '{raised} captados hasta hoy; no se muestra qué se logró con ellos.',
  'scoring.R2.milestones':
    '{raised} captados hasta hoy, con hitos alcanzados; no se puede calcular el múltiplo de gasto.',
  'scoring.R2.no-growth': 'Se gasta caja sin que crezcan los ingresos recurrentes.',
  'scoring.R2.costly': 'Un múltiplo de gasto de {multiple}: el crecimiento sale caro.',
  'scoring.R2.fair': 'Un múltiplo de gasto de {multiple}: el crecimiento sale a un precio aceptable.',
  'scoring.R2.good': 'Un múltiplo de gasto de {multiple}: el crecimiento es eficiente.',

  'scoring.R3.asks': 'Importe, uso de los fondos que cuadre e hitos con fecha que el dinero permite alcanzar.',
  'scoring.R3.none': 'No encontramos cuánto se busca levantar.',
  'scoring.R3.raising': 'Se menciona una ronda, sin importe.',
  'scoring.R3.amount': 'Se piden {ask}, sin decir en qué se gastarán.',
  'scoring.R3.list': 'Se piden {ask} y se enumeran usos, sin proporciones que se puedan sumar.',
  'scoring.R3.sum': 'Se piden {ask}, pero el uso de los fondos suma {sum}.',
  'scoring.R3.funds': 'Se piden {ask} con un uso de los fondos que cuadra; faltan hitos con fecha.',
  'scoring.R3.complete': 'Se piden {ask}, con un uso de los fondos que cuadra e hitos con fecha.',

  'scoring.R4.asks': 'Importe, valoración y dilución habituales en la fase y la región.',
  'scoring.R4.none': 'Sin importe no se pueden comparar las condiciones con lo habitual.',
  'scoring.R4.usual': '{figure} está dentro de lo habitual para {stage} (de {low} a {high}).',
  'scoring.R4.small': '{figure} es poco para {stage}, donde lo habitual va de {low} a {high}.',
  'scoring.R4.large': '{figure} es mucho para {stage}, donde lo habitual va de {low} a {high}.',
  'scoring.R4.dilution':
    'Importe y valoración supondrían ceder el {share} de la empresa; lo habitual es del {least, number} al {most}.',

  'scoring.R5.asks': 'Por qué gana y qué pasa cuando reaccionan los grandes.',
  'scoring.R5.none': 'No encontramos por qué gana frente a las alternativas.',
  'scoring.R5.listed': 'Se enumeran competidores ({competitors}), pero no por qué les gana.',
  'scoring.R5.why': 'Se dice por qué gana: «{line}». No se dice qué pasa cuando reaccionan los grandes.',
  'scoring.R5.answer': 'Hay una respuesta a los grandes o un coste de cambio: «{line}».',

  'scoring.R6.asks': 'Qué normas se aplican, en qué estado están las licencias y quién tiene los derechos.',
  'scoring.R6.none': 'No encontramos nada sobre regulación, licencias ni derechos.',
  'scoring.R6.denied': 'La presentación dice que no hace falta licencia, sin dar razones.',
  'scoring.R6.mentioned': 'La regulación o los derechos se mencionan de paso.',
  'scoring.R6.named': 'Se nombran las normas que se aplican («{line}»), pero no el grado de cumplimiento.',
  'scoring.R6.status': 'Se da el estado de una licencia o un derecho: «{line}».',
  'scoring.R6.held': 'Se dispone de una licencia o un certificado: «{line}».',

  'scoring.R7.asks': 'El peso del mayor cliente y una alternativa para plataformas y proveedores.',
  'scoring.R7.none': 'No encontramos nada sobre grandes clientes, plataformas o proveedores de los que dependa.',
  'scoring.R7.dependency': 'Se nombra una dependencia sin alternativa: «{line}».',
  'scoring.R7.fallback': 'Se nombra una dependencia con alternativa: «{line}».',
  'scoring.R7.concentrated': 'El mayor cliente aporta el {share} de los ingresos.',
  'scoring.R7.spread': 'Los ingresos están repartidos: el mayor cliente aporta el {share}.',

  'scoring.R8.asks': 'Cifras de la presentación que se confirmen entre sí.',
  'scoring.R8.none': 'No encontramos dos cifras que puedan confirmarse entre sí.',
  'scoring.R8.failed':
    '{n, plural, one {Una comprobación de las cifras falla} other {# comprobaciones de las cifras fallan}}.',
  'scoring.R8.passed':
    '{n, plural, one {Una comprobación de las cifras cuadra} other {# comprobaciones de las cifras cuadran}} y ninguna falla.',

  'scoring.R9.asks': 'Qué puede fallar dentro y qué plan hay para ello.',
  'scoring.R9.none': 'No encontramos ningún riesgo ni carencia internos.',
  'scoring.R9.mentioned': 'Se mencionan riesgos en términos generales.',
  'scoring.R9.gap': 'Se nombra una carencia o un riesgo, sin plan: «{line}».',
  'scoring.R9.plan': 'Se nombra una carencia o un riesgo con su plan: «{line}».',

  'scoring.R10.asks': 'Una previsión con sus palancas, al alcance de lo ya logrado.',
  'scoring.R10.none': 'No encontramos ninguna previsión.',
  'scoring.R10.driver-alone': 'Se nombran palancas de crecimiento, sin previsión.',
  'scoring.R10.no-base': 'Se muestra una previsión sin palancas ni cifra real de partida.',
  'scoring.R10.wild': 'El próximo año se prevé {factor} la última cifra real, sin palancas.',
  'scoring.R10.bare': 'El próximo año se prevé {factor} la última cifra real; no se dice qué lo impulsa.',
  'scoring.R10.drivers': 'La previsión tiene palancas, pero no una cifra real de la que diste como mucho 3×.',
  'scoring.R10.grounded': 'La previsión tiene palancas y parte de una cifra real ({factor} en el próximo año).',
};
