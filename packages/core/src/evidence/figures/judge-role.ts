/** Decides what role a figure of a kind has and whose it is, by the first sign that speaks, and names that sign. */
import type { FactKind } from '../../model/fact-kinds.js';
import type { Basis, Subject } from '../../model/fact.js';
import type { Section } from '../../model/values.js';
import {
  CLOSELY_TRACKED,
  DEALS,
  FIRM_FIGURES,
  GROWTHS,
  HEADS,
  HOPED_UNTIL_USE,
  MARKET_FIGURES,
  OWN_FIGURES,
  ROUND_FIGURES,
  SALES,
  SUMMED_OVER_PERIOD,
  VALUATIONS,
} from '../../model/kind-sets.js';
import type { DeckView, ViewSlide } from '../view/view-types.js';
import type { ReadFigure, RoleSign, SlideReading } from './figure-reading.js';
import { readFigures } from './read-figures.js';
import { isAhead, type FigureDate } from './judge-figure.js';
import { isKpiCard } from './kpi-card.js';
import { isHoped, isOpen, LIKELY, oddsOfHappened, roleFeatures } from './role-odds.js';
import { isOrdinary, isOrdinaryPhrase } from '../learned/ordinary-words.js';
import { headRoles, isPlan } from './head-roles.js';
import { progressOf } from '../outline/progress-tables.js';
import { isSummaryPage } from '../view/summary-page.js';
import { foldForLookup } from '../../text/fold-text.js';
import {
  AGAINST,
  AS_IT_IS,
  NOW,
  OF_A_ROUND,
  ROUND,
  WORTH,
  MANY_FIRMS,
  RAISED_BY_MANY,
} from '../words/figures/judge-role.js';
import { HAS_HAPPENED } from '../words/figures/read-figures.js';

export interface Role {
  basis: Basis;
  subject: Subject;
  /** What decided the basis. */
  by: RoleSign;
}

/** The role and the owner of `item` as a figure of `kind`; `subject` where the extractor knows whose it is. */
export function judgeRole(
  item: ReadFigure,
  kind: FactKind,
  slide: SlideReading,
  view: DeckView,
  subject?: Subject,
): Role {
  const role = judgedByRules(item, kind, slide, view, subject);
  if (role.basis !== 'actual' || role.subject !== 'company') return role;
  if (isHoped(kind, role.by, slide.slide, view)) return { ...role, basis: 'target', by: 'page' };
  if (!isOpen(kind, role.by)) return role;
  const odds = oddsOfHappened(roleFeatures(item, kind, role.by, slide, view));
  return odds < LIKELY ? { ...role, basis: 'target', by: 'model' } : role;
}

/** The same by words, dates, heads and pages alone. */
export function judgedByRules(
  item: ReadFigure,
  kind: FactKind,
  slide: SlideReading,
  view: DeckView,
  subject: Subject = subjectOf(item, kind, slide, view.companyName),
): Role {
  return { subject, ...basisOf(item, kind, subject, view, slide) };
}

/** Whose figure it is: what the text says, else what the page is about. */
export function subjectOf(item: ReadFigure, kind: FactKind, { slide }: SlideReading, company = ''): Subject {
  if (MARKET_FIGURES.has(kind) || kind === 'market_share_claim')
    return kind === 'market_share_claim' ? 'company' : 'market';
  if (item.said === 'competitor' || item.said === 'customer') return item.said;
  // "Globex is valued at $10B" among rivals is what they are worth.
  if (VALUATIONS.has(kind) && slide.section === 'competition') return 'competitor';
  if (kind === 'raised_to_date' && item.said !== 'company' && OUTSIDE.has(slide.section) && isLedByName(item))
    return 'competitor';
  if (kind === 'raised_to_date' && item.said !== 'company' && isOfManyFirms(item)) return 'market';
  if (VALUATIONS.has(kind) && item.said !== 'company' && isWorthOfAnother(item)) return 'competitor';
  if (kind === 'price' && item.said !== 'company' && isSetAgainstAnother(item, company)) return 'competitor';
  if (FIRM_FIGURES.has(kind) && item.said !== 'company' && isInBracketsOf(item, company)) return 'competitor';
  if (ROUND_FIGURES.has(kind)) return 'round';
  if (OWN_FIGURES.has(kind)) return 'company';
  if (item.said !== undefined) return item.said;
  if (isOfMarket(item, kind)) return 'market';
  if (slide.section === 'competition') return 'competitor';
  // What is aimed at on a page of the market is the company's: "Year 1 target: 3,000 users".
  if (slide.section === 'market' && item.basis === 'target' && (HEADS.has(kind) || HOPED_UNTIL_USE.has(kind)))
    return 'company';
  // A market has revenue and users of its own; ARR, burn and funds locked are a company's.
  if (slide.section === 'market' || slide.section === 'whyNow')
    return FIRM_FIGURES.has(kind) && item.figure.value < 1e9 ? 'company' : 'market';
  return slide.section === 'problem' && !isSummaryPage(slide) ? 'customer' : 'company';
}

