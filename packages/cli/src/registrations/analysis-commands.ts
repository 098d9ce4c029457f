/** Commands over what the workspace holds: list, rank, search, show, questions, compare, correct, rescore, retry, export, rm. */
import {
  ANALYSIS_STATUSES,
  BUSINESS_MODELS,
  DECISIONS,
  FIT_VERDICTS,
  FOLLOW_UP_REASONS,
  MEMO_FORMATS,
  RECOMMENDATIONS,
  SECTORS,
  STAGES,
} from '@vc-analyst/core/vocabulary';
import { Option, type Command } from 'commander';
import { collect, ID_OR_NAME, isoDate, JSON_FLAG, share, wholeNumber } from './parse-flags.js';
import type { GlobalFlags } from '../workspace/global-flags.js';

const FORMAT_TEXT = `of the file: ${MEMO_FORMATS.join(', ')}, or a plugin’s (default: the ending of --out, else pdf)`;
const IDS_FLAG = ['-q, --ids', 'the ids alone, one a line'] as const;

/** Which analyses: the same everywhere, and as the API takes them. */
function withFilter(command: Command): Command {
  return command
    .addOption(new Option('--sector <sector...>', 'only these sectors').choices(SECTORS))
    .addOption(new Option('--stage <stage...>', 'only these rounds').choices([...STAGES, 'unknown']))
    .addOption(new Option('--business-model <model...>', 'only these business models').choices(BUSINESS_MODELS))
    .addOption(new Option('--recommendation <what...>', 'only these').choices(RECOMMENDATIONS))
    .addOption(new Option('--reason <why...>', 'only follow-ups for these').choices(FOLLOW_UP_REASONS))
    .addOption(new Option('--fit <verdict...>', 'only these verdicts of the thesis').choices([...FIT_VERDICTS, 'none']))
    .addOption(new Option('--decision <what...>', 'only these decisions of the fund').choices([...DECISIONS, 'none']))
    .option('--owner <who...>', 'only decks that these people handed in: user name, e-mail, or none for the terminal')
    .option('--min-score <score>', 'only those that score at least this', wholeNumber)
    .option('--min-coverage <share>', 'only those that show at least this share of what is asked, 0 to 1', share)
    .option('--since <date>', 'only those made on this day (YYYY-MM-DD, UTC) or later', isoDate);
}

