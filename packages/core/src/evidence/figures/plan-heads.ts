/** Which figures are no more than planned or supposed, by the head they stand under and the words they stand between. */
import type { FactKind } from '../../model/fact-kinds.js';
import type { Basis, Subject } from '../../model/fact.js';
import { evidenceLines } from '../view/deck-view.js';
import type { ViewLine, ViewSlide } from '../view/view-types.js';
import { foldForLookup } from '../../text/fold-text.js';
import type { Figure } from '../numbers/figure.js';
import { CLOSELY_TRACKED, SALES, TODAY_AMONG_PLANS } from '../../model/kind-sets.js';
import { ONE_OF_MANY } from './one-of-many.js';
import { clauseOf } from './read-passage.js';
import type { ReadPassage } from './read-passage.js';

/** What the nearest head above a line says of all that stands under it. */
export type HeadRole = 'plan' | 'market' | 'done';

const LONGEST_HEAD = 48;
const MOST_HEAD_WORDS = 6;
/** Lines above that are looked at; a head is not farther. */
const REACH = 40;

const PLAN =
  /(?<!\p{L})(?:milestones?|targets?|goals?|objectives?|road ?map|next steps|next \d+ \p{L}+|projections?|projected|forecasts?|potential|hitos|metas?|objetivos?|proximos pasos|proximos \d+ \p{L}+|hoja de ruta|proyeccion(?:es)?|proyectad[oa]s?|previsiones|potencial|jalons?|objectifs?|prochaines etapes|\d+ prochains \p{L}+|feuille de route|previsions?|previsionnel(?:le)?s?|potentiel|(?:with|after|post|con|tras|avec|apres) (?:the |this |la |esta |cette )?(?:funding|round|raise|ronda|inversion|financiacion|levee|financement))(?!\p{L})|(?:^(?:year|month|phase|quarter|ano|mes|fase|trimestre|annee|mois|an) ?\d{1,2}(?!\p{L}|\d))|(?:^[my]\d{1,2}(?!\p{L}|\d))/u;
