/** Spanish: due-diligence questions and why each is asked. The same ids as in `en/questions.ts`. */
import type { questions as en } from '../en/questions.js';

export const questions: Record<keyof typeof en, string> = {
  'question.Q01':
    '¿Quiénes son los fundadores, quién responde del producto, de las ventas y de las finanzas, y desde cuándo con dedicación completa?',
  'question.Q02': '¿Qué sabe de sus clientes que un recién llegado tardaría dos años en aprender?',
  'question.Q02.customer':
    'Describe a sus clientes como «{customer}». ¿Qué sabe de ellos que un recién llegado tardaría dos años en aprender?',
  'question.Q03':
    '¿Quién desarrolla el producto y quién lo vende hoy, y a cuál de los dos perfiles contratará primero?',
  'question.Q04':
    '¿Qué tiene que ocurrir para que todas las personas clave tengan dedicación completa, y en qué plazo?',
  'question.Q05': '¿Qué se llevó de su empresa anterior y cómo terminó para sus inversores?',
  'question.Q06':
    '¿Qué decisiones delegaría primero en un cofundador o en un directivo, y qué le permitiría hacer eso?',
  'question.Q07':
    '¿Cómo está repartido el capital, con qué calendario de consolidación (vesting), y conserva acciones alguien que ya se haya ido?',
  'question.Q08': '¿A cuántos clientes ha entrevistado y cuánto gastan hoy en este problema?',
  'question.Q08.selling':
    '¿Cuánto le cuesta este problema al año a uno de sus clientes y de qué presupuesto sale lo que le paga?',
  'question.Q08.customer':
    'Describe a sus clientes como «{customer}». ¿A cuántos de ellos ha entrevistado y cuánto gastan hoy en este problema?',
  'question.Q09':
    'Contando desde abajo: ¿cuántos compradores hay, cuánto pagaría cada uno al año y a cuántos puede llegar en tres años?',
  'question.Q10': 'Más que el {share} del mercado: ¿quiénes serán los primeros clientes y por qué le elegirán a usted?',
  'question.Q11': '¿Qué parte del mercado podría atender el producto actual y en qué se apoya ese cálculo?',
  'question.Q11.value': 'De esos {value}, ¿qué parte podría atender el producto actual y en qué se apoya ese cálculo?',
  'question.Q12': '¿Qué ha cambiado en los dos últimos años para que esto sea posible ahora y no antes?',
  'question.Q13': '¿Por qué canal llegaron sus diez últimos clientes, cuánto costó cada uno y cuál va a escalar?',
  'question.Q13.early': '¿Por qué canal conseguirá los diez primeros clientes y qué ha probado ya?',
  'question.Q14': '¿Qué usan hoy sus clientes en su lugar, incluido no hacer nada, y qué les haría cambiar?',
  'question.Q15': '¿En qué le gana todavía {competitor} y con qué tipo de comprador?',
  'question.Q15.plain': '¿En qué le ganan todavía sus competidores y con qué tipo de comprador?',
  'question.Q16': '¿Quién de fuera de la empresa ha comprobado «{claim}» y con cuántos clientes?',
  'question.Q17':
    'Si un gran actor ofrece esto el año que viene, ¿qué habrá construido usted que retenga a sus clientes?',
  'question.Q17.competitor':
    'Si {competitor} ofrece esto el año que viene, ¿qué habrá construido usted que retenga a sus clientes?',
  'question.Q18':
    '¿Qué solicitudes hay registradas (número, país, titular) y han cedido sus derechos todos los inventores y colaboradores?',
  'question.Q19':
    '¿Qué parte del modelo, de los datos o de la evaluación es propia, y qué pasa con el margen si el modelo que usa duplica su precio o deja de ofrecerse?',
  'question.Q20': '¿Con qué base legal dispone de los datos que describe, y puede entrenar modelos con ellos?',
  'question.Q21': '¿Qué podemos probar nosotros esta semana y qué es lo siguiente que tiene que funcionar?',
  'question.Q22': '¿Qué falla primero con diez veces la carga actual y cuánto costaría resolverlo?',
  'question.Q23': '¿Qué datos personales o regulados guarda, dónde están y quién lo ha auditado?',
  'question.Q24': '¿Quién paga, cuánto, con qué frecuencia y quién firma el contrato?',
  'question.Q25': '¿Qué única fuente de ingresos sostendrá los próximos 18 meses y qué dejará de hacer para ello?',
  'question.Q25.named':
    'Nombra {streams}: ¿qué sostendrá los ingresos de los próximos 18 meses y qué dejará de hacer para ello?',
  'question.Q26': '¿Cuáles fueron los ingresos de cada uno de los doce últimos meses y qué parte es recurrente?',
  'question.Q26.plan': 'Prevé {figure} ({metric}): ¿qué parte está firmada hoy y cuál será recurrente?',
  'question.Q27': '¿Qué incluye su ARR: contratos en curso o solo firmados, y cuenta servicios, pilotos o consumo?',
  'question.Q27.arr':
    '¿Qué incluye su ARR de {arr}: contratos en curso o solo firmados, y cuenta servicios, pilotos o consumo?',
  'question.Q28': 'De {volume} ({metric}), ¿cuánto se quedó su empresa el último trimestre, y esa parte sube o baja?',
  'question.Q29': 'Crecimiento de {growth}: ¿de cuánto a cuánto y entre qué meses?',
  'question.Q30': 'De los clientes que empezaron hace 12 meses, ¿cuántos siguen pagando y pagan más o menos que antes?',
  'question.Q30.early': 'De los clientes que empezaron hace seis meses, ¿cuántos lo siguen usando y pagando?',
  'question.Q31':
    '¿Cuáles son el coste de adquisición, el precio, el margen bruto y la tasa de bajas, cada uno por canal, y en cuántos meses se recupera un cliente?',
  'question.Q32':
    'De esa cifra de {count} ({metric}), ¿cuántos estuvieron activos en los últimos 30 días y cuántos han pagado?',
  'question.Q33':
    'Con {name}: ¿de pago o gratuito, firmado cuándo, por qué importe, y qué lo convierte en un contrato duradero?',
  'question.Q33.claim':
    'Menciona «{claim}»: ¿de pago o gratuito, firmado cuándo, por qué importe, y qué lo convierte en contrato?',
  'question.Q33.plain':
    'En cada piloto o carta de intención: ¿de pago o gratuito, firmado cuándo, por qué importe, y qué lo convierte en contrato?',
  'question.Q34': '¿Qué parte de los ingresos viene de su mayor cliente, y qué parte de los cinco mayores?',
  'question.Q34.share':
    'Su mayor cliente aporta el {share} de los ingresos: ¿cuándo vence ese contrato y qué supondría perderlo?',
  'question.Q35': '¿Cuáles son hoy el gasto neto mensual y la caja, y para cuántos meses alcanzan sin dinero nuevo?',
  'question.Q36': '¿Cuánta caja costó cada unidad de ARR neto nuevo en los doce últimos meses y qué la va a reducir?',
  'question.Q37': 'Con la mitad de {amount}, ¿hasta dónde llegaría y qué dejaría fuera?',
  'question.Q37.plain': '¿Cuánto busca levantar, qué demostrará con ello y hasta dónde llegaría con la mitad?',
  'question.Q38': '¿Cómo ha llegado a {valuation}, quién se ha comprometido y en qué condiciones?',
  'question.Q38.plain': '¿Qué valoración pide, quién se ha comprometido y en qué condiciones?',
  'question.Q39': '¿Qué tres palancas llevan de {actual} a {forecast} ({metric}), y cuál de ellas ya se puede ver?',
  'question.Q39.plain': '¿En qué tres palancas se apoya la previsión y cuál de ellas ya se puede ver?',
  'question.Q40':
    'La diapositiva {firstSlide} da {first} y la {secondSlide} da {second} ({metric}): ¿cuál es la correcta y de qué fecha es?',
  'question.Q40.open':
    'La diapositiva {firstSlide} da {first} y la {secondSlide} da {second} ({metric}): ¿qué cuenta cada cifra y de qué fecha es?',
  'question.Q40.check': 'Dos de sus cifras no encajan entre sí: ¿cuál es la correcta y de qué fecha es?',
  'question.Q40.figures': '{detail} ¿Qué cifra es la correcta y de qué fecha es?',
  'question.Q40.sum': 'El uso previsto del dinero no cuadra: ¿cuál es el desglose completo?',
  'question.Q40.parts': '¿Cuál es el desglose completo del uso previsto del dinero? Leímos partes que suman {sum}.',
  'question.Q41':
    '¿Qué licencia o autorización necesita en su primer mercado, en qué punto está y qué puede vender antes de tenerla?',
  'question.Q42': 'Si los dos próximos años van muy bien, ¿qué tendrá la empresa que nadie más tenga?',
  'question.Q43': 'Después de su primer segmento, ¿cuál se abre a continuación y qué lo demuestra?',
  'question.Q43.segment': 'Después de «{segment}», ¿qué segmento se abre a continuación y qué lo demuestra?',
  'question.Q44': '¿Qué funciona ya tan bien que con más dinero crecería más deprisa, y cómo lo sabe?',
  'question.Q39.customers':
    '{goal} de {metric} a {price} exigen {needed} clientes que pagan: ¿de dónde salen y a cuántos puede nombrar hoy?',
  'question.Q45': 'Dice «{claim}»: ¿qué lo demuestra y quién lo afirma fuera de la empresa?',
  'question.Q46':
    'Ingresos de {revenue} frente a {metric} de {volume}, un {rate}: ¿qué cuenta cada una de las dos cifras?',
  'question.Q47':
    'Ingresos de {revenue} entre {count} {metric} son {each} al año cada uno, y el precio es {price}: ¿cuántos pagan y cuánto?',
  'question.Q48':
    'Un LTV de {ltv} son {years} a {income}: ¿cuánto lleva su cliente más antiguo y qué supone esa cifra?',
  'question.Q49':
    'Con un CAC de {cac}, {count} {metric} cuestan {cost}, y la ronda es de {ask}: ¿de dónde sale el resto?',
  'question.Q50':
    'Un mercado de {tam} entre {count} compradores son {each} por comprador, y su precio es {price}: ¿qué más cuenta la cifra de mercado?',
  'question.Q51':
    '{goal} de {metric} a {price} exigen {needed} clientes, y el plan habla de {planned}: ¿cuál de las tres cifras cambia?',
  'question.Q52': 'Prevé {figure} ({metric}): ¿cuántos hay hoy y cómo llegaron?',
  'question.Q53': 'Prevé «{claim}»: ¿qué tiene que funcionar antes y qué demostraría?',
  'question.Q54': '¿Quién ha aceptado pagar {price} y cómo llegó a ese precio?',
  'question.Q54.selling': '¿Cuántos clientes pagan hoy {price} y a cuántos se les hizo descuento?',
  'question.Q55':
    'De los {count} que menciona, ¿cuántos podrían comprar y a cuántos puede llegar en los próximos doce meses?',
  'question.Q56': '{share} de la ronda va a «{item}»: ¿cómo llegó a esa parte y qué recortaría primero?',
  'question.Q57':
    'Presenta «{claim}» como ventaja: ¿quién lo ha confirmado y cuánto tardaría un competidor en igualarlo?',
  'question.Q58': '«{claim}»: ¿quién se lo ha dicho y qué se hace hoy al respecto?',
  'question.Q59': '«{claim}»: ¿qué parte funciona hoy y podemos verla?',
  'question.Q59.built': '«{claim}»: ¿podemos verlo en marcha y dónde falla todavía?',
  'question.Q60': 'Piensa ganar con «{claim}»: ¿quién ha pagado ya por ello y cuánto?',
  'question.Q61':
    '{goal} de {metric} en {date} son el {share} del {market} de {size}: ¿cuál de las dos cifras vale y qué más se vende?',
  'question.Q62': '{metric} de {sales} supera ya su SOM de {som}: ¿qué cuenta esa cifra de mercado?',

  'question.why.missing':
    'No encontrado en {slides, plural, one {la única diapositiva} other {las # diapositivas}}{unread, plural, =0 {} one { (# no se pudo leer)} other { (# no se pudieron leer)}}: {topic}.',
  'question.why.look-there':
    '{n, plural, one {La diapositiva {slides} trata} other {Las diapositivas {slides} tratan}} de ello; no pudimos leer ahí una respuesta: {topic}.',
  'question.why.partial': 'La diapositiva {slide} solo muestra una parte ({topic}): «{quote}».',
  'question.why.unclear': 'Nada claro encontrado: {topic}.',
  'question.why.open': 'Sin valorar: {topic}.',
  'question.why.thin': 'La presentación solo muestra una parte: {topic}.',
  'question.why.claim': 'La diapositiva {slide} dice: «{quote}».',
  'question.why.there': 'Estas palabras están en la diapositiva {slide}.',
  'question.why.topic': 'La diapositiva {slide} da «{quote}» ({topic}).',
  'question.why.check': '{detail}',
  'question.why.single-founder': 'Encontramos un solo fundador con nombre.',
  'question.why.single-person': 'Encontramos una sola persona del equipo con nombre.',
  'question.why.shares':
    'La presentación nombra a {founders, plural, one {# fundador} other {# fundadores}}; no encontramos nada sobre el reparto del capital ni su consolidación.',
  'question.why.shares-team': 'No encontramos nada sobre el reparto del capital ni su consolidación.',
  // Of documents kept before.
  'question.why.streams': 'La presentación enumera {streams, plural, one {# fuente} other {# fuentes}} de ingresos.',
  'question.why.sector-ai': 'El producto se basa en IA; no encontramos qué parte es propia.',
  'question.why.regulated':
    'La empresa opera en {sector, select, fintech {servicios financieros} healthtech {sanidad} mobility {movilidad} energy {energía} other {un ámbito regulado}}; no encontramos licencia, autorización ni situación regulatoria.',
  'question.why.data':
    'La empresa opera en {sector, select, fintech {servicios financieros} healthtech {sanidad} other {un ámbito con datos sensibles}}; no encontramos ningún certificado ni auditoría.',
  'question.why.promising': 'La puntuación es lo bastante buena para preguntar hasta dónde puede llegar.',
  'question.why.potential': 'No encontramos en qué podría convertirse la empresa.',
};
