/** Spanish: the verdict paragraph. The same ids as in `en/summary.ts`. */
import type { summary as en } from '../en/summary.js';

export const summary: Record<keyof typeof en, string> = {
  'summary.who':
    ', empresa{sector, select, fintech { de tecnología financiera} healthtech { de tecnología sanitaria} edtech { de tecnología educativa} ai { de inteligencia artificial} ecommerce { de comercio electrónico} marketplace { con modelo de marketplace} saas { de software} mobility { del sector de la movilidad} energy { del sector energético} other {}}{stage, select, preseed { en fase pre-semilla} seed { en fase semilla} seriesa { en serie A} seriesb { en serie B} seriesc { en serie C} growth { en fase de crecimiento} other {}},',
  'summary.unnamed': 'La compañía',
  'summary.unnamedInside': 'la compañía',
  'summary.about.problem': '{company}{who} aborda este problema: «{quote}».',
  'summary.about.silent': 'No encontramos ninguna frase que diga con claridad qué hace {company}{who} ni para quién.',
  'summary.about.closest': 'Lo más cercano a decir qué hace {company}{who} es «{quote}».',
  'summary.about.cover': '{company}{who} se presenta así en su portada: «{quote}».',
  'summary.about.offer': '{company}{who} se presenta así: «{quote}».',

  'summary.reports': 'Declara {figures}.',
  'summary.reports.ask': 'Declara {figures}; busca levantar {ask}.',
  'summary.reports.forecast-only':
    'Sus cifras son previsiones: no encontramos ingresos, clientes ni usuarios hasta la fecha.',
  'summary.reports.forecast-only.ask':
    'Busca levantar {ask}; sus cifras son previsiones y no encontramos ingresos, clientes ni usuarios hasta la fecha.',
  'summary.reports.none': 'No encontramos ingresos, clientes ni usuarios.',
  'summary.reports.none.ask': 'Busca levantar {ask}; no encontramos ingresos, clientes ni usuarios.',
  'summary.reports.none.no-ask': 'No encontramos ingresos, clientes ni usuarios, ni cuánto se busca levantar.',
  'summary.reports.none.no-team': 'No encontramos ningún fundador con nombre, ni ingresos, clientes o usuarios.',
  // Slides seem to speak of it, and nothing there could be judged.
  'summary.reports.said': 'De lo logrado dice: «{quote}».',
  'summary.reports.said.ask': 'Busca levantar {ask}. De lo logrado dice: «{quote}».',
  'summary.reports.open': 'De lo que ha logrado hasta hoy no leímos ninguna cifra (véase d. {slides}).',
  'summary.reports.open.ask':
    'Busca levantar {ask}. De lo que ha logrado hasta hoy no leímos ninguna cifra (véase d. {slides}).',
  'summary.reports.open.nowhere': 'De lo que ha logrado hasta hoy no leímos ninguna cifra.',
  'summary.reports.open.nowhere.ask': 'Busca levantar {ask}. De lo que ha logrado hasta hoy no leímos ninguna cifra.',
  'summary.figure.dated': '{figure} ({date})',
  'summary.figure.arr': 'un ARR de {value}',
  'summary.figure.mrr': 'un MRR de {value}',
  'summary.figure.revenue': 'ingresos de {value}',
  'summary.figure.gmv': 'un GMV de {value}',
  'summary.figure.tpv': 'un volumen de pagos de {value}',
  'summary.figure.aum': 'activos gestionados de {value}',
  'summary.figure.growth_yoy': 'un crecimiento anual del {value}',
  'summary.figure.growth_mom': 'un crecimiento mensual del {value}',
  'summary.figure.growth_multiple': 'un crecimiento de {value}',
  'summary.figure.paying_customers': '{count, plural, one {{value} cliente de pago} other {{value} clientes de pago}}',
  'summary.figure.customers': '{count, plural, one {{value} cliente} other {{value} clientes}}',
  'summary.figure.mau':
    '{count, plural, one {{value} usuario activo mensual} other {{value} usuarios activos mensuales}}',
  'summary.figure.users': '{count, plural, one {{value} usuario} other {{value} usuarios}}',
  'summary.figure.nrr': 'una retención neta del {value}',
  'summary.figure.churn': 'una tasa de bajas del {value}',
  'summary.figure.gross_margin': 'un margen bruto del {value}',
  'summary.figure.burn_net': 'un gasto neto de {value}',
  'summary.figure.runway': 'caja para {value}',
  'summary.figure.runway.now': 'caja actual para {value}',
  'summary.figure.runway.round': 'caja para {value} tras la ronda',
  'summary.figure.waitlist': 'una lista de espera de {value}',
  'summary.figure.signups': '{count, plural, one {{value} registro} other {{value} registros}}',
  'summary.figure.interviews': '{count, plural, one {{value} entrevista} other {{value} entrevistas}}',
  'summary.figure.loi': '{count, plural, one {{value} carta de intención} other {{value} cartas de intención}}',
  'summary.figure.pilot': '{count, plural, one {{value} piloto} other {{value} pilotos}}',
  'summary.figure.pilot-with': 'un piloto con {name}',

  'summary.team.named': 'Equipo nombrado: {people}.',
  'summary.team.more': '{more, plural, one {# persona más} other {# personas más}}',
  'summary.team.person': '{name} ({role})',
  'summary.team.open': 'No pudimos leer el nombre de ningún fundador (véase d. {slides}).',
  'summary.team.unnamed': 'Cuenta su equipo por funciones, sin nombres: {roles}.',
  'summary.team.none': 'No encontramos ningún fundador con nombre.',

  'summary.evidence.both': 'Lo mejor respaldado: {strengths}. No encontramos nada sobre lo siguiente: {gaps}.',
  'summary.evidence.strengths': 'Lo mejor respaldado: {strengths}.',
  'summary.evidence.gaps': 'No encontramos nada sobre lo siguiente: {gaps}.',

  'summary.verdict.invest':
    'Obtiene {score, number} de 100 con el {coverage} de la información esperada a la vista: merece el tiempo de un socio y pasar a la due diligence.',
  'summary.verdict.follow-up':
    'Obtiene {score, number} de 100 con el {coverage} de la información esperada a la vista: merece una segunda mirada, empezando por lo que queda abierto.',
  'summary.verdict.follow-up.topics':
    'Obtiene {score, number} de 100 con el {coverage} de la información esperada a la vista: merece una segunda mirada, y lo que más la mejoraría son pruebas más sólidas en estos puntos: {topics}.',
  'summary.verdict.follow-up.flag':
    'Obtiene {score, number} de 100 con el {coverage} de la información esperada a la vista; antes de nada hay que aclarar un punto. {flag}',
  'summary.verdict.follow-up.hidden':
    'Obtiene {score, number} de 100 con el {coverage} de la información esperada a la vista; antes, una persona debe revisar un texto del archivo que está oculto o da instrucciones.',
  'summary.verdict.follow-up.open':
    'Obtiene {score, number} de 100, pero solo encontramos el {coverage} de la información esperada: muy poco para decidir, y suficiente para pedir más antes de hacerlo.',
  'summary.verdict.pass':
    'Obtiene {score, number} de 100 con el {coverage} de la información esperada a la vista, lo que no basta para seguir adelante por ahora.',
  'summary.verdict.pass.flag':
    'Obtiene {score, number} de 100 con el {coverage} de la información esperada a la vista, lo que no basta para seguir adelante por ahora. {flag}',
  'summary.verdict.pass.guaranteed-return':
    'Muestre lo que muestre, promete una rentabilidad garantizada o sin riesgo, y eso la descarta.',
  'summary.verdict.unreadable':
    'Se pudo leer demasiado poco del archivo para dar una puntuación; conviene pedir a la empresa una copia legible.',
  'summary.verdict.other-language':
    'Está escrita en un idioma en el que no se buscan datos, así que la puntuación dice poco; conviene leerla en persona o pedirla en español, inglés o francés.',
  'summary.verdict.unscored': 'Una parte del análisis falló, por lo que no se da una puntuación global.',
};
