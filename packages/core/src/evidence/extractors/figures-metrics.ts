/** Figures that a metric word names: traction, unit economics, cash and the round, market sizes. */
import type { FactKind } from '../../model/fact-kinds.js';
import { CUSTOMERS_AND_USERS, HEADS, MARKET_SIZES, NEVER_A_PART, VALUATIONS } from '../../model/kind-sets.js';
import type { FactDraft } from '../../model/fact.js';
import type { Extractor } from '../facts/extractor.js';
import { chooseAsk, type RuledAsk } from '../figures/choose-ask.js';
import { FEWEST_PERIODS, periodOfCell } from '../figures/column-period.js';
import { figureDraft } from '../figures/figure-draft.js';
import { isOfRound } from '../figures/judge-role.js';
import { useOfFunds } from './figures-use-of-funds.js';
import { evidenceLines } from '../view/deck-view.js';
import { standsOver } from '../view/stands-over.js';
import type { DeckView } from '../view/view-types.js';
import { METRICS } from '../figures/metrics.js';
import { readFigures } from '../figures/read-figures.js';
import { productsOf } from '../figures/read-formula.js';
import type { ReadFigure, SlideReading } from '../figures/figure-reading.js';
import { foldForLookup } from '../../text/fold-text.js';
import { dateOrder } from '../numbers/find-dates.js';
import { fitsSection, isShareInRow } from '../figures/section-filter.js';
import {
  CLOSED,
  DAILY_OF_MONTHLY,
  DAY_30,
  DAY_7,
  EACH,
  EARNED,
  EXIT,
  HOPED_FOR,
  LED,
  MONTH_12,
  OF_EACH,
  OF_ROUND,
  OF_WHOLE,
  ON_AVERAGE,
  REPEAT,
  SIZE_HEAD,
  TRADE,
  TRAILING,
  UNTIL,
} from '../words/extractors/figures-metrics.js';

export const figuresMetrics: Extractor = {
  meta: {
    id: 'figures-metrics',
    kinds: [...new Set<FactKind>([...METRICS.map(({ kind }) => kind), 'growth_yoy', 'buyer_count'])],
  },
  extract: (view) => {
    const drafts = readFigures(view).flatMap((slide) =>
      slide.figures.flatMap((item) => metricDraft(item, slide, view) ?? []),
    );
    return [...withAsk(view, drafts), ...earlierRound(view, drafts), ...assumedPrices(view)];
  },
};

/** What each buyer is to pay, where a deck multiplies it with their number and the result proves the sum: no price list says so. */
function assumedPrices(view: DeckView): FactDraft[] {
  return readFigures(view).flatMap((slide) =>
    slide.reads.flatMap((read) =>
      productsOf(read).flatMap(({ price, timesAYear }): FactDraft[] => {
        const item = slide.figures.find(({ figure }) => figure === price);
        if (item === undefined || timesAYear === undefined || metricDraft(item, slide, view)) return [];
        const period = timesAYear === 1 ? 'year' : 'month';
        return [figureDraft(item, 'arpa', { view, slide }, { subject: 'company', basis: 'target', period })];
      }),
    ),
  );
}

/** What the rules say of an amount of `view`: what is asked for, or a part of it, an earlier round, a value, a use. */
export const ruledAsk =
  (view: DeckView): RuledAsk =>
  (item) => {
    const { metric, figure, read } = item;
    const slide = readFigures(view).find((one) => one.slide === item.slide)!;
    const draft = metric && metricDraft(item, slide, view);
    if (isAsk(draft)) return 'called';
    const isAboutRound = item.slide.section === 'ask' || item.slide.alsoSections.includes('ask');
    const isNamed = metric !== undefined && metric.weak !== true;
    const isOther =
      (metric !== undefined && OF_A_ROUND.has(metric.kind)) ||
      item.said === 'market' ||
      (draft !== undefined && MARKET_SIZES.has(draft.kind)) ||
      // An ask that is none, and what its own words, or on other pages its caption, call another thing: "S/2,450 MRR".
      (isNamed && (metric.kind === 'ask' || item.mention !== undefined || !isAboutRound)) ||
      OF_ROUND.test(read.folded.slice(figure.end, figure.end + 30)) ||
      isPastRound(item, view.readingDate) ||
      isOfWhole(item) ||
      isUse(item, slide) ||
      isShareInRow(item);
    return isOther ? 'other' : undefined;
  };

