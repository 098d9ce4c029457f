/** Words that `numbers/newest-date` looks for, as patterns. Data only. */

export const AHEAD =
  /(?:forecast|project|expect|plan|target|goal|will|by |until|till |through|estimat|expected|reach(?!ed)|roadmap|\bvision|launch(?!ed)|horizon|last(?:s|ing) |runway|mid-|next|future|predict|anticipat|prevision|previst|preve|proyec|objetivo|meta|esperamos|llegar|cible|llegamos a|(?:finales|mediados|principios|inicios|fines|fin) de|hasta|alcanz(?!amos|ad)|proxim|para |lanza(?!d|mos|ron)|sale en|sort en|coming|starts|begins|arranca|empieza|comienza|commence|demarre|estim|prevu|previsionnel|objectif|cible|d'ici|vers |jusqu'|horizon|prochain|atteindr|roll-?out|->|→|to )/u;

/** Beside the date of what is so as the deck is written. */
export const NOW =
  /(?:closed|as of|to date|where we (?:stand|are)|\bnow\b|\btoday\b|currently|achieved|reached|actual|ytd|ltm|ttm|cerramos|cerrado|logramos|alcanzamos|facturamos|al cierre|a la fecha|donde estamos|(?:vamos|estamos) asi|asi (?:vamos|estamos)|\bhoy\b|hasta hoy|clotur|realise|atteint|a ce jour|ou (?:nous )?en sommes|aujourd'hui|\ba[lu] $)/u;

/** What has begun then and goes on. */
export const BEGUN = /since|founded|established|desde|fundad|depuis|fonde|cree en/u;

/** What has happened, whenever; a source is no younger than the deck that cites it. */
export const BEHIND =
  /launched|raised|grew|copyright|©|source|research|report|survey|study|lanzad|levantad|crecimos|fuente|informe|estudio|lance|etude|rapport/u;

export const TICKED = /^\s*[☑✅✔✓]|[☑✅✔✓]\s*$/u;

/** Of a line on a cover: what another has written. */
export const CITED = /source|fuente|survey|report|etude|rapport|informe|estudio|study|\. (?:19|20)\d\d\. /u;
export const COPYRIGHT = /copyright|©|\(c\)/u;
/** Before a date on a cover that is not the deck's, beside what lies ahead: what has begun then, or is meant for it. */
export const NOT_OF_DECK =
  /\b(?:since|from|founded|established|est\.?|agenda|desde|fundad[ao]s?|depuis|fondee?s?|creee?s?|pour)(?: (?:in|en|el|le|a|al|au))?\W*$/u;
/** Leads the date that a deck gives itself. */
export const DATE_OF_DECK =
  /^\W*(?:date|as of|version|(?:last )?(?:updated?|revised)(?: on)?|fecha|(?:ultima )?actualiza(?:cion|do)|version del?|(?:derniere )?mise a jour|mis a jour(?: le)?|version du)(?: (?:of|de|du) (?:the |la |le )?(?:deck|document|documento|presentation|presentacion))? ?:/u;
