/** Turns away bindings that the slide's topic makes wrong: product benefits as metrics, prices of others as ours. */
import type { FactKind } from '../../model/fact-kinds.js';
import { CAREER_FIGURES } from '../../model/kind-sets.js';
import type { ReadFigure, SlideReading } from './figure-reading.js';
import { isKpiCard } from './kpi-card.js';
import {
  AIM,
  BENEFIT,
  CAREER,
  IN_EXCHANGE,
  OF_TEAM,
  OF_WHOM,
  PART_OF_ROUND,
  TEAM_COUNT,
} from '../words/figures/section-filter.js';

const MONEY_TOPICS = new Set([
  'ask',
  'financials',
  'businessModel',
  'traction',
  'cover',
  'roadmap',
  'appendix',
  'other',
  'contact',
  'gtm',
  'market',
  'whyNow',
  'risk',
]);

/** What is promised above that is no part of a round. */
const MOST_COMMITTED = 1e9;

/** True when a fact of `kind` may be read from `item` on its slide. */
export function fitsSection(item: ReadFigure, kind: FactKind, { slide, figures }: SlideReading): boolean {
  const sections = [slide.section, ...slide.alsoSections];
  const is = (...names: string[]): boolean => sections.some((section) => names.includes(section));
  const { figure, metric, read } = item;
  const around = read.folded.slice(Math.max(0, figure.start - 60), figure.end + 60);
  if (BENEFIT.test(around) && figure.type === 'percent') return false;
  // What a person has sold or raised elsewhere is told on the page of the team.
  if (slide.section === 'team' && CAREER_FIGURES.has(kind) && item.said !== 'company') return false;
  switch (kind) {
    case 'ask':
      if (
        figure.sign !== undefined ||
        PART_OF_ROUND.test(read.folded.slice(figure.end)) ||
        isShareInRow(item) ||
        isOfItsAim(item)
      )
        return false;
      return (
        (MONEY_TOPICS.has(slide.section) ||
          is('ask') ||
          (isNamedByLabel(item) && !is('problem', 'competition', 'team'))) &&
        item.said !== 'market' &&
        item.said !== 'customer'
      );
    case 'pre_money':
      return (
        metric?.detail?.unspecified !== true ||
        is('ask', 'financials') ||
        item.said === 'company' ||
        item.said === 'competitor'
      );
    case 'revenue':
      // On other pages what is invoiced is a price, or what the problem costs others.
      return metric?.id !== 'invoiced' || is('traction', 'financials', 'cover');
    case 'price':
      return (
        item.said !== 'market' &&
        item.said !== 'competitor' &&
        !is('competition', 'problem', 'market', 'team', 'whyNow')
      );
    case 'headcount':
      if (isLed(read.folded, figure.start) || isPartOfTeam(item)) return false;
      // "people" on other slides are anybody.
      return is('team') && item.said !== 'market'
        ? figure.value > 0 && figure.value < 5000 && !figure.scaled
        : isOwnStaff(around, metric?.weak === true);
    case 'customers':
    case 'users':
    case 'paying_customers':
    case 'mau':
    case 'signups':
      return (
        !is('problem', 'solution', 'product', 'team') ||
        is('traction', 'cover') ||
        item.said === 'company' ||
        item.basis === 'actual' ||
        isKpiCard(item, figures)
      );
    case 'tam':
      return metric?.weak !== true || !is('problem', 'ask', 'team', 'competition') || is('market');
    case 'burn_net':
    case 'burn_gross':
    case 'cash':
      // Who burns on these pages is a customer.
      return !is('problem', 'market') || item.said === 'company' || is('ask', 'financials');
    case 'commitment_of_round':
      return figure.value <= MOST_COMMITTED && !is('product', 'solution', 'problem', 'whyNow');
    case 'dilution':
      return is('ask', 'financials') || IN_EXCHANGE.test(around);
    case 'cost':
      return !is('problem', 'market', 'competition');
    case 'take_rate':
      return !is('problem', 'competition') && (slide.section !== 'whyNow' || item.said === 'company');
    default:
      return true;
  }
}

/** "$200K" over "Seed funding goal": whatever else the page is about. */
function isNamedByLabel({ label, metric }: ReadFigure): boolean {
  return label !== undefined && metric !== undefined && metric.weak !== true;
}

/** "Marketing | 45% | $225K": a part of what the round pays for, where one column holds the shares. */
export function isShareInRow({ read, metric }: ReadFigure): boolean {
  const cell = read.passage.lines[0]?.cell;
  if (cell === undefined || metric?.weak !== true) return false;
  const shares = cell.table.rows.map((row) => row.findIndex((text) => SHARE.test(text.trim())));
  const column = shares[cell.rowIndex] ?? -1;
  return column >= 0 && column !== cell.columnIndex && shares.filter((one) => one === column).length >= SHARES;
}

const SHARE = /^[~≈]?\d{1,2}(?:[.,]\d+)? ?%$/u;
const SHARES = 2;

/** "Seed round to take us to the first $100K of volume": what the money is for. */
function isOfItsAim({ figure, read, mention }: ReadFigure): boolean {
  return mention !== undefined && mention.end <= figure.start && AIM.test(read.folded.slice(mention.end, figure.start));
}

/** "Led a team of 20 at …": people of another company. */
function isLed(folded: string, at: number): boolean {
  return CAREER.test(folded.slice(Math.max(0, at - 60), at));
}

/** "31 people, 14 of them engineers": the second is a part of the first. */
function isPartOfTeam({ figure, read }: ReadFigure): boolean {
  const [first] = read.figures.filter(({ type }) => type === 'count');
  if (first === undefined || first === figure || first.start > figure.start || first.value < figure.value) return false;
  return (
    OF_TEAM.test(read.folded.slice(figure.end, figure.end + 16)) || OF_WHOM.test(read.folded.slice(0, figure.start))
  );
}

function isOwnStaff(around: string, weak: boolean): boolean {
  if (TEAM_COUNT.test(around)) return true;
  return !weak;
}
