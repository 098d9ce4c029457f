/** Spanish: what the server says: refusals, mails, its plain pages. */
import type { server as en } from '../en/server.js';

export const server: Record<keyof typeof en, string> = {
  'error.unauthorized': 'No ha iniciado sesión. Inicie sesión e inténtelo de nuevo.',
  'error.forbidden': 'Su rol no lo permite; hable con un administrador de su fondo.',
  'error.cross-site': 'Esta petición venía de otro sitio y se rechazó.',
  'error.too-many-attempts':
    'Demasiados intentos. Vuelva a intentarlo en {seconds, plural, =1 {1 segundo} other {# segundos}}.',
  'error.too-busy':
    'En este momento se están comprobando demasiadas contraseñas. Vuelva a intentarlo en {seconds, plural, =1 {1 segundo} other {# segundos}}.',
  'error.quota-reached':
    'Ha alcanzado por ahora el límite de cargas. Vuelva a intentarlo en {seconds, plural, =1 {1 segundo} other {# segundos}}.',
  'error.too-many-pictures':
    'Ya espera muchas imágenes de diapositivas. Vuelva a intentarlo en {seconds, plural, =1 {1 segundo} other {# segundos}}.',
  'error.bad-request': 'La petición no es como se esperaba: {problem}',
  'error.wrong-method': 'Esta dirección no admite peticiones {method}.',
  'error.wrong-content-type': 'Envíe esta petición como {expected}.',
  'error.request-too-large': 'La petición supera los {limit} MB.',
  'error.request-timeout': 'La petición tardó demasiado en llegar y se abandonó; inténtelo con una conexión mejor.',
  'error.shutting-down': 'El servidor se está deteniendo; inténtelo dentro de un momento.',
  'server.the-file': 'El archivo',
  'mail.invitation.subject': '{inviter} le invita a VC Analyst',
  'mail.invitation.text':
    'Hola{name, select, none {} other {, {name}}}:\n\n{inviter} le invita a unirse al equipo del fondo en VC Analyst. Abra este enlace para elegir un nombre de usuario y una contraseña:\n\n{link}\n\nSirve una sola vez, hasta el {until}. Si no esperaba este mensaje, no tiene que hacer nada.',
  'mail.test.subject': 'Mensaje de prueba de VC Analyst',
  'mail.test.text': 'Este mensaje se ha enviado desde los ajustes de VC Analyst para ver si el correo sale. Sale.',
  'page.not-built.title': 'VC Analyst está en marcha',
  'page.not-built.text':
    'La aplicación web aún no está compilada. Ejecute «npm run build» y vuelva a iniciar el servidor. La API responde en /api; /api/openapi.json la describe.',
};
