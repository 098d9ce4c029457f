/** Words that `extractors/market-claims` looks for, as patterns on accent-free lower case. Data only. */

/** A label that says for whom: "For renters", "Para los pacientes", "POUR LES VOYAGEURS:". */
export const FOR_LABEL =
  /^\W*(?:for|if you(?: are|'re)?|para|si eres|pour|si vous etes) (?:(?:the|our|los|las|el|la|nuestros|les|le|nos|un|une|des) |l')?\p{L}[\p{L} &/'-]{2,32}\W*$/u;

/** For nobody who would use it: "for investors", "for free", "for more information". */
export const FOR_NOBODY =
  /(?<!\p{L})(?:investors?|inversores|inversionistas|investisseurs|partners|socios|partenaires|free|example|more|sale|now|whom|everyone|everybody|anyone|all|what|ejemplo|mas|todos|todo|que|quien|exemple|plus|tous|tout|qui|quoi)(?!\p{L})/u;
