/** Words that `figures/accepts-figure` looks for, as patterns. Data only. */

// Words behind a count that belong to the sentence, not to what is counted.
export const NO_NOUN =
  /^ ?(?:$|[.,;:|)(\]/+-]|(?:in|en|by|as|at|per|for|to|from|and|y|et|a|de|del|of|with|con|is|es|est|was|por|par|au|al|pour|para|arr|mrr|gmv|tpv|turnover|revenues?|this|last|since|avec|dans|total|more|mas|plus|usd|eur)(?![\p{L}\p{N}])|\d)/u;

/** Who lives in a place has not been counted as its buyers. */
export const INHABITANTS =
  /^\+?\s?(?:of |de )?(?:total )?(?:population|inhabitants|residents|habitantes|habitants|d'habitants|poblacion)(?!\p{L})/u;

/** Behind a share that says how much more or less than something else. */
export const COMPARED =
  /^ (?:more|less|higher|lower|fewer|better|greater|faster|mas|menos|superior|inferior|mayor|menor|de (?:plus|moins)|plus de|moins)(?!\p{L})/u;

/** Behind a count whose own noun stands earlier: "47 interviews with suppliers and 38 with customers". */
export const WITH_THEM =
  /^ (?:con|with|avec) (?:\p{L}+ )?(?:clientes?|clients?|customers?|users?|usuarios?|utilisateurs?)/u;

/** Before a count of papers: "Legal documents (3 contracts: client, supplier)". */
export const PAPERS =
  /(?:(?:documentacion|documentation|documents|documentos|plantillas|modelos|modeles) (?:legal(?:es)?|juridiques?)|legal (?:documents?|documentation|templates|framework))[^.;|]{0,20}$/u;

/** Behind an amount that is lent, paid or traded: "R500M+ loan volume". */
export const IN_VOLUME =
  /^[+ ]*(?:(?:in|of|de|en) )?(?:(?:loan|lending|transaction|payment|trading|processed|annual|prestamo|transacciones|prets|transactions) )?volumen?(?!\p{L})/u;

/** Round a count of members: those of a body that one works with are no users yet. */
export const OF_PARTNER =
  /(?<!\p{L})(?:partners?(?:hips?)?|cooperatives?|associations?|federations?|alianzas?|convenios?|cooperativas?|asociaciones?|partenariats?|partenaires?)(?!\p{L})/u;
export const MEMBERS = /^[+ ]*(?:members|miembros|socios|asociados|membres|adherents)(?!\p{L})/u;
