/** Words that `extractors/figures-use-of-funds` looks for, as patterns. Data only. */

export const HEADING =
  /(?:use of (?:the )?(?:funds|proceeds|capital|investment|money)|uses of (?:funds|capital)|allocation of (?:funds|capital|proceeds)|funds? allocation|funds? distribution|distribution of (?:the )?funds|distribucion de (?:los )?fondos|distribution des fonds|fund(?:ing)? (?:usage|use|breakdown)|budget (?:allocation|breakdown)|how we(?:'ll| will) (?:use|spend|deploy)|where (?:the |your )?money goes|what the money is for|en que (?:se gasta|lo gastamos|invertiremos)|a que (?:se destina|destinamos)|ou va l'argent|a quoi (?:servira|serviront|sert)|use of raise|uso de (?:los )?fondos|uso del capital|uso de la inversion|destino de (?:los )?fondos|destino de la inversion|asignacion de (?:los )?fondos|utilisation (?:des fonds|de la levee|du capital)|emploi des fonds|affectation (?:des fonds|du capital)|repartition (?:des fonds|du budget)|usage des fonds)/u;

// Conditions of the round and costs per piece stand on the same page.
export const NO_ITEM =
  /(?<!\p{L})(?:acquired|acquisition of|ipo|exit|compliance rate|retention rate|adquirid[oa]|rachete?e? par)(?!\p{L})|(?:^(?:(?:from|by|committed|open)(?!\p{L})|(?:for |para (?:los )?|pour (?:les )?)?(?:new (?:money|investors|shareholders)|nuevos (?:socios|inversores)|nouveaux (?:associes|investisseurs|actionnaires))|stake|giving (?:away|up)|(?:equity|shares?) (?:offered|given|for sale)|participacion (?:para|ofrecida)|capital (?:ofrecido|cede|propose)|part cedee|part des nouveaux|(?:unit )?(?:coste?o?|cost|cout|price|precio|prix) (?:per|por|par|of|de) |planned|average burn|min(?:imum|imo)?\.? (?:ticket|investment)|ticket (?:minim\p{L}+|size)|inversion minima|round size|(?:amount|importe|monto|montant)$|valuation|valoracion|valorisation|(?:valuation )?cap(?!\p{L})|discount|descuento|decote|instrument))/u;

export const SOURCE =
  /^(?:(?:in|of|en|de) )?(?:equity|debt|loans?|grants?|venture debt|convertibles?|safes?|soft|left|remaining|(?:first|second|1st|2nd) tranche|tranche|non-?dilutive|capital|deuda|prestamos?|subvencion(?:es)?|prets?|dette|subventions?|bpifrance|enisa)(?!\p{L})/u;

/** What a row is called that sums the items: "Total Funding Allocation", "Importe total". So may a part: "Total rewards". */
export const TOTAL = /^(?:grand |sub-? ?)?total(?!\p{L})|(?<!\p{L})(?:sub-?)?total$/u;

export const TOKENS = /(?:token(?:omics)? (?:allocation|distribution|supply)|tokenomics|total supply)/u;
export const LAST_JOINT = /[,;|•·]| (?:and|y|et) (?=$)/u;
export const LINK_AHEAD = /^(?:for|to|on|in|of|para|en|a|pour|dans|de|del|la|and|y|et) /iu;
export const LINK_BEHIND = / (?:and|y|et|for|para|pour|:|=|->)$/iu;
export const NO_USE = /^(?:the|this|we|our|round|total|raise)$/iu;
