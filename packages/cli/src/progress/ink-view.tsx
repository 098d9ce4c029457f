/** Progress on a terminal: the decks in work with their nine steps, above an overall bar; ended decks scroll by. */
import { Box, render, Static, Text } from 'ink';
import { useSyncExternalStore } from 'react';
import { renderMessage } from '@vc-analyst/core/i18n';
import { STEP_IDS, type BatchEvent, type Locale, type StepId } from '@vc-analyst/core/model';
import { printable } from '../output/printable.js';
import { endLine } from './plain-lines.js';
import type { Follower } from './follow-run.js';

interface RunningDeck {
  fileName: string;
  startedAt: number;
  slide?: { number: number; of: number };
  steps: Partial<Record<StepId, 'processing' | 'completed' | 'error'>>;
}

export interface RunState {
  total: number;
  running: ReadonlyMap<number, RunningDeck>;
  ended: readonly { index: number; text: string; failed: boolean }[];
}

export const startState = (total: number): RunState => ({ total, running: new Map(), ended: [] });

/** The state after `event`; pure, so that it can be tested without a terminal. */
export function advance(state: RunState, event: BatchEvent, locale: Locale, now: number): RunState {
  const running = new Map(state.running);
  const deck = running.get(event.index);
  switch (event.type) {
    case 'started':
      running.set(event.index, { fileName: event.fileName, startedAt: now, steps: {} });
      return { ...state, running };
    case 'progress': {
      if (!deck) return state;
      if (event.event.type === 'slide') {
        running.set(event.index, { ...deck, slide: { number: event.event.slide, of: event.event.slideCount } });
      } else if (event.event.type === 'step') {
        running.set(event.index, { ...deck, steps: { ...deck.steps, [event.event.step]: event.event.status } });
      }
      return { ...state, running };
    }
    default: {
      running.delete(event.index);
      const text = printable(endLine(event, locale) ?? '');
      return {
        ...state,
        running,
        ended: [...state.ended, { index: event.index, text, failed: event.type === 'failed' }],
      };
    }
  }
}

const MARKS = { pending: '○', processing: '◐', completed: '●', error: '✗' } as const;
const BAR_CELLS = 24;

export function RunView({ state, locale, now }: { state: RunState; locale: Locale; now: number }) {
  const done = state.ended.length;
  const full = state.total === 0 ? BAR_CELLS : Math.round((done / state.total) * BAR_CELLS);
  return (
    <>
      <Static items={[...state.ended]}>
        {(deck) => (
          <Text key={deck.index} {...(deck.failed ? { color: 'red' } : {})}>
            {deck.failed ? '✗' : '✓'} {deck.text}
          </Text>
        )}
      </Static>
      {done < state.total && (
        <Box flexDirection="column">
          {[...state.running.values()].map((deck) => (
            <DeckLine key={deck.fileName} deck={deck} locale={locale} now={now} />
          ))}
          <Text>
            {'█'.repeat(full)}
            {'░'.repeat(BAR_CELLS - full)} {done}/{state.total}
          </Text>
        </Box>
      )}
    </>
  );
}

function DeckLine({ deck, locale, now }: { deck: RunningDeck; locale: Locale; now: number }) {
  const current = STEP_IDS.find((step) => deck.steps[step] === 'processing');
  const step = current && renderMessage({ id: `label.step.${current}`, values: {} }, locale);
  const slide = current === 'extract' && deck.slide ? ` ${deck.slide.number}/${deck.slide.of}` : '';
  return (
    <Text wrap="truncate">
      {STEP_IDS.map((id) => MARKS[deck.steps[id] ?? 'pending']).join('')} <Text bold>{printable(deck.fileName)}</Text>{' '}
      {step ?? ''}
      {slide} <Text dimColor>{seconds(now - deck.startedAt, locale)} s</Text>
    </Text>
  );
}

/** With one decimal, so that the figure does not jump. */
function seconds(ms: number, locale: Locale): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(locale, digits).format(ms / 1000);
}

/** Shows the run on stderr until `end()`. */
export function showInk(locale: Locale, total: number): Follower {
  let snapshot = { state: startState(total), now: performance.now() };
  const listeners = new Set<() => void>();
  const update = (state: RunState) => {
    snapshot = { state, now: performance.now() };
    for (const listener of listeners) listener();
  };
  const View = () => {
    const { state, now } = useSyncExternalStore(
      (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      () => snapshot,
    );
    return <RunView state={state} locale={locale} now={now} />;
  };
  const ink = render(<View />, { stdout: process.stderr, exitOnCtrlC: false, patchConsole: false });
  const clock = setInterval(() => update(snapshot.state), 200);
  return {
    see: (event) => update(advance(snapshot.state, event, locale, performance.now())),
    end() {
      clearInterval(clock);
      ink.unmount();
    },
  };
}
