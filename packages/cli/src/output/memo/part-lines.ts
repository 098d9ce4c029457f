/** Page one of the memo for the terminal: the line, why, and the parts as rows, from the same data as its files. */
import { renderMessage } from '@vc-analyst/core/i18n';
import { memoOf } from '@vc-analyst/core';
import { labelOfLine, type Analysis, type MemoCell, type MemoPart } from '@vc-analyst/core/model';
import { columns, paragraph } from '../columns.js';
import { wordsFor, type MemoTextOptions } from './memo-sections.js';

/** Cells of a name before its text. */
const INDENT = 4;
/** Rows of cells up to this stand as columns. */
const SHORT = 28;

/** What it is, what follows and why, and what decides. */
export function whyLines(analysis: Analysis, options: MemoTextOptions): string[] {
  const { paint, locale } = options;
  const width = Math.min(options.width, 88);
  const { line, verdict, decides } = memoOf(analysis);
  const label = line && labelOfLine(line);
  const whose = label ? paint.dim(`${renderMessage({ id: label, values: {} }, locale)}: `) : '';
  return [
    ...(line ? [...paragraph(`${whose}${told(line, options)}`, width), ''] : []),
    ...paragraph(verdict.map((cell) => told(cell, options)).join(' '), width),
    ...decides.flatMap((cell) => paragraph(`- ${told(cell, options)}`, width, 2)),
  ];
}

/** The parts that the deck says something of, each under its heading, and the line of what it does not state. */
export function partLines(analysis: Analysis, options: MemoTextOptions): string[] {
  const { parts, notStated } = memoOf(analysis);
  return [
    ...parts.flatMap((part) => linesOf(part, options)),
    ...(notStated ? ['', ...paragraph(notStated.text, Math.min(options.width, 88))] : []),
  ];
}

/** The deck slide by slide, in its own words; nothing of documents of before. */
export function pagesLines(analysis: Analysis, options: MemoTextOptions): string[] {
  const { pages } = memoOf(analysis);
  return pages ? linesOf(pages, options) : [];
}

/** The draft to the founder; nothing where there is none. */
export function emailLines(analysis: Analysis, options: MemoTextOptions): string[] {
  const { email } = memoOf(analysis);
  if (!email) return [];
  const title = renderMessage({ id: 'memo.part.email', values: {} }, options.locale);
  const text = email.text
    .split('\n')
    .flatMap((line) => (line === '' ? [''] : paragraph(line, Math.min(options.width, 88))));
  return ['', options.paint.bold(title), email.subject, '', ...text];
}

function linesOf({ title, note, rows }: MemoPart, options: MemoTextOptions): string[] {
  const { paint, width } = options;
  const heading = ['', paint.bold(title), ...(note ? paragraph(paint.dim(told(note, options)), width) : [])];
  if (rows.every((row) => row.length > 2 && row.every(({ text }) => text.length <= SHORT)))
    return [...heading, ...columns(rows.map((row) => row.map((cell) => told(cell, options))))];
  return [
    ...heading,
    ...rows.flatMap(([first, ...rest]) =>
      first === undefined
        ? []
        : rest.length === 0
          ? paragraph(`- ${told(first, options)}`, width, 2)
          : paragraph(
              `${told(first, options)}: ${rest
                .filter(({ text }) => text !== '')
                .map((cell) => told(cell, options))
                .join(' · ')}`,
              width,
              INDENT,
            ),
    ),
  ];
}

function told({ text, slides }: MemoCell, options: MemoTextOptions): string {
  const { reference } = wordsFor(options);
  return [text, ...slides.slice(0, 3).map(reference)].join(' ');
}
