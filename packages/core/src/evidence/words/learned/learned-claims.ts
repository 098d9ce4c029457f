/** Words that `learned/learned-claims` looks for, as patterns on accent-free lower case. Data only. */

/** Beside somebody who is yet to come: "CEO (recruiting): 15+ years in textiles". */
export const YET_TO_COME =
  /(?<!\p{L})(?:hir(?:e|es|ing)|recruit(?:ing|s|ment)?|vacan(?:t|cy|cies|te|tes)|open (?:role|position)s?|to be (?:hired|announced|named)|tbd|tba|looking for|we(?: will|'ll)? need|contrat(?:ar|aremos|aciones|acion)|incorporar(?:emos)?|por (?:contratar|definir)|buscamos|vacantes?|recrut(?:er|ement|ements|ons)|a (?:recruter|pourvoir)|embauche[rs]?|nous (?:cherchons|recherchons))(?!\p{L})/u;
