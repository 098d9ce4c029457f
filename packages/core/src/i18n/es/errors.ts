/** Spanish: one sentence an error code: what is wrong, with which file, and the way out. */
import type { errors as en } from '../en/errors.js';

export const errors: Record<keyof typeof en, string> = {
  'error.empty-file': '{fileName} está vacío (0 bytes); exporta de nuevo la presentación y envía el archivo nuevo.',
  'error.own-report':
    '{fileName} es un informe escrito por VC Analyst, no una presentación; {about, select, deck {indica la presentación de la que trata: {deck}} other {indica la presentación misma}}.',
  'error.unsupported-type':
    '{fileName} no es, por su contenido, un archivo PDF, PowerPoint, PNG o JPEG; exporta la presentación como PDF o PPTX.',
  'error.unsupported-powerpoint':
    '{fileName} se creó con {version}, que no se puede leer; ábrelo en PowerPoint o LibreOffice y guárdalo como PPTX o PDF.',
  'error.password-protected':
    '{fileName} está protegido con contraseña; guarda una copia sin contraseña e inténtalo de nuevo.',
  'error.damaged-file':
    '{fileName} está dañado y no se puede abrir; pide el archivo otra vez o expórtalo de nuevo como PDF.',
  'error.no-slides': '{fileName} no tiene diapositivas.',
  'error.file-too-large':
    '{fileName} supera los {limit} MB; comprime sus imágenes o aumenta el límite en la configuración.',
  'error.too-many-slides':
    '{fileName} tiene {slides} diapositivas, más que el límite de {limit}; envía la presentación sin sus anexos o aumenta el límite.',
  'error.unpacks-too-large':
    '{fileName} ocupa más de {limit} MB al descomprimirse y no se siguió abriendo; expórtalo de nuevo como PDF.',
  'error.picture-too-large':
    '{fileName} contiene una imagen de más de {limit} megapíxeles; expórtalo a resolución de pantalla.',
  'error.unsafe-xml':
    '{fileName} declara entidades XML, que una presentación nunca necesita; no se abrió. Expórtalo de nuevo como PDF o PPTX.',
  'error.reading-timeout':
    'La lectura de {fileName} superó los {limit} s y se detuvo; expórtalo de nuevo como PDF o aumenta el límite.',
  'error.reading-memory':
    'La lectura de {fileName} necesitó más de {limit} MB de memoria y se detuvo; comprime sus imágenes o aumenta el límite.',
  'error.scoring-timeout':
    'La puntuación de {fileName} superó los {limit} s y se detuvo; nada ha cambiado. Lee de nuevo la presentación o quita las diapositivas que repiten las mismas cifras.',
  'error.reading-crashed':
    '{fileName} hizo que el lector se detuviera; es probable que el archivo esté dañado. Expórtalo de nuevo como PDF.',
  'error.bad-usage': '{problem}',
  'error.bad-number': '{problem}',
  'error.bad-plugin':
    'El complemento {plugin} no se puede usar: {problem}. Corrígelo o quítalo de plugins (docs/plugins.md).',
  'error.plugin-failed':
    'El complemento {plugin} falló en {part}: {problem}. Corrígelo, o quítalo de plugins e inténtalo de nuevo (docs/plugins.md).',
  'error.bad-config': '{file}: {problem}',
  'error.file-not-found': '{fileName} no existe; comprueba la ruta.',
  'error.file-unreadable': '{fileName} no se puede abrir; comprueba sus permisos y si otro programa lo tiene abierto.',
  'error.mail-failed':
    '{host, select, none {No hay servidor de correo: rellena el formulario y guárdalo primero.} other {El servidor de correo {host} no aceptó el mensaje: {problem}. Revisa servidor, puerto, TLS, usuario y contraseña.}}',
  'error.file-exists': '{fileName} ya existe; elige otro nombre o indica que se puede reemplazar.',
  'error.folder-too-wide':
    '{fileName} contiene todo lo suyo o el disco entero; permita solo la carpeta de las presentaciones.',
  'error.not-our-file': '{fileName} no lo escribió VC Analyst y no se reemplaza; elige otro nombre.',
  'error.path-not-allowed': '{fileName} está fuera de las carpetas permitidas; inicia vc mcp con --allow y tu carpeta.',
  'error.not-found':
    'No hay {what, select, analysis {ningún análisis} comment {ningún comentario} fact {ninguna afirmación} file {ningún archivo} investment {ninguna inversión} member {ningún miembro} question {ninguna pregunta} route {ninguna dirección} share {ningún enlace} slide {ninguna diapositiva} user {ningún usuario} other {nada}} con el identificador {id}; consulta la lista e inténtalo de nuevo.',
  'error.ambiguous-id': 'El identificador {id} puede referirse a {candidates}; escribe más caracteres.',
  'error.slide-not-found':
    'La presentación tiene {slides, plural, =1 {1 diapositiva} other {# diapositivas}}; no hay diapositiva {slide}.',
  'error.too-few-corrections':
    'Hay muy poco de lo que aprender: {judged, plural, =0 {nadie ha juzgado aún una frase} one {hay # frase juzgada} other {hay # frases juzgadas}}, y cada tipo necesita {least}, en presentaciones de {companies} empresas. Corrige los hechos en palabras a medida que lees (vc correct --fact con --kind, o --drop) y vuelve a entrenar.',
  'error.no-decks': '{folder} no contiene ninguna presentación (PDF, PPT, PPTX, PNG, JPEG).',
  'error.export-format-unknown': '{format} no es un formato de exportación; elige uno de estos: {formats}.',
  'error.cancelled': 'El proceso se canceló; lo que ya estaba terminado se conserva.',
  'error.step-failed': 'El paso {step} falló en {fileName}: {problem}',
  'error.engine-unreachable':
    'No se pudo conectar con el modelo en {host}; comprueba la dirección y la red, o usa el motor de rúbrica.',
  'error.engine-timeout':
    'El modelo en {host} no ha respondido en {seconds} s; sube el límite, elige un modelo más rápido o usa el motor de rúbrica.',
  'error.engine-key': 'El modelo en {host} rechaza la clave; comprueba OPENAI_API_KEY y qué permite esa clave.',
  'error.engine-model': 'En {host} no hay ningún modelo {model}; elige uno de los que ofrece.',
  'error.engine-busy':
    'El modelo en {host} está saturado (estado {status}), también tras varios intentos; prueba más tarde.',
  'error.engine-too-long':
    'La presentación es demasiado larga para el modelo {model} en {host}; elige uno que pueda leer más de una vez.',
  'error.engine-declined':
    'El modelo en {host} se negó a leer la presentación; elige otro modelo o usa el motor de rúbrica.',
  'error.engine-failed': 'El modelo en {host} dio una respuesta que no se puede usar: {problem}',
  'error.engine-budget':
    'Leer esta presentación costaría unos {needed}, más que el límite de {limit}; no se ha enviado nada. Sube el límite o usa el motor de rúbrica.',
  'error.engine-unrecorded':
    '{folder} no contiene respuesta a la pregunta «{question}» sobre {deck}: se grabó con otras presentaciones, otra versión u otros ajustes. Graba de nuevo con --record.',
  'error.offline': '{what} necesita la red y --offline lo impide.',
  'error.store-busy':
    'Otro proceso usa la carpeta de datos, que siguió bloqueada durante {seconds} s; espera a que termine e inténtalo de nuevo.',
  'error.store-damaged':
    '{document} está dañado en la carpeta de datos; se apartó como {setAside} y el resto está abierto.',
  'error.store-full':
    'El disco de la carpeta de datos está lleno; libera espacio e inténtalo de nuevo. No se ha perdido nada de lo guardado.',
  'error.store-read-only': 'No se puede escribir en la carpeta de datos; comprueba sus permisos.',
  'error.store-newer': 'Los datos los escribió una versión más reciente de VC Analyst; actualiza esta instalación.',
  'error.store-older':
    'La carpeta de datos es de una versión anterior de VC Analyst; ejecuta vc migrate, que antes hace una copia de seguridad.',
  'error.store-unreachable':
    'No se puede conectar con la base de datos PostgreSQL en {place}; comprueba que está en marcha y que VC_STORE o --store la indican.',
  'error.store-refused':
    'PostgreSQL en {place} no admite a {user}, o no tiene esa base de datos; comprueba usuario, contraseña y nombre de la base de datos en VC_STORE o --store.',
  'error.restore-unfinished':
    'Se está restaurando una copia de seguridad en la carpeta de datos, o se interrumpió; repite el mismo vc restore para terminar.',
  'error.problem.journal':
    'no es el registro de una restauración interrumpida; no se ha movido nada. Elimina la carpeta .restore y restaura de nuevo.',
  'error.folder-not-empty':
    '{folder} no está vacía; restaura en una carpeta (--data) o una base de datos (--store) vacía, o sustituye su contenido con --force.',
  'error.not-a-backup':
    '{fileName} no es una copia de seguridad de VC Analyst; elige un archivo escrito por vc backup.',
  'error.backup-newer':
    '{fileName} la escribió una versión más reciente de VC Analyst; actualiza esta instalación y restáurala después.',
  'error.backup-encrypted':
    '{fileName} está cifrada, y ninguna clave dada la abre; indica el archivo con su clave con --key.',
  'error.backup-damaged':
    '{fileName} está dañado: no todos sus archivos son los que la copia enumera. No se ha restaurado nada; usa otra copia.',
  'error.conflict': 'Otra persona ha cambiado {what} entretanto; vuelve a leerlo y repite el cambio.',
  'error.internal': 'Esto es un error de VC Analyst: {problem}',
};
