/** Words that `figures/served-nouns` looks for, as patterns. Data only. */

/** What stands before those for whom something is. */
export const FOR =
  /\b(?:for|helps?|lets?|gives?|serves?|serving|sell to|sold to|connects?|between|by|para|ayuda(?:mos)? a|a (?:los|las)|entre|permite a|pour|aux|aide(?:nt)?|permet a|entre|chez) (?:the |our |all |every |small |independent |los |las |l[eo]s |nos |pequenos |pequenas |petits |petites )?/gu;

export const ARTICLE =
  /^(?:the|a|an|every|most|many|los|las|un|una|el|la|muchos|muchas|les|le|un|une|chaque|l'|beaucoup de) ?/u;

export const PLURAL = /(?:aux|es|s|x)$/u;

/** Words that end the phrase of a noun. */
export const PHRASE_ENDS =
  /^(?:with|of|in|from|at|to|by|that|who|which|and|or|for|on|de|del|des|du|en|con|a|que|y|e|o|para|por|dans|avec|qui|et|ou|sur|par|chez)$/u;

/** Plurals that stand behind "for" and "by" and buy nothing. */
export const NO_BUYERS =
  /^(?:month|week|year|day|hour|minute|time|dollar|euro|peso|franc|pound|reason|product|service|sale|featur|result|thing|other|them|cost|price|step|purpos|mes|dia|ano|hora|semana|minuto|otro|jour|semain|heur|annee|moi|autre|raison|produit|vent|chose|busines|proces|acces|analys|sinc|alway|les|news|plus|moin|million|millon|thousand|mile|pilot|interview|entrevista|entretien|order|pedido|commande|test|file|photo|item|article|feature|use|case|caso|cas|feed|chain|token|node|server|module|endpoint|transaction|contract)$/u;

/** They were asked or are all that there are, not customers. */
export const ALL_OF_THEM =
  /\b(?:among|nps|parmi|interview|survey|asked|contacted|spoken|answered|potential|worldwide|nationwide|in total|in the (?:us|uk|eu|country|world)|entrevist|encuest|pregunt|contactad|potencial|en total|en (?:el pais|mexico|espana)|interrog|sond|contactes|potentiel|au total|en france|dans le monde|would|interested|interesad[oa]s|interess\w*|waiting|en espera|en attente|pagarian|paieraient)/u;

/** They use, buy or pay, within the same clause. */
export const IN_USE =
  /^[^.;|]{0,45}?\b(?:joined|enrolled|registered|borrow(?:ed)?|booked|ordered|(?:in|on) (?:the |our |a )?(?:closed |open |private )?(?:beta|pilot)s?|inscrit\w*|integres|inscrit[oa]s|registrad[oa]s|en (?:el )?piloto|en pilote|active|live(?! data| demo)|paying|pays?|buying|bought|using|use|on board|onboarded|on payroll|on pickup|subscribed|under contract|signed up|in service|served|with an?|on the platform|activ[oa]s?|que (?:mandan|usan|compran|pagan)|de pago|compraron|pagando|usando|en servicio|con contrato|a bordo|actifs?|actives?|payant\w*|abonne\w*|clientes?|sous con(?:trat|vention)|equipe\w*|en service|utilisent|achetent)\b/u;

/** They have tried it or have it: so much is said of no possible buyer. */
export const HAVE_TRIED =
  /^[^.;|]{0,45}?\b(?:tried (?:it|the|our|out)|(?:are |is )?testing (?:it|the|our)|tested (?:it|the|our)|have (?:the|our) app|used (?:it|the|our)|signed up|onboarded|downloaded|probaron|han probado|(?:lo|la|ya) (?:prueban|usan|usaron|probaron)|tienen la app|descargaron|ont (?:essaye|teste|utilise|telecharge|l'app)|testant|l'(?:utilisent|ont (?:essaye|teste)))(?![\p{L}])/u;

/** Counted, they say where something is done, not for whom. */
export const PLACES =
  /^ ?(?:[\p{L}-]{2,16} ){0,2}?(?:cities|countries|towns|municipalities|communes|villes|pays|ciudades|paises|municipios|regions|regiones|sites|locations|plants|plantas|ports|airports|labs?|buildings|properties|homes|households|viviendas|edificios|logements|batiments|investors|funds|developers|engineers|employees|workers|professionals|inversores|inversionistas|investisseurs|ingenieros|empleados|ingenieurs|salaries)(?![\p{L}\p{N}])/u;

export const COUNTRIES =
  /^ ?(?:[\p{L}-]{2,16} ){0,2}?(?:countries|continents|pays|paises|continentes)(?![\p{L}\p{N}])/u;

/** "by the end of 2027", "a fin de 2027", "d'ici 2027". */
export const BY_YEAR =
  /\b(?:by|until|target|fin(?:es|ales)? de|para|hasta|d'ici(?: a| fin)?|fin|objectif|meta|objetivo)(?: [\p{L}']+){0,3} 20\d\d/u;
