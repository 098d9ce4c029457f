/** French: market criteria. The same ids as in `en/scoring-market.ts`. */
import type { scoringMarket as en } from '../en/scoring-market.js';

export const scoringMarket: Record<keyof typeof en, string> = {
  'scoring.M1.asks': 'Marché total, accessible et atteignable, emboîtés, avec l’année et la source.',
  'scoring.M1.none': 'Nous n’avons pas trouvé la taille du marché.',
  'scoring.M1.segment': 'Le marché est nommé ({segment}), mais pas chiffré.',
  'scoring.M1.not-nested':
    'Les tailles de marché ne s’emboîtent pas : le plus petit marché porte le plus grand chiffre.',
  'scoring.M1.one-figure': 'Un seul chiffre de marché ({size}) ; rien ne dit quelle part cette entreprise peut servir.',
  'scoring.M1.nested':
    'Le marché ({size}) est ramené à ce qui peut être servi, mais des étapes, l’année ou la source manquent.',
  'scoring.M1.complete': 'Marché total, accessible et atteignable sont donnés, avec année et source ({source}).',

  'scoring.M2.asks': 'Un marché que ce produit peut servir et qui suffit au rendement d’un fonds.',
  'scoring.M2.none': 'Nous n’avons pas trouvé quelle part du marché ce produit peut atteindre.',
  'scoring.M2.sam': 'Le marché accessible est de {size} par an.',
  'scoring.M2.som': 'Seule la part atteignable est chiffrée : {size} par an.',
  'scoring.M2.build': 'De {buyers} acheteurs à {price} découle un marché d’environ {size} par an.',
  'scoring.M2.tam':
    'Seul le marché total est chiffré ({size}), ce qui compte pour moitié au plus : la part accessible reste inconnue.',

  'scoring.M3.asks': 'Nombre d’acheteurs multiplié par le prix, en accord avec le marché annoncé.',
  'scoring.M3.none': 'Nous n’avons pas trouvé de marché construit à partir des acheteurs et du prix.',
  'scoring.M3.counted': 'Les acheteurs sont comptés ({buyers}), mais aucun prix n’en fait un marché.',
  'scoring.M3.priced':
    'Le deck donne {buyers} acheteurs et un prix de {price} ; aucun de ses chiffres de marché n’en découle.',
  'scoring.M3.agrees': 'Le marché annoncé de {size} découle de {buyers} acheteurs à {price}.',

  'scoring.M4.asks': 'Croissance annuelle du marché en pourcentage, avec une source.',
  'scoring.M4.none': 'Nous n’avons pas trouvé le taux de croissance du marché.',
  'scoring.M4.words': 'Le marché est dit en croissance, sans chiffre.',
  'scoring.M4.shrinking': 'D’après le chiffre même du deck, le marché ne croît pas ({growth}).',
  'scoring.M4.slow': 'Le marché croît lentement ({growth}).',
  'scoring.M4.no-period': 'Le marché croît de {growth}, mais on ne sait pas sur quelle durée.',
  'scoring.M4.unsourced': 'Le marché croît de {growth} par an ; aucune source n’est citée.',
  'scoring.M4.moderate': 'Le marché croît de {growth} par an selon {source} : solide, sans être rapide.',
  'scoring.M4.sourced': 'Le marché croît de {growth} par an selon {source}.',

  'scoring.M5.asks': 'Un changement précis et daté de la loi, des coûts, de la technique ou des usages.',
  'scoring.M5.none': 'Nous n’avons pas trouvé pourquoi c’est possible maintenant et ne l’était pas avant.',
  'scoring.M5.asserted': 'Le moment est dit bon, sans nommer ce qui a changé.',
  'scoring.M5.named': 'Un changement est nommé, sans date : « {change} ».',
  'scoring.M5.dated': 'Un changement daté explique le moment : « {change} ».',

  'scoring.M6.asks': 'Qui est le client, ce que le problème lui coûte et qui l’a confirmé.',
  'scoring.M6.none': 'Nous n’avons trouvé ni le client ni le problème.',
  'scoring.M6.segment': 'Le client est nommé ({segment}), mais pas ce qui le gêne.',
  'scoring.M6.no-segment': 'Un problème est décrit, mais on ne sait pas qui le subit.',
  'scoring.M6.pain': 'Client et problème sont nommés ({segment}), mais pas ce que le problème coûte.',
  'scoring.M6.cost-alone': 'Le coût du problème est donné ({cost}), mais pas qui le supporte.',
  'scoring.M6.costed':
    'Le coût du problème est dit ({cost}) ; ni source, ni entretiens, ni clients payants ne le confirment.',
  'scoring.M6.proven':
    'Le coût du problème est dit ({cost}), et confirmé par une source, des entretiens ou des clients payants.',

  'scoring.M7.asks': 'Des concurrents nommés et le statu quo, comparés sans complaisance.',
  'scoring.M7.none': 'Nous n’avons trouvé ni concurrent ni alternative nommés.',
  'scoring.M7.denied': 'Le deck affirme n’avoir aucun concurrent ; ne rien faire en est toujours un.',
  'scoring.M7.categories': 'Seul un type d’alternative est nommé ({category}), aucune entreprise.',
  'scoring.M7.unnamed-matrix': 'Il y a un comparatif, mais aucun concurrent n’a pu y être lu.',
  'scoring.M7.one': 'Un seul concurrent est nommé : {competitors}.',
  'scoring.M7.named': '{n} concurrents sont nommés ({competitors}), sans comparaison sur des critères explicites.',
  'scoring.M7.compared':
    '{n} concurrents sont comparés ({competitors}), sans le statu quo ou sans un point où ils l’emportent.',
  'scoring.M7.honest': '{n} concurrents et le statu quo sont comparés, y compris là où les autres sont meilleurs.',

  'scoring.M8.asks': 'Des canaux avec des résultats, un premier segment et l’ordre d’expansion.',
  'scoring.M8.none': 'Nous n’avons pas trouvé comment les clients sont atteints.',
  'scoring.M8.start': 'Un premier segment est nommé ({start}), mais aucun canal pour l’atteindre.',
  'scoring.M8.named': 'Un canal est nommé sans résultat : « {channel} ».',
  'scoring.M8.measured': 'Un canal est donné avec un chiffre : « {channel} ». L’ordre d’expansion manque.',
  'scoring.M8.ordered': 'Un canal chiffré, le premier segment et la suite sont donnés.',
};
