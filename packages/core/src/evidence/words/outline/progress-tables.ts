/** Words that `outline/progress-tables` looks for, as patterns. Data only. */

/** Over the column that says how far each row is. */
export const STATE_HEAD =
  /^\W*(?:status|state|progress|current status|estado|estado actual|situacion|avance|statut|etat|avancement|etat d'avancement)\W*$/u;

/** How a cell that says so begins: what is there … */
export const DONE_STATE =
  /^\W*(?:done|completed?|shipped|launched|live|delivered|achieved|finished|operational|in production|released|signed|secured|working|active|hech[oa]|list[oa]|complet[oa]|completad[oa]|terminad[oa]|lanzad[oa]|entregad[oa]|en produccion|operativ[oa]|firmad[oa]|conseguid[oa]|logrado|cumplid[oa]|activ[oa]|fait|faite|termine\p{L}*|livre\p{L}*|acheve\p{L}*|lance\p{L}*|en ligne|en production|signe\p{L}*|obtenue?s?|valide\p{L}*|operationnel\p{L}*)(?!\p{L})/u;

/** … and what is not yet. */
export const OPEN_STATE =
  /^\W*(?:in progress|on ?going|wip|started|under ?way|in development|in review|building|testing|partial(?:ly)?|planned|upcoming|next|to ?do|to be \p{L}+|not started|not yet|pending|scheduled|proposed|future|tb[acd]|en curso|en tramite|en proceso|en desarrollo|en marcha|iniciad[oa]|parcial|planificad[oa]|planead[oa]|previst[oa]|pendientes?|proxim[oa]|por hacer|futur[oa]|en cours|en developpement|demarre\p{L}*|prevue?s?|a venir|planifie\p{L}*|a faire|en attente|prochaine?)(?!\p{L})/u;

/** Signs of the same. */
export const DONE_SIGN = /^\s*(?:x?[✅✓✔☑]|🟢)/u;
export const OPEN_SIGN = /^\s*(?:🟡|🟠|🔵|🔴|⚪|🔄|🔜|🔲|🎯|🚧|📅|⏳|⌛|⏸|⏭|⬜|☐|◐|○|❌|✗)/u;
