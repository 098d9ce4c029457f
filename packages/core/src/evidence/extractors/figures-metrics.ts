/** Figures that a metric word names: traction, unit economics, cash and the round, market sizes. */
import type { FactKind } from '../../model/fact-kinds.js';
import type { FactDraft } from '../../model/fact.js';
import type { Extractor } from '../extractor.js';
import { figureDraft } from '../figures/figure-draft.js';
import { METRICS } from '../figures/metrics.js';
import { readFigures } from '../figures/read-figures.js';
import type { ReadFigure, SlideReading } from '../figures/read-figures.js';
import { fitsSlide } from '../figures/fits-slide.js';

export const figuresMetrics: Extractor = {
  meta: {
    id: 'figures-metrics',
    kinds: [...new Set<FactKind>([...METRICS.map(({ kind }) => kind), 'growth_yoy', 'buyer_count'])],
  },
  extract: (view) =>
    readFigures(view).flatMap((slide) =>
      slide.figures.flatMap((item): FactDraft[] => {
        const kind = kindOf(item, slide);
        if (kind === undefined || !fitsSlide(item, kind, slide)) return [];
        return [figureDraft(item, kind, { view, slide }, extrasOf(item, kind, slide))];
      }),
    ),
};

function kindOf(item: ReadFigure, slide: SlideReading): FactKind | undefined {
  const { metric, figure } = item;
  if (metric === undefined || metric.id === 'funding')
    return metric === undefined ? undefined : fundingKind(item, slide);
  if (metric.kind === 'market_growth' && item.said === 'company' && metric.id === 'cagr') return 'growth_yoy';
  const onMarket = slide.slide.section === 'market';
  if (metric.id === 'valuation' && item.said === 'market' && onMarket) return 'tam';
  // Users of the whole market are its possible buyers.
  if (HEADS.has(metric.kind) && (item.said === 'market' || (onMarket && item.said === undefined))) return 'buyer_count';
  if (metric.kind === 'ltv_cac' && figure.type === 'count' && figure.marked === false && figure.value > 100)
    return undefined;
  // What another company raised or asks is what it has raised.
  if (metric.kind === 'ask' && (item.said === 'competitor' || slide.slide.section === 'competition'))
    return 'raised_to_date';
  return metric.kind;
}

const HEADS = new Set<FactKind>(['customers', 'users', 'paying_customers', 'mau', 'dau']);

/** "Funding: $70,000" is the ask where the slide is about the ask. */
function fundingKind(item: ReadFigure, { slide }: SlideReading): FactKind | undefined {
  const isAsk = slide.section === 'ask' || (slide.alsoSections.includes('ask') && slide.section !== 'market');
  return isAsk && item.said !== 'competitor' && item.said !== 'market' ? 'ask' : undefined;
}

function extrasOf(item: ReadFigure, kind: FactKind, slide: SlideReading): Partial<FactDraft> {
  const { figure, read } = item;
  if (kind === 'runway') {
    return { detail: { after: afterRound(item, slide) ? 'round' : 'now' } };
  }
  if (kind === 'retention') {
    const window = windowOf(read.folded.slice(Math.max(0, figure.start - 40), figure.end + 40));
    return window === undefined ? {} : { detail: { window } };
  }
  if (kind === 'growth_yoy') return { subject: 'company', period: 'year' };
  if (kind === 'price' && figure.per !== undefined) return { detail: { unit: figure.per } };
  return {};
}

const ROUND = /(?:rais|round|fund|seed|proceeds|ronda|levant|levee|tour de table|inversion|this gives|provides)/u;

/** Months of runway that the round buys, not those that are left now. */
function afterRound({ figure, read }: ReadFigure, { slide, figures }: SlideReading): boolean {
  const before = read.folded.slice(Math.max(0, figure.start - 80), figure.start).split(/[,;:|]/u);
  const behind = read.folded.slice(figure.end, figure.end + 60).split(/[,;:|]/u);
  if (ROUND.test(before[before.length - 1] ?? '') || ROUND.test(behind[0] ?? '')) return true;
  const hasCash = figures.some((other) => other.metric?.kind === 'cash');
  return (
    slide.section === 'ask' &&
    !hasCash &&
    !/(?:current|today|left|remaining|actual|queda|restant)/u.test(
      read.folded.slice(Math.max(0, figure.start - 40), figure.end + 40),
    )
  );
}

function windowOf(around: string): string | undefined {
  if (/(?:d30|day[ -]?30|30[ -]?days?|30 dias|30 jours|j30)/u.test(around)) return 'd30';
  if (/(?:d7|day[ -]?7|7[ -]?days?|7 dias|7 jours|j7|week[ -]?1)/u.test(around)) return 'd7';
  if (/dau\/mau/u.test(around)) return 'dau_mau';
  if (/(?:12[ -]?months?|month[ -]?12|m12|12 meses|12 mois|annual|yearly|anual|annuel)/u.test(around)) return 'month12';
  return /(?:repeat|returning|recompra|recurren|reachat)/u.test(around) ? 'repeat' : undefined;
}
