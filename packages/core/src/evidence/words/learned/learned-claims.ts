/** Words that `learned/learned-claims` looks for, as patterns on accent-free lower case. Data only. */

/** Beside somebody who is yet to come: "CEO (recruiting): 15+ years in textiles". */
export const YET_TO_COME =
  /(?<!\p{L})(?:hir(?:e|es|ing)|recruit(?:ing|s|ment)?|vacan(?:t|cy|cies|te|tes)|open (?:role|position)s?|to be (?:hired|announced|named)|tbd|tba|looking for|we(?: will|'ll)? need|contrat(?:ar|aremos|aciones|acion)|incorporar(?:emos)?|por (?:contratar|definir)|buscamos|vacantes?|recrut(?:er|ement|ements|ons)|a (?:recruter|pourvoir)|embauche[rs]?|nous (?:cherchons|recherchons))(?!\p{L})/u;

/** Over what is said of the exit of the investors. */
export const EXIT_HEAD =
  /^\W*(?:\d+\W+)?(?:(?:the |our )?(?:exit|exits|exit (?:strategy|strategies|scenarios?|options?|opportunit(?:y|ies)|plan|paths?|potential)|returns? (?:and|&) exit|(?:potential|likely|possible|strategic) (?:acquirers?|buyers of the company|exits?)|acquirers?)|(?:estrategias? de )?salida|(?:posibles|potenciales) (?:compradores estrategicos|adquirentes)|(?:strategies? de )?sortie|(?:acquereurs|repreneurs)(?: potentiels)?)\W*$/u;

/** Closes a step that has been taken: "(MVP complete)", "✓"; "Prototype complete" alone may be what is to be. */
export const COMPLETE =
  /(?:\([^()]{0,30}(?<!\p{L})(?:completed?|done|achieved|shipped|completad[oa]s?|terminad[oa]s?|lograd[oa]s?|termine(?:es?|s)?|realise(?:es?|s)?|acheve(?:es?|s)?)\)|✓|✔|✅)\s*$/u;

/** Over what was: "Our story", "Notre histoire". */
export const OUR_STORY =
  /^\W*(?:(?:our|the) (?:story|history|journey(?: so far)?)|company history|(?:nuestra|la) (?:historia|trayectoria)|notre (?:histoire|parcours))\W*$/u;
