/** Runs the built `vc` on a pseudo-terminal, as at somebody's desk: util-linux `script` makes it, keys are typed as the screen asks for them. */
import { spawn, spawnSync } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { vcPath } from './run-vc.js';

/** Keys as terminals send them. */
export const KEYS = {
  enter: '\r',
  escape: '\u001b',
  right: '\u001b[C',
  left: '\u001b[D',
  down: '\u001b[B',
  up: '\u001b[A',
  ctrlC: '\u0003',
};

export interface TerminalOptions {
  /** @default 80 */
  cols?: number;
  /** @default 24 */
  rows?: number;
  /** Keys, each typed once `when` stands in what was written since the keys before (colours and moves taken out). */
  input?: { when: string | RegExp; send: string }[];
  /** Data folder. */
  data?: string;
  env?: Record<string, string>;
  /** Milliseconds until it is killed. @default 25000 */
  timeout?: number;
}

export interface TerminalRun {
  /** Of `vc`; null when it was killed for taking too long. */
  exitCode: number | null;
  /** All that was written, with terminal codes. */
  raw: string;
  /** The same without them. */
  text: string;
  /** What was written after each of the keys, without terminal codes: `after[0]` is before the first. */
  after: string[];
}

/** Whether this machine has what it takes; says so once when not. */
export const hasTerminal = ((): boolean => {
  const there = process.platform === 'linux' && spawnSync('script', ['--version']).status === 0;
  if (!there) process.stderr.write('Skipped: tests on a pseudo-terminal, which need util-linux “script”.\n');
  return there;
})();

/** Runs `vc <args>` to its end. */
export function runInTerminal(args: string[], options: TerminalOptions = {}): Promise<TerminalRun> {
  const { cols = 80, rows = 24, input = [], data, env = {}, timeout = 25_000 } = options;
  const words = [process.execPath, vcPath, ...(data === undefined ? [] : ['--data', data]), ...args];
  const command = `stty cols ${cols} rows ${rows}; exec ${words.map(quoted).join(' ')}`;
  const child = spawn('script', ['-qfec', command, '/dev/null'], {
    env: { ...withoutSettings(), TERM: 'xterm-256color', SHELL: '/bin/sh', ...env },
    detached: true,
  });
  const parts = [''];
  return new Promise((resolve, reject) => {
    // `script` and what it runs are one process group.
    const clock = setTimeout(() => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL'), timeout);
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      parts[parts.length - 1] += text;
      const next = input[parts.length - 1];
      const plain = stripVTControlCharacters(parts.at(-1)!);
      if (!next || !(typeof next.when === 'string' ? plain.includes(next.when) : next.when.test(plain))) return;
      parts.push('');
      child.stdin.write(next.send);
    });
    child.on('error', reject);
    child.on('close', (exitCode) => {
      clearTimeout(clock);
      const raw = parts.join('');
      const plain = stripVTControlCharacters(raw);
      resolve({ exitCode, raw, text: plain, after: parts.map((part) => stripVTControlCharacters(part)) });
    });
  });
}

/** The environment without what changes how `vc` behaves; Node takes even an empty NO_COLOR for a setting. */
function withoutSettings(): NodeJS.ProcessEnv {
  const known = /^(VC_|OPENAI_|NO_COLOR$|FORCE_COLOR$|CI$|COLUMNS$|LINES$)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !known.test(name)));
}

function quoted(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}
