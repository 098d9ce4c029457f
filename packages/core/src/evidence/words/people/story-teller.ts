/** Words that `people/story-teller` looks for, as patterns. Data only. */

/** Whoever says so began it: "I built Acme", "fundé", "j’ai créé". Of text as written, since accents tell the first person. */
export const BEGAN_IT =
  /(?<!\p{L})(?:I (?:built|founded|started|created|launched)|(?:fundé|creé|construí|desarrollé|lancé)|j['’]ai (?:fondé|créé|construit|développé|lancé))(?!\p{L})/iu;
