/** Words that `extractors/risk-claims` looks for, as patterns. Data only. */

/** A relative of a founder. */
export const OF_A_FOUNDER =
  /(?<!\p{L})(?:(?:founder|ceo|cto)'s (?:brother|sister|father|mother|dad|mom|uncle|aunt|cousin|wife|husband)|(?:brother|sister|father|mother|uncle|aunt|cousin|wife|husband)(?: in law)? of (?:the |our |a |one of the )?(?:co-?)?(?:founders?|ceo|cto)|(?:herman[oa]|padre|madre|ti[oa]|prim[oa]|espos[oa]|marido|suegr[oa]|cunad[oa]) (?:del?|de la|de un[oa]?(?: de l[oa]s)?|de nuestr[oa]) (?:co)?(?:founder|fundador|ceo|cto)|(?:frere|s(?:oe|œ)ur|pere|mere|oncle|tante|cousine?|epou[xs]e?|mari) (?:du|de la|d'une?|d'un des|de notre) (?:co-?)?(?:fondat|ceo|cto|founder))/u;

/** The writer's own relative, who is more than the person of a story: a pilot, a first user, a validation. */
export const OWN_RELATIVE =
  /(?<!\p{L})(?:(?:my|our) (?:brother|sister|father|mother|dad|mom|uncle|aunt|cousin|wife|husband)|(?:mi|nuestr[oa]) (?:herman[oa]|padre|madre|ti[oa]|prim[oa]|espos[oa]|marido|suegr[oa]|cunad[oa])|(?:mon|ma|notre) (?:frere|s(?:oe|œ)ur|pere|mere|oncle|tante|cousine?|epou[xs]e?|mari))(?!\p{L})/u;

export const AS_A_PILOT =
  /(?<!\p{L})(?:pilot\p{L}*|first (?:user|customer|client)|validat\p{L}+|primer[oa]? (?:usuari|client)\p{L}+|valida\p{L}*|premi(?:er|ere) (?:client|utilisat)\p{L}+|validee?s?)(?!\p{L})/u;

/** Says just before a verb that the thing is still asked of somebody: "customers will have to be approved by us". */
export const TO_COME =
  /\b(?:will|shall|must|should|(?:need|has|have|had)s? to|aims? to|hopes? to|sera|seront|devra|devront|doit|doivent|seran|debera|deberan|debe|deben|tendra|tendran)(?: \S+){0,3} $/u;

export const OF_CUSTOMERS = /\b(?:achieve compliance|help\p{L}* (?:you|clients|customers|companies)|your)\b/u;
export const CUSTOMERS = /\b(?:we help(?:ed)?|clients?|clientes?|customers?)\b/u;
export const LICENSED =
  /\b(?:verified licen[sc]es?|licensed (?:by|in|as|broker|bank|entity|provider)|(?:banking|e-money|payment|brokerage|insurance|gaming|lending) licen[sc]e|licencia (?:bancaria|de pago|de la|del|otorgada)|agree(?:e)? par|agrement (?:acpr|amf|de)|autorizad[oa] por|authori[sz]ed by|approved by the)/u;
export const HIRING = /\b(?:hire|hiring|hires|contrat|recrut|your|help)/u;
export const RISK = /\b(?:risk\w*|riesgos?|risques?)\b/u;
export const OTHERS_RISK = /\b(?:your|investment in our services|vendor risk)\b/u;
export const UNDERWAY =
  /\b(?:pending|in process|in progress|filed|applied|applying|sandbox|planned|underway|en tramite|en proceso|prevista?|en cours|prevue?)\b/u;
export const GRANTED =
  /\b(?:licensed|authori[sz]ed|certified|cleared|clearance|approved by|registered (?:with|as)|verified licen[sc]es?|holds? an?|licenciad[oa]|autorizad[oa]|certificad[oa]|aprobad[oa] por|registrad[oa]|agreee?|autorisee?|certifiee?|immatricule|licence n)\b/u;
export const NO_REGIME = /^(?:reach|dora)$/iu;

/** A heading, title or head of a column over risks. */
export const RISK_HEAD =
  /^(?:(?:the |our |key |main |top |biggest |principales |los |las |nuestros |les |nos |principaux |tres |three |trois |\d{1,2} ){0,3}(?:risk\w*|threats?|riesgos?|amenazas?|risques?|menaces?)(?!\p{L})|.{0,30}\b(?:platform|business|project|startup|company|execution|negocio|proyecto|entreprise|projet)(?:'s)? (?:risks|riesgos|risques)(?!\p{L}))/u;

/** A product that reckons with risks: "Our risk models", "motor de riesgo". */
export const RISK_TOOL =
  /(?<!\p{L})(?:risk (?:models?|engines?|scor(?:es?|ing)|assessments?|analytics|management (?:platform|software|tools?))|(?:modelos?|motor(?:es)?|herramientas?) de (?:analisis de )?riesgos?|(?:modeles?|moteurs?|outils?) de (?:gestion des? )?risques?)(?!\p{L})/u;

/** A page's own number before a head: "10 / RISK MITIGATION". */
export const NUMBERED_HEAD = /^\W*\d{1,2} ?[/.)|–-] [^.:]{3,40}$/u;

/** What stands there against a risk. */
export const ANSWERS =
  /^\W*(?:mitigat|mitigant|mitigaci|how we|our (?:answer|response)|response|answer|countermeasure|respuesta|contramedida|como lo|reponse|parade|attenuation|remede)/u;

export const SWOT = /\b(?:swot|foda|dafo|fofa)\b/u;
export const SWOT_HEAD =
  /^\W*(?:weaknesses|threats|debilidades|amenazas|faiblesses|menaces|fraquezas|ameacas)(?!\p{L})/u;
