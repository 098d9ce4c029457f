/** The summary properties of an OLE file: title, subject, author, keywords, comments, date. */
import { cleanText } from '../../layout/clean-text.js';
import type { Deck, HiddenText } from '../../../model/deck.js';

const TITLE = 2;
const SUBJECT = 3;
const AUTHOR = 4;
const KEYWORDS = 5;
const COMMENTS = 6;
const CREATED = 12;
const SAVED = 13;
const CODE_PAGE = 1;

const TYPE_SHORT = 2;
const TYPE_ANSI = 30;
const TYPE_UTF16 = 31;
const TYPE_TIME = 64;
const UTF8 = 65_001;
/** Milliseconds from 1601 to 1970: OLE counts from the former. */
const EPOCH = 11_644_473_600_000;
const MOST = 100;

export function readSummary(stream: Uint8Array | undefined): Pick<Deck, 'metadata'> & { hidden: HiddenText[] } {
  const values = stream ? properties(Buffer.from(stream)) : new Map<number, string>();
  const get = (id: number) => values.get(id) ?? '';
  const writtenAt = get(SAVED) || get(CREATED);
  return {
    metadata: {
      ...(get(TITLE) === '' ? {} : { title: get(TITLE) }),
      ...(get(AUTHOR) === '' ? {} : { author: get(AUTHOR) }),
      ...(writtenAt === '' ? {} : { writtenAt }),
    },
    hidden: [TITLE, SUBJECT, KEYWORDS, COMMENTS]
      .map(get)
      .filter((text) => text !== '')
      .map((text) => ({ slide: 0, text, hiddenBy: 'metadata' })),
  };
}

/** Reads until something does not fit: a cut stream gives what it has. */
function properties(data: Buffer): Map<number, string> {
  const values = new Map<number, string>();
  try {
    const set = data.readUInt32LE(44);
    const count = Math.min(MOST, data.readUInt32LE(set + 4));
    let encoding: BufferEncoding = 'latin1';
    for (let index = 0; index < count; index++) {
      const id = data.readUInt32LE(set + 8 + 8 * index);
      const at = set + data.readUInt32LE(set + 12 + 8 * index);
      const type = data.readUInt16LE(at);
      if (id === CODE_PAGE && type === TYPE_SHORT && data.readUInt16LE(at + 4) === UTF8) encoding = 'utf8';
      const length = data.readUInt32LE(at + 4);
      if (type === TYPE_ANSI) values.set(id, text(data.toString(encoding, at + 8, at + 8 + length)));
      if (type === TYPE_UTF16) values.set(id, text(data.toString('utf16le', at + 8, at + 8 + 2 * length)));
      if (type === TYPE_TIME) {
        const at1970 = Number(data.readBigUInt64LE(at + 4) / 10_000n) - EPOCH;
        if (at1970 > 0 && at1970 < 4e12) values.set(id, new Date(at1970).toISOString().slice(0, 10));
      }
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return values;
}

function text(raw: string): string {
  return cleanText(raw.replace(/\0.*$/s, ''));
}