const DONE =
  /(?<!\p{L})(?:traction|achieved|achievements?|reached|hit|done|completed?|delivered|to date|so far|today|now|current(?:ly)?|actuals?|results?|past|traccion|logros|logrados?|alcanzad[oa]s?|cumplid[oa]s?|hasta la fecha|a la fecha|hoy|actualidad|resultados?|traction|atteints?|realis(?:e|es|ations?)|franchis|a ce jour|aujourd'hui|resultats?)(?!\p{L})|✓|✔|✅/u;
const MARKET = /(?<!\p{L})(?:tam|sam|som|serviceable|obtainable)(?!\p{L})/u;
/** Heads that say of which people or market, not of what is to come. */
const NO_PLAN =
  /(?:target|potential) (?:\p{L}+ )?(?:market|customer|client|audience|user|segment|group|buyer)|(?:mercado|publico|cliente)s? (?:objetivo|potencial)|(?:marche|clients?|clientele) (?:cibles?|potentiel)/u;
const QUARTER = /^(?:[qt][1-4]|[hs][12])(?:[ /'’-]*(?:20)?\d\d)?(?!\p{L}|\d)/u;

function roleOf(folded: string): HeadRole | undefined {
  if (DONE.test(folded)) return 'done';
  if (MARKET.test(folded)) return 'market';
  return PLAN.test(folded) && !NO_PLAN.test(folded) ? 'plan' : undefined;
}

/** The role of the nearest head over each passage of a slide: in its row, on its own line, in its block or column. */
export function headRoles(slide: ViewSlide): (read: ReadPassage) => HeadRole | undefined {
  const lines = evidenceLines(slide);
  const places = new Map(lines.map((line, at) => [line, at]));
  const heads = lines.map((line) => (isHead(line) ? roleOf(line.folded) : undefined));
  if (!heads.some((role) => role !== undefined) && !lines.some((line) => line.cell ?? roleOf(line.folded))) {
    return () => undefined;
  }
  return ({ passage }) => {
    const line = passage.lines[0];
    if (line === undefined) return undefined;
    for (const head of [line.row, line.column]) {
      const role = head === undefined ? undefined : roleOf(foldForLookup(head));
      if (role !== undefined) return role;
    }
    if (line.cell) return undefined;
    const own = leadOf(line.folded);
    const said = own === undefined ? undefined : roleOf(own);
    if (said !== undefined) return said;
    let inQuarter = own !== undefined && QUARTER.test(own);
    const from = places.get(line) ?? 0;
    for (let at = from - 1; at >= Math.max(0, from - REACH); at -= 1) {
      const above = lines[at]!;
      const over = above.block === line.block || standsOver(above, line);
      if (over && isHead(above) && QUARTER.test(above.folded)) inQuarter = true;
      // A head of plans stands over all its quarters, also those that lie beside it.
      if (heads[at] !== undefined && (over || (inQuarter && heads[at] === 'plan'))) return heads[at];
      if (above.heading) return undefined;
    }
    return undefined;
  };
}

function isHead(line: ViewLine): boolean {
  return (
    line.cell === undefined &&
    line.folded.length <= LONGEST_HEAD &&
    line.folded.trim().split(/\s+/u).length <= MOST_HEAD_WORDS &&
    !/^\s*[-•·●*–]/u.test(line.folded) &&
    !/[$€£¥]|\d[\d.,]*\s?%/u.test(line.folded)
  );
}

/** "12-month targets: …", "M18 | …": what a line says before the sign that sets it off. */
function leadOf(folded: string): string | undefined {
  return /^[\s•·-]*([^:→|—…]{2,40}?)\s*[:→|—…]/u.exec(folded)?.[1];
}

function standsOver(above: ViewLine, line: ViewLine): boolean {
  const [a, b] = [above.box, line.box];
  return a.y <= b.y && a.x < b.x + b.w && b.x < a.x + a.w;
}

/** "Enough to ship the app and sign 12 customers": what the money is for. */
const PURPOSE =
  /(?<!\p{L})(?:(?:enough|order|sufficient|us|want|need|ready|raise|raising|money|funds?|funding|capital|path|aim|plan|hope|ability) to (?!date)\p{L}{3,}|(?:para|queremos|necesitamos|permite|permitira|permitiran|a fin de) \p{L}{2,}[aei]r|(?:pour|afin de?|voulons|souhaitons|permet de|permettra de|permettre de) ?'?\p{L}{2,}(?:er|ir|re))(?!\p{L})[^.;|]{0,120}$/u;

const UNTIL =
  /(?:until|till|hasta|jusqu'a|break-?even(?: point)? ?:?(?: \p{L}+)? (?:at|with)|punto de equilibrio ?:?(?: \p{L}+)? (?:con|en|a)|seuil de rentabilite ?:?(?: \p{L}+)? (?:a|avec)|rentables? (?:con|a|avec)) ?(?:~|≈|circa |aprox\.? |about |environ )?$/u;
const EACH = new RegExp(
  `(?<!\\p{L})(?:each|every|one|per|cada|chaque|por|par|un|une|1) (?:\\p{L}+ )?${ONE_OF_MANY}(?: \\p{L}+)? ?(?:=|≈|:|→|is worth|pays|brings|vale|paga|aporta|genera|vaut|paie|rapporte)\\s*(?:~|≈)?$`,
  'u',
);
const A_PIECE = new RegExp(
  `^[\\s(]*(?:(?:arr|mrr|revenues?|ingresos|ca) )?(?:\\/|per |por |par |a |each )(?:\\p{L}+ )?${ONE_OF_MANY}(?!\\p{L})`,
  'u',
);
const LEADS_TO = /(?<![\p{L}$€£¥\d.,])\d[\d.,]* (?!arr|mrr)\p{L}{4,}(?: \p{L}+)? ?(?:→|->|=>|⇒)[^.;]{0,24}$/u;

/** "100 clients → MRR of $7,600": so many would bring it. */
const IF_SO_MANY =
  /^ \p{L}{4,}(?: \p{L}+)? ?(?:→|->|=>|⇒)[^.;]{0,12}(?<!\p{L})(?:arr|mrr|revenues?|ingresos|ca)(?!\p{L})/u;

/**
 * The role and the owner that a figure of `kind` has by its words and by `head`, where they say less than that it is
 * the company's today; empty otherwise.
 */
export function supposed(
  figure: Figure,
  kind: FactKind,
  read: ReadPassage,
  head: HeadRole | undefined,
): { basis?: Exclude<Basis, 'external' | 'actual'>; said?: Subject } {
  if (TODAY_AMONG_PLANS.has(kind)) return {};
  const before = read.folded.slice(Math.max(0, figure.start - 60), figure.start);
  const sentence = read.folded.slice(Math.max(0, clauseOf(read, figure.start).start), figure.start);
  if (UNTIL.test(before) || IF_SO_MANY.test(read.folded.slice(figure.end, figure.end + 60))) return { basis: 'target' };
  if (CLOSELY_TRACKED.has(kind) && PURPOSE.test(sentence)) return { basis: 'target' };
  if (SALES.has(kind)) {
    const after = read.folded.slice(figure.end, figure.end + 40);
    if (EACH.test(before) || A_PIECE.test(after)) return { basis: 'example' };
    if (LEADS_TO.test(before)) return { basis: 'target' };
    // "Under $5M turnover": of whom it is for, since nobody tells of himself what he has not reached.
    if (figure.bound === 'lte') return { said: 'customer' };
    if (head === 'market') return { said: 'market' };
  }
  return head === 'plan' ? { basis: 'target' } : {};
}
