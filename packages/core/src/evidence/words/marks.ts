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

/** True for a cell that holds a mark only. */
export const isMarkCell = (cell: string): boolean => markOf(cell) !== undefined;
