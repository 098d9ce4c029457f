/** Progress on a terminal: a table of the decks that ended last and those in work, within its height, above the overall bar. */
import { Box, render, Text, useStdout } from 'ink';
import { useLayoutEffect } from 'react';
import { formatPercent, renderMessage, verdictName } from '@vc-analyst/core/i18n';
import { STEP_IDS, type Locale, type MessageValue } from '@vc-analyst/core/model';
import { wantsColor } from '../output/paint.js';
import { printable } from '../output/printable.js';
import type { GlobalFlags } from '../workspace/global-flags.js';
import { resultLine, seconds, stretch } from './result-line.js';
import type { Follower } from './follower.js';
import {
  advance,
  endedCount,
  remaining,
  startState,
  type EndedDeck,
  type RunningDeck,
  type RunState,
} from './run-state.js';

export interface RunViewProps {
  state: RunState;
  locale: Locale;
  now: number;
  /** Cells and lines of the terminal. */
  columns: number;
  rows: number;
  colors: boolean;
}

const MARKS = { pending: '○', processing: '◐', completed: '●', error: '✗' } as const;
const BAR_CELLS = 24;
/** Cells over which an eye still follows a row. */
const WIDEST = 120;
const TIME_CELLS = 8;
const SCORE_CELLS = 6;
/** Heading, bar, counts, and the line below which a terminal begins to scroll. */
const OTHER_ROWS = 4;

export function RunView(props: RunViewProps) {
  const { state, locale, rows, colors } = props;
  const say = sayIn(locale);
  const running = [...state.running.values()].slice(0, Math.max(1, rows - OTHER_ROWS));
  const room = rows - OTHER_ROWS - running.length;
  const ended = room > 0 ? state.ended.slice(-room) : [];
  const names = [...ended.map(({ event }) => event.fileName), ...running.map(({ fileName }) => fileName)];
  const cells = cellsFor(props.columns, names);
  const done = endedCount(state);
  const full = state.total === 0 ? BAR_CELLS : Math.floor((done / state.total) * BAR_CELLS);
  const left = remaining(state);
  const counts = say('run.counts', { ...state.counts });
  if (state.total === 1) {
    return running.map((deck) => <RunningRow key={deck.index} deck={deck} cells={cells} {...props} />);
  }
  return (
    <Box flexDirection="column" width={props.columns - 1}>
      <Row
        cells={cells}
        mark=" "
        deck={say('label.deckWord')}
        middle={say('run.step')}
        time={say('label.time')}
        score={say('run.score')}
        dim={colors}
      />
      {ended.map((deck) => (
        <EndedRow key={deck.event.index} deck={deck} cells={cells} {...props} />
      ))}
      {running.map((deck) => (
        <RunningRow key={deck.index} deck={deck} cells={cells} {...props} />
      ))}
      <Text wrap="truncate">
        {'█'.repeat(full)}
        {'░'.repeat(BAR_CELLS - full)} {done}/{state.total}
        {left !== undefined && done < state.total ? `  ${say('run.left', { time: stretch(left) })}` : ''}
      </Text>
      <Text wrap="truncate" dimColor={colors}>
        {counts} · {stretch(props.now - state.startedAt)}
      </Text>
    </Box>
  );
}

interface Cells {
  deck: number;
  middle: number;
}

/** A name gets what it needs, up to two fifths of the line. */
function cellsFor(columns: number, names: readonly string[]): Cells {
  const rest = Math.max(20, Math.min(columns, WIDEST) - 2 - TIME_CELLS - SCORE_CELLS - 3);
  const longest = Math.max(12, ...names.map((name) => printable(name).length));
  const deck = Math.min(longest, Math.floor(rest * 0.45));
  return { deck, middle: rest - deck };
}

interface RowProps {
  cells: Cells;
  mark: string;
  deck: string;
  middle: string;
  time: string;
  score: string;
  color?: 'green' | 'red' | undefined;
  dim?: boolean;
}

