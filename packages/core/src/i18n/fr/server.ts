/** French: what the server says: refusals, mails, its plain pages. */
import type { server as en } from '../en/server.js';

export const server: Record<keyof typeof en, string> = {
  'error.unauthorized': 'Vous n’êtes pas connecté. Connectez-vous et réessayez.',
  'error.forbidden': 'Votre rôle ne le permet pas ; adressez-vous à un administrateur de votre fonds.',
  'error.cross-site': 'Cette requête venait d’un autre site et a été refusée.',
  'error.too-many-attempts':
    'Trop de tentatives. Réessayez dans {seconds, plural, one {# seconde} other {# secondes}}.',
  'error.too-busy':
    'Trop de mots de passe sont en cours de vérification. Réessayez dans {seconds, plural, one {# seconde} other {# secondes}}.',
  'error.quota-reached':
    'Vous avez atteint pour l’instant la limite d’envois. Réessayez dans {seconds, plural, one {# seconde} other {# secondes}}.',
  'error.too-many-pictures':
    'Vous attendez déjà beaucoup d’images de diapositives. Réessayez dans {seconds, plural, one {# seconde} other {# secondes}}.',
  'error.bad-request': 'La requête n’a pas la forme attendue : {problem}',
  'error.wrong-method': 'Cette adresse n’accepte pas les requêtes {method}.',
  'error.wrong-content-type': 'Envoyez cette requête au format {expected}.',
  'error.request-too-large': 'La requête dépasse {limit} Mo.',
  'error.request-timeout':
    'La requête a mis trop de temps à arriver et a été abandonnée ; réessayez avec une meilleure connexion.',
  'error.shutting-down': 'Le serveur est en cours d’arrêt ; réessayez dans un instant.',
  'server.the-file': 'Le fichier',
  'mail.invitation.subject': '{inviter} vous invite sur VC Analyst',
  'mail.invitation.text':
    'Bonjour{name, select, none {} other { {name}}},\n\n{inviter} vous invite à rejoindre l’équipe du fonds sur VC Analyst. Ouvrez ce lien pour choisir un nom d’utilisateur et un mot de passe :\n\n{link}\n\nIl fonctionne une seule fois, jusqu’au {until}. Si vous n’attendiez pas ce message, vous n’avez rien à faire.',
  'mail.test.subject': 'Message d’essai de VC Analyst',
  'mail.test.text':
    'Ce message a été envoyé depuis les réglages de VC Analyst, pour voir si les e-mails partent. Ils partent.',
  'page.not-built.title': 'VC Analyst fonctionne',
  'page.not-built.text':
    'L’application web n’est pas encore compilée. Lancez « npm run build », puis redémarrez le serveur. L’API répond sous /api ; /api/openapi.json la décrit.',
};