/** Adds them to `program`. */
export function registerAnalysisCommands(program: Command, setExitCode: (code: number) => void): void {
  const all = <T extends object>(flags: T) => ({ ...program.opts<GlobalFlags>(), ...flags });
  const withOutput = (command: Command) =>
    withFilter(command)
      .option('--limit <n>', 'the first n', wholeNumber)
      .option('--fields <name...>', 'only these fields, as --json names them: companyName, coverage.overall')
      .addOption(new Option(...IDS_FLAG).conflicts(['json', 'fields', 'out']))
      .option('--out <file>', 'write them instead; .csv .xlsx .json .html .md or .pdf; may repeat', collect)
      .option(...JSON_FLAG);

  const listed = program.command('list').description('the analyses in the workspace, newest first');
  listed.addOption(new Option('--status <status...>', 'only these').choices(ANALYSIS_STATUSES));
  withOutput(listed).action(async (flags: object) => {
    const { list } = await import('../commands/list.js');
    await list(all(flags));
  });

  const ranked = program
    .command('rank')
    .description('the analyses in the workspace, best first')
    .option('--all-versions', 'every version of a company’s deck, not only the newest');
  withOutput(ranked).action(async (flags: object) => {
    const { rankAnalyses } = await import('../commands/rank.js');
    await rankAnalyses(all(flags));
  });

  const searched = program
    .command('search')
    .description('companies, facts with slide and quote, and questions of all analyses, by words')
    .argument('<words...>', 'beginnings of words, all of which must stand together');
  withFilter(searched)
    .option('--limit <n>', 'most of each, up to 50 (default: 6)', wholeNumber)
    .addOption(new Option(...IDS_FLAG).conflicts(['json', 'out']))
    .option('--out <file>', 'write what is found instead; .csv or .json')
    .option(...JSON_FLAG)
    .action(async (words: string[], flags: object) => {
      const { search } = await import('../commands/search.js');
      await search(words, all(flags));
    });

  program
    .command('show')
    .description('one analysis: scores, figures, criteria, flags and questions with their slides')
    .argument('<id>', ID_OR_NAME)
    .option('--text', 'what was read on each slide instead')
    .option('--facts', 'every fact with its id, slide and quote instead')
    .option('--why <fact>', 'what decided that the deck says this fact, by its id (--facts lists them)')
    .option('--reading', 'how each slide was read, and how much of it was not')
    .option('--slide <number>', 'the text of this slide alone; with --facts its facts', wholeNumber)
    .option('--plain', 'the report as plain lines also on a terminal, where it is shown page by page')
    .option('--json', 'the document as JSON')
    .action(async (id: string, flags: object) => {
      const { show } = await import('../commands/show.js');
      setExitCode(await show(id, all(flags)));
    });

  program
    .command('questions')
    .description('all due-diligence questions of one analysis, by category')
    .argument('<id>', ID_OR_NAME)
    .option(...JSON_FLAG)
    .action(async (id: string, flags: object) => {
      const { questions } = await import('../commands/questions.js');
      await questions(id, all(flags));
    });

  program
    .command('compare')
    .description('two decks, or two versions of one: scores, figures and points that differ, with slides')
    .argument('<a>', ID_OR_NAME)
    .argument('<b>', 'the other one')
    .option('--all', 'also every statement that only one of them makes')
    .option(...JSON_FLAG)
    .action(async (a: string, b: string, flags: object) => {
      const { compare } = await import('../commands/compare.js');
      await compare(a, b, all(flags));
    });

  program
    .command('correct')
    .description('correct what was read: kept with who, when and why; scores follow at once')
    .argument('<id>', ID_OR_NAME)
    .option('--fact <id>', 'the fact to correct (vc show --facts lists them)')
    .option('--value <number>', 'its figure, as you write numbers: 2500000, 2.5M, 12%')
    .option('--currency <code>', 'its currency, such as EUR')
    .option('--period <period>', 'day, week, month, quarter, year, once or cumulative')
    .option('--as-of <date>', 'its date: 2025, 2025-12, 2025-Q3')
    .option('--basis <basis>', 'actual, forecast, target, external or example')
    .option('--kind <kind>', 'what it is a figure of, such as arr or gmv')
    .option('--text <words>', 'the fact in words')
    .option('--drop', 'the deck does not say this: remove the fact')
    .option('--undo', 'take back the last correction; needs no reason')
    .option('--company <name>', 'the company’s name')
    .addOption(new Option('--sector <sector>', 'its sector').choices(SECTORS))
    .addOption(new Option('--stage <stage>', 'its round').choices(STAGES))
    .addOption(new Option('--business-model <model>', 'how it earns').choices(BUSINESS_MODELS))
    .option('--question <id>', 'a question (vc questions lists them)')
    .option('--answer <text>', 'its answer')
    .addOption(new Option('--status <status>', 'its status').choices(['open', 'answered', 'dismissed']))
    .option('--owner <name>', 'who asks it')
    .option('--notes <text>', 'notes on it')
    .option('--reason <why>', 'why; needed but for questions')
    .option('--by <name>', 'who corrects (default: the name of your account on this machine)')
    .option('--json', 'the corrected document as JSON')
    .action(async (id: string, flags: object) => {
      const { correct } = await import('../commands/correct.js');
      await correct(id, all(flags));
    });

  program
    .command('train')
    .description('adapt the model that reads statements to your corrections, measured and undone with one flag')
    .option('--dry-run', 'measure alone and change nothing')
    .option('--undo', 'take it back: decks are read by the model as it comes')
    .option(...JSON_FLAG)
    .action(async (flags: object) => {
      const { train } = await import('../commands/train.js');
      await train(all(flags));
    });

  program
    .command('rescore')
    .description('score stored analyses again with this rubric and thesis, opening no deck')
    .argument('[id...]', 'ids or names of companies; all when none is given')
    .option(...JSON_FLAG)
    .action(async (ids: string[], flags: object) => {
      const { rescore } = await import('../commands/rescore.js');
      await rescore(ids, all(flags));
    });

  program
    .command('retry')
    .description('analyse stored decks again: failed ones, or any; corrections, comments and decisions stay')
    .argument('[id...]', ID_OR_NAME)
    .option('--all-failed', 'every analysis that failed')
    .option(...JSON_FLAG)
    .action(async (ids: string[], flags: object) => {
      const { retry } = await import('../commands/retry.js');
      setExitCode(await retry(ids, all(flags)));
    });

  program
    .command('export')
    .description('write one analysis as a file')
    .argument('<id>', ID_OR_NAME)
    .addOption(new Option('--format <format>', FORMAT_TEXT))
    .option('--out <file>', 'where to; - is stdout (default: a name made of the company)')
    .action(async (id: string, flags: object) => {
      const { exportOne } = await import('../commands/export.js');
      await exportOne(id, all(flags));
    });

  program
    .command('rm')
    .description('remove an analysis and its deck, for good; asks first')
    .argument('<id...>', 'ids, or beginnings of them')
    .option('--yes', 'do not ask; needed where there is no terminal')
    .action(async (ids: string[], flags: object) => {
      const { rm } = await import('../commands/rm.js');
      await rm(ids, all(flags));
    });
}