function Row({ cells, mark, deck, middle, time, score, color, dim = false }: RowProps) {
  return (
    <Box>
      <Box width={2} flexShrink={0}>
        <Text {...(color ? { color } : {})}>{mark}</Text>
      </Box>
      <Box width={cells.deck + 2} flexShrink={0} paddingRight={2}>
        <Text wrap="truncate-middle" dimColor={dim}>
          {deck}
        </Text>
      </Box>
      <Box width={cells.middle} flexShrink={0}>
        <Text wrap="truncate" dimColor={dim}>
          {middle}
        </Text>
      </Box>
      <Box width={TIME_CELLS} flexShrink={0} justifyContent="flex-end">
        <Text dimColor={dim}>{time}</Text>
      </Box>
      <Box width={SCORE_CELLS} flexShrink={0} justifyContent="flex-end">
        <Text dimColor={dim}>{score}</Text>
      </Box>
    </Box>
  );
}

function RunningRow({ deck, cells, locale, now }: RunViewProps & { deck: RunningDeck; cells: Cells }) {
  const say = sayIn(locale);
  const current = STEP_IDS.find((step) => deck.steps[step] === 'processing');
  const done = STEP_IDS.filter((step) => deck.steps[step] === 'completed').length;
  const percent = formatPercent(Math.round((done / STEP_IDS.length) * 100), locale).padStart(5);
  const slide = current === 'extract' && deck.slide ? ` ${deck.slide.number}/${deck.slide.of}` : '';
  const steps = STEP_IDS.map((id) => MARKS[deck.steps[id] ?? 'pending']).join('');
  return (
    <Row
      cells={cells}
      mark="›"
      deck={printable(deck.fileName)}
      middle={`${steps} ${percent} ${current ? say(`label.step.${current}`) : ''}${slide}`}
      time={seconds(now - deck.startedAt, locale)}
      score=""
    />
  );
}

function EndedRow({ deck: { event, took }, cells, locale, colors }: RunViewProps & { deck: EndedDeck; cells: Cells }) {
  const say = sayIn(locale);
  if (event.type === 'failed' || event.type === 'passed-over') {
    const isBad = event.type === 'failed';
    return (
      <Text wrap="truncate" {...(isBad && colors ? { color: 'red' } : {})}>
        {isBad ? '✗' : '='} {resultLine(event, locale)}
      </Text>
    );
  }
  const known = event.type === 'completed' ? event.analysis : event.known;
  const { companyName, overallScore } = known;
  const verdict = say(`label.${verdictName(known) ?? 'noRecommendation'}`);
  const how =
    event.type === 'completed'
      ? verdict
      : event.sameAs === undefined
        ? say('run.knownShort')
        : say('run.sameAsShort', { other: event.sameAs });
  return (
    <Row
      cells={cells}
      mark={event.type === 'completed' ? '✓' : '='}
      deck={printable(event.fileName)}
      middle={printable(`${companyName} · ${how}`)}
      time={event.type === 'completed' ? seconds(took, locale) : ''}
      score={String(overallScore ?? '–')}
      color={colors ? 'green' : undefined}
    />
  );
}

function sayIn(locale: Locale) {
  return (id: string, values: Record<string, MessageValue> = {}) => renderMessage({ id, values }, locale);
}

/** Drawn so often at most: events of many decks come faster than anyone reads. */
const DRAW_EVERY_MS = 125;

/** Hands over how to write above what is drawn. */
function Speaker({ onReady }: { onReady: (write: (text: string) => void) => void }) {
  const { write } = useStdout();
  useLayoutEffect(() => onReady(write), [onReady, write]);
  return null;
}

/** Shows the run on stderr until `end()`, which leaves only what was said. */
export function showInk(flags: GlobalFlags, locale: Locale, total: number): Follower {
  const stream = process.stderr;
  const colors = wantsColor(stream, flags);
  let state = startState(total, performance.now());
  const speakHere = (text: string): void => void stream.write(text);
  let speak = speakHere;
  const onReady = (write: (text: string) => void): void => void (speak = write);
  const view = () => {
    const { columns = 80, rows = 24 } = stream;
    const size = { columns, rows };
    return (
      <>
        <Speaker onReady={onReady} />
        <RunView state={state} locale={locale} now={performance.now()} colors={colors} {...size} />
      </>
    );
  };
  // Every drawing at once: one that still waited would come again when all is cleared.
  const ink = render(view(), { stdout: stream, exitOnCtrlC: false, patchConsole: false, maxFps: 1000 });
  const clock = setInterval(() => ink.rerender(view()), DRAW_EVERY_MS);
  return {
    see: (event) => void (state = advance(state, event, performance.now())),
    say: (text) => speak(`${text}\n`),
    end() {
      clearInterval(clock);
      ink.clear();
      ink.unmount();
      speak = speakHere;
    },
  };
}
