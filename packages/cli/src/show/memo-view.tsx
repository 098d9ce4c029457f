/** One analysis on a terminal, page by page: a head, the names of the pages, the lines that fit, the keys. */
import { Box, render, Text, useApp, useInput, useStdout } from 'ink';
import { useEffect, useMemo, useState } from 'react';
import type { Analysis } from '@vc-analyst/core/model';
import stringWidth from 'string-width';
import { clip } from '../output/columns.js';
import { EXIT } from '../output/exit-codes.js';
import { say } from '../output/language.js';
import { printable } from '../output/printable.js';
import { shortVerdict, type MemoTextOptions } from '../output/memo/memo-sections.js';
import { memoScreens, type MemoScreen } from './memo-screens.js';

/** The smallest terminal that the view fits into. */
export const SMALLEST = { columns: 68, rows: 16 };
/** Lines that are not the page's: head, names, two rules, keys, and the last one, which stays free against flicker. */
const FRAME = 6;

export interface MemoViewProps {
  analysis: Analysis;
  options: Omit<MemoTextOptions, 'width'>;
  columns: number;
  rows: number;
  /** Called with 130 for Ctrl-C, else 0. */
  onQuit: (exitCode: number) => void;
}

export function MemoView({ analysis, options, columns, rows, onQuit }: MemoViewProps) {
  const { paint, locale } = options;
  const pages = useMemo(
    () => memoScreens(analysis, { paint, locale, width: columns - 2 }),
    [analysis, paint, locale, columns],
  );
  const [place, setPlace] = useState({ page: 0, top: 0 });
  const height = rows - FRAME;
  const page = pages[place.page] ?? pages[0]!;
  const last = Math.max(0, page.lines.length - height);
  const top = Math.min(place.top, last);

  useInput((input, key) => {
    const turn = (by: number) => setPlace(({ page }) => ({ page: (page + by + pages.length) % pages.length, top: 0 }));
    const scroll = (by: number) => setPlace((at) => ({ ...at, top: Math.max(0, Math.min(last, top + by)) }));
    if (key.ctrl && input === 'c') onQuit(EXIT.cancelled);
    else if (input === 'q' || key.escape) onQuit(EXIT.done);
    else if (key.rightArrow || input === 'n' || (key.tab && !key.shift)) turn(1);
    else if (key.leftArrow || input === 'p' || key.tab) turn(-1);
    else if (key.downArrow || input === 'j' || key.return) scroll(1);
    else if (key.upArrow || input === 'k') scroll(-1);
    else if (key.pageDown || input === ' ') scroll(height - 1);
    else if (key.pageUp || input === 'b') scroll(1 - height);
    else if (input === 'g') scroll(-last);
    else if (input === 'G') scroll(last);
    else if (/^[1-9]$/.test(input) && Number(input) <= pages.length) setPlace({ page: Number(input) - 1, top: 0 });
  });

  const shown = page.lines.slice(top, top + height);
  const verdict = shortVerdict(analysis, { paint, locale });
  const room = Math.max(12, columns - stringWidth(verdict) - 4);
  const name = paint.bold(clip(printable(analysis.companyName), room));
  return (
    <Box flexDirection="column" width={columns} height={rows - 1}>
      <Text wrap="truncate">{` ${name}  ${verdict}`}</Text>
      <Text wrap="truncate">{` ${names(pages, place.page, paint)}`}</Text>
      <Text wrap="truncate">{paint.dim('─'.repeat(columns))}</Text>
      <Box flexDirection="column" height={height} overflow="hidden">
        {shown.map((line, index) => (
          <Text key={index} wrap="truncate">
            {` ${line}`}
          </Text>
        ))}
      </Box>
      <Text wrap="truncate">{paint.dim('─'.repeat(columns))}</Text>
      <Text wrap="truncate">{` ${paint.dim(`${say('show.keys', {}, locale)} · ${position(page, top, height, locale)}`)}`}</Text>
    </Box>
  );
}

/** The page in hand stands in brackets, so that it is told apart without colours. */
function names(pages: readonly MemoScreen[], at: number, paint: MemoTextOptions['paint']): string {
  return pages.map(({ title }, index) => (index === at ? paint.bold(`[${title}]`) : ` ${title} `)).join('');
}

function position({ lines }: MemoScreen, top: number, height: number, locale: MemoTextOptions['locale']): string {
  const to = Math.min(lines.length, top + height);
  return say('show.lines', { from: Math.min(top + 1, to), to, all: lines.length }, locale);
}

/** Shows the analysis until somebody quits; returns the exit code. The screen is then as it was before. */
export function showMemo(analysis: Analysis, options: Omit<MemoTextOptions, 'width'>): Promise<number> {
  const { stdout } = process;
  const leave = () => stdout.write('\u001b[?1049l');
  return new Promise((resolve) => {
    function Sized() {
      const { exit } = useApp();
      const { stdout: screen } = useStdout();
      const [size, setSize] = useState({ columns: screen.columns, rows: screen.rows });
      useEffect(() => {
        const look = () => setSize({ columns: screen.columns, rows: screen.rows });
        screen.on('resize', look);
        return () => void screen.off('resize', look);
      }, [screen]);
      const quit = (exitCode: number) => {
        exit();
        process.off('exit', leave);
        leave();
        resolve(exitCode);
      };
      return <MemoView analysis={analysis} options={options} {...size} onQuit={quit} />;
    }
    // Another screen, as pagers have it: what stood in the terminal is still there afterwards.
    stdout.write('\u001b[?1049h');
    process.once('exit', leave);
    render(<Sized />, { exitOnCtrlC: false, patchConsole: false });
  });
}