/** What else is told of a round in money. */
const OF_A_ROUND = new Set<FactKind>([
  'pre_money',
  'post_money',
  'val_cap',
  'raised_to_date',
  'grant',
  'cash',
  'burn_net',
]);

const isUse = ({ figure }: ReadFigure, slide: SlideReading): boolean =>
  useOfFunds(slide).some(({ item }) => item.figure === figure);

const isAsk = (draft: FactDraft | undefined): boolean => draft?.kind === 'ask' && draft.subject !== 'competitor';

/** A deck asks for one round: the amount that is chosen stands for all of its page, and for all where no words call it so. */
function withAsk(view: DeckView, drafts: readonly FactDraft[]): readonly FactDraft[] {
  const chosen = chooseAsk(view, ruledAsk(view));
  if (chosen === undefined) return drafts;
  const { item, probability } = chosen;
  const isChosen = (draft: FactDraft): boolean => draft.value === item.figure.value;
  // Others on its pages are its parts and terms, or later rounds; what other pages ask for stands.
  if (drafts.some((draft) => isAsk(draft) && isChosen(draft))) {
    // "Seed target: $1M at $10M pre-money" beside the round that is asked for: the terms of another one.
    const others = new Set(drafts.flatMap((draft) => (isAsk(draft) && !isChosen(draft) ? [draft.quote] : [])));
    const pages = new Set(drafts.flatMap((draft) => (isAsk(draft) && isChosen(draft) ? [draft.slide] : [])));
    return drafts.filter((draft) =>
      isAsk(draft)
        ? isChosen(draft) || !pages.has(draft.slide)
        : !(draft.slide === item.slide.number && VALUATIONS.has(draft.kind) && others.has(draft.quote)),
    );
  }
  const slide = readFigures(view).find((one) => one.slide === item.slide)!;
  const decided = { by: 'ask', probability: Math.round(probability * 100) / 100 };
  const ask = figureDraft(item, 'ask', { view, slide }, { subject: 'round', basis: 'target', decided });
  return [...drafts.filter((draft) => !isAsk(draft)), ask];
}

/** The fact that a figure with its metric is; undefined where the slide or its words make another thing of it. */
export function metricDraft(item: ReadFigure, slide: SlideReading, view: DeckView): FactDraft | undefined {
  const kind = kindOf(item, slide, view.readingDate);
  if (kind === undefined || !fitsSection(item, kind, slide)) return undefined;
  const draft = figureDraft(item, kind, { view, slide }, extrasOf(item, kind, slide));
  // "$3M for a runway of 20 months": money that is not there yet is not at hand.
  return kind === 'runway' && draft.basis !== 'actual' ? { ...draft, detail: { after: 'round' } } : draft;
}

/**
 * The one earlier round that a deck tells of ("seed of €2.6M closed in 2023"), where it says no sum of what was
 * raised: then that round is it. Of several rounds nobody can say whether they are all.
 */
function earlierRound(view: DeckView, drafts: readonly FactDraft[]): FactDraft[] {
  if (drafts.some(({ kind, subject }) => kind === 'raised_to_date' && subject === 'company')) return [];
  const past = readFigures(view).flatMap((slide) =>
    slide.figures.flatMap((item): FactDraft[] => {
      const { metric, figure, said, read } = item;
      if (metric?.kind !== 'ask' || metric.weak === true || figure.type !== 'money' || said === 'competitor') return [];
      if (slide.slide.section === 'competition' || slide.slide.section === 'team') return [];
      const before = read.folded.slice(Math.max(0, figure.start - 30), figure.start);
      if (LED.test(before) || !isPastRound(item, view.readingDate)) return [];
      return [figureDraft(item, 'raised_to_date', { view, slide }, { subject: 'company', basis: 'actual' })];
    }),
  );
  return new Set(past.map(({ value }) => value)).size === 1 ? past.slice(0, 1) : [];
}

