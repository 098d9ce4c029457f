/** French: what the terminal says of runs over many decks and of a watched folder. */
import type { runs as en } from '../en/runs.js';

export const runs: Record<keyof typeof en, string> = {
  'run.step': 'Étape',
  'run.score': 'Score',
  'run.left': 'encore {time} environ',
  'run.known': '{file} : déjà analysé, {company}, {score}',
  'run.passedOver': '{file} : un rapport écrit par VC Analyst, laissé de côté',
  'run.sameAs': '{file} : même fichier que {other}, {company}, {score}',
  'run.done': '{file} : {company}, {score}, {recommendation}, {time}',
  'run.scored': '{score}/100',
  'run.unscored': 'sans score',
  'run.sameAgain': 'le même deck à nouveau, comme version {version}',
  'run.version': 'version {version} du deck de cette entreprise',
  'run.counts':
    '{analysed} analysés, {known} déjà connus, {own, plural, =0 {} one {un rapport à nous laissé de côté, } other {# rapports à nous laissés de côté, }}{failed} en échec',
  'run.ended':
    '{total, plural, one {# deck} other {# decks}} : {analysed, plural, one {# analysé} other {# analysés}}, {known, plural, one {# déjà connu} other {# déjà connus}}, {own, plural, =0 {} one {un rapport à nous laissé de côté, } other {# rapports à nous laissés de côté, }}{failed, number} en échec, en {time}.',
  'run.failures': '{count, plural, one {Celui-ci n’a pas pu être lu :} other {Ceux-ci n’ont pas pu être lus :}}',
  'run.moreFailures': '{count, plural, one {… et un autre} other {… et # autres}}',
  'run.sameCompany': '{company} a {count, number} decks ici : {files}.',
  'run.more': '{count, plural, one {# autre} other {# autres}}',
  'run.finishing': 'Les decks en cours se terminent ; Ctrl-C de nouveau arrête tout.',
  'run.stopping': 'Tout s’arrête.',
  'run.stopped': 'Arrêté ; {left, plural, one {il reste # deck} other {il reste # decks}}. Pour continuer : {command}',
  'run.resuming': 'Reprise de l’exécution du {date} : {places}',
  'run.retrying': '{count, plural, one {Un deck en échec est repris.} other {# decks en échec sont repris.}}',
  'run.failedBefore':
    '{count, plural, one {Un deck avait échoué et n’est pas repris} other {# decks avaient échoué et ne sont pas repris}} (--retry-errors les reprend).',
  'run.nothingToResume': 'Aucune exécution interrompue ici ; une nouvelle commence.',
  'run.sending':
    '{file} : environ {tokens, number} jetons en {calls, plural, one {# requête} other {# requêtes}} partent vers {model} à {host}.',
  'run.sendingAt':
    '{file} : environ {tokens, number} jetons en {calls, plural, one {# requête} other {# requêtes}} partent vers {model} à {host}, pour quelque {cost}.',
  'run.sendingAll':
    'Le texte de chaque deck part vers {model} à {host} ; pour {file}, environ {tokens, number} jetons.',
  'run.sendingPictures':
    'Des images de diapositives partent aussi : de {file} {count, plural, one {une, de {size, number} ko} other {#, de {size, number} ko}} sur toutes les requêtes. Avec « vision » désactivé, aucune ne part.',
  'run.sent':
    'Envoyé à {host} : {requests, plural, one {# requête} other {# requêtes}}, {sent, number} ko ; reçu : {received, number} ko.',
  'run.used': 'Jetons : {input, number} envoyés, {output, number} en réponse.',
  'run.usedAt': 'Jetons : {input, number} envoyés, {output, number} en réponse ; {cost}.',
  'run.fromCache':
    '{cached, plural, one {Une réponse était déjà connue} other {# réponses étaient déjà connues}} ; rien n’a été envoyé pour {cached, plural, one {elle} other {elles}}.',
  'run.written': 'Écrit : {path}',
  'run.watching': 'Surveillance de {folder}. Ctrl-C y met fin.',
  'run.knownShort': 'déjà connu',
  'run.sameAsShort': 'même fichier que {other}',
};
