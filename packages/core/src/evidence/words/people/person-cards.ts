/** Words that `people/person-cards` looks for, as patterns. Data only. */

export const OWN_ENTRY =
  /^(?:previous|prior|before|past|former|education|experience|background|career|ex|antes|anterior|formaci|experiencia|trayectoria|avant|auparavant|formation|parcours)/u;

export const HEADS =
  /^(?:\d+\+?|two|three|four|five|six|seven|eight|nine|ten|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|deux|trois|quatre|cinq|sept|huit|neuf|dix) (?:people|employees|staff|personas|empleados|personnes|salaries|collaborateurs)\b/u;
