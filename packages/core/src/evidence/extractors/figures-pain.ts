/** The pain in figures on problem pages, and measured differences to the alternatives. */
import type { FactDraft } from '../../model/fact.js';
import type { Extractor } from '../facts/extractor.js';
import { sourceIn } from '../figures/cited.js';
import { figureDraft } from '../figures/figure-draft.js';
import { readFigures } from '../figures/read-figures.js';
import type { ReadFigure, SlideReading } from '../figures/figure-reading.js';
import { isOrdinary } from '../learned/ordinary-words.js';
import { isSummaryPage } from '../view/summary-page.js';
import { ASKED, COMPARED, COMPARED_WITH, LOSS, TAKES } from '../words/extractors/figures-pain.js';

export const figuresPain: Extractor = {
  meta: { id: 'figures-pain', kinds: ['pain_cost', 'comparison'] },
  extract: (view) =>
    readFigures(view).flatMap((slide) =>
      slide.figures.flatMap((item): FactDraft[] => {
        if (isPain(item, slide)) {
          return [figureDraft(item, 'pain_cost', { view, slide }, { subject: 'customer', basis: 'external' })];
        }
        const comparison = comparisonOf(item, slide);
        return comparison === undefined ? [] : [figureDraft(item, 'comparison', { view, slide }, comparison)];
      }),
    ),
};
/** A word with a capital right before a bracket that the figure opens. */
const IN_BRACKETS = /(?<!\p{L})(\p{Lu}[\p{L}\d]{1,30}) \($/u;
const PAIN_TYPES = new Set(['money', 'percent', 'duration', 'time']);

function isPain(item: ReadFigure, { slide }: SlideReading): boolean {
  const { figure, read, metric } = item;
  if (slide.section !== 'problem' || isSummaryPage(slide) || !PAIN_TYPES.has(figure.type)) return false;
  // Nothing hurts that costs nothing: “$0 budget”.
  if (figure.type === 'money' && figure.value === 0) return false;
  // "Globex ($40M), Initech (YC)": what a firm has raised or is worth.
  const [, firm] = IN_BRACKETS.exec(read.text.slice(0, figure.start)) ?? [];
  if (figure.type === 'money' && firm !== undefined && !isOrdinary(firm)) return false;
  if (metric !== undefined && metric.weak !== true && metric.kind !== 'cost') return false;
  if (item.said === 'company' || (item.said === 'market' && !LOSS.test(read.folded.slice(0, 600)))) return false;
  // "Your 7-year-old", "20 years in the trade": how old or long somebody is, unless that is what it takes.
  if (figure.type === 'duration' && figure.value >= LONG && !TAKES.test(read.folded.slice(0, figure.start)))
    return false;
  const words = `${read.text} ${item.label?.text ?? ''}`.match(/\p{L}{2,}/gu)?.length ?? 0;
  return words >= 3;
}
/** Months. */
const LONG = 36;
const PAGES = new Set(['solution', 'product', 'competition', 'businessModel', 'traction', 'whyNow']);

/** What is said of a figure that compares us with others; undefined where it compares nothing. */
export function comparisonOf(item: ReadFigure, { slide }: SlideReading): Partial<FactDraft> | undefined {
  const { figure, read, metric } = item;
  if (figure.type !== 'multiple' && figure.type !== 'percent') return undefined;
  if (metric !== undefined && metric.weak !== true) return undefined;
  if (!PAGES.has(slide.section) || figure.change !== undefined || item.said === 'market') return undefined;
  const label = item.label?.folded ?? '';
  const near = `${read.folded.slice(Math.max(0, figure.start - 30), figure.end + 40)} ${label.length <= 60 ? label : ''}`;
  if (!COMPARED.test(near) || ASKED.test(`${read.folded.slice(0, 200)} ${label}`)) return undefined;
  const rival = COMPARED_WITH.exec(read.text.slice(figure.end, figure.end + 80))?.[1];
  const cited = sourceIn(read.text);
  return {
    subject: 'company',
    strength: 'specific',
    ...(rival !== undefined ? { subjectName: rival } : {}),
    ...(cited !== undefined ? { cited } : {}),
  };
}
