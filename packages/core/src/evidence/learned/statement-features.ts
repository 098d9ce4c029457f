/** What a model may know of a statement: its words, what stands around it, its place and look, and what the rules said. */
import type { FeatureSink, FeatureWriter } from './hashed-features.js';
import type { Statement } from '../view/statements.js';
import type { ViewSlide } from '../view/view-types.js';
import { addNames } from './named-words.js';
import { maskedWords } from './masked-words.js';
import { MONEY } from '../words/learned/statement-features.js';

/** A slide with its statements in order, and what is already known of both. */
export interface SlideContext {
  slide: ViewSlide;
  statements: readonly Statement[];
  /** Kinds of the facts that the rules found in a statement. */
  kindsOf: (statement: Statement) => readonly string[];
}

/** Words of a statement that are looked at: the first ones and the last ones say what it is about. */
const WORDS = 60;
/** Words of the statements before and after it that are looked at. */
const BESIDE = 12;

/** Features of every statement of a slide, in order. */
export function statementFeatures(context: SlideContext): FeatureWriter[] {
  const { slide, statements } = context;
  const { likely } = slide;
  const title = maskedWords(slide.title, 16);
  const shared = [
    ...likely.flatMap(({ label, probability }) => [
      ...(probability >= 0.2 ? [`section=${label}`] : []),
      ...(probability >= 0.6 ? [`section!${label}`] : []),
    ]),
    ...[slide.section, ...slide.alsoSections].map((section) => `on=${section}`),
    `language=${slide.language}`,
  ];
  const told = likely.filter(({ probability }) => probability >= 0.3);
  const words = statements.map(({ text }) => maskedWords(text, WORDS));
  const usual = median(statements.map(({ line }) => line.size));

  return statements.map((statement, at) => (features) => {
    features.addWords('title', title);
    for (const name of shared) features.add(name);
    const own = words[at]!;
    features.addWords('w', own);
    features.addWordParts('p', own);
    for (const { label } of told) for (const word of own) features.add(`${label}:${word}`);
    addNames(features, 'names', statement.text);
    features.addWords('under', maskedWords(statement.under, 10));
    for (const [field, beside] of [
      ['before', words[at - 1]],
      ['after', words[at + 1]],
    ] as const)
      if (beside) features.addWords(field, beside.slice(0, BESIDE), false);
      else features.add(`${field}=nothing`);
    features.addWords('column', maskedWords(statement.line.column ?? '', 8), false);
    addLook(features, statement, own.length, usual);
    for (const kind of context.kindsOf(statement)) features.add(`rule=${kind}`);
  });
}

function addLook(features: FeatureSink, statement: Statement, words: number, usual: number): void {
  const { line, text, heading, source } = statement;
  features.add(`words=${sizeClass(words)}`);
  if (heading) features.add('heading');
  if (line.bold) features.add('bold');
  if (line.cell)
    features.add(line.cell.rowIndex === 0 ? 'cell-head' : line.cell.columnIndex === 0 ? 'cell-row' : 'cell');
  if (source !== 'text') features.add(`source=${source}`);
  if (usual > 0 && line.size > 0) {
    const ratio = line.size / usual;
    features.add(ratio > 1.6 ? 'huge' : ratio > 1.15 ? 'large' : ratio < 0.85 ? 'small' : 'usual');
  }
  if (/^\s*(?:[•●○▪■◦‣►✓✔★→·*–—-]|\d{1,2}[.)])/u.test(statement.raw)) features.add('bullet');
  if (/\?\s*$/u.test(text)) features.add('asks');
  if (/:\s*$/u.test(text)) features.add('announces');
  if (/\p{L}/u.test(text) && text === text.toUpperCase()) features.add('shouts');
  if (/\d/u.test(text)) features.add('digits');
  if (MONEY.test(text)) features.add('money');
  if (/\d\s?%/u.test(text)) features.add('percent');
  if (/\b(?:19|20)\d\d\b/u.test(text)) features.add('year');
  if (/\bQ[1-4]\b/u.test(text)) features.add('quarter');
  if (/\S@\S+\.\p{L}/u.test(text)) features.add('address');
  if (/(?:https?:\/\/|www\.|\.com\b)/u.test(text)) features.add('link');
  if (/\d\s?[x×]\b/iu.test(text)) features.add('multiple');
  if (/→|->|=>/u.test(text)) features.add('arrow');
}

/** 0, 1, 2, 3, 4-5, 6-8, 9-13, 14-22 … as one number a class. */
function sizeClass(count: number): number {
  return count <= 3 ? count : Math.round(2 * Math.log2(count));
}

function median(values: readonly number[]): number {
  const sorted = values.filter((value) => value > 0).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
