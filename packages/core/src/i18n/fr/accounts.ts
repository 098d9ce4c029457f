/** French: what people are told about accounts, links, shares and decks in the queue. */
import type { accounts as en } from '../en/accounts.js';

export const accounts: Record<keyof typeof en, string> = {
  'error.credentials-wrong': 'Le nom d’utilisateur ou le mot de passe est incorrect ; vérifiez-les et réessayez.',
  'error.password-too-short': 'Le mot de passe est trop court ; utilisez au moins {least} caractères.',
  'error.password-too-long': 'Le mot de passe est trop long ; utilisez au plus {most} caractères.',
  'error.password-common':
    'Ce mot de passe est parmi les premiers que l’on essaierait ; choisissez-en un autre, par exemple quatre mots sans rapport entre eux.',
  'error.username-taken': 'Le nom d’utilisateur {username} est déjà pris ; choisissez-en un autre.',
  'error.email-taken':
    'Un compte existe déjà avec l’adresse {email} ; connectez-vous avec ce compte ou utilisez une autre adresse.',
  'error.registration-closed':
    'Les nouveaux comptes s’ouvrent uniquement sur invitation ; demandez-en une à un administrateur de votre fonds.',
  'error.setup-token-wrong':
    'Le code d’installation manque ou est incorrect ; il figure dans le terminal où le serveur a été démarré.',
  'error.not-first': 'Cet espace de travail a déjà son premier compte ; demandez une invitation à son administrateur.',
  'error.not-oneself':
    'Personne ne peut modifier ni retirer son propre rôle ; adressez-vous à un autre administrateur.',
  'error.last-admin': 'C’est le dernier administrateur actif ; nommez d’abord un autre administrateur.',
  'error.link-invalid': 'Ce lien a déjà servi, a expiré ou a été remplacé par un plus récent ; demandez-en un nouveau.',
  'error.passwords-off':
    'Ce fonds se connecte par son propre fournisseur ; utilisez son bouton sur la page de connexion.',
  'error.sso-failed':
    'La connexion par le fournisseur n’a pas abouti ; réessayez et, en cas d’échec, demandez à votre administrateur, qui en verra plus dans le journal du serveur.',
  'error.sso-refused':
    'Le fournisseur vous connaît, mais rien de vous n’a de rôle dans ce fonds ; demandez à votre administrateur.',
  'error.sso-first':
    'Connectez-vous d’abord vous-même par le fournisseur, comme administrateur : ainsi personne n’est enfermé dehors.',
  'error.second-factor-needed':
    'Le code de votre application d’authentification est demandé aussi ; saisissez-le, ou un code de secours.',
  'error.second-factor-wrong':
    'Ce code est faux ou a déjà servi ; saisissez celui que l’application affiche maintenant, ou un code de secours.',
  'error.second-factor-required': 'Ce fonds exige un second facteur ; configurez-le d’abord sur /account.',
  'error.share-password': 'Ce lien demande son mot de passe ; adressez-vous à la personne qui vous l’a envoyé.',
  'error.share-needs-password': 'Ce fonds ne partage qu’avec un mot de passe ; donnez-en un au lien.',
  'error.not-finished': '{fileName} n’a pas d’analyse terminée ; attendez la fin ou relancez-la.',
  'error.deck-missing': 'Le deck de {fileName} n’est pas dans le dossier de données ; téléversez-le de nouveau.',
};
