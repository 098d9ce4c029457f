/** Words that `people/people-labels` looks for, as patterns. Data only. */

/** Beside or over people who are not there yet: "Advisory board (being formed)", "Profil recherché", "Advisors cibles". */
export const SOUGHT =
  /(?<!\p{L})(?:wanted|sought|targets?|targeted|being (?:formed|built|assembled)|to be (?:hired|appointed|named|confirmed|announced)|tb[ac]|tbd|buscad[oa]s?|objetivo|en formacion|en busqueda|por (?:contratar|confirmar|definir|incorporar)|vacantes?|cibles?|ciblee?s|recherchee?s?(?! (?:et|&|appliquee|fondamentale|scientifique))|en (?:cours de )?(?:constitution|recrutement)|a (?:recruter|pourvoir|confirmer|contratar|incorporar))(?!\p{L})/u;

/** Over what is looked for in somebody: "Seeking a technical co-founder:", "Buscamos CTO", "Nous recherchons un associé". */
export const SOUGHT_AHEAD =
  /^\W*(?:we(?: are|'re)? )?(?:seeking|looking for|hiring|recruiting|searching for|(?:estamos )?busca(?:mos|ndo)|se busca|(?:nous )?(?:recherchons|cherchons)|on recherche)(?!\p{L})/u;

/** Over posts that somebody is to fill: "Hiring plan", "Recrutements prioritaires", "Perfiles a incorporar". */
export const TO_FILL =
  /(?<!\p{L})(?:hiring|(?:key|next|new|planned|first|priority|future) hires?|open (?:roles?|positions?)|recruiting|recruitment|recrutements?|embauches?|postes? (?:a pourvoir|ouverts?)|contrataciones|plan de contratacion|(?:proximas|futuras|nuevas) incorporaciones|(?:perfiles|puestos) (?:clave )?a (?:incorporar|contratar|cubrir))(?!\p{L})/u;