function kindOf(item: ReadFigure, slide: SlideReading, readingDate: string | undefined): FactKind | undefined {
  const { metric, figure } = item;
  if (metric === undefined || metric.id === 'funding')
    return metric === undefined ? undefined : fundingKind(item, slide);
  if (metric.kind === 'market_growth' && item.said === 'company' && metric.id === 'cagr') return 'growth_yoy';
  if (isPace(item) || isGross(item) || isOfEach(item) || isOfPlan(item)) return undefined;
  if (NEVER_A_PART.has(metric.kind) && isPartOfWhole(item, slide)) return undefined;
  // An accusation hangs on it: the words must be its own.
  if (metric.kind === 'market_share_claim' && (item.label !== undefined || isNoAim(item, slide))) return undefined;
  const onMarket = slide.slide.section === 'market';
  if (metric.id === 'valuation' && item.said === 'market' && onMarket) return 'tam';
  // Users of the whole market are its possible buyers.
  if (isOfMarket(item, slide)) return figure.value >= FEWEST_BUYERS ? 'buyer_count' : undefined;
  if (metric.kind === 'ltv_cac' && figure.type === 'count' && figure.marked === false && figure.value > 100)
    return undefined;
  // "Optimistic | $180M | $900M (5x)": what an exit would bring.
  if (VALUATIONS.has(metric.kind) && isOfExit(item, slide)) return undefined;
  // What another company raised or asks is what it has raised.
  if (metric.kind === 'ask' && (item.said === 'competitor' || slide.slide.section === 'competition'))
    return 'raised_to_date';
  // One round of several is not all that was raised, and a part of one no round.
  if (metric.kind === 'ask' && (isPastRound(item, readingDate) || isOfWhole(item) || isUnnamedPart(item, slide)))
    return undefined;
  if (MARKET_SIZES.has(metric.kind) && figure.type === 'count' && isInMoney(item, slide))
    return figure.value >= FEWEST_BUYERS ? 'buyer_count' : undefined;
  // "€600K sales" in the list of what the round pays for.
  if (metric.kind === 'revenue' && (isUse(item, slide) || (slide.slide.section === 'ask' && isShareInRow(item))))
    return undefined;
  return metric.kind;
}

/** Users and customers that are the market's, and not those that the company hopes to win of it. */
const isOfMarket = (item: ReadFigure, slide: SlideReading): boolean =>
  isHeadOfMarket(item, slide) && !(item.said === undefined && item.basis === 'target') && !areHopedFor(item, slide);

const isHeadOfMarket = ({ metric, said }: ReadFigure, { slide }: SlideReading): boolean =>
  metric !== undefined &&
  CUSTOMERS_AND_USERS.has(metric.kind) &&
  (said === 'market' || (slide.section === 'market' && said === undefined));

/** "750 paying customers" under "SOM (year 3)". */
function areHopedFor(item: ReadFigure, slide: SlideReading): boolean {
  if (!isHeadOfMarket(item, slide)) return false;
  const [line] = item.read.passage.lines;
  const over = evidenceLines(slide.slide).findLast(
    (each) =>
      line !== undefined &&
      each.index <= line.index &&
      (each.block === line.block || standsOver(each, line)) &&
      SIZE_HEAD.test(each.folded.trim()),
  );
  return over !== undefined && HOPED_FOR.test(over.folded.trim());
}

/** A share on a page of the problem or of rivals, or a factor of how the market is counted: "20% of the food market ($8.5B × 20% = $1.7B)". */
function isNoAim({ read }: ReadFigure, { slide: { section } }: SlideReading): boolean {
  return section === 'problem' || section === 'competition' || /(?:[×*]| x ) ?[^=]{1,40}=/u.test(read.text);
}

