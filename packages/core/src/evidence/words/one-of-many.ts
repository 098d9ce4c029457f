/** Words for one of those whom a company has many of, as a pattern on accent-free lower case. Data. */
export const ONE_OF_MANY =
  '(?:client|customer|user|account|seat|site|store|member|patient|subscriber|buyer|farmer|driver|merchant|student|company|employee|cliente|usuario|cuenta|tienda|socio|paciente|abonado|agricultor|conductor|comercio|alumno|empresa|empleado|utilisateur|compte|magasin|abonne|membre|agriculteur|chauffeur|commercant|eleve|entreprise|salarie)';
