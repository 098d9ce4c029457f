/** French: what a language model did that cannot be used. The same ids as in `en/engine.ts`. */
import type { engine as en } from '../en/engine.js';

export const engine: Record<keyof typeof en, string> = {
  'engine.problem.empty': 'la réponse était vide',
  'engine.problem.not-json': 'la réponse n’était pas du JSON',
  'engine.problem.wrong-form': 'la réponse n’avait pas la forme demandée',
  'engine.problem.cut-off': 'la réponse s’est interrompue',
  'engine.problem.too-large': 'la réponse était trop volumineuse',
  'engine.problem.redirected': 'il renvoie à une autre adresse, qui n’est pas suivie',
  'engine.problem.refused-address': 'son nom mène à une adresse réservée aux machines',
  'engine.problem.status': 'il a répondu avec le statut {status}',
  'engine.tokens': '{n, plural, one {# jeton} other {# jetons}}',
  'engine.cost': '{amount} aux prix configurés',
  'engine.wrong.no-plugin':
    'le moteur {engine} n’est d’aucun module ; il y a : {known}. plugins nomme les modules (docs/plugins.md).',
  'engine.wrong.no-model':
    'le moteur openai demande un modèle : --model, VC_MODEL, model dans la configuration, ou les réglages du serveur.',
  'engine.wrong.no-key': 'le moteur openai demande une clé : OPENAI_API_KEY, ou les réglages du serveur.',
  'engine.wrong.key-elsewhere':
    '{address} figure dans la configuration du dossier de données, et OPENAI_API_KEY ne part vers aucune adresse de là. Si elle est à vous, mettez-la dans OPENAI_BASE_URL ou nommez le fichier par --config ; sans OPENAI_API_KEY, la demande part sans clé.',
  'engine.wrong.link-local':
    'cette adresse est de lien local ou celle du service de métadonnées d’un cloud ; seul allowLinkLocal dans la configuration la permet.',
  'engine.wrong.choose-model': 'indiquez quel modèle répond, et où, avant de le choisir.',
  'engine.recording.not-empty':
    '{folder} contient d’autres fichiers que des réponses enregistrées ; nommez un dossier nouveau.',
  'engine.recording.other-model':
    '{folder} contient les réponses de {model} à {address} ; un dossier garde celles d’un seul modèle, interrogé d’une seule façon.',
  'engine.recording.no-recording':
    '{folder} ne contient aucune réponse enregistrée ; enregistrez-les d’abord avec --record.',
  'engine.recording.rules':
    'les règles ne donnent pas de réponses à enregistrer ; choisissez un modèle avec --engine openai --model <nom>.',
  'engine.recording.both': 'les réponses sont enregistrées ou rejouées ; donnez --record ou --replay.',
  'engine.use.sent':
    '{requests, plural, one {# requête} other {# requêtes}} à {host} : {sent} Ko envoyés, {received} Ko reçus.',
  'engine.use.took':
    '{input, number} jetons ont été lus et {output, number} écrits ; {estimated, number} avaient été estimés.',
  'engine.use.paid': 'Aux prix configurés, cela fait {actual} ; {estimated} avaient été estimés.',
  'engine.use.known':
    '{n, plural, one {# réponse était connue} other {# réponses étaient connues}} d’une analyse antérieure de ce deck ; rien n’a été envoyé pour {n, plural, one {elle} other {elles}}.',
  'engine.use.spread':
    'La recommandation est proche d’un seuil ; le modèle a donc été interrogé {runs} fois : les lectures prises seules donnent de {low} à {high}.',
  'engine.use.seen':
    'Dans des images, le modèle voit des noms qui ne sont écrits nulle part ; regardez-y, ils ne rapportent aucun point : {names}.',
  'engine.use.seen-name': '{name} (diapositive {slide})',
  'engine.use.more':
    '{n, plural, one {# autre proposition a été refusée} other {# autres propositions ont été refusées}}.',
  'engine.rejected.not-asked':
    'Le modèle a répondu à ce qu’on ne lui demandait pas ({kind}) ; scores et verdicts sont faits par le code seul.',
  'engine.rejected.malformed': 'La proposition était incomplète ou n’avait pas la bonne forme.',
  'engine.rejected.no-such-slide': 'Le deck n’a pas de diapositive {slide} avec du texte.',
  'engine.rejected.quote-not-found': 'La citation ne figure pas sur la diapositive {slide}.',
  'engine.rejected.quote-too-long': 'La citation dépasse {most} caractères.',
  'engine.rejected.order': 'La citation se trouve dans un texte qui donne des ordres à son lecteur ; rien n’y compte.',
  'engine.rejected.not-evidence':
    'La diapositive {slide} n’est pas une preuve : mention légale, page de modèle ou répétition.',
  'engine.rejected.figure-not-in-quote': 'Le chiffre ne figure pas dans la citation.',
  'engine.rejected.wrong-unit': 'Le chiffre est dans une autre unité que celle de son genre.',
  'engine.rejected.not-upheld': 'Interrogé sur la seule citation, le modèle ne l’a pas confirmé.',
  'engine.rejected.other-metric': 'Le deck donne ce chiffre pour autre chose ({kind}).',
  'engine.rejected.metric-not-named': 'Ni la citation ni ses titres ne nomment ce que le chiffre serait.',
  'engine.rejected.wrong-subject':
    'D’après ses mots, l’affirmation porte sur un autre sujet que celui que dit le modèle.',
  'engine.rejected.name-not-in-quote': 'Le nom ne figure pas dans la citation.',
  'engine.rejected.not-read-so': 'Lu selon les règles de la grille, le passage ne dit pas cela.',
  'engine.rejected.other-figure':
    'Les règles lisent un autre chiffre de ce type sur la diapositive {slide}, et c’est lui qui vaut.',
  'engine.rejected.no-majority':
    'Interrogé {runs} fois, le modèle ne l’a proposé {votes, plural, one {qu’une fois} other {que # fois}}.',
  'engine.rejected.sentence-not-carried': 'La phrase en dit plus que les faits qu’elle nomme.',
};
