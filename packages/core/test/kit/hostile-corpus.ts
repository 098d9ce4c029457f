/** The hostile files that lie beside the project: what each one is, what must come of it, and whether it did. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { DeckReader } from '../../src/deck/read-deck.js';
import { isVcError } from '../../src/errors/vc-error.js';
import { readCsv } from './read-csv.js';
import { sharedFolder } from './shared-folder.js';

export interface HostileFile {
  /** Below the corpus folder. */
  file: string;
  expected: string;
  /** Words that must be in the text, if the file opens. */
  mustFind: string;
}

export interface Outcome {
  /** `read`, or the code of the error. */
  outcome: string;
  /** All text, visible and hidden, without spaces. */
  text: string;
  ms: number;
}

const DAMAGED = ['damaged-file'];
const BOMB = ['unpacks-too-large', 'picture-too-large', 'reading-timeout', 'reading-memory'];
/** What each expectation of the index allows; an empty list is any clear error. */
const ALLOWED: Record<string, readonly string[]> = {
  OK_TEXT: ['read'],
  OK_NOTEXT: ['read'],
  OK_OR_ERR: ['read', 'any error'],
  OK_OR_BOMB: ['read', ...BOMB],
  OK_OR_REFUSE: ['read', 'unsupported-type'],
  REFUSE_TYPE: ['unsupported-type'],
  REFUSE_BOMB: BOMB.slice(0, 2),
  REFUSE_XML: ['unsafe-xml'],
  ERR_PASSWORD: ['password-protected'],
  ERR_CORRUPT: DAMAGED,
  ERR_EMPTY: ['empty-file', 'no-slides'],
  ERR_UNSUPPORTED: ['unsupported-powerpoint'],
};
/** Shows and templates are decks to us; the corpus was made for a reader that takes three endings only. */
const ALSO_READ = /\.(?:ppsx|potx)$/;

/** Undefined where the corpus is missing. */
export function hostileCorpus(): { folder: string; files: HostileFile[] } | undefined {
  const shared = sharedFolder();
  if (shared === undefined) return undefined;
  const folder = join(shared, 'hostile');
  const rows = readCsv(readFileSync(join(folder, 'index.csv'), 'utf8'));
  const files = rows.map(({ file = '', expected = '', must_find = '' }) => ({ file, expected, mustFind: must_find }));
  return { folder, files };
}

export async function readHostile(reader: DeckReader, folder: string, { file }: HostileFile): Promise<Outcome> {
  const bytes = readFileSync(join(folder, file));
  const start = performance.now();
  try {
    const deck = await reader.read([{ fileName: basename(file), bytes }]);
    const text = [...deck.slides.map((slide) => slide.text), ...deck.hidden.map((hidden) => hidden.text)].join('\n');
    return { outcome: 'read', text: squash(text), ms: performance.now() - start };
  } catch (error) {
    const outcome = isVcError(error) ? error.code : `not a VcError: ${String(error)}`;
    return { outcome, text: '', ms: performance.now() - start };
  }
}

/** What is wrong with an outcome; undefined when it is as it must be. */
export function complaint(file: HostileFile, { outcome, text }: Outcome): string | undefined {
  const allowed = ALLOWED[file.expected] ?? [];
  // An internal error would be ours, not the file's.
  const clear = !outcome.startsWith('not a VcError') && outcome !== 'internal';
  const fits =
    allowed.includes(outcome) ||
    (allowed.includes('any error') && clear) ||
    (outcome === 'read' && ALSO_READ.test(file.file));
  if (!fits) return `${file.file}: ${outcome} instead of ${allowed.join(' or ')}`;
  const wanted = file.expected === 'OK_NOTEXT' ? '' : squash(file.mustFind);
  if (outcome === 'read' && !text.includes(wanted) && !text.includes(asChinese(wanted)))
    return `${file.file}: "${file.mustFind}" not found`;
  return undefined;
}

/** The index has the words of one file as the bytes of its Chinese encoding, each taken for a letter. */
function asChinese(letters: string): string {
  return new TextDecoder('gbk').decode(Buffer.from(letters, 'latin1'));
}

function squash(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, '');
}
