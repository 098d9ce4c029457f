/** A chart's title, categories and series as rows, with its figures as the chart's number format shows them. */
import { attribute, child, childrenOf, descendants, numberAttribute, textOf, type XmlNode } from './xml.js';

/** More points than this are a curve, not figures anyone reads. */
const MAX_POINTS = 400;
const PLOTS = /^(?:bar|line|pie|area|radar|scatter|bubble|doughnut|ofPie|stock|surface)(?:3D)?Chart$/;

export interface ChartText {
  /** Title of the chart and of its axes. */
  headings: string[];
  /** A head with the series' names, then a row a category. */
  rows: string[][];
}

/** `root` is the chart part's. Newer chart kinds (waterfall, funnel, …) give their words only. */
export function readChart(root: XmlNode | undefined): ChartText {
  const chart = child(root, 'chart');
  const title = words(child(chart, 'title'));
  const plots = child(chart, 'plotArea')?.children ?? [];
  const axes = plots.filter((each) => /Ax$/.test(each.name)).map((axis) => words(child(axis, 'title')));
  return {
    headings: [title, ...axes].filter((heading) => heading !== ''),
    rows: plots.filter((each) => PLOTS.test(each.name)).flatMap(plotRows),
  };
}

function words(node: XmlNode | undefined): string {
  const rich = descendants(node, 't').map(textOf).join('');
  const cached = rich === '' ? descendants(node, 'v').map(textOf).join(' ') : rich;
  return cached.replace(/\s+/g, ' ').trim();
}

function plotRows(plot: XmlNode): string[][] {
  const series = childrenOf(plot, 'ser').map((one) => ({
    name: words(child(one, 'tx')),
    categories: pointsOf(child(one, 'cat') ?? child(one, 'xVal')),
    values: pointsOf(child(one, 'val') ?? child(one, 'yVal')),
  }));
  const categories = series.map((one) => one.categories).find((found) => found.size > 0) ?? new Map<number, string>();
  const indexes = [...new Set([...categories.keys(), ...series.flatMap((one) => [...one.values.keys()])])]
    .sort((a, b) => a - b)
    .slice(0, MAX_POINTS);
  if (indexes.length === 0) return series.filter(({ name }) => name !== '').map(({ name }) => [name]);
  const head = series.some(({ name }) => name !== '') ? [['', ...series.map(({ name }) => name)]] : [];
  return [
    ...head,
    ...indexes.map((index) => [categories.get(index) ?? '', ...series.map(({ values }) => values.get(index) ?? '')]),
  ];
}

/** Cached points by index; categories of several levels are joined, outermost first. */
function pointsOf(source: XmlNode | undefined): Map<number, string> {
  const points = new Map<number, string>();
  const levels = descendants(source, 'lvl');
  for (const cache of levels.length > 0 ? levels.reverse() : (source?.children ?? []).flatMap(cachesOf)) {
    const format = textOf(child(cache, 'formatCode'));
    for (const point of childrenOf(cache, 'pt')) {
      const index = numberAttribute(point, 'idx') ?? 0;
      const text = formatted(textOf(child(point, 'v')).trim(), attribute(point, 'formatCode') ?? format);
      const before = points.get(index);
      if (text !== '') points.set(index, before === undefined ? text : `${before} ${text}`);
    }
  }
  return points;
}

function cachesOf(reference: XmlNode): XmlNode[] {
  if (/Lit$/.test(reference.name)) return [reference];
  return reference.children.filter((each) => /Cache$/.test(each.name));
}

/** Percent, currency signs and decimals of the usual formats; other figures as stored, without binary noise. */
function formatted(value: string, format: string): string {
  if (!/^-?\d+(?:\.\d+)?(?:E[+-]?\d+)?$/i.test(value)) return value;
  const number = Number(value);
  const [code = ''] = format.split(';');
  if (/[ymdhs]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|General/gi, ''))) return dateText(number) ?? value;
  const percent = code.includes('%');
  const decimals = /0\.(0+)/.exec(code)?.[1]?.length ?? (percent || /0/.test(code) ? 0 : undefined);
  const shown = percent ? number * 100 : number;
  const plain = decimals === undefined ? String(Number(shown.toPrecision(12))) : shown.toFixed(Math.min(decimals, 20));
  const currency = /[$€£¥]/.exec(code)?.[0] ?? '';
  return `${currency}${plain}${percent ? '%' : ''}`;
}

/** A day count of the sheet's calendar as a date. */
function dateText(days: number): string | undefined {
  if (days < 1 || days > 100_000) return undefined;
  return new Date(Math.round((days - 25_569) * 86_400_000)).toISOString().slice(0, 10);
}
