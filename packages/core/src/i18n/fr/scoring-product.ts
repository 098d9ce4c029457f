/** French: product criteria. The same ids as in `en/scoring-product.ts`. */
import type { scoringProduct as en } from '../en/scoring-product.js';

export const scoringProduct: Record<keyof typeof en, string> = {
  'scoring.P1.asks': 'Le problème, la solution, et une phrase qui dit ce que c’est et pour qui.',
  'scoring.P1.none': 'Nous n’avons trouvé ni problème ni solution.',
  'scoring.P1.problem': 'Un problème est décrit, mais aucune solution.',
  'scoring.P1.solution': 'Une solution est décrite, mais pas le problème qu’elle résout.',
  'scoring.P1.both': 'Problème et solution sont décrits ; il manque une phrase qui dise ce que c’est et pour qui.',
  'scoring.P1.complete': 'Problème, solution et description en une phrase sont là.',

  'scoring.P2.asks': 'Ce qui existe et sert aujourd’hui.',
  'scoring.P2.none': 'Nous n’avons pas trouvé ce qui existe aujourd’hui.',
  'scoring.P2.idea': 'Le produit est une idée ou une maquette.',
  'scoring.P2.prototype': 'Il y a un prototype.',
  'scoring.P2.mvp': 'Il y a une première version en test.',
  'scoring.P2.live': 'Le produit est en service.',
  'scoring.P2.sold': 'Il y a déjà un chiffre d’affaires, donc une vente ; où en est le produit n’est pas dit.',
  'scoring.P2.paying': 'Des clients utilisent le produit et le paient.',

  'scoring.P3.asks': 'De combien il fait mieux que quelle alternative, et qui l’a mesuré.',
  'scoring.P3.none': 'Nous n’avons pas trouvé en quoi il diffère des alternatives.',
  'scoring.P3.adjectives': 'La différence est vantée, pas mesurée : « {claim} ».',
  'scoring.P3.named': 'Une différence concrète est nommée, sans chiffre face à une alternative nommée : « {claim} ».',
  'scoring.P3.measured': 'La différence est chiffrée : « {claim} ». On ne sait pas comment elle a été mesurée.',
  'scoring.P3.tested': 'La différence est chiffrée et sourcée : « {claim} » ({source}).',

  'scoring.P4.asks':
    'Ce qui tient les autres à distance (données, réseau, coût de changement, licence, brevets), preuves à l’appui.',
  'scoring.P4.none': 'Nous n’avons pas trouvé ce qui empêche de le copier.',
  'scoring.P4.asserted': 'Une barrière est affirmée, pas expliquée.',
  'scoring.P4.explained': 'Une barrière est expliquée, sans preuve : « {claim} ».',
  'scoring.P4.evidence': 'Une barrière est prouvée : « {claim} ».',
  'scoring.P4.two': 'Deux barrières sont prouvées : « {first} » et « {second} ».',

  'scoring.P5.asks': 'Les étapes ou l’architecture, et ce qui y est techniquement difficile.',
  'scoring.P5.none': 'Nous n’avons pas trouvé comment le produit fonctionne.',
  'scoring.P5.label': 'La technique est une étiquette, pas une explication : « {line} ».',
  'scoring.P5.steps': 'Le fonctionnement est décrit : « {line} ». Ce qui est difficile ne l’est pas.',
  'scoring.P5.hard': 'Le fonctionnement et ce qu’il a de difficile sont décrits : « {line} ».',

  'scoring.P6.asks': 'Des utilisateurs nommés avec des résultats, ou un chiffre d’usage ou de fidélité.',
  'scoring.P6.none': 'Nous n’avons trouvé ni utilisateur, ni pilote, ni entretien, ni chiffre d’usage.',
  'scoring.P6.unnamed': 'Un utilisateur est cité, mais pas nommé.',
  'scoring.P6.asked': 'Des utilisateurs ont été interrogés ou l’essaient : « {line} ». Aucun résultat n’est montré.',
  'scoring.P6.result': 'Un utilisateur rapporte un résultat ou paie un pilote : « {line} ».',
  'scoring.P6.figure': 'Un chiffre montre qu’on l’utilise ou qu’on y reste : « {line} ».',

  'scoring.P7.asks': 'Les prochaines étapes, datées.',
  'scoring.P7.none': 'Nous n’avons pas trouvé de feuille de route.',
  'scoring.P7.list':
    '{n, plural, one {Une prochaine étape est citée} other {# prochaines étapes sont citées}}, sans dates.',
  'scoring.P7.dated': '{n, plural, one {Une prochaine étape est datée} other {# prochaines étapes sont datées}}.',

  'scoring.P8.asks': 'Qui paie, combien et pour quelle unité.',
  'scoring.P8.none': 'Nous n’avons pas trouvé comment l’entreprise gagne de l’argent.',
  'scoring.P8.payer': 'On sait qui paie ({payer}), mais pas pour quoi.',
  'scoring.P8.model': 'Le modèle de revenus est nommé ({model}), sans prix.',
  'scoring.P8.price': 'Un prix est donné ({price}) ; le payeur ou l’unité restent flous.',
  'scoring.P8.complete': 'Le prix ({price}), son unité et celui qui le paie sont donnés.',

  'scoring.P9.asks': 'Un certificat, une disponibilité ou un volume qui prouve que cela tient.',
  'scoring.P9.none': 'Nous n’avons pas trouvé de preuve que le produit tient à grande échelle et face à un audit.',
  'scoring.P9.claim': 'L’échelle ou la sécurité est affirmée, sans preuve : « {line} ».',
  'scoring.P9.proof': 'L’échelle ou la sécurité est prouvée : « {line} ».',
};
