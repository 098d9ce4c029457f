/** The deck slide by slide, in its own words: what nobody judged, for the reader to judge. */
import type { MemoCell, MemoPart } from '../../model/memo.js';
import { message, type MessageValue } from '../../model/message.js';
import { plainLine } from '../../text/plain-line.js';
import type { Writer } from './cells.js';

/** “🎯 The problem”, “Product – ✅ Live”: pictures before words say nothing, and few fonts have them. */
const PICTURES = /(^|– )(?:\p{Extended_Pictographic}[\ufe0f\u200d]*)+\s*/gu;
const plain = (text: string): string => plainLine(text).replace(PICTURES, '$1');

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

/** “First line” · “second line”. */
function linesCell({ say }: Writer, lines: readonly string[]): MemoCell {
  const [first = '', ...rest] = lines.map((line) => plain(line));
  const quoted = (quote: string): MessageValue => ({ message: message('export.quoted', { quote }) });
  if (rest.length === 0) return say('list', { list: { list: [quoted(first)] } });
  const joined = (told: MessageValue, line: string): MessageValue => ({
    message: message('memo.pages.lines', { first: told, second: quoted(line) }),
  });
  return say('pages.lines', { first: rest.slice(0, -1).reduce(joined, quoted(first)), second: quoted(rest.at(-1)!) });
}
