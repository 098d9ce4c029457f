/** The signs of comparison tables: yes, no, partly. */
import { fold } from '../../text/words.js';

const YES = new Set([
  '✓',
  '✔',
  '✅',
  '☑',
  '●',
  '⬤',
  '◉',
  '•',
  'yes',
  'y',
  'si',
  'oui',
  'x✓',
  '+',
  '++',
  '+++',
  '👍',
  '🟢',
  'ja',
  'sim',
  'incluido',
  'inclus',
  'included',
]);
const NO = new Set([
  '✗',
  '✘',
  '❌',
  '✖',
  '×',
  'x',
  '☒',
  '○',
  '◯',
  'no',
  'non',
  'n',
  '-',
  '–',
  '—',
  '--',
  '👎',
  '🔴',
  'none',
  'nein',
  'nao',
  '⛔',
  '🚫',
]);
const PARTLY = new Set([
  '◐',
  '◑',
  '◒',
  '◓',
  '~',
  '±',
  '▲',
  '🟡',
  'partial',
  'partly',
  'limited',
  'some',
  'parcial',
  'limitado',
  'a veces',
  'partiel',
  'limite',
  'parfois',
  '⚠',
  '+/-',
]);

export type Mark = 'yes' | 'no' | 'partly';

/** What a cell's mark says; undefined when the cell holds anything else. */
export function markOf(cell: string): Mark | undefined {
  const sign = fold(cell.trim().replace(/\uFE0F/gu, ''));
  if (sign.length > 10) return undefined;
  if (YES.has(sign)) return 'yes';
  if (NO.has(sign)) return 'no';
  return PARTLY.has(sign) ? 'partly' : undefined;
}

/** Says of a mark that it is not so yet, or not quite. */
const NOT_YET =
  /(?<!\p{L})(?:coming|soon|planned|roadmap|beta|limited|partial|basic|proximamente|previsto|limitado|parcial|basico|bientot|prevu|limite|partiel)/u;

/** What a cell says that opens with a mark and goes on in a few words ("✓ Built-in"); else as `markOf`. */
export function markOpening(cell: string): Mark | undefined {
  const [sign = '', ...rest] = cell.trim().split(/\s+/u);
  if (rest.length === 0 || /[\p{L}\p{N}]/u.test(sign)) return markOf(cell);
  const mark = rest.length <= 4 ? markOf(sign) : undefined;
  return mark === 'yes' && NOT_YET.test(fold(rest.join(' '))) ? 'partly' : mark;
}

/** True for a cell that holds a mark only. */
export const isMarkCell = (cell: string): boolean => markOf(cell) !== undefined;
