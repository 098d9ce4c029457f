/** The command line: names, flags and help. What a command does is imported when it runs. */
import { Command, InvalidArgumentError, Option } from 'commander';
import { EXIT_HELP } from './output/exit-codes.js';

/** Flags that every command takes. */
export interface GlobalFlags {
  data?: string;
  config?: string;
  engine?: string;
  lang?: string;
  quiet?: boolean;
  verbose?: boolean;
  color?: boolean;
  progress?: 'json';
}

const SECTORS = [
  'fintech',
  'healthtech',
  'edtech',
  'ai',
  'ecommerce',
  'marketplace',
  'saas',
  'mobility',
  'energy',
  'other',
];
const STAGES = ['pre-seed', 'seed', 'series-a', 'series-b', 'series-c', 'growth'];

/** The program; `setExitCode` is called by commands that end well but not with 0. */
export function buildProgram(version: string, setExitCode: (code: number) => void): Command {
  const program = new Command('vc')
    .description('Reads pitch decks and scores them; every figure and point names its slide and quotes it.')
    .version(version)
    .option('--data <dir>', 'folder with analyses and decks (VC_DATA)')
    .option('--config <file>', 'configuration in YAML')
    .addOption(new Option('--engine <name>', 'who reads the facts (VC_ENGINE)').choices(['rubric']))
    .addOption(new Option('--lang <language>', 'language of reports').choices(['en', 'es', 'fr']))
    .addOption(new Option('--progress <form>', 'progress as lines of JSON on stderr').choices(['json']))
    .option('--quiet', 'no talk, no progress')
    .option('--verbose', 'show where errors come from')
    .option('--offline', 'no network at all; the rubric engine never uses it')
    .option('--no-color', 'no colours (also NO_COLOR)')
    .addHelpText('after', EXIT_HELP)
    .showHelpAfterError('(vc --help lists commands and flags)')
    .configureOutput({ writeOut: (text) => process.stdout.write(text), writeErr: (text) => process.stderr.write(text) })
    .exitOverride();

  program
    .command('analyze')
    .description('analyse one or a few decks and print the report')
    .argument('<deck...>', 'PDF, PPTX, PPT, PNG or JPEG files')
    .option('--company <name>', 'company name; else it is read from the deck')
    .addOption(new Option('--sector <sector>', 'sector; else it is read from the deck').choices(SECTORS))
    .addOption(new Option('--stage <stage>', 'round; else it is read from the deck').choices(STAGES))
    .option('--as-of <date>', 'date on which the deck is read (YYYY-MM-DD)', isoDate)
    .option('--one-deck', 'the files are images of one deck, in natural name order')
    .option('--out <file>', 'also write the report; the ending chooses the format; may repeat', collect, [])
    .option('--json', 'print the document as JSON instead (an array for several decks)')
    .action(async (decks: string[], flags: object) => {
      const { analyze } = await import('./commands/analyze.js');
      setExitCode(await analyze(decks, { ...program.opts<GlobalFlags>(), ...flags }));
    });

  program
    .command('batch')
    .description('score a folder of decks; known ones are skipped, a bad one stops nothing')
    .argument('<folder-or-deck...>', 'folders (with what is below them) and decks')
    .option('-j, --jobs <n>', 'decks at the same time', wholeNumber)
    .option('--out <file>', 'write the ranking as CSV')
    .option('--jsonl <file>', 'write one line a deck: the document, or {fileName, error}')
    .option('--fail-under <score>', 'exit 1 when a deck scores lower', wholeNumber)
    .option('--json', 'print the ranking as JSON instead of a table')
    .action(async (places: string[], flags: object) => {
      const { batch } = await import('./commands/batch.js');
      setExitCode(await batch(places, { ...program.opts<GlobalFlags>(), ...flags }));
    });

  program
    .command('list')
    .description('the analyses in the workspace, newest first')
    .option('--json', 'as JSON')
    .action(async (flags: object) => {
      const { list } = await import('./commands/list.js');
      await list({ ...program.opts<GlobalFlags>(), ...flags });
    });

  program
    .command('show')
    .description('one analysis: scores, figures, criteria, flags and questions with their slides')
    .argument('<id>', 'id, or the beginning of one')
    .option('--text', 'what was read on each slide instead')
    .option('--json', 'the document as JSON')
    .action(async (id: string, flags: object) => {
      const { show } = await import('./commands/show.js');
      await show(id, { ...program.opts<GlobalFlags>(), ...flags });
    });

  program
    .command('export')
    .description('write one analysis as a file')
    .argument('<id>', 'id, or the beginning of one')
    .requiredOption('--format <format>', 'html, json, md or csv')
    .option('--out <file>', 'where to; - is stdout (default: a name made of the company)')
    .action(async (id: string, flags: object) => {
      const { exportOne } = await import('./commands/export.js');
      await exportOne(id, { ...program.opts<GlobalFlags>(), ...flags } as never);
    });

  program
    .command('rm')
    .description('remove an analysis and its deck')
    .argument('<id...>', 'ids, or beginnings of them')
    .action(async (ids: string[], flags: object) => {
      const { rm } = await import('./commands/rm.js');
      await rm(ids, { ...program.opts<GlobalFlags>(), ...flags });
    });

  program
    .command('rescore')
    .description('score stored analyses again with this version of the rubric, opening no deck')
    .argument('[id...]', 'ids; all when none is given')
    .option('--json', 'as JSON')
    .action(async (ids: string[], flags: object) => {
      const { rescore } = await import('./commands/rescore.js');
      await rescore(ids, { ...program.opts<GlobalFlags>(), ...flags });
    });

  program
    .command('eval')
    .description('measure extraction on labelled decks: precision, recall and F1 a field (docs/evaluation.md)')
    .argument('<labels.jsonl>', 'one deck a line: what a careful reader saw')
    .option('--min <f1>', 'exit 1 when the micro F1 is lower (0 to 1)', share)
    .option('--json', 'as JSON, with every difference')
    .action(async (labels: string, flags: object) => {
      const { evaluateLabels } = await import('./commands/eval.js');
      setExitCode(await evaluateLabels(labels, { ...program.opts<GlobalFlags>(), ...flags }));
    });

  program
    .command('doctor')
    .description('what is installed, reachable or missing, and how to mend it')
    .option('--json', 'as JSON')
    .action(async (flags: object) => {
      const { doctor } = await import('./commands/doctor.js');
      setExitCode(await doctor({ ...program.opts<GlobalFlags>(), ...flags }));
    });

  return program;
}

function collect(value: string, before: string[]): string[] {
  return [...before, value];
}

function wholeNumber(value: string): number {
  if (!/^\d+$/.test(value)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(value);
}

function share(value: string): number {
  const number = Number(value);
  if (!(number >= 0 && number <= 1)) throw new InvalidArgumentError('It must be a number from 0 to 1.');
  return number;
}

function isoDate(value: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || Number.isNaN(Date.parse(value))) {
    throw new InvalidArgumentError('It must be a date such as 2026-03-31.');
  }
  return value;
}
