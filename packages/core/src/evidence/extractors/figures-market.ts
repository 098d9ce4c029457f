/** Market figures that no metric word names: the amount on a market page, the number of possible buyers. */
import type { FactDraft } from '../../model/fact.js';
import { MARKET_SIZES } from '../../model/kind-sets.js';
import type { Extractor } from '../facts/extractor.js';
import { buyersBehind, isBuyerNoun } from '../figures/buyers.js';
import { isPartOf } from '../figures/bind-passage.js';
import { clauseOf } from '../figures/read-passage.js';
import { figureDraft } from '../figures/figure-draft.js';
import { readFigures } from '../figures/read-figures.js';
import type { ReadFigure, SlideReading } from '../figures/figure-reading.js';
import {
  ACTIVE,
  COUNTED,
  CROWD,
  LONG_BILLION,
  NO_HEADS,
  NO_MARKET,
  SERVED,
  UP_TO,
  YEARLY_RATE,
} from '../words/extractors/figures-market.js';

export const figuresMarket: Extractor = {
  meta: { id: 'figures-market', kinds: ['tam', 'buyer_count'] },
  extract: (view) => {
    const slides = readFigures(view);
    const labelled = slides.some(({ figures }) => figures.some(({ metric }) => metric?.id === 'tam'));
    return slides.flatMap((slide) =>
      slide.figures.flatMap((item): FactDraft[] => {
        // Where the deck names its market, other amounts are not it.
        if (!labelled && isMarketAmount(item, slide))
          return [figureDraft(item, 'tam', { view, slide }, { subject: 'market' })];
        const buyers = buyersOf(item, slide);
        return buyers === undefined
          ? []
          : [figureDraft(item, 'buyer_count', { view, slide }, { subject: 'market', text: buyers })];
      }),
    );
  },
};

/** Ten million and more on a market page, or a hundred billion anywhere: nobody's but a market's. */
function isMarketAmount(item: ReadFigure, { slide }: SlideReading): boolean {
  const { figure, read, metric } = item;
  if (metric !== undefined && metric.id !== 'funding') return false;
  if (figure.per !== undefined || (figure.type !== 'money' && !isBillions(item))) return false;
  if (item.said === 'competitor' || item.said === 'company') return false;
  // Rows of amounts are ticks or cells of a picture.
  if (read.figures.length > 12) return false;
  if (read.figures.length > 3 && (read.text.match(/\p{L}{3,}/gu)?.length ?? 0) < read.figures.length * 2) return false;
  if (read.metrics.some((mention) => MARKET_SIZES.has(mention.metric.kind) && isPartOf(mention, read))) return false;
  const clause = clauseOf(read, figure.start);
  const around = `${read.folded.slice(Math.max(clause.start, figure.start - 70), Math.min(clause.end, figure.end + 70))} ${item.label?.folded ?? ''}`;
  if (NO_MARKET.test(around)) return false;
  if (figure.value >= 1e8 && growsTo(item)) return true;
  // Where rivals are told of, an amount is as likely theirs.
  const sections = [slide.section, ...slide.alsoSections];
  if (sections.includes('market') && !sections.includes('competition')) return figure.value >= 1e7;
  return figure.value >= 1e11 && !['problem', 'competition', 'team'].includes(slide.section);
}

/** "… at a 27 % CAGR to £12.4 billion in 2031". */
function growsTo({ figure, read }: ReadFigure): boolean {
  const before = read.folded.slice(Math.max(0, figure.start - 60), figure.start);
  return YEARLY_RATE.test(before) && (figure.bound === 'lte' || UP_TO.test(before));
}

// "7,25 Mds" without a currency.
function isBillions({ figure, read }: ReadFigure): boolean {
  return figure.type === 'count' && figure.scaled && LONG_BILLION.test(read.text.slice(figure.start, figure.coreEnd));
}

function buyersOf(item: ReadFigure, { slide }: SlideReading): string | undefined {
  const { figure, read, metric } = item;
  if (figure.type !== 'count' || figure.value < 100) return undefined;
  if (metric !== undefined && metric.weak !== true) return undefined;
  const isMarket = slide.section === 'market' || item.said === 'market';
  if (!isMarket || item.said === 'competitor' || isServed(item) || areActive(item)) return undefined;
  if (isCrowd(item))
    return read.text
      .slice(figure.start, figure.end + 40)
      .split(/[.,;:|(]/u)[0]
      ?.trim();
  if (isBuyerNoun(figure, read)) return read.text.slice(clauseOf(read, figure.start).start, figure.end).trim();
  return buyersBehind(figure, read, true) ?? (item.label === undefined ? undefined : buyersIn(item));
}
const LEAST_CROWD = 10_000;

function isCrowd({ figure, read }: ReadFigure): boolean {
  if (!figure.scaled || figure.value < LEAST_CROWD) return false;
  const behind = read.folded.slice(figure.end, figure.end + 40);
  return CROWD.test(behind) && !NO_HEADS.test(behind);
}

function isServed({ figure, read }: ReadFigure): boolean {
  const { start } = clauseOf(read, figure.start);
  const before = read.folded.slice(Math.max(start, figure.start - 50), figure.start);
  return SERVED.test(before) && !COUNTED.test(before);
}

/** "100,000 active farmers" use something already, or are to. */
const areActive = ({ figure, read }: ReadFigure): boolean =>
  ACTIVE.test(read.folded.slice(figure.end, figure.end + 40).split(/[.,;:|(]/u)[0] ?? '');

function buyersIn({ figure, label }: ReadFigure): string | undefined {
  if (label === undefined) return undefined;
  return buyersBehind({ ...figure, end: 0 }, label, true) === undefined
    ? undefined
    : `${figure.text} ${label.text}`.slice(0, 120);
}
