/** Commands over many decks: batch, watch. */
import { MEMO_FORMATS } from '@vc-analyst/core/vocabulary';
import { Option, type Command } from 'commander';
import { collect, parallel, wholeNumber } from './parse-flags.js';
import type { GlobalFlags } from '../workspace/global-flags.js';

const EXCLUDE = [
  '--exclude <pattern...>',
  'leave these out, as in .gitignore; the folder’s file .vcignore says more',
] as const;

/** Adds them to `program`. */
export function registerRunCommands(program: Command, setExitCode: (code: number) => void): void {
  const all = <T extends object>(flags: T) => ({ ...program.opts<GlobalFlags>(), ...flags });

  program
    .command('batch')
    .description('score many decks; known ones are skipped, a bad one stops nothing, an interrupted run goes on')
    .argument(
      '[place...]',
      'folders (with what is below them), decks, patterns, lists (CSV: file, company, sector, stage); - reads places from stdin',
    )
    .option('-j, --jobs <n>', 'decks at the same time (default: one a processor, at most 4)', parallel)
    .option('--out <file>', 'write the ranking; .csv .xlsx .json .html .md or .pdf; may repeat', collect, [])
    .option('--jsonl <file>', 'write a line a deck as it ends: the document, or {fileName, path, error}; - is stdout')
    .option(...EXCLUDE)
    .option('--dry-run', 'list the decks, and which of them are known; read and keep nothing')
    .option('--resume', 'go on with the last interrupted run and its options')
    .option('--retry-errors', 'go on with the last run, and try again what failed in it')
    .option('--fail-under <score>', 'exit 1 when a deck scores lower', wholeNumber)
    .option('--json', 'print the ranking as JSON instead of a table')
    .action(async (places: string[], flags: object) => {
      const { batch } = await import('../commands/batch.js');
      setExitCode(await batch(places, all(flags)));
    });

  program
    .command('watch')
    .description('analyse every deck that comes into a folder, once it is whole; a report lands beside it')
    .argument('<folder>', 'folder, with what is below it')
    .option('--out-dir <dir>', 'where the reports land (default: beside the decks)')
    .addOption(
      new Option('--format <format...>', 'of the reports (default: html)')
        .choices(MEMO_FORMATS)
        .default(['html'], 'html'),
    )
    .option('-j, --jobs <n>', 'decks at the same time (default: one a processor, at most 4)', parallel)
    .option(...EXCLUDE)
    .option('--once', 'end when what is there is analysed')
    .action(async (folder: string, flags: object) => {
      const { watch } = await import('../commands/watch.js');
      setExitCode(await watch(folder, all(flags)));
    });
}
