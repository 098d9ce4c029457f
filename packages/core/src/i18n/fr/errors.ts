/** French: one sentence an error code: what is wrong, with which file, and the way out. */
import type { errors as en } from '../en/errors.js';

export const errors: Record<keyof typeof en, string> = {
  'error.empty-file': '{fileName} est vide (0 octet) ; exportez de nouveau le deck et envoyez le nouveau fichier.',
  'error.own-report':
    '{fileName} est un rapport écrit par VC Analyst, pas un deck ; {about, select, deck {donnez le deck dont il traite : {deck}} other {donnez le deck lui-même}}.',
  'error.unsupported-type':
    '{fileName} n’est pas, d’après son contenu, un fichier PDF, PowerPoint, PNG ou JPEG ; exportez le deck en PDF ou en PPTX.',
  'error.unsupported-powerpoint':
    '{fileName} a été créé avec {version}, qui ne peut pas être lu ; ouvrez-le dans PowerPoint ou LibreOffice et enregistrez-le en PPTX ou en PDF.',
  'error.password-protected':
    '{fileName} est protégé par un mot de passe ; enregistrez une copie sans mot de passe et réessayez.',
  'error.damaged-file':
    '{fileName} est endommagé et ne peut pas être ouvert ; redemandez le fichier ou exportez-le de nouveau en PDF.',
  'error.no-slides': '{fileName} ne contient aucune diapositive.',
  'error.file-too-large':
    '{fileName} dépasse {limit} Mo ; compressez ses images ou relevez la limite dans la configuration.',
  'error.too-many-slides':
    '{fileName} compte {slides} diapositives, au-delà de la limite de {limit} ; envoyez le deck sans ses annexes ou relevez la limite.',
  'error.unpacks-too-large':
    '{fileName} dépasse {limit} Mo une fois décompressé et n’a pas été ouvert davantage ; exportez-le de nouveau en PDF.',
  'error.picture-too-large':
    '{fileName} contient une image de plus de {limit} mégapixels ; exportez-le à la résolution de l’écran.',
  'error.unsafe-xml':
    '{fileName} déclare des entités XML, dont un deck n’a jamais besoin ; il n’a pas été ouvert. Exportez-le de nouveau en PDF ou en PPTX.',
  'error.reading-timeout':
    'La lecture de {fileName} a dépassé {limit} s et a été arrêtée ; exportez-le de nouveau en PDF ou relevez la limite.',
  'error.reading-memory':
    'La lecture de {fileName} a demandé plus de {limit} Mo de mémoire et a été arrêtée ; compressez ses images ou relevez la limite.',
  'error.scoring-timeout':
    'La notation de {fileName} a dépassé {limit} s et a été arrêtée ; rien n’a changé. Relisez le deck, ou retirez les diapositives qui répètent les mêmes chiffres.',
  'error.reading-crashed':
    '{fileName} a interrompu le lecteur ; le fichier est sans doute endommagé. Exportez-le de nouveau en PDF.',
  'error.bad-usage': '{problem}',
  'error.bad-number': '{problem}',
  'error.bad-plugin':
    'Le module {plugin} ne peut pas être utilisé : {problem}. Corrigez-le, ou retirez-le de plugins (docs/plugins.md).',
  'error.plugin-failed':
    'Le module {plugin} a échoué dans {part} : {problem}. Corrigez-le, ou retirez-le de plugins et réessayez (docs/plugins.md).',
  'error.bad-config': '{file} : {problem}',
  'error.file-not-found': '{fileName} n’existe pas ; vérifiez le chemin.',
  'error.file-unreadable':
    '{fileName} ne peut pas être ouvert ; vérifiez ses droits d’accès et si un autre programme le retient.',
  'error.mail-failed':
    '{host, select, none {Aucun serveur de messagerie n’est indiqué : remplissez le formulaire et enregistrez-le d’abord.} other {Le serveur de messagerie {host} n’a pas pris le message : {problem}. Vérifiez hôte, port, TLS, nom d’utilisateur et mot de passe.}}',
  'error.file-exists': '{fileName} existe déjà ; choisissez un autre nom ou indiquez qu’il peut être remplacé.',
  'error.folder-too-wide':
    '{fileName} contient tout ce qui est à vous, ou le disque entier ; n’autorisez que le dossier des decks.',
  'error.not-our-file': '{fileName} n’a pas été écrit par VC Analyst et n’est pas remplacé ; choisissez un autre nom.',
  'error.path-not-allowed':
    '{fileName} se trouve hors des dossiers autorisés ; lancez vc mcp avec --allow et son dossier.',
  'error.not-found':
    '{what, select, analysis {Aucune analyse} comment {Aucun commentaire} fact {Aucun énoncé} file {Aucun fichier} investment {Aucun investissement} member {Aucun membre} question {Aucune question} route {Aucune adresse} share {Aucun lien} slide {Aucune diapositive} user {Aucun utilisateur} other {Rien}} ne porte l’identifiant {id} ; consultez la liste et réessayez.',
  'error.ambiguous-id': 'L’identifiant {id} peut désigner {candidates} ; écrivez-en davantage.',
  'error.slide-not-found':
    'Le deck compte {slides, plural, one {# diapositive} other {# diapositives}} ; il n’y a pas de diapositive {slide}.',
  'error.too-few-corrections':
    'Trop peu pour apprendre : {judged, plural, =0 {personne n’a encore jugé de phrase} one {# phrase est jugée} other {# phrases sont jugées}}, et chaque type en demande {least}, dans des decks de {companies} entreprises. Corrigez les faits en mots au fil de la lecture (vc correct --fact avec --kind, ou --drop), puis relancez l’entraînement.',
  'error.no-decks': '{folder} ne contient aucun deck (PDF, PPT, PPTX, PNG, JPEG).',
  'error.export-format-unknown': '{format} n’est pas un format d’export ; choisissez parmi {formats}.',
  'error.cancelled': 'L’exécution a été annulée ; ce qui était terminé est conservé.',
  'error.step-failed': 'L’étape {step} a échoué pour {fileName} : {problem}',
  'error.engine-unreachable':
    'Le modèle à l’adresse {host} est injoignable ; vérifiez l’adresse et le réseau, ou utilisez le moteur de grille.',
  'error.engine-timeout':
    'Le modèle à l’adresse {host} n’a pas répondu en {seconds} s ; relevez la limite, choisissez un modèle plus rapide ou prenez le moteur à grille.',
  'error.engine-key':
    'Le modèle à l’adresse {host} refuse la clé ; vérifiez OPENAI_API_KEY et ce que cette clé autorise.',
  'error.engine-model': 'Il n’y a pas de modèle {model} à l’adresse {host} ; choisissez-en un qui s’y trouve.',
  'error.engine-busy':
    'Le modèle à l’adresse {host} est saturé (statut {status}), même après plusieurs essais ; réessayez plus tard.',
  'error.engine-too-long':
    'Le deck est trop long pour le modèle {model} à l’adresse {host} ; choisissez-en un qui peut lire plus à la fois.',
  'error.engine-declined':
    'Le modèle à l’adresse {host} a refusé de lire le deck ; choisissez un autre modèle ou prenez le moteur à grille.',
  'error.engine-failed': 'Le modèle à l’adresse {host} a donné une réponse inutilisable : {problem}',
  'error.engine-budget':
    'La lecture de ce deck demanderait environ {needed}, plus que la limite de {limit} ; rien n’a été envoyé. Relevez la limite ou prenez le moteur à grille.',
  'error.engine-unrecorded':
    '{folder} ne contient pas de réponse à la question « {question} » sur {deck} : l’enregistrement vient d’autres decks, d’une autre version ou d’autres réglages. Enregistrez de nouveau avec --record.',
  'error.offline': '{what} a besoin du réseau, ce que --offline interdit.',
  'error.store-busy':
    'Le dossier de données est utilisé par un autre processus et est resté verrouillé {seconds} s ; attendez qu’il se termine et réessayez.',
  'error.store-damaged':
    '{document} est endommagé dans le dossier de données ; il a été mis de côté sous {setAside} et le reste est ouvert.',
  'error.store-full':
    'Le disque du dossier de données est plein ; libérez de la place et réessayez. Rien de ce qui était enregistré n’est perdu.',
  'error.store-read-only': 'Le dossier de données n’est pas accessible en écriture ; vérifiez ses droits.',
  'error.store-newer':
    'Les données ont été écrites par une version plus récente de VC Analyst ; mettez cette installation à jour.',
  'error.store-older':
    'Le dossier de données vient d’une version antérieure de VC Analyst ; lancez vc migrate, qui fait d’abord une sauvegarde.',
  'error.store-unreachable':
    'La base de données PostgreSQL à l’adresse {place} est injoignable ; vérifiez qu’elle tourne et que VC_STORE ou --store la désigne.',
  'error.store-refused':
    'PostgreSQL à l’adresse {place} n’admet pas {user}, ou n’a pas cette base de données ; vérifiez l’utilisateur, le mot de passe et le nom de la base dans VC_STORE ou --store.',
  'error.restore-unfinished':
    'Une sauvegarde est en cours de restauration dans le dossier de données, ou l’a été sans aboutir ; relancez le même vc restore pour terminer.',
  'error.problem.journal':
    'ce n’est pas le journal d’une restauration interrompue ; rien n’a été déplacé. Supprimez le dossier .restore et restaurez de nouveau.',
  'error.folder-not-empty':
    '{folder} n’est pas vide ; restaurez dans un dossier (--data) ou une base de données (--store) vide, ou remplacez son contenu avec --force.',
  'error.not-a-backup':
    '{fileName} n’est pas une sauvegarde de VC Analyst ; choisissez un fichier écrit par vc backup.',
  'error.backup-newer':
    '{fileName} a été écrit par une version plus récente de VC Analyst ; mettez cette installation à jour, puis restaurez-le.',
  'error.backup-encrypted':
    '{fileName} est chiffrée, et aucune clé donnée ne l’ouvre ; indiquez le fichier de sa clé par --key.',
  'error.backup-damaged':
    '{fileName} est endommagé : ses fichiers ne sont pas tous ceux que la sauvegarde énumère. Rien n’a été restauré ; utilisez une autre copie.',
  'error.conflict': '{what} a été modifié entre-temps par quelqu’un d’autre ; relisez-le et refaites la modification.',
  'error.internal': 'C’est un bogue de VC Analyst : {problem}',
};
