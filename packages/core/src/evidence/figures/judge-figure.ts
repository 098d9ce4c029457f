/** Judges a bound figure: whose it is, whether it happened, and of when. */
import type { Basis, Subject } from '../../model/fact.js';
import type { ViewSlide } from '../view/view-types.js';
import { foldForLookup } from '../../text/fold-text.js';
import type { Figure } from '../numbers/figure.js';
import { dateOrder } from '../numbers/find-dates.js';
import type { DateMention } from '../numbers/find-dates.js';
import type { Cue } from './cues.js';
import { clauseAt, clauseOf, itemsNear } from './read-passage.js';
import type { ReadPassage } from './read-passage.js';

const REACH = 160;

/** Subject by the nearest cue of the clause, else one before it in the sentence, else undefined. */
export function subjectAt(figure: Figure, read: ReadPassage): Cue<Subject> | undefined {
  const clause = clauseAt(read.walls, figure.start);
  let best: { cue: Cue<Subject>; cost: number } | undefined;
  for (const cue of itemsNear(read.subjectCues, figure.start, REACH)) {
    const away = clause - clauseAt(read.walls, cue.start);
    const isBefore = cue.start < figure.start;
    // Markets carry into the next clause ("the market …; growth of 14 %"), speakers do not.
    if (away !== 0 && !(cue.kind === 'market' && away === 1)) continue;
    // Who is told of comes first; "with us" at the end says little.
    const gap = isBefore ? figure.start - cue.end : (cue.start - figure.coreEnd) * 1.5 + 45;
    const cost = gap + away * 40;
    if (best === undefined || cost < best.cost) best = { cue, cost };
  }
  return best?.cue;
}

/** Basis by the cue that governs the figure: the nearest before it, else one behind it with no figure between. */
export function basisCueAt(figure: Figure, read: ReadPassage): Exclude<Basis, 'external'> | undefined {
  const clause = clauseAt(read.walls, figure.start);
  let before: Cue<Exclude<Basis, 'external'>> | undefined;
  let after: Cue<Exclude<Basis, 'external'>> | undefined;
  for (const cue of itemsNear(read.basisCues, figure.start, REACH)) {
    if (clauseAt(read.walls, cue.start) !== clause) continue;
    if (cue.start < figure.start) before = cue;
    else if (after === undefined && cue.start - figure.coreEnd < 60) after = cue;
  }
  if (
    after !== undefined &&
    /[),]| (?:and|y|et|but|mais|pero|while) /u.test(read.folded.slice(figure.end, after.start))
  )
    after = undefined;
  if (after !== undefined && isFigureBetween(figure, after.start, read)) after = undefined;
  if (isCondition(figure, read)) return 'target';
  if (before === undefined) return after?.kind;
  if (after !== undefined && before.kind === 'actual' && after.kind !== 'actual') {
    return after.start - figure.coreEnd < figure.start - before.end ? after.kind : before.kind;
  }
  return before.kind;
}

/** "If all pilots sign we reach …" */
function isCondition(figure: Figure, read: ReadPassage): boolean {
  const { start } = clauseOf(read, figure.start);
  return /^[\s•-]*(?:if|si|s'il|should|cuando|when we|quand nous|una vez que|by (?:taking|capturing)|(?:taking|capturing|capturando|captando) (?:just |only |solo )?(?:\d|un |el )|en (?:prenant|captant|capturant)|con (?:solo|tan solo)|avec seulement)\s?/u.test(
    read.folded.slice(start, figure.start),
  );
}

function isFigureBetween(figure: Figure, at: number, read: ReadPassage): boolean {
  return itemsNear(read.figures, at, REACH).some((other) => other.start >= figure.end && other.start < at);
}

// Dates that are compared with, not told of: "vs. 2023", "since 2019".
const COMPARED =
  /(?:vs\.?|versus|from|since|desde|frente a|respecto a|depuis|par rapport a|compared (?:to|with)|founded in|fundada en|creee en|up from|against)\s*$/u;
const YEAR_END =
  /(?:closed|close|end of|year[- ]end|eoy|ye|cerramos|cierre(?: de)?|cerrado|a cierre|fin|fin de|finales de|cloture|a fin|au 31 decembre|late)\s*$/u;

export interface FigureDate {
  asOf: string;
  mark?: DateMention['mark'];
  planYear?: boolean;
  /** A year that ends in the middle of one. */
  split?: boolean;
}

