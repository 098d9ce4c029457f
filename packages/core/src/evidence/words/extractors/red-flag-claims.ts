/** Words that `extractors/red-flag-claims` looks for, as patterns. Data only. */

export const NO_GUARANTEE =
  /\b(?:not|no|nor|never|ne|pas|aucun|aucune|sin garant|without)\b[^.]{0,40}\b(?:guarant|garant)/u;

/** Somebody who makes agents is none: "AI agent developer", "desarrolladora de agentes", "ingénieur agents IA". */
export const MAKES_AGENTS =
  /(?<!\p{L})(?:agents?|assistants?|bots?|llms?|gpt|ai|ia) (?:developer|engineer|builder|architect|researcher|scientist|specialist|expert|designer|consultant|trainer|lead)(?!\p{L})|(?<!\p{L})(?:desarrollador|ingenier|arquitect|especialista|experto|experta|investigador|developpeu|ingenieur|architecte|specialiste|expert|chercheu)\p{L}* (?:(?:de|del|en|d'|des) ?)?(?:agentes?|agents?|ia|asistentes|assistants)(?!\p{L})/u;
