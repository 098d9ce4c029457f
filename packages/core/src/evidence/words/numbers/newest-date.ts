/** Words that `numbers/newest-date` looks for, as patterns. Data only. */

export const AHEAD =
  /(?:forecast|project|expect|plan|target|goal|will|by |until|through|estimat|expected|reach(?!ed)|roadmap|launch(?!ed)|horizon|last(?:s|ing) |runway|mid-|next|future|predict|anticipat|prevision|previst|preve|proyec|objetivo|meta|esperamos|llegar|cible|llegamos a|(?:finales|mediados|principios|inicios|fines) de|hasta|alcanz(?!amos|ad)|proxim|para |lanza(?!d|mos|ron)|estim|prevu|previsionnel|objectif|cible|d'ici|vers |jusqu'|horizon|prochain|atteindr|roll-?out|->|→|to )/u;

export const BEHIND =
  /(?:closed|as of|since|founded|established|launched|raised|achieved|reached|grew|copyright|©|source|report|survey|study|actual|ytd|ltm|ttm|cerramos|cerrado|desde|fundad|lanzad|levantad|logramos|alcanzamos|crecimos|facturamos|fuente|informe|estudio|al cierre|clotur|depuis|fonde|cree en|lance|realise|atteint|etude|rapport|au \d)/u;
