/** Words that `extractors/red-flag-claims` looks for, as patterns. Data only. */

export const NO_GUARANTEE =
  /\b(?:not|no|nor|never|ne|pas|aucun|aucune|sin garant|without)\b[^.]{0,40}\b(?:guarant|garant)/u;
