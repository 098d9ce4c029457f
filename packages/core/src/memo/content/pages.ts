/** The deck slide by slide, in its own words: what nobody judged, for the reader to judge. */
import type { MemoCell, MemoPart } from '../../model/memo.js';
import { message, type MessageValue } from '../../model/message.js';
import type { Telling } from '../../model/slide-summary.js';
import { plainLine } from '../../text/plain-line.js';
import type { Writer } from './cells.js';

/** “🎯 The problem”: pictures before words say nothing, and few fonts have them. */
const PICTURES = /^(?:\p{Extended_Pictographic}[\ufe0f\u200d]*)+\s*/u;
const plain = (text: string): string => plainLine(text).replace(PICTURES, '');

/** Nothing of documents of before, whose slides keep no such lines. */
export function pagesPart(writer: Writer): MemoPart | undefined {
  const { say, slides } = writer;
  const rows = slides.flatMap(({ number, title, section, telling = [], readBy }): MemoCell[][] => {
    if (telling.length === 0 || readBy === 'answer') return [];
    const on = { slides: [number], factIds: [] };
    const name = plain(title);
    const isNamed = name !== '' || section === 'other';
    const head: MemoCell = isNamed
      ? { text: name || '–', ...on }
      : { ...writer.tell(`label.section.${section}`, {}), ...on };
    return [[head, linesCell(writer, telling)]];
  });
  const [part] = writer.part('pages', rows, { note: say('pages.note') });
  return part;
}

/** “First line” · Its heading: “second line”. */
function linesCell({ say }: Writer, lines: readonly Telling[]): MemoCell {
  const [first, ...rest] = lines.map(lineOf);
  const all = rest.reduce(
    (before, line): MessageValue => ({ message: message('memo.pages.lines', { before, line }) }),
    first!,
  );
  return say('list', { list: { list: [all] } });
}

function lineOf({ quote, under }: Telling): MessageValue {
  const quoted: MessageValue = { message: message('export.quoted', { quote: plain(quote) }) };
  if (under === undefined) return quoted;
  return { message: message('memo.pages.under', { head: plain(under).replace(/:$/u, ''), line: quoted }) };
}