/** "2 lighthouse customers per vertical": how many that makes, nobody says. */
function isOfEach({ metric, figure, read }: ReadFigure): boolean {
  return metric !== undefined && HEADS.has(metric.kind) && OF_EACH.test(read.folded.slice(figure.end, figure.end + 60));
}

/** "Business | $99 / mo | 10": how many users a plan includes; customers stand there as many as they are. */
const isOfPlan = ({ metric, read }: ReadFigure): boolean =>
  metric?.kind === 'users' &&
  RATE_IN_ROW.test(read.passage.lines[0]?.cell?.rowText ?? '') &&
  !RATE_IN_ROW.test(read.text);
const RATE_IN_ROW = /(?:[$€£¥₹₦] ?\d[\d.,]*|\d[\d.,]* ?[$€£]) ?\/ ?\p{L}/u;

/** Fewer make no market: "Secure 3-5 clients to lead the market". */
const FEWEST_BUYERS = 100;

/** In a table of exits or under a head of them. */
function isOfExit({ read }: ReadFigure, { slide }: SlideReading): boolean {
  const [line] = read.passage.lines;
  const heads = [
    line?.column ?? '',
    line?.row ?? '',
    ...(line?.cell?.table.rows[0] ?? []),
    line?.cell ? '' : slide.title,
  ];
  return heads.some((head) => EXIT.test(foldForLookup(head)));
}

const PARTS = 3;

/** Whether the figure is one of three and more shares, of its line or its block, that make a whole: a mix. */
function isPartOfWhole({ figure, read }: ReadFigure, { figures }: SlideReading): boolean {
  if (figure.type !== 'percent') return false;
  const block = read.passage.lines[0]?.block;
  const wholes = [
    figures.filter((other) => other.read === read),
    figures.filter((other) => other.read.passage.lines[0]?.block === block),
    // "Subscriptions (70%)" and "Commissions (30%)", wherever they stand.
    isInBrackets({ figure, read }) ? figures.filter(isInBrackets) : [],
  ];
  return wholes.some((parts) => {
    const shares = parts.filter((other) => other.figure.type === 'percent').map((other) => other.figure.value);
    const sum = shares.reduce((total, share) => total + share, 0);
    return shares.length >= PARTS && sum > 99 && sum < 101;
  });
}

const isInBrackets = ({ figure, read }: Pick<ReadFigure, 'figure' | 'read'>): boolean =>
  read.text[figure.start - 1] === '(' && read.text[figure.end] === ')';

/** "Each account executive closes 14 customers a year" counts no customers of today. */
function isPace({ figure, metric, read }: ReadFigure): boolean {
  if (metric === undefined || !CUSTOMERS_AND_USERS.has(metric.kind)) return false;
  return EACH.test(read.folded.slice(Math.max(0, figure.start - 70), figure.start));
}

/** The trade behind a market, where another column of its table gives what a seller of the service can earn. */
function isGross({ metric, read }: ReadFigure): boolean {
  const [line] = read.passage.lines;
  if (metric === undefined || !MARKET_SIZES.has(metric.kind) || line?.cell === undefined) return false;
  const heads = (line.cell.table.rows[0] ?? []).map((cell) => foldForLookup(cell));
  return TRADE.test(heads[line.cell.columnIndex] ?? '') && heads.some((head) => EARNED.test(head));
}

/** Where the slide gives its market in money, numbers beside it count buyers. */
function isInMoney({ metric }: ReadFigure, { figures }: SlideReading): boolean {
  return figures.some((other) => other.metric?.kind === metric?.kind && other.figure.type === 'money');
}

/** "$45m, of which $7m secondary": a part of what stands before it; or a capital that the law asks for. */
const isOfWhole = ({ figure, read }: ReadFigure): boolean =>
  OF_WHOLE.test(read.folded.slice(Math.max(0, figure.start - 60), figure.start));

