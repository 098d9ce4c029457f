/** Customers counted by what they are ("we serve 2,599 clinics") and the use that is made of the product. */
import type { FactKind } from '../../model/fact-kinds.js';
import { EARNINGS } from '../../model/kind-sets.js';
import type { FactDraft } from '../../model/fact.js';
import { evidenceLines } from '../view/deck-view.js';
import type { DeckView } from '../view/view-types.js';
import type { Extractor } from '../facts/extractor.js';
import { buyersBehind, countsOrganisations, countsPeople } from '../figures/buyers.js';
import { figureDraft } from '../figures/figure-draft.js';
import {
  countedBy,
  countsCountries,
  countsCustomers,
  countsPlaces,
  haveTried,
  isInUse,
  isOfAll,
  isPlanned,
} from '../figures/served-nouns.js';
import { readFigures } from '../figures/read-figures.js';
import type { ReadFigure, SlideReading } from '../figures/figure-reading.js';
import { foldForLookup } from '../../text/fold-text.js';
import { clauseAt } from '../figures/read-passage.js';
import {
  ACROSS,
  LIVE,
  OF_DEALS,
  OF_SOFTWARE,
  OF_TIME,
  PAYS,
  SERVE,
  USES,
  USING,
} from '../words/extractors/figures-customers.js';

export const figuresCustomers: Extractor = {
  meta: { id: 'figures-customers', kinds: ['customers', 'users', 'usage'] },
  extract: (view) =>
    readFigures(view).flatMap((slide) =>
      slide.figures.flatMap((item): FactDraft[] => {
        const earned = earnedFrom(item, slide);
        if (earned !== undefined)
          return [figureDraft({ ...item, ...basisLike(earned) }, 'customers', { view, slide }, { subject: 'company' })];
        const kind = kindOf(item, slide) ?? servedKind(item, slide, view);
        if (kind === undefined) return [];
        // Who has tried it has done so, on a page of the product too.
        const tried =
          item.basis === undefined && haveTried(toldOf(item, slide)) ? ({ basis: 'actual', told: true } as const) : {};
        return [figureDraft({ ...item, ...tried }, kind, { view, slide }, { subject: 'company' })];
      }),
    ),
};

/** "$1.2M ARR across 46 teams": the sum that the counted buyers pay us. */
function earnedFrom({ figure, read, metric }: ReadFigure, { figures }: SlideReading): ReadFigure | undefined {
  if (figure.type !== 'count' || figure.value < 2 || (metric !== undefined && metric.weak !== true)) return undefined;
  if (buyersBehind(figure, read, false) === undefined) return undefined;
  return figures.find(
    (other) =>
      other.read === read &&
      other.metric !== undefined &&
      EARNINGS.has(other.metric.kind) &&
      (other.said === undefined || other.said === 'company') &&
      other.figure.end <= figure.start &&
      ACROSS.test(read.folded.slice(other.figure.coreEnd, figure.start)),
  );
}

/** The buyers are of the time of what they pay. */
function basisLike({ basis, told, date }: ReadFigure): Partial<ReadFigure> {
  return {
    ...(basis === undefined ? {} : { basis }),
    ...(told === undefined ? {} : { told }),
    ...(date === undefined ? {} : { date }),
  };
}
const OWN_PAGES = new Set(['traction', 'cover']);
/** Pages that tell of others. */
const OUTSIDE = new Set(['problem', 'market', 'whyNow', 'competition', 'team', 'risk']);
/** From these odds on a slide tells of traction that no rule calls so. */
const LIKELY = 0.35;

/** "612 town halls" on a page of traction, where the deck says that it is for town halls. */
function servedKind(item: ReadFigure, { slide, frame }: SlideReading, view: DeckView): FactKind | undefined {
  const { figure, read, metric } = item;
  if (figure.type !== 'count' || figure.value < 2 || figure.per !== undefined || frame.basis !== undefined)
    return undefined;
  if (metric !== undefined && metric.weak !== true) return undefined;
  if (item.said === 'market' || item.said === 'competitor') return undefined;
  const isOwn =
    OWN_PAGES.has(slide.section) ||
    slide.alsoSections.includes('traction') ||
    (slide.section !== 'market' && slide.likely.some((one) => one.label === 'traction' && one.probability >= LIKELY));
  const behind = countedBy(item);
  const told = toldOf(item, { slide });
  if (OF_TIME.test(told.trim()) || countsCountries(behind) || isOfAll(`${read.folded} ${foldForLookup(told)}`))
    return undefined;
  if (!countsCustomers(item, view) && !countsPeople(behind)) return undefined;
  // A number with nothing but its caption, or a row of a table, on a page of traction: who is counted there is there.
  const isShown =
    isOwn &&
    (isCard(item) || isRow(item)) &&
    !isPlanned(told) &&
    !OF_DEALS.test(foldForLookup(told)) &&
    !countsPlaces(behind) &&
    (countsPeople(behind) || countsOrganisations(behind));
  const isUsed = haveTried(told) ? !OUTSIDE.has(slide.section) : (isOwn || slide.section === 'other') && isInUse(told);
  if (!isShown && !isUsed) return undefined;
  // Who uses it may pay nothing, or be of one customer.
  return PAYS.test(foldForLookup(told)) ? 'customers' : 'users';
}

/** "1,150 buyers" and, under it, "active in 12 months"; "agencias reales" and what its line breaks off, "interesadas". */
function toldOf(item: ReadFigure, { slide }: Pick<SlideReading, 'slide'>): string {
  const last = item.label?.passage.lines.at(-1);
  const next = last && evidenceLines(slide).find(({ index }) => index === last.index + 1);
  const goesOn = next !== undefined && next.block === last?.block && /^\p{Ll}/u.test(next.text);
  return `${countedBy(item)} ${item.label?.text ?? ''}${goesOn ? ` ${next.text}` : ''}`;
}

const isCard = ({ figure, read, label }: ReadFigure): boolean =>
  label !== undefined && read.text.slice(figure.end).trim() === '';

const isRow = ({ read: { passage } }: ReadFigure): boolean => passage.lines[0]?.row !== undefined;

function kindOf(item: ReadFigure, { slide, frame }: SlideReading): FactKind | undefined {
  const { figure, read, metric } = item;
  if (figure.type !== 'count' || figure.value < 2 || figure.per !== undefined) return undefined;
  if (metric !== undefined && metric.weak !== true) return undefined;
  if (item.said === 'market' || item.said === 'competitor' || item.said === 'customer') return undefined;
  const isOwn = OWN_PAGES.has(slide.section) || slide.alsoSections.includes('traction');
  const wall = read.walls[clauseAt(read.walls, figure.start)] ?? read.text.length;
  const behind = read.folded.slice(figure.end, Math.min(wall, figure.end + 70));
  if (buyersBehind(figure, read, false) !== undefined || (isOwn && buyersBehind(figure, read, true) !== undefined)) {
    const served = SERVE.test(read.folded.slice(Math.max(0, figure.start - 40), figure.start));
    if (served && slide.section !== 'market') return 'customers';
    if (LIVE.test(behind) && isOwn && buyersBehind(figure, read, false) !== undefined) return 'customers';
    if (USING.test(behind) && (isOwn || item.said === 'company'))
      return buyersBehind(figure, read, false) === undefined ? 'users' : 'customers';
  }
  if (!isOwn || frame.basis !== undefined) return undefined;
  const told = `${read.passage.lines[0]?.cell?.rowText.toLowerCase() ?? ''} ${read.folded}`;
  return USES.test(behind) && !OF_SOFTWARE.test(told) ? 'usage' : undefined;
}