/** The date of a figure: nearest in its clause with no like figure between, else the date that leads its line. */
export function dateAt(figure: Figure, read: ReadPassage): FigureDate | undefined {
  const clause = clauseAt(read.walls, figure.start);
  let best: { date: DateMention; cost: number } | undefined;
  for (const date of itemsNear(read.dates, figure.start, REACH)) {
    if (date.start < figure.end && date.end > figure.coreEnd) continue;
    if (COMPARED.test(read.folded.slice(Math.max(0, date.start - 18), date.start))) continue;
    const isAfter = date.start >= figure.coreEnd;
    const [from, to] = isAfter ? [figure.coreEnd, date.start] : [date.end, figure.start];
    const between = read.text.slice(from, Math.max(from, to));
    const lead = date.start - lineStartBefore(read, figure.start);
    // "Cash to Q2 2028. $6M in grants": a date within a sentence goes no further.
    const leads = !isAfter && ((lead <= 12 && (lead === 0 || !/[.!?]\s/u.test(between))) || heads(between));
    if (clauseAt(read.walls, date.start) !== clause && !leads) continue;
    const crossed = itemsNear(read.figures, (from + to) / 2, REACH).filter(
      (other) => other !== figure && other.start >= from && other.end <= to,
    ).length;
    if (crossed > 0 && !leads && !/ (?:at|with|con|avec|growing|cagr|tcac) /iu.test(between)) continue;
    let cost = to - from + crossed * 25;
    if (isAfter && /^\s*\(?\s*(?:in|by|for|en|para|pour|d'ici|vers|hasta|until|as of|,|a|au)?\s*\(?$/iu.test(between))
      cost -= 12;
    if (!isAfter && isAfterColon(between)) cost -= 8;
    // "2027 £6m, 2028 £24m": each year leads its amount.
    if (!isAfter && between === ' ') cost -= 16;
    if (isAfter && / (?:and|y|et|,)/iu.test(between)) cost += 10;
    if (isAfter && /(?:previst|prevu|expected|planned|forecast|projected|budget)/iu.test(foldForLookup(between)))
      cost -= 20;
    // "£1M in 2025 and £3M …": the year belongs to the amount before it.
    if (!isAfter && !leads && followsFigure(date, read)) cost += 20;
    if (best === undefined || cost < best.cost) best = { date, cost };
  }
  return best === undefined || best.cost > 60 ? undefined : datedBy(best.date, read.folded);
}

/** "2028 → A | B": a date with an arrow or colon holds for all parts of its row. */
function heads(between: string): boolean {
  return /^\s*(?:→|->|:)/u.test(between) && !/[.;!?…](?:\s|$)/u.test(between);
}

function followsFigure(date: DateMention, read: ReadPassage): boolean {
  return itemsNear(read.figures, date.start, 40).some(
    (other) =>
      other.coreEnd <= date.start &&
      date.start - other.coreEnd < 14 &&
      /^[\s(]*(?:in|en|for|para|pour|a|de|of|at|by)?\s*(?:fin|el|the end of|finales de)?\s*$/u.test(
        read.folded.slice(other.coreEnd, date.start),
      ),
  );
}

function isAfterColon(between: string): boolean {
  return /^\s*[:=\u2192(-]/u.test(between);
}

function lineStartBefore(read: ReadPassage, at: number): number {
  let start = 0;
  for (const begin of read.passage.starts) if (begin <= at) start = begin;
  return start;
}

export function datedBy(date: DateMention, folded: string): FigureDate | undefined {
  if (date.planYear !== undefined) return { asOf: '', mark: 'forecast', planYear: true };
  if (date.asOf === undefined) return undefined;
  const mark = date.mark === undefined ? {} : { mark: date.mark };
  if (date.until !== undefined) return { asOf: date.until, ...mark };
  const yearEnd = date.asOf.length === 4 && YEAR_END.test(folded.slice(Math.max(0, date.start - 20), date.start));
  // A year that ends in the middle of one is no calendar year: “season 24/25”.
  const split = date.fiscal === true && /\d[-/]'?\d\d/.test(folded.slice(date.start, date.end));
  return { asOf: yearEnd ? `${date.asOf}-12` : date.asOf, ...mark, ...(split ? { split } : {}) };
}

/** What the slide says about all its figures: a forecast heading, a date in the heading. */
export interface SlideFrame {
  basis?: Exclude<Basis, 'external'>;
  asOf?: string;
  /** A heading calls the figures assumptions, prices and rates too. */
  assumed?: boolean;
}

const ASSUMED = /(?:assumptions?\b|hipotesis|supuestos|hypotheses)/u;
const FORECAST_HEADING =
  /(?:^plan (?:a|de|to|for|for the|pour|sur|20)\b|^(?:the |our |el |nuestro |le |notre )?(?:\d\d|next|proximos)[- ]?(?:\d\d)?[- ]?(?:month|mes|mois)[\p{L}]* plan|forecast|projection|projected|assumptions?\b|revenue potential|potential revenue|vision (?:for |to )?20\d\d|trajectory|proyeccion|hipotesis|supuestos|vision (?:a |para )?20\d\d|trayectoria financiera|hypotheses|vision (?:a |pour )?20\d\d|trajectoire|pro[- ]?forma|financial plan|business plan|outlook|looking forw?ard|roadmap|potential outcomes?|prevision|proyeccion|proyectad|previst|hoja de ruta|previsionnel|feuille de route|objectifs?|objetivos?|goals?|targets?|(?:funding|growth|expansion|launch|marketing) plans?\b|plan for |next steps|proximos pasos|prochaines etapes|scenario|escenario|milestones to|what we will|use of funds|uso de (?:los )?fondos|utilisation des fonds)/u;
/** Words by which somebody says that the figures of a page are made up. */
const MADE_UP =
  /(?:update with (?:your |the )?(?:real|actual)|replace with (?:your|real|actual)|(?:dummy|mock|sample|fictional|fictitious) (?:data|figures|numbers)|illustrative (?:only|figures|data|numbers)|for illustration|(?:datos|cifras) (?:ficticios|ficticias|de ejemplo|ilustrativ\w+|de muestra)|(?:actualizar|sustituir|reemplazar) (?:con|por) (?:datos|cifras)|(?:donnees|chiffres) (?:fictives|fictifs|d'exemple|illustratifs|illustratives)|a remplacer par)/u;
const NO_FORECAST =
  /(?:target (?:market|customers?|audience|users?|segment)|mercado objetivo|publico objetivo|marche cible|achieved|actual)/u;
const EXAMPLE_HEADING =
  /(?:example|ejemplo|exemple|illustrat|case study|caso de (?:exito|estudio)|etude de cas|simulation|simulacion)/u;

const LEADS_TO = /(?:^|[\s(])(?:to|until|till|through|up to|hasta|a|jusqu'en|jusqu'a|d'ici(?: a)?|vers|horizon) ?$/u;

/** Plans stand on these slides unless they say that something has happened. */
const PLANS = new Set(['roadmap', 'ask', 'gtm']);

/**
 * Reads the frame of a slide from its headings: its title and, near the top, short lines without figures.
 * `dates` are those of the title.
 */
export function frameOf(slide: ViewSlide, dates: DateMention[], headings: readonly string[]): SlideFrame {
  const frame: SlideFrame = {};
  if (
    headings.some((heading) => EXAMPLE_HEADING.test(heading)) ||
    slide.lines.some(({ folded }) => MADE_UP.test(folded))
  )
    frame.basis = 'example';
  else if (headings.some((heading) => FORECAST_HEADING.test(heading) && !NO_FORECAST.test(heading)))
    frame.basis = 'forecast';
  else if (PLANS.has(slide.section) && !slide.alsoSections.includes('traction')) frame.basis = 'target';
  if (headings.some((heading) => ASSUMED.test(heading))) frame.assumed = true;
  const [date] = dates;
  // "Plan to 2028" ends there; its figures are not all of that year.
  if (date !== undefined && LEADS_TO.test((headings[0] ?? '').slice(0, date.start))) return frame;
  if (dates.length === 1 && date?.asOf !== undefined && date.until === undefined) frame.asOf = date.asOf;
  return frame;
}

/** True when a figure of `asOf` lies after the day on which the deck is read. */
export function isAhead(asOf: string, readingDate: string | undefined, flow: boolean): boolean {
  if (readingDate === undefined) return false;
  const readingYear = Number(readingDate.slice(0, 4));
  const year = Number(asOf.slice(0, 4));
  if (year !== readingYear) return year > readingYear;
  if (asOf.length === 4) {
    // A whole year's flow told before the year is over.
    const month = Math.floor((dateOrder(readingDate) - readingYear * 372 - 1) / 31);
    return flow && readingDate.length > 4 && month < 10;
  }
  return readingDate.length > 4 && dateOrder(asOf) > dateOrder(readingDate) + 31;
}