/** Pages on which a firm that is named before what it raised is another. */
const OUTSIDE = new Set<Section>(['problem', 'market', 'whyNow', 'product', 'solution', 'competition', 'other']);

/** "Moshi - $12M raised": a name that is no everyday word opens the line. */
function isLedByName({ read, figure }: ReadFigure): boolean {
  const [, name] = LED.exec(read.text.slice(0, figure.start)) ?? [];
  return name !== undefined && !isOrdinaryPhrase(name);
}

/** "AI start-ups — $4.5B raised in 2024": what a whole sector raised. */
const isOfManyFirms = ({ read, figure }: ReadFigure): boolean =>
  MANY_FIRMS.test(read.folded.slice(0, figure.start)) || RAISED_BY_MANY.test(read.folded.slice(figure.end));

/** "Nextcloud (€10M ARR)": of whoever is named before the bracket, who is not us. */
function isInBracketsOf(item: ReadFigure, company: string): boolean {
  const { read, figure } = item;
  const before = read.text.slice(0, figure.start);
  const [, name] = BEFORE_BRACKET.exec(before.trim() === '(' ? `${lineAbove(item)} ${before}` : before) ?? [];
  if (name === undefined || isOrdinaryPhrase(name) || isOrdinary(name)) return false;
  return company === '' || !foldForLookup(name).includes(foldForLookup(company).split(' ')[0]!);
}

