/** Heads of columns in which rivals stand, folded. Data only. */

/** These say so wherever the table stands. */
export const OF_RIVALS =
  /^(?:(?:main |key |direct |indirect |existing |current |our |top )?(?:competitors?|rivals?|incumbents?|competing (?:products?|solutions?|platforms?)|(?:existing|current) (?:solutions?|tools?|alternatives?))|(?:principales? |nuestros? )?(?:competidor(?:es)?|competencia)(?: (?:directos?|directa|indirectos?|actual(?:es)?))?|(?:soluciones|herramientas|alternativas) (?:actuales|existentes)|(?:principaux |nos )?concurrents?(?: (?:directs?|indirects?))?|(?:solutions|outils) (?:existante?s|actuel(?:le)?s)|concorrentes?|wettbewerber)$/u;

/** These where the slide is about rivals. */
export const ON_RIVALS =
  /^(?:examples?|players?|who|whom|compan(?:y|ies)|names?|products?|tools?|platforms?|apps?|solutions?|alternatives?|providers?|vendors?|brands?|ejemplos?|actores|jugadores|quien(?:es)?|empresas?|nombres?|productos?|herramientas?|plataformas?|soluci(?:on|ones)|alternativas?|proveedor(?:es)?|marcas?|exemples?|acteurs?|qui|entreprises?|societes?|noms?|produits?|outils?|plateformes?|fournisseurs?|marques?)$/u;

/** On a page so called, or beside such a head, stand those who may buy us one day. */
export const OF_BUYERS =
  /(?<!\p{L})(?:acquirers?|adquirentes?|acquereurs?)(?!\p{L})|(?:^(?:exits?|salidas?|sorties?)(?!\p{L})(?! (?:fees?|costs?)))/u;
