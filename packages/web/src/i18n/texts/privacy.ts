/** The privacy policy: six sections, true to what the product stores. */
import { defineTexts } from '../define-texts.js';

export const privacy = defineTexts({
  en: {
    title: 'Privacy Policy',
    '1.title': 'Who is responsible',
    '1.a':
      'VC Analyst runs on a server of the investment fund that you work with. That fund decides who gets an account and which pitch decks are read, and is the controller of the personal data described here.',
    '1.b': 'For any question about your data, write to {email}.',
    '2.title': 'Which data are processed',
    '2.a':
      'Your account: user name, e-mail address, first and last name, role in the team, language, the day it was made, and your password as a salted hash (scrypt) from which it cannot be read back, or, where you sign in with the fund’s own provider, its name for you; the key of a second factor, if you set one up.',
    '2.b':
      'Your work: the decks you upload, their analyses, your comments, ratings, answers, corrections and decisions, the fund’s portfolio, and a record of who did what and when.',
    '2.c':
      'People named in decks: founders, advisors and customers, with what the deck itself says about them. Nothing is looked up elsewhere.',
    '2.d':
      'Technical records: for each session its start, its last use and its end; in the server’s log the time, network address, part of the site, outcome and account of each request. Failed sign-ins are counted for each account and address to stop guessing. Who signed in, exported, shared or opened a shared link, when and from which address, stands in an audit log that is never changed. The page behind a shared link also tells how long which slides lie open in sight, without a cookie and without who looks; whoever may end the link sees it.',
    '3.title': 'What for, and on what legal basis',
    '3.a':
      'Account and work data are needed to provide the service that the fund and you have agreed on (Article 6(1)(b) GDPR). Data about people in decks are processed in the fund’s legitimate interest in examining proposals sent to it (Article 6(1)(f)).',
    '3.b':
      'Technical records keep the service secure and working, which is a legitimate interest as well. There is no advertising, no profiling of people and no decision about a person by automated means: scores concern companies, and people decide.',
    '4.title': 'Where the data are, and who sees them',
    '4.a':
      'Everything is kept on the fund’s own server, and decks are read and scored there. Where the fund has set up a language model, the text of each deck, and slides as pictures where the model reads those, are also sent to the address that the fund chose for it, which may be a third party’s; every report says whether a model read it and where. Comments and decisions are not sent, and the pages load nothing from other hosts.',
    '4.b':
      'Inside the fund, roles decide who sees what: observers read, analysts work on decks, partners manage the portfolio, administrators manage accounts. Amounts invested are hidden from whoever may not see them.',
    '4.c':
      'Three more things leave, and only when a person wants them to: an e-mail with an invitation, through the mail server that the fund has set up; that you sign in, to the fund’s own provider where it has set one up; and an analysis shared by link, which whoever holds the link (and its password, if it has one) can read until it expires or is revoked.',
    '5.title': 'How long they are kept',
    '5.a':
      'Sessions end after 7 days without use and after 30 days at the latest; those of the administrator panel after 20 minutes. Invitations expire after 14 days.',
    '5.b':
      'Decks, analyses and what belongs to them are kept until somebody entitled to do so deletes them, or until they are older than the fund has decided to keep them; then deck, analysis, comments, links and what is known of their visits are removed together. Accounts are kept until an administrator removes them; what was written under a removed account stays with the first name it was signed with, unless you ask for that to be taken out.',
    '5.c': 'How long the server’s log is kept is decided by the fund that runs it.',
    '6.title': 'Your rights',
    '6.a':
      'You may ask for access to your data, for their correction, erasure or restriction, for a copy in a common format, and object to processing that rests on a legitimate interest. Name, password and language you can change yourself under “My account”.',
    '6.b': 'Write to {email}. You may also complain to the data protection authority of your country.',
  },
  es: {
    title: 'Política de privacidad',
    '1.title': 'Quién es el responsable',
    '1.a':
      'VC Analyst funciona en un servidor del fondo de inversión con el que trabajas. Ese fondo decide quién tiene cuenta y qué pitch decks se leen, y es el responsable del tratamiento de los datos personales que se describen aquí.',
    '1.b': 'Para cualquier duda sobre tus datos, escribe a {email}.',
    '2.title': 'Qué datos se tratan',
    '2.a':
      'Tu cuenta: usuario, correo electrónico, nombre y apellidos, rol en el equipo, idioma, fecha de alta y tu contraseña en forma de hash con sal (scrypt), a partir del cual no se puede recuperar, o, si entras con el proveedor del propio fondo, el nombre que él te da; la clave de un segundo factor, si configuraste uno.',
    '2.b':
      'Tu trabajo: los decks que subes, sus análisis, tus comentarios, valoraciones, respuestas, correcciones y decisiones, la cartera del fondo y un registro de quién hizo qué y cuándo.',
    '2.c':
      'Personas citadas en los decks: fundadores, asesores y clientes, con lo que el propio deck dice de ellos. No se busca nada en otras fuentes.',
    '2.d':
      'Registros técnicos: de cada sesión, su inicio, su último uso y su fin; en el registro del servidor, la hora, la dirección de red, la parte del sitio, el resultado y la cuenta de cada petición. Los intentos fallidos de acceso se cuentan por cuenta y dirección para impedir que se adivinen contraseñas. Quién entró, exportó, compartió o abrió un enlace compartido, cuándo y desde qué dirección consta en un registro de auditoría que nunca se cambia. La página de un enlace compartido dice además cuánto tiempo está a la vista cada diapositiva, sin cookies y sin quién mira; lo ve quien puede terminar el enlace.',
    '3.title': 'Para qué y con qué base jurídica',
    '3.a':
      'Los datos de la cuenta y del trabajo son necesarios para prestar el servicio acordado entre el fondo y tú (artículo 6.1.b del RGPD). Los datos de personas citadas en los decks se tratan por el interés legítimo del fondo en examinar las propuestas que recibe (artículo 6.1.f).',
    '3.b':
      'Los registros técnicos mantienen el servicio seguro y en marcha, lo que también es un interés legítimo. No hay publicidad, ni perfiles de personas, ni decisiones automatizadas sobre nadie: las puntuaciones son de empresas y quienes deciden son personas.',
    '4.title': 'Dónde están los datos y quién los ve',
    '4.a':
      'Todo se guarda en el servidor del fondo, y allí se leen y se puntúan los decks. Si el fondo ha configurado un modelo de lenguaje, el texto de cada deck, y diapositivas como imágenes si el modelo las lee, se envían además a la dirección que el fondo haya elegido para él, que puede ser de un tercero; cada informe dice si lo leyó un modelo y dónde. Los comentarios y las decisiones no se envían, y las páginas no cargan nada de otros servidores.',
    '4.b':
      'Dentro del fondo, los roles deciden quién ve qué: los observadores leen, los analistas trabajan con los decks, los socios gestionan la cartera y los administradores, las cuentas. Los importes invertidos se ocultan a quien no puede verlos.',
    '4.c':
      'Otras tres cosas salen, y únicamente cuando alguien lo quiere: el correo de una invitación, por el servidor de correo que el fondo haya configurado; que entras, hacia el proveedor del propio fondo si ha configurado uno; y un análisis compartido por enlace, que puede leer quien tenga el enlace (y su contraseña, si la tiene) hasta que caduque o se revoque.',
    '5.title': 'Cuánto tiempo se conservan',
    '5.a':
      'Las sesiones terminan tras 7 días sin uso y, como máximo, a los 30 días; las del panel de administración, a los 20 minutos. Las invitaciones caducan a los 14 días.',
    '5.b':
      'Los decks, los análisis y lo que les pertenece se conservan hasta que alguien autorizado los elimina, o hasta que superan el tiempo que el fondo ha decidido conservarlos; entonces desaparecen juntos el deck, el análisis, los comentarios, los enlaces y lo que se sabe de sus visitas. Las cuentas se conservan hasta que un administrador las elimina; lo escrito con una cuenta eliminada queda con el nombre con el que se firmó, salvo que pidas que se quite.',
    '5.c': 'El fondo que gestiona el servidor decide cuánto tiempo se guarda su registro.',
    '6.title': 'Tus derechos',
    '6.a':
      'Puedes pedir el acceso a tus datos, su rectificación, supresión o limitación, una copia en un formato común, y oponerte al tratamiento basado en un interés legítimo. El nombre, la contraseña y el idioma los puedes cambiar tú en «Mi cuenta».',
    '6.b': 'Escribe a {email}. También puedes reclamar ante la autoridad de protección de datos de tu país.',
  },
  fr: {
    title: 'Politique de confidentialité',
    '1.title': 'Qui est responsable',
    '1.a':
      'VC Analyst fonctionne sur un serveur du fonds d’investissement avec lequel vous travaillez. Ce fonds décide qui reçoit un compte et quels pitch decks sont lus ; il est responsable du traitement des données personnelles décrites ici.',
    '1.b': 'Pour toute question sur vos données, écrivez à {email}.',
    '2.title': 'Quelles données sont traitées',
    '2.a':
      'Votre compte : identifiant, adresse e-mail, prénom et nom, rôle dans l’équipe, langue, date de création, et votre mot de passe sous forme d’empreinte salée (scrypt) à partir de laquelle il ne peut être retrouvé, ou, si vous vous connectez par le fournisseur du fonds, le nom qu’il vous donne ; la clé d’un second facteur, si vous en avez configuré un.',
    '2.b':
      'Votre travail : les decks que vous importez, leurs analyses, vos commentaires, notes, réponses, corrections et décisions, le portefeuille du fonds, et un journal de qui a fait quoi et quand.',
    '2.c':
      'Les personnes citées dans les decks : fondateurs, conseillers et clients, avec ce que le deck lui-même en dit. Rien n’est recherché ailleurs.',
    '2.d':
      'Les traces techniques : pour chaque session, son début, sa dernière utilisation et sa fin ; dans le journal du serveur, l’heure, l’adresse réseau, la partie du site, le résultat et le compte de chaque requête. Les échecs de connexion sont comptés par compte et par adresse pour empêcher de deviner les mots de passe. Qui s’est connecté, a exporté, partagé ou ouvert un lien partagé, quand et depuis quelle adresse, figure dans un journal d’audit qui n’est jamais modifié. La page d’un lien partagé indique aussi combien de temps chaque diapositive reste sous les yeux, sans cookie et sans dire qui regarde ; le voit qui peut mettre fin au lien.',
    '3.title': 'Pour quoi faire, et sur quelle base légale',
    '3.a':
      'Les données du compte et du travail sont nécessaires au service convenu entre le fonds et vous (article 6, paragraphe 1, point b) du RGPD). Les données des personnes citées dans les decks sont traitées dans l’intérêt légitime du fonds à examiner les propositions qu’il reçoit (point f)).',
    '3.b':
      'Les traces techniques assurent la sécurité et le bon fonctionnement du service, ce qui est aussi un intérêt légitime. Il n’y a ni publicité, ni profilage de personnes, ni décision automatisée à leur sujet : les notes portent sur des entreprises, et ce sont des personnes qui décident.',
    '4.title': 'Où sont les données, et qui les voit',
    '4.a':
      'Tout est conservé sur le serveur du fonds, et les decks y sont lus et notés. Si le fonds a configuré un modèle de langage, le texte de chaque deck, et des diapositives en images si le modèle les lit, sont aussi envoyés à l’adresse que le fonds a choisie pour lui, qui peut être celle d’un tiers ; chaque rapport dit si un modèle l’a lu, et où. Les commentaires et les décisions ne sont pas envoyés, et les pages ne chargent rien depuis d’autres serveurs.',
    '4.b':
      'Au sein du fonds, les rôles décident de qui voit quoi : les observateurs lisent, les analystes travaillent sur les decks, les associés gèrent le portefeuille, les administrateurs gèrent les comptes. Les montants investis sont masqués à qui n’a pas le droit de les voir.',
    '4.c':
      'Trois autres choses sortent, et uniquement quand une personne le veut : l’e-mail d’une invitation, par le serveur de messagerie que le fonds a configuré ; votre connexion, vers le fournisseur du fonds s’il en a configuré un ; et une analyse partagée par lien, lisible par quiconque détient le lien (et son mot de passe, s’il en a un) jusqu’à son expiration ou sa révocation.',
    '5.title': 'Combien de temps elles sont conservées',
    '5.a':
      'Les sessions prennent fin après 7 jours sans utilisation, et au plus tard après 30 jours ; celles du panneau d’administration après 20 minutes. Les invitations expirent après 14 jours.',
    '5.b':
      'Les decks, les analyses et ce qui s’y rattache sont conservés jusqu’à ce qu’une personne habilitée les supprime, ou qu’ils dépassent la durée que le fonds a décidé de les garder ; le deck, l’analyse, les commentaires, les liens et ce que l’on sait de leurs visites disparaissent alors ensemble. Les comptes sont conservés jusqu’à leur suppression par un administrateur ; ce qui a été écrit sous un compte supprimé garde le prénom dont il était signé, sauf si vous demandez qu’il soit retiré.',
    '5.c': 'La durée de conservation du journal du serveur est fixée par le fonds qui l’exploite.',
    '6.title': 'Vos droits',
    '6.a':
      'Vous pouvez demander l’accès à vos données, leur rectification, leur effacement ou leur limitation, une copie dans un format courant, et vous opposer à un traitement fondé sur un intérêt légitime. Le nom, le mot de passe et la langue se modifient dans « Mon compte ».',
    '6.b':
      'Écrivez à {email}. Vous pouvez aussi introduire une réclamation auprès de l’autorité de protection des données de votre pays.',
  },
});