/** "Globex $8.17 vs Initech $17.25": of whoever is named right before it. */
function isSetAgainstAnother({ read, figure }: ReadFigure, company: string): boolean {
  const before = read.text.slice(0, figure.start);
  const [, name] = /(\p{Lu}[\p{L}\p{N}.&']{2,})[ :]+$/u.exec(before) ?? [];
  if (name === undefined || isOrdinary(name)) return false;
  if (company !== '' && foldForLookup(name) === foldForLookup(company).split(' ')[0]) return false;
  return AGAINST.test(read.folded);
}

/** The line that a bracket at the head of the next one stands behind. */
function lineAbove({ read, slide }: ReadFigure): string {
  const at = read.passage.lines[0]?.index ?? 0;
  return slide.lines.find(({ index }) => index === at - 1)?.text ?? '';
}

const BEFORE_BRACKET = /(?:^|[:;,•–—] ?)(\p{Lu}[\p{L}\p{N}.&']{2,}(?: \p{Lu}[\p{L}\p{N}.&']+){0,2}) ?\(\s*$/u;

/** "Acme: $1B+ valuation": what it is called stands behind the amount, so that what leads the line is whose it is. */
function isWorthOfAnother({ read, figure }: ReadFigure): boolean {
  const [, name] = LED.exec(read.text.slice(0, figure.start)) ?? [];
  return name !== undefined && !OF_A_ROUND.test(foldForLookup(name)) && WORTH.test(read.folded.slice(figure.end));
}

const LED = /^[\s•·-]*(\p{Lu}[\p{L}\p{N}.&']{2,}(?: \p{Lu}[\p{L}\p{N}.&']+){0,2})\s?[-–—:(]\s?$/u;

/** More money than any company of a deck has had. Amounts of other currencies may be smaller than they look. */
const MOST_OF_A_COMPANY = 1e11;
const HARD = new Set([undefined, 'USD', 'EUR', 'GBP', 'CHF']);

function isOfMarket({ figure }: ReadFigure, kind: FactKind): boolean {
  return SUMMED_OVER_PERIOD.has(kind) && figure.value >= MOST_OF_A_COMPANY && HARD.has(figure.currency);
}

type Decided = Omit<Role, 'subject'>;
const by = (sign: RoleSign, basis: Basis): Decided => ({ basis, by: sign });

function basisOf(item: ReadFigure, kind: FactKind, subject: Subject, view: DeckView, reading: SlideReading): Decided {
  const { slide, frame } = reading;
  const words = item.told === true ? 'words' : 'head';
  if (MARKET_FIGURES.has(kind)) return item.basis === 'example' ? by(words, 'example') : by('kind', 'external');
  if (subject !== 'company' && subject !== 'round') return by('owner', 'external');
  if (item.basis === 'example') return by(words, 'example');
  if (frame.basis === 'example') return by('page', 'example');
  if (item.told !== true && isOperand(item)) return by('words', 'example');
  if (SALES.has(kind) && SHOWS_PRODUCT.has(slide.section) && isToTheCent(item)) return by('page', 'example');
  const [line] = item.read.passage.lines;
  const progress = line && progressOf(line);
  if (progress !== undefined) return by('head', progress === 'done' ? 'actual' : 'target');
  // Growth has no word of its own that heads are read for.
  if (GROWTHS.has(kind) && item.basis === undefined && item.date === undefined && isPlan(headRoles(slide)(line)))
    return by('head', 'target');
  if (kind === 'raised_to_date' || kind === 'commitment_of_round' || kind === 'grant')
    return item.basis === undefined ? by('kind', 'actual') : by(words, item.basis);
  if (subject === 'round' || kind === 'market_share_claim') return by('kind', 'target');
  const { date } = item;
  if (date?.mark === 'forecast') return by('date', 'forecast');
  if (date?.mark === 'actual') return by('date', 'actual');
  if (kind === 'bookings' && item.basis !== 'target' && item.basis !== 'forecast') return by('kind', 'actual');
  const ahead =
    date !== undefined &&
    !isOverByThen(date, slide, view) &&
    isAhead(date.asOf, view.readingDate, SUMMED_OVER_PERIOD.has(kind));
  if (item.basis === 'target') return by(words, 'target');
  // Nobody forecasts a year that is over: the word belongs to another figure.
  const isOver =
    date !== undefined &&
    date.asOf !== '' &&
    Number(date.asOf.slice(0, 4)) < Number(view.readingDate?.slice(0, 4) ?? 0);
  // … unless its own words say so, and the date stands elsewhere.
  const isCalledSo = item.told === true && item.read.dates.length === 0;
  if (item.basis === 'forecast') return isOver && !isCalledSo ? by('date', 'actual') : by(words, 'forecast');
  if (ahead) return by('date', 'forecast');
  if (item.basis === 'actual') return by(words, 'actual');
  const dated = date !== undefined && date.asOf !== '';
  // The running year on a page of projections is one of them.
  if (dated && frame.basis === 'forecast' && Number(date.asOf.slice(0, 4)) === Number(view.readingDate?.slice(0, 4)))
    return by('page', 'forecast');
  if (dated && frame.basis === 'forecast' && isAtHeadOfPlan(item, reading, view)) return by('page', 'forecast');
  if (isFirstOfPlan(item, reading, view)) return by('row', 'forecast');
  // A step of a roadmap, or of what the round is for, is no fact for its date having passed.
  const { alsoSections } = slide;
  const isStep = ASKS.has(slide.section) && (!alsoSections.includes('traction') || alsoSections.includes('roadmap'));
  if (dated && (isStep || slide.section === 'roadmap') && GROWS.has(kind) && !HAS_HAPPENED.test(item.read.folded))
    return by('page', 'target');
  if (dated && view.readingDate !== undefined) return by('date', 'actual');
  // A year on a page that tells no past, in a deck that says nothing of today, is a plan.
  if (dated && slide.section !== 'traction' && slide.section !== 'cover') return by('page', 'forecast');
  if (kind === 'runway') {
    if (isOfRound(item, reading)) return by('round', 'target');
    if (isOfNow(item) || tellsOfCash(reading)) return by('words', 'actual');
  }
  if (kind === 'burn_net' || kind === 'burn_gross') {
    if (isAsItIs(item)) return by('words', 'actual');
    if (isOnlyOfRound(reading)) return by('round', 'target');
    if (tellsOfCash(reading)) return by('words', 'actual');
  }
  // "At a 9 % fee that is £85m of revenue": what the market would bring.
  if (slide.section === 'market' && SUMMED_OVER_PERIOD.has(kind) && !slide.alsoSections.includes('traction'))
    return by('page', 'target');
  // A planned page does not make a price or a commission a plan.
  if (frame.basis === 'forecast' && frame.assumed !== true && (kind === 'price' || kind === 'take_rate'))
    return by('none', 'actual');
  // Of several undated figures of one row, nobody can say which is of today; prices and rates of plans stand so.
  if (kind !== 'price' && kind !== 'take_rate' && isInRow(item, reading)) return by('row', 'target');
  if (GROWS.has(kind)) {
    if (PLANS_ALIKE.has(slide.section) && !slide.alsoSections.includes('traction'))
      return isSaidOfToday(item, kind, reading) ? by('words', 'actual') : by('page', frame.basis ?? 'target');
  }
  // "Validate: 3 paid pilots" among what the round pays for.
  if (DEALS.has(kind) && ASKS.has(slide.section) && !slide.alsoSections.includes('traction'))
    return by('page', 'target');
  // Money in hand is told as it is, on a page of plans too.
  if (frame.basis === undefined || (OWN_FIGURES.has(kind) && kind !== 'pilot' && kind !== 'loi'))
    return by('none', 'actual');
  return by('page', frame.basis);
}

/** The running year at the head of a row whose other years are to come: what it is to end with. */
function isFirstOfPlan({ metric, date }: ReadFigure, { figures }: SlideReading, { readingDate }: DeckView): boolean {
  const running = readingDate?.slice(0, 4);
  if (metric === undefined || running === undefined || date?.asOf !== running) return false;
  const years = figures.flatMap((other) => (other.metric === metric && other.date ? other.date.asOf.slice(0, 4) : []));
  return years.some((year) => year > running) && !years.some((year) => year !== '' && year < running);
}

/** The one year of "Financial projections" that is over, in a deck whose other pages tell of no sales that come near. */
function isAtHeadOfPlan({ metric, date }: ReadFigure, { figures }: SlideReading, view: DeckView): boolean {
  const running = view.readingDate?.slice(0, 4);
  if (metric === undefined || running === undefined || date === undefined) return false;
  const years = new Set(
    figures.flatMap((other) => (other.metric === metric && other.date?.asOf ? other.date.asOf.slice(0, 4) : [])),
  );
  const over = [...years].filter((year) => year < running);
  if (over.length !== 1 || years.size - over.length < 2) return false;
  const sold = figures.filter((other) => isOfSales(other) && other.date?.asOf.startsWith(over[0]!));
  return !tellsOfSales(view, Math.max(0, ...sold.map(({ figure }) => figure.value)));
}

/** What one customer brings is no sale of a firm that has sold so much. */
const NEAR_IT = 0.1;

const isOfSales = ({ metric, figure }: ReadFigure): boolean =>
  metric !== undefined && SALES.has(metric.kind) && figure.type === 'money';

const tellsOfSales = (view: DeckView, sold: number): boolean =>
  readFigures(view).some(
    ({ slide, frame, figures }) =>
      frame.basis === undefined &&
      (slide.section === 'traction' || slide.alsoSections.includes('traction')) &&
      figures.some(
        (item) =>
          item.metric !== undefined &&
          SALES.has(item.metric.kind) &&
          item.figure.value >= NEAR_IT * sold &&
          item.basis !== 'target' &&
          !isAhead(item.date?.asOf ?? '', view.readingDate, false) &&
          !isInBracketsOf(item, view.companyName ?? ''),
      ),
  );

/** "Q2 FY27" told as traction in October 2026: the fiscal year began in April. */
function isOverByThen({ asOf, fiscalQuarter }: FigureDate, slide: ViewSlide, { readingDate }: DeckView): boolean {
  const isTold = slide.section === 'traction' || slide.alsoSections.includes('traction');
  return isTold && fiscalQuarter === true && Number(asOf.slice(0, 4)) <= Number(readingDate?.slice(0, 4) ?? 0) + 1;
}

/** What a company has today, if it is not what it is to have: on these pages it must say so. */
const GROWS = CLOSELY_TRACKED;
const PLANS_ALIKE = new Set<Section>(['businessModel', 'gtm', 'product', 'solution', 'whyNow']);
const ASKS = new Set<Section>(['ask', 'roadmap']);
const A_ROW = 3;

/** Ours in its own words, or people on a card of metrics of the product that no head makes a plan. */
function isSaidOfToday(item: ReadFigure, kind: FactKind, { slide, figures, frame }: SlideReading): boolean {
  if (item.said === 'company') return true;
  const isProduct = slide.section === 'product' || slide.section === 'solution';
  return isProduct && HEADS.has(kind) && frame.basis === undefined && isKpiCard(item, figures);
}

/** A factor of a product that is worked out: "2M patients × 20 % × $3", "500 cohorts × €15K". */
function isOperand({ figure, read }: ReadFigure): boolean {
  const behind = read.text.slice(figure.end);
  if (TIMES_MONEY.test(behind)) return true;
  if (!read.text.includes('=')) return false;
  return TIMES_BEFORE.test(read.text.slice(0, figure.start)) || TIMES_BEHIND.test(behind);
}

/** "Sales $450.00" on a page of the product: what its screen shows. */
const isToTheCent = ({ figure: { text, scaled, value } }: ReadFigure): boolean =>
  !scaled && value < MOST_ON_SCREEN && /\d[.,]\d{2}(?!\d)/u.test(text);
const SHOWS_PRODUCT = new Set<Section>(['product', 'solution', 'other', 'cover']);
const MOST_ON_SCREEN = 100_000;

const TIMES_BEFORE = /[×✕*] ?$/u;
const TIMES_BEHIND = /^[\p{L} /]{0,30}[×✕*]/u;
const TIMES_MONEY = /^[\p{L} /]{0,40}[×✕] ?(?:[$€£]|\d[\d.,]* ?[$€£])/u;

/** Whether the figure is one of three and more of its metric in a row that has no dates. */
function isInRow({ read, metric }: ReadFigure, { figures }: SlideReading): boolean {
  if (metric === undefined) return false;
  const row = read.passage.lines[0]?.cell?.rowText;
  const alike = figures.filter(
    (other) =>
      other.metric === metric &&
      other.date === undefined &&
      (other.read === read || (row !== undefined && other.read.passage.lines[0]?.cell?.rowText === row)),
  );
  return alike.length >= A_ROW;
}

/** Whether a figure of the runway is of the months that the round buys, not of those that are left now. */
export function isOfRound(item: ReadFigure, reading: SlideReading): boolean {
  const { figure, read } = item;
  const before = read.folded.slice(Math.max(0, figure.start - 80), figure.start).split(/[,;:|]/u);
  const behind = read.folded.slice(figure.end, figure.end + 60).split(/[,;:|]/u);
  if (ROUND.test(before[before.length - 1] ?? '') || ROUND.test(behind[0] ?? '')) return true;
  // "$1.5M for 18 months of runway": what is asked for buys them.
  const isBought = (other: ReadFigure): boolean =>
    other.read === read && other.metric?.kind === 'ask' && other.figure.end <= figure.start;
  if (reading.figures.some(isBought) && !isOfNow(item) && !tellsOfCash(reading)) return true;
  return isOnlyOfRound(reading) && !isOfNow(item);
}

const isOfNow = ({ figure, read }: ReadFigure): boolean =>
  NOW.test(read.folded.slice(Math.max(0, figure.start - 40), figure.end + 40));

/** "Net burn sits at $92K": told in the present. */
function isAsItIs({ figure, read }: ReadFigure): boolean {
  return AS_IT_IS.test(read.folded.slice(Math.max(0, figure.start - 40), figure.start));
}

/** A page of the round that tells of no money in hand: what it says of burn and runway is of the time after it. */
function isOnlyOfRound({ slide, figures }: SlideReading): boolean {
  const asks = figures.some(({ metric }) => metric?.kind === 'ask' && metric.weak !== true);
  const isAsk = slide.section === 'ask' || (asks && (slide.section === 'cover' || slide.alsoSections.includes('ask')));
  return isAsk && !tellsOfCash({ figures });
}

const tellsOfCash = ({ figures }: Pick<SlideReading, 'figures'>): boolean =>
  figures.some(({ metric, read }) => metric?.kind === 'cash' || (metric?.kind === 'runway' && NOW.test(read.folded)));
