/** Spanish: what the terminal says of runs over many decks and of a watched folder. */
import type { runs as en } from '../en/runs.js';

export const runs: Record<keyof typeof en, string> = {
  'run.step': 'Paso',
  'run.score': 'Puntuación',
  'run.left': 'quedan unos {time}',
  'run.known': '{file}: ya analizado, {company}, {score}',
  'run.passedOver': '{file}: un informe escrito por VC Analyst, omitido',
  'run.sameAs': '{file}: es el mismo archivo que {other}, {company}, {score}',
  'run.done': '{file}: {company}, {score}, {recommendation}, {time}',
  'run.scored': '{score}/100',
  'run.unscored': 'sin puntuación',
  'run.sameAgain': 'el mismo deck otra vez, como versión {version}',
  'run.version': 'versión {version} del deck de esta empresa',
  'run.counts':
    '{analysed} analizados, {known} ya conocidos, {own, plural, =0 {} one {un informe nuestro omitido, } other {# informes nuestros omitidos, }}{failed} con error',
  'run.ended':
    '{total, plural, one {# deck} other {# decks}}: {analysed, plural, one {# analizado} other {# analizados}}, {known, plural, one {# ya conocido} other {# ya conocidos}}, {own, plural, =0 {} one {un informe nuestro omitido, } other {# informes nuestros omitidos, }}{failed, number} con error, en {time}.',
  'run.failures': '{count, plural, one {Este no se pudo leer:} other {Estos no se pudieron leer:}}',
  'run.moreFailures': '{count, plural, one {… y uno más} other {… y # más}}',
  'run.sameCompany': '{company} tiene {count, number} decks aquí: {files}.',
  'run.more': '{count, number} más',
  'run.finishing': 'Se terminan los decks en curso; Ctrl-C otra vez lo detiene todo.',
  'run.stopping': 'Se detiene todo.',
  'run.stopped': 'Detenido; {left, plural, one {queda # deck} other {quedan # decks}}. Para continuar: {command}',
  'run.resuming': 'Continúa la ejecución del {date}: {places}',
  'run.retrying':
    '{count, plural, one {Se vuelve a probar un deck que falló.} other {Se vuelven a probar # decks que fallaron.}}',
  'run.failedBefore':
    '{count, plural, one {Un deck falló antes y no se vuelve a probar} other {# decks fallaron antes y no se vuelven a probar}} (--retry-errors lo hace).',
  'run.nothingToResume': 'No hay ninguna ejecución interrumpida sobre esto; empieza una nueva.',
  'run.sending':
    '{file}: unos {tokens, number} tokens en {calls, plural, one {# petición} other {# peticiones}} van a {model} en {host}.',
  'run.sendingAt':
    '{file}: unos {tokens, number} tokens en {calls, plural, one {# petición} other {# peticiones}} van a {model} en {host}, por unos {cost}.',
  'run.sendingAll': 'El texto de cada deck va a {model} en {host}; de {file}, unos {tokens, number} tokens.',
  'run.sendingPictures':
    'También van imágenes de diapositivas: de {file} {count, plural, one {una, con {size, number} kB} other {#, con {size, number} kB}} en todas las peticiones. Con vision: false no va ninguna.',
  'run.sent':
    'Enviado a {host}: {requests, plural, one {# petición} other {# peticiones}}, {sent, number} kB; recibido: {received, number} kB.',
  'run.used': 'Tokens: {input, number} enviados, {output, number} de respuesta.',
  'run.usedAt': 'Tokens: {input, number} enviados, {output, number} de respuesta; {cost}.',
  'run.fromCache':
    '{cached, plural, one {Una respuesta ya se conocía} other {# respuestas ya se conocían}}; no se envió nada por {cached, plural, one {ella} other {ellas}}.',
  'run.written': 'Escrito: {path}',
  'run.watching': 'Vigilando {folder}. Ctrl-C termina.',
  'run.knownShort': 'ya conocido',
  'run.sameAsShort': 'mismo archivo que {other}',
};