/** "Lead of the $2M seed, 2023": a round of a year that is over, or one that somebody has led. */
function isPastRound({ figure, read, date }: ReadFigure, readingDate: string | undefined): boolean {
  const before = read.folded.slice(Math.max(0, figure.start - 30), figure.start);
  if (LED.test(before)) return true;
  if (CLOSED.test(read.folded.slice(figure.start, figure.end + 60))) return true;
  const year = Number(date?.asOf.slice(0, 4) || Infinity);
  return readingDate !== undefined && year < Number(readingDate.slice(0, 4));
}

/** A row of what the round is for, under the head that names the round. */
const isUnnamedPart = (item: ReadFigure, slide: SlideReading): boolean =>
  item.mention === undefined && item.read.passage.lines[0]?.cell !== undefined && isUse(item, slide);

/** "Funding: $70,000" is the ask where the slide is about the ask. */
function fundingKind(item: ReadFigure, reading: SlideReading): FactKind | undefined {
  const { section, alsoSections } = reading.slide;
  const isAsk = section === 'ask' || (alsoSections.includes('ask') && section !== 'market');
  if (!isAsk || item.said === 'competitor' || item.said === 'market') return undefined;
  return isOfWhole(item) || isUnnamedPart(item, reading) ? undefined : 'ask';
}

function extrasOf(item: ReadFigure, kind: FactKind, slide: SlideReading): Partial<FactDraft> {
  const { figure, read } = item;
  if (areHopedFor(item, slide)) return { subject: 'company', basis: 'target' };
  if (kind === 'runway') {
    return { detail: { after: isOfRound(item, slide) ? 'round' : 'now' } };
  }
  if (kind === 'retention') {
    const window = windowOf(read.folded.slice(Math.max(0, figure.start - 40), figure.end + 40));
    return window === undefined ? {} : { detail: { window } };
  }
  if ((kind === 'burn_net' || kind === 'burn_gross') && figure.period === undefined && spansYear(item)) {
    return { period: 'year' };
  }
  if (kind === 'growth_yoy') return { subject: 'company', period: 'year' };
  if (kind === 'price' && figure.per !== undefined) return { detail: { unit: figure.per } };
  return {};
}

/** "Net burn of $2.5M, October 2025 to September 2026" and "in the last 12 months" are sums of a year. */
function spansYear(item: ReadFigure): boolean {
  const { read, figure, label } = item;
  if (isOfYears(item)) return true;
  const [from, until] = read.dates.filter(({ start }) => start > figure.start);
  if (from?.asOf?.length === 7 && until?.asOf?.length === 7) {
    const between = read.folded.slice(from.end, until.start);
    const months = Math.round((dateOrder(until.asOf) - dateOrder(from.asOf)) / 31);
    if (UNTIL.test(between) && months >= 10 && months <= 12) return true;
  }
  const words = `${read.folded.slice(figure.end, figure.end + 60)} ${label?.folded ?? ''}`;
  return TRAILING.test(words) && !ON_AVERAGE.test(words.replace(TRAILING, ''));
}

/** In a table whose rows or columns are years, and no word says that its sums are by the month. */
function isOfYears(item: ReadFigure): boolean {
  const cell = item.read.passage.lines[0]?.cell;
  if (cell === undefined || !/^\d{4}$/u.test(item.date?.asOf ?? '') || periodOfCell(item) !== undefined) return false;
  const { header, rows } = cell.table;
  return [header, rows.map(([first = '']) => first)].some(
    (heads) => heads.filter((head) => /^\W*20\d\d\b/u.test(head)).length >= FEWEST_PERIODS,
  );
}

function windowOf(around: string): string | undefined {
  if (DAY_30.test(around)) return 'd30';
  if (DAY_7.test(around)) return 'd7';
  if (DAILY_OF_MONTHLY.test(around)) return 'dau_mau';
  if (MONTH_12.test(around)) return 'month12';
  return REPEAT.test(around) ? 'repeat' : undefined;
}
