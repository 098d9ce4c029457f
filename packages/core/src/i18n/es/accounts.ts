/** Spanish: what people are told about accounts, links, shares and decks in the queue. */
import type { accounts as en } from '../en/accounts.js';

export const accounts: Record<keyof typeof en, string> = {
  'error.credentials-wrong': 'El usuario o la contraseña no son correctos; compruébelos e inténtelo de nuevo.',
  'error.password-too-short': 'La contraseña es demasiado corta; use al menos {least} caracteres.',
  'error.password-too-long': 'La contraseña es demasiado larga; use como máximo {most} caracteres.',
  'error.password-common':
    'Esta contraseña es de las primeras que probaría cualquiera; elija otra, por ejemplo cuatro palabras que no tengan nada que ver entre sí.',
  'error.username-taken': 'El nombre de usuario {username} ya está en uso; elija otro.',
  'error.email-taken': 'Ya existe una cuenta con la dirección {email}; inicie sesión con ella o use otra dirección.',
  'error.registration-closed':
    'Las cuentas nuevas se abren solo por invitación; pídala a un administrador de su fondo.',
  'error.setup-token-wrong':
    'Falta el código de instalación o no es correcto; aparece en el terminal en el que se inició el servidor.',
  'error.not-first': 'Este espacio de trabajo ya tiene su primera cuenta; pida una invitación a su administrador.',
  'error.not-oneself': 'Nadie puede cambiar ni eliminar su propio rol; pídaselo a otro administrador.',
  'error.last-admin': 'Es el último administrador activo; nombre antes a otro administrador.',
  'error.link-invalid': 'Este enlace ya se usó, ha caducado o fue sustituido por otro más reciente; pida uno nuevo.',
  'error.passwords-off': 'Este fondo entra con su propio proveedor; usa su botón en la página de acceso.',
  'error.sso-failed':
    'Entrar con el proveedor no ha funcionado; inténtalo de nuevo y, si falla, pregunta a tu administrador, que verá más en el registro del servidor.',
  'error.sso-refused':
    'El proveedor te conoce, pero nada tuyo tiene un rol en este fondo; pregunta a tu administrador.',
  'error.sso-first': 'Entra antes tú con el proveedor, como administrador: así nadie se queda fuera.',
  'error.second-factor-needed':
    'También se pide el código de tu aplicación de autenticación; introdúcelo, o un código de recuperación.',
  'error.second-factor-wrong':
    'Este código no es correcto o ya se usó; introduce el que la aplicación muestra ahora, o un código de recuperación.',
  'error.second-factor-required': 'Este fondo exige un segundo factor; configúralo antes en /account.',
  'error.share-password': 'Este enlace requiere su contraseña; pídala a quien se lo envió.',
  'error.share-needs-password': 'Este fondo solo comparte con contraseña; ponga una al enlace.',
  'error.not-finished': '{fileName} no tiene ningún análisis terminado; espere a que acabe o inícielo de nuevo.',
  'error.deck-missing': 'La presentación de {fileName} no está en la carpeta de datos; súbala de nuevo.',
};
