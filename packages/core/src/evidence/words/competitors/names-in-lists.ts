/** Words that `competitors/names-in-lists` looks for, as patterns. Data only. */

export const SUCH_AS =
  /(?:^|[\s(])(?:such as|\p{L}+ like|à la|e\.g\.,?|tales como|(?:plataformas|empresas|herramientas|servicios|soluciones) como|p\. ?ej\.,?|tels? que|telles? que|comme) (?=\p{Lu}|\p{Ll}+\p{Lu})([^.;:()]{2,120})/u;

/** Who supplies, buys or works with us is no rival: "5 RFQs sent (Acme, Beta)". */
export const OF_SUPPLIERS =
  /(?<!\p{L})(?:rfqs?|suppliers?|vendors|manufacturers|factories|partners?|customers|clients|proveedores?|fabricas|fabricantes|socios|clientes|fournisseurs?|usines|fabricants|partenaires?)(?!\p{L})/iu;
