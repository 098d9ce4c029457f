/** Words that `figures/section-filter` looks for, as patterns. Data only. */

/** “$20,000 of this round buys an opinion” is no round. */
export const PART_OF_ROUND =
  /^ (?:of (?:this|the|our) (?:round|raise)|de (?:est[ae]|la|nuestra) ronda|de (?:ce|notre) tour|du tour|de (?:cette|la|notre) levee)(?!\p{L})/u;

export const BENEFIT =
  /(?:reduce[sd]?|reducing|cut[s]? |save[sd]? |boost[s]? |improve[sd]? |increase[sd]? your|reduc(?:e|imos|ir)|ahorra|mejora|reduit|reduire)/u;

export const IN_EXCHANGE = /(?:for|a cambio|en echange|in exchange|dilu)/u;
export const CAREER =
  /(?:\b(?:led|leads?|leading|managed|manages|ran|built|headed|grew|scaled|hired|recruited|dirigi\p{L}*|dirige|lider\p{L}*|gestion\p{L}*|monto|formo|al frente de|al mando de|encadr\p{L}*|manage|pilote|a (?:bati|recrute|monte|dirige))\b[^.;|]{0,34})$/u;
export const OF_TEAM =
  /^ (?:of (?:them|whom)|in |are |(?:de|en) (?!media)|d'entre|ingenier|engineers?|developers?|developpeurs?|desarrollador|ingenieurs?)/u;
export const OF_WHOM = /(?:of whom|of which|including|incluid\p{L}*|de (?:los|las) (?:que|cuales)|dont) ?$/u;
export const TEAM_COUNT =
  /(?:full[- ]time|ftes?|our team|team of|equipo de|equipe de|we are|somos|nous sommes|headcount|plantilla)/u;

/** Between the name of a round and an amount: what it is to do, up to no sign that an amount follows. */
export const AIM =
  /(?<!\p{L})(?:to (?!raise|close|secure|finance|fund)\p{L}{3,}|(?:para|pour|afin de) (?!(?:levantar|cerrar|financer|lever)(?!\p{L}))\p{L}{2,}[aei]r?r?e?)(?!\p{L})[^:=→-]*(?:first|primer[oa]?s?|premiers?|\bto|hasta|a|jusqu'a) ?$/u;
