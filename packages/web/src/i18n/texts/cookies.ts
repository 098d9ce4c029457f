/** The cookie policy: six sections, and everything that the browser keeps, by name. */
import { defineTexts } from '../define-texts.js';

export const cookies = defineTexts({
  en: {
    title: 'Cookie Policy',
    '1.title': 'What cookies are',
    '1.a':
      'A cookie is a small text that a site asks your browser to keep and to send back with each request. Besides cookies, a site can keep values in the browser’s local storage, which are not sent anywhere. Both are listed here in full.',
    '2.title': 'The cookies we set',
    '2.a':
      'All of them are strictly necessary: without them nobody could stay signed in. Scripts cannot read them, and they hold a random token, of which the server keeps only a hash. Behind https their names begin with __Host-.',
    '3.title': 'What stays in your browser',
    '3.a':
      'These values are kept in local storage and never leave your browser. They are written when you choose something, the language also when you sign in.',
    '4.title': 'What we do not use',
    '4.a':
      'No analytics, no advertising, no tracking pixels, no fonts, scripts or pictures from other hosts. No third party learns that you were here.',
    '5.title': 'Your choice',
    '5.a':
      'The banner asks once, and your answer is remembered, accepted or declined. Since there are only necessary cookies and your own preferences, the pages work the same either way; should anything beyond that ever be added, it would be used only where you accepted.',
    '5.b':
      'You can delete cookies and stored values in your browser’s settings at any time: you are then signed out and asked again.',
    '6.title': 'Changes and contact',
    '6.a': 'If this page changes, the date at its top changes with it. Questions go to {email}.',
    duration: 'Kept: {time}',
    session: 'Keeps you signed in',
    sessionFor: '7 days without use, 30 days at most',
    admin: 'Keeps the administrator panel open',
    adminFor: '20 minutes',
    share: 'Opens the slides of a shared analysis that has a password',
    shareFor: '1 hour',
    sso: 'Lets you come back from the fund’s own provider when you sign in there',
    ssoFor: '10 minutes',
    language: 'The language you chose: en, es or fr',
    consent: 'Your answer to the banner: accepted or declined',
    theme: 'Light or dark, where you chose other than the system’s',
    shortcuts: 'That single-key shortcuts are off, where you switched them off',
    hiddenColumns: 'Columns of the table of analyses that you hid',
    untilDeleted: 'until you delete it',
    draft: 'A comment that you have not sent yet',
    founderDraft: 'Answers of a founder that were not sent yet',
    untilSent: 'Until they are sent',
    return: 'The page to open after you sign in',
    untilTabCloses: 'until you send it, sign out or close the tab',
  },
  es: {
    title: 'Política de cookies',
    '1.title': 'Qué son las cookies',
    '1.a':
      'Una cookie es un pequeño texto que un sitio pide al navegador que guarde y devuelva con cada petición. Además, un sitio puede guardar valores en el almacenamiento local del navegador, que no se envían a ninguna parte. Aquí figuran todos, unos y otros.',
    '2.title': 'Las cookies que usamos',
    '2.a':
      'Todas son estrictamente necesarias: sin ellas nadie podría mantener la sesión. Los scripts no pueden leerlas y contienen un código aleatorio del que el servidor solo guarda un hash. Con https su nombre empieza por __Host-.',
    '3.title': 'Lo que queda en tu navegador',
    '3.a':
      'Estos valores se guardan en el almacenamiento local y nunca salen de tu navegador. Se escriben cuando eliges algo; el idioma, también al iniciar sesión.',
    '4.title': 'Lo que no usamos',
    '4.a':
      'Ni analítica, ni publicidad, ni píxeles de seguimiento, ni tipografías, scripts o imágenes de otros servidores. Ningún tercero se entera de que has estado aquí.',
    '5.title': 'Tu elección',
    '5.a':
      'El aviso pregunta una vez y tu respuesta se recuerda, la aceptes o la rechaces. Como solo hay cookies necesarias y tus propias preferencias, las páginas funcionan igual en ambos casos; si algún día se añadiera algo más, solo se usaría donde lo hubieras aceptado.',
    '5.b':
      'Puedes borrar las cookies y los valores guardados en los ajustes del navegador cuando quieras: se cerrará tu sesión y se te volverá a preguntar.',
    '6.title': 'Cambios y contacto',
    '6.a': 'Si esta página cambia, cambia también la fecha del principio. Las preguntas, a {email}.',
    duration: 'Se conserva: {time}',
    session: 'Mantiene tu sesión iniciada',
    sessionFor: '7 días sin uso, 30 días como máximo',
    admin: 'Mantiene abierto el panel de administración',
    adminFor: '20 minutos',
    share: 'Abre las diapositivas de un análisis compartido con contraseña',
    shareFor: '1 hora',
    sso: 'Permite volver del proveedor del propio fondo al entrar con él',
    ssoFor: '10 minutos',
    language: 'El idioma que elegiste: en, es o fr',
    consent: 'Tu respuesta al aviso: aceptado o rechazado',
    theme: 'Claro u oscuro, si elegiste otro que el del sistema',
    shortcuts: 'Que los atajos de una tecla están desactivados, si los desactivaste',
    hiddenColumns: 'Columnas de la tabla de análisis que ocultaste',
    untilDeleted: 'hasta que lo borres',
    draft: 'Un comentario que aún no has enviado',
    founderDraft: 'Respuestas de un fundador aún sin enviar',
    untilSent: 'Hasta que se envían',
    return: 'La página que se abre tras iniciar sesión',
    untilTabCloses: 'hasta que lo envíes, cierres la sesión o cierres la pestaña',
  },
  fr: {
    title: 'Politique relative aux cookies',
    '1.title': 'Ce que sont les cookies',
    '1.a':
      'Un cookie est un petit texte qu’un site demande au navigateur de conserver et de renvoyer à chaque requête. Un site peut aussi garder des valeurs dans le stockage local du navigateur, qui ne sont envoyées nulle part. Les uns et les autres sont tous énumérés ici.',
    '2.title': 'Les cookies que nous déposons',
    '2.a':
      'Tous sont strictement nécessaires : sans eux, personne ne pourrait rester connecté. Les scripts ne peuvent pas les lire ; ils contiennent un jeton aléatoire dont le serveur ne garde que l’empreinte. En https, leur nom commence par __Host-.',
    '3.title': 'Ce qui reste dans votre navigateur',
    '3.a':
      'Ces valeurs sont conservées dans le stockage local et ne quittent jamais votre navigateur. Elles sont écrites lorsque vous choisissez quelque chose ; la langue, aussi à la connexion.',
    '4.title': 'Ce que nous n’utilisons pas',
    '4.a':
      'Ni mesure d’audience, ni publicité, ni pixel de suivi, ni police, script ou image venant d’autres serveurs. Aucun tiers n’apprend votre passage.',
    '5.title': 'Votre choix',
    '5.a':
      'Le bandeau pose la question une fois et votre réponse est retenue, que vous acceptiez ou refusiez. Comme il n’y a que des cookies nécessaires et vos propres préférences, les pages fonctionnent de la même façon dans les deux cas ; si autre chose devait un jour s’ajouter, cela ne servirait que là où vous l’auriez accepté.',
    '5.b':
      'Vous pouvez à tout moment supprimer les cookies et les valeurs conservées dans les réglages du navigateur : vous serez déconnecté et la question vous sera posée de nouveau.',
    '6.title': 'Modifications et contact',
    '6.a': 'Si cette page change, la date en tête change aussi. Pour toute question : {email}.',
    duration: 'Conservation : {time}',
    session: 'Vous garde connecté',
    sessionFor: '7 jours sans utilisation, 30 jours au plus',
    admin: 'Garde ouvert le panneau d’administration',
    adminFor: '20 minutes',
    share: 'Ouvre les diapositives d’une analyse partagée avec mot de passe',
    shareFor: '1 heure',
    sso: 'Permet de revenir du fournisseur du fonds quand vous vous y connectez',
    ssoFor: '10 minutes',
    language: 'La langue choisie : en, es ou fr',
    consent: 'Votre réponse au bandeau : accepté ou refusé',
    theme: 'Clair ou sombre, si vous avez choisi autre chose que le système',
    shortcuts: 'Que les raccourcis à une touche sont désactivés, si vous les avez désactivés',
    hiddenColumns: 'Colonnes du tableau des analyses que vous avez masquées',
    untilDeleted: 'jusqu’à ce que vous la supprimiez',
    draft: 'Un commentaire que vous n’avez pas encore envoyé',
    founderDraft: 'Réponses d’un fondateur pas encore envoyées',
    untilSent: 'Jusqu’à leur envoi',
    return: 'La page à ouvrir après votre connexion',
    untilTabCloses: 'jusqu’à son envoi, votre déconnexion ou la fermeture de l’onglet',
  },
});
