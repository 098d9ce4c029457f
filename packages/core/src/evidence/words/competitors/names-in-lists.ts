/** Words that `competitors/names-in-lists` looks for, as patterns. Data only. */

export const SUCH_AS =
  /(?:^|[\s(])(?:such as|\p{L}+ like|à la|e\.g\.,?|tales como|(?:plataformas|empresas|herramientas|servicios|soluciones) como|p\. ?ej\.,?|tels? que|telles? que|comme) (?=\p{Lu}|\p{Ll}+\p{Lu})([^.;:()]{2,120})/u;
