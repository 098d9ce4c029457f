/** Asks the critic of what only one side has found and of what points rest on, and keeps what of its verdicts counts. */
import type { DeckView } from '../../../evidence/view/view-types.js';
import type { SecondLook } from '../../../model/fact.js';
import { toLookAt } from '../merge-readings.js';
import { UNREAD, type Unread } from '../outcome.js';
import { kindsOf } from '../questions.js';
import type { StepState } from '../step-readings.js';
import {
  criticSheets,
  holdDenials,
  holdVerdicts,
  MOST_ITEMS,
  type CriticItem,
  type CriticSheet,
  type Verdicts,
} from './critic.js';

/** Calls of the critic for one deck: what the fullest decks state is asked about. */
const MOST_SHEETS = 5;

/**
 * All candidates first, then what points rest on (`carrying`, ids), then the rest. `UNREAD` when its answers to the
 * controls show that it says the same to everything; undefined where there is nothing to ask.
 */
export async function hearCritic(
  states: readonly StepState[],
  carrying: readonly string[],
  tools: { view: DeckView; mark: string; ask: (sheet: CriticSheet) => Promise<ReadonlyMap<string, SecondLook>> },
): Promise<Verdicts | Unread | undefined> {
  const asked = states.filter(({ group }) => group !== undefined);
  const carries = new Set(carrying);
  const rank = ({ key, draft }: CriticItem): number => (!('id' in draft) ? 0 : carries.has(key) ? 1 : 2);
  const items = asked
    .flatMap(({ known, readings, group }) =>
      toLookAt(
        known.filter(({ kind }) => kindsOf(group!).includes(kind)),
        readings,
        carries,
      ),
    )
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, MOST_SHEETS * MOST_ITEMS);
  if (items.length === 0) return undefined;
  const sheets = criticSheets(items, tools);
  const heard = await Promise.all(sheets.map(async (sheet) => holdVerdicts(sheet, await tools.ask(sheet))));
  const read = heard.filter((verdicts) => verdicts !== undefined);
  if (read.length < heard.length) return UNREAD;
  const known = new Set(asked.flatMap((state) => state.known.map(({ id }) => id)));
  const agreed = new Set(asked.flatMap(({ readings }) => readings.flatMap(({ confirmed }) => [...confirmed])));
  return holdDenials(new Map(read.flatMap((verdicts) => [...verdicts])), { agreed, known }) ?? UNREAD;
}
