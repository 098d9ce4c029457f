/** Spanish: scoring. The same ids as in `en/scoring.ts`. */
import { criterionTexts } from '../criterion-texts.js';
import type { scoring as en } from '../en/scoring.js';

export const scoring: Record<keyof typeof en, string> = {
  ...criterionTexts('es'),

  'scoring.stage.pre-seed': 'una ronda pre-semilla',
  'scoring.stage.seed': 'una ronda semilla',
  'scoring.stage.series-a': 'una serie A',
  'scoring.stage.series-b': 'una serie B o posterior',

  'scoring.buyers': '{count} compradores potenciales',
  'scoring.quoted': '«{words}»',
  'scoring.slide-titled': '{slide} («{title}»)',
  'scoring.open': 'Sin valorar.',
  'scoring.unclear': 'No encontramos nada claro.',
  'scoring.unjudged':
    '{n, plural, one {Sin valorar; la diapositiva {slides} puede hablar de ello.} other {Sin valorar; las diapositivas {slides} pueden hablar de ello.}}',
  'scoring.logos': '{reason} La diapositiva {slide} muestra unos {count} logotipos; sus nombres no se leyeron.',
  'scoring.unread': '{reason} Sin leer: {lines}.',
  'scoring.unread-slide': 'toda la diapositiva {slide}',
  'scoring.unread-lines':
    '{lines, plural, one {una línea de la diapositiva {slide}} other {# líneas de la diapositiva {slide}}}',
  'scoring.with-model':
    '{reason} Reglas {rules} de 4, modelo {model} de 4 (votos {votes}) por la diapositiva {slide}: «{quote}».',

  'scoring.aside.yearly': ' (unos {amount} al año)',

  'scoring.not-asked': 'No se pide en esta fase o en este modelo de negocio.',
  'scoring.step-failed': 'Falló un paso que reúne estos datos, así que no se ha valorado.',
  'scoring.sub-score-failed': 'Falló un paso del análisis, así que no se puede dar esta puntuación.',

  'scoring.C1.nobody': 'No encontramos a nadie con nombre detrás de la empresa.',
  'scoring.C2.nothing': 'No encontramos ni un problema ni una solución.',
  'scoring.C3.not-nested': 'Los tamaños de mercado se contradicen.',
  'scoring.C3.no-market': 'No encontramos nada sobre el mercado.',
  'scoring.C4.plans': 'Desde la serie A hacen falta cifras reales; solo encontramos planes o recuentos de escaparate.',
  'scoring.C4.silent': 'Desde la serie A hacen falta cifras reales; no encontramos ninguna.',
  'scoring.C4.seed': 'No encontramos tracción de ningún tipo.',
  'scoring.C5.sum': 'El uso de los fondos no cuadra.',
  'scoring.C5.no-ask': 'No encontramos cuánto se busca levantar.',
  'scoring.C5.ask-unread': 'La presentación habla de una ronda; no pudimos leer el importe.',
  'scoring.C6.contradiction': 'Dos diapositivas se contradicen en una cifra clave.',
  'scoring.C7.runway': 'Menos de seis meses de autonomía.',
  'scoring.C7.burn': 'El múltiplo de gasto supera 3.',
  'scoring.C7.silent': 'Desde la serie A hay que mostrar gasto, caja o autonomía; no encontramos nada de ello.',
  'scoring.C8.denied': 'La presentación niega que haga falta licencia, sin dar razones.',
  'scoring.C8.silent': 'El sector está regulado; no encontramos nada al respecto en la presentación.',
  'scoring.C9.hidden': 'El archivo contiene texto oculto u órdenes a quien lo lee; antes debe verlo una persona.',
  'scoring.C10.unreadable': 'Se ha podido leer demasiado poco de la presentación para puntuarla.',
  'scoring.C11.template': 'Quedaron en la presentación varios huecos de plantilla sin rellenar.',
  'scoring.C12.guaranteed': 'Se promete un rendimiento garantizado o sin riesgo.',

  'scoring.recommend.guaranteed-return': 'Descartar: la presentación promete un rendimiento garantizado o sin riesgo.',
  'scoring.recommend.insufficient-evidence':
    'Seguir: se ha podido leer demasiado poco para juzgar. Pida una presentación legible.',
  'scoring.recommend.other-language':
    'Seguir: la presentación está en un idioma en el que no se buscan datos, así que su puntuación dice poco. Pídala en español, inglés o francés.',
  'scoring.recommend.all-conditions':
    'Merece el tiempo de los socios: {overall} puntos con el {coverage} de las pruebas a la vista, ninguna puntuación débil y ninguna alerta grave. Lo siguiente es la due diligence.',
  'scoring.recommend.invest-blocked':
    'Seguir: {overall} puntos bastarían para dedicarle tiempo de los socios, pero {blocks}.',
  'scoring.block.coverage': 'solo se muestra el {coverage} de las pruebas',
  'scoring.block.score':
    '{score, select, market {la puntuación de mercado} team {la puntuación del equipo} product {la puntuación del producto} traction {la puntuación de tracción} other {la puntuación del control de riesgos}} es {value, number}, por debajo de {least, number}',
  'scoring.block.flags':
    '{n, plural, one {queda una alerta grave por aclarar} other {quedan # alertas graves por aclarar}}',
  'scoring.recommend.middle':
    'Merece una llamada: {overall} puntos con el {coverage} de las pruebas a la vista; el tiempo de los socios empieza en {invest}.',
  'scoring.recommend.thin':
    'Faltan pruebas: {overall} puntos con el {coverage} de las pruebas a la vista. Lo que se muestra merece preguntar; una llamada empieza en {call}.',
  'scoring.recommend.thinly-read':
    'Faltan pruebas: se pudieron leer demasiado pocas palabras para que {overall} puntos digan mucho de la empresa. Pida una presentación que lo diga con palabras.',
  'scoring.recommend.low':
    'Descartar: {overall} puntos con el {coverage} de las pruebas a la vista; para que valga la pena pedir más hacen falta {thin}.',

  'scoring.change.show':
    '{criterion}: no encontrado; una buena respuesta suma hasta {points, number} puntos{short, plural, =0 {} one { del único que falta para una recomendación mejor} other { de los # que faltan para una recomendación mejor}}.',
  'scoring.change.unclear':
    '{criterion}: nada claro encontrado; una buena respuesta suma hasta {points, number} puntos{short, plural, =0 {} one { del único que falta para una recomendación mejor} other { de los # que faltan para una recomendación mejor}}.',
  'scoring.change.open':
    '{criterion}: sin valorar; una buena respuesta suma hasta {points, number} puntos{short, plural, =0 {} one { del único que falta para una recomendación mejor} other { de los # que faltan para una recomendación mejor}}.',
  'scoring.change.strengthen':
    '{criterion}: se muestra en parte; una respuesta concreta suma hasta {points, number} puntos{short, plural, =0 {} one { del único que falta para una recomendación mejor} other { de los # que faltan para una recomendación mejor}}.',
  'scoring.change.judge':
    '{criterion}: la diapositiva {slide} puede hablar de ello y no se pudo valorar; una respuesta concreta suma hasta {points, number} puntos{short, plural, =0 {} one { del único que falta para una recomendación mejor} other { de los # que faltan para una recomendación mejor}}.',
  'scoring.change.flag': 'Aclarar: {flag}',
  'scoring.change.cap': 'Levantar el límite de la puntuación global: {reason}',
  'scoring.change.readable': 'Una presentación cuyas diapositivas se lean como texto o como imágenes nítidas.',
  'scoring.change.language': 'La presentación en español, inglés o francés.',
  'scoring.change.promise': 'Que se retire el rendimiento prometido, o la prueba de que se leyó mal.',
};
