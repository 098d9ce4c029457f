/** Spanish: what a language model did that cannot be used. The same ids as in `en/engine.ts`. */
import type { engine as en } from '../en/engine.js';

export const engine: Record<keyof typeof en, string> = {
  'engine.problem.empty': 'la respuesta estaba vacía',
  'engine.problem.not-json': 'la respuesta no era JSON',
  'engine.problem.wrong-form': 'la respuesta no tenía la forma pedida',
  'engine.problem.cut-off': 'la respuesta quedó cortada',
  'engine.problem.too-large': 'la respuesta era demasiado grande',
  'engine.problem.redirected': 'remite a otra dirección, que no se sigue',
  'engine.problem.refused-address': 'su nombre lleva a una dirección reservada a las máquinas',
  'engine.problem.status': 'respondió con el estado {status}',
  'engine.tokens': '{n, plural, one {# token} other {# tokens}}',
  'engine.cost': '{amount} según los precios configurados',
  'engine.wrong.no-plugin':
    'el motor {engine} no es de ningún complemento; hay: {known}. plugins nombra los módulos (docs/plugins.md).',
  'engine.wrong.no-model':
    'el motor openai necesita un modelo: --model, VC_MODEL, model en la configuración o los ajustes del servidor.',
  'engine.wrong.no-key': 'el motor openai necesita una clave: OPENAI_API_KEY o los ajustes del servidor.',
  'engine.wrong.key-elsewhere':
    '{address} figura en la configuración de la carpeta de datos, y OPENAI_API_KEY no se envía a ninguna dirección de allí. Si es suya, póngala en OPENAI_BASE_URL o nombre el archivo con --config; sin OPENAI_API_KEY se pregunta sin clave.',
  'engine.wrong.link-local':
    'esta dirección es de enlace local o del servicio de metadatos de una nube; solo la permite allowLinkLocal en la configuración.',
  'engine.wrong.choose-model': 'indica qué modelo responde y dónde antes de elegirlo.',
  'engine.recording.not-empty': '{folder} contiene otros archivos que respuestas grabadas; indique una carpeta nueva.',
  'engine.recording.other-model':
    '{folder} contiene las respuestas de {model} en {address}; una carpeta guarda las de un solo modelo, preguntado de una sola manera.',
  'engine.recording.no-recording': '{folder} no contiene respuestas grabadas; grábelas antes con --record.',
  'engine.recording.rules':
    'las reglas no dan respuestas que grabar; elija un modelo con --engine openai --model <nombre>.',
  'engine.recording.both': 'las respuestas se graban o se reproducen; indique --record o --replay.',
  'engine.use.sent':
    '{requests, plural, one {# petición} other {# peticiones}} a {host}: {sent} KB enviados, {received} KB recibidos.',
  'engine.use.took':
    'Se leyeron {input, number} tokens y se escribieron {output, number}; se habían estimado {estimated, number}.',
  'engine.use.paid': 'Según los precios configurados son {actual}; se habían estimado {estimated}.',
  'engine.use.known':
    '{n, plural, one {# respuesta se conocía} other {# respuestas se conocían}} de un análisis anterior de esta presentación; no se envió nada por {n, plural, one {ella} other {ellas}}.',
  'engine.use.spread':
    'La recomendación está cerca de un umbral, así que se preguntó al modelo {runs} veces: cada lectura por separado puntúa entre {low} y {high}.',
  'engine.use.seen':
    'En imágenes el modelo ve nombres que no están escritos en ningún sitio; mire allí, no dan puntos: {names}.',
  'engine.use.seen-name': '{name} (diapositiva {slide})',
  'engine.use.more': '{n, plural, one {Se rechazó # propuesta más} other {Se rechazaron # propuestas más}}.',
  'engine.rejected.not-asked':
    'El modelo respondió a lo que no se le preguntó ({kind}); las puntuaciones y los veredictos los hace solo el código.',
  'engine.rejected.malformed': 'La propuesta estaba incompleta o no tenía la forma debida.',
  'engine.rejected.no-such-slide': 'La presentación no tiene ninguna diapositiva {slide} con texto.',
  'engine.rejected.quote-not-found': 'La cita no figura en la diapositiva {slide}.',
  'engine.rejected.quote-too-long': 'La cita supera los {most} caracteres.',
  'engine.rejected.order': 'La cita está en un texto que da órdenes a quien lo lee; nada de él cuenta.',
  'engine.rejected.not-evidence':
    'La diapositiva {slide} no es prueba: un aviso legal, una página de plantilla o una repetición.',
  'engine.rejected.figure-not-in-quote': 'La cifra no figura en la cita.',
  'engine.rejected.wrong-unit': 'La cifra está en otra unidad que la de su tipo.',
  'engine.rejected.not-upheld': 'Preguntado solo por la cita, el modelo no lo confirmó.',
  'engine.rejected.other-metric': 'La presentación da esta cifra de otra cosa ({kind}).',
  'engine.rejected.metric-not-named': 'Ni la cita ni sus títulos nombran lo que se dice que es la cifra.',
  'engine.rejected.wrong-subject': 'Por sus palabras, la afirmación trata de otro sujeto que el que dice el modelo.',
  'engine.rejected.name-not-in-quote': 'El nombre no figura en la cita.',
  'engine.rejected.not-read-so': 'Leído con las reglas de la rúbrica, el pasaje no dice esto.',
  'engine.rejected.other-figure': 'Las reglas leen otra cifra de este tipo en la diapositiva {slide}, y vale esa.',
  'engine.rejected.no-majority':
    'Preguntado {runs} veces, el modelo lo propuso solo {votes, plural, one {una vez} other {# veces}}.',
  'engine.rejected.sentence-not-carried': 'La frase dice más que los datos que nombra.',
};
