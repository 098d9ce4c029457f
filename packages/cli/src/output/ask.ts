/** Asks who sits at the terminal: before what cannot be undone, and for a password. */
import { createInterface } from 'node:readline/promises';
import { VcError } from '@vc-analyst/core';
import { say } from './language.js';

/**
 * Whether somebody at the terminal says yes to `question`; anything else is a no.
 *
 * @throws VcError `bad-usage` where there is no terminal.
 */
export async function isSure(question: string): Promise<boolean> {
  const { stdin, stderr } = process;
  if (!stdin.isTTY) throw new VcError('bad-usage', { problem: say('nobodyToAsk') });
  const reader = createInterface({ input: stdin, output: stderr });
  // Ctrl-D and Ctrl-C are no answer.
  const none = new Promise<string>((resolve) => reader.once('close', () => resolve('')));
  const answer = await Promise.race([reader.question(`${question} [${say('yes')}/N] `), none]);
  reader.close();
  const yes = say('yes');
  return new RegExp(`^${yes}`, 'i').test(answer.trim()) || /^y/i.test(answer.trim());
}

/** The first line of standard input; on a terminal it is asked for and not shown. */
export async function readPassword(): Promise<string> {
  const { stdin, stderr } = process;
  if (!stdin.isTTY) {
    for await (const line of createInterface({ input: stdin })) return line;
    throw new VcError('bad-usage', { problem: say('user.noPassword') });
  }
  stderr.write(say('user.password'));
  // An output that swallows what is typed: readline echoes to it and to nothing else.
  const { Writable } = await import('node:stream');
  const nowhere = new Writable({ write: (_piece, _encoding, done) => done() });
  const reader = createInterface({ input: stdin, output: nowhere, terminal: true });
  try {
    return await reader.question('');
  } finally {
    reader.close();
    stderr.write('\n');
  }
}
