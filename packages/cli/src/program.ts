/** The command line: names, flags and help. What a command does is imported when it runs. */
import type { GlobalFlags } from './workspace/global-flags.js';
import { LOCALES, SECTORS, STAGES } from '@vc-analyst/core/vocabulary';
import { Command, Option } from 'commander';
import { EXIT_HELP } from './output/exit-codes.js';
import { registerDataCommands } from './registrations/data-commands.js';
import { addHelpTexts } from './registrations/help-texts.js';
import { registerAnalysisCommands } from './registrations/analysis-commands.js';
import { registerMcpCommand } from './registrations/mcp-command.js';
import { registerReportCommands } from './registrations/report-commands.js';
import { registerRunCommands } from './registrations/run-commands.js';
import { registerSaidCommands } from './registrations/said-commands.js';
import { registerServeCommand } from './registrations/serve-command.js';
import { registerPrivacyCommands } from './registrations/privacy-commands.js';
import { registerUserCommands } from './registrations/user-commands.js';
import { collect, engine, isoDate, share } from './registrations/parse-flags.js';

/** The program; `setExitCode` is called by commands that end well but not with 0. */
export function buildProgram(version: string, setExitCode: (code: number) => void): Command {
  const program = new Command('vc')
    .description('Reads pitch decks and scores them; every figure and point names its slide and quotes it.')
    .version(version)
    .option('--data <dir>', 'folder with analyses and decks (VC_DATA)')
    .option('--store <address>', 'PostgreSQL database instead of the folder (VC_STORE); docs/scale.md')
    .option('--config <file>', 'configuration in YAML')
    .option('--engine <name>', 'who reads the facts: rubric, openai (sends text) or plugin:<name> (VC_ENGINE)', engine)
    .option('--model <name>', 'model that the openai engine asks (VC_MODEL); docs/models.md')
    .option('--max-cost <amount>', 'most that the model may cost for a deck (VC_MAX_COST); needs prices')
    .option('--model-deadline <seconds>', 'most that a deck waits for the model in all (VC_MODEL_DEADLINE)')
    .addOption(new Option('--lang <language>', 'language of reports').choices(LOCALES))
    .option('--thesis <file>', 'the fund’s thesis (VC_THESIS); else thesis.yaml in the data folder')
    .addOption(new Option('--progress <form>', 'progress as lines of JSON on stderr').choices(['json']))
    .option('--quiet', 'no talk, no progress')
    .option('--verbose', 'show where errors come from')
    .option('--offline', 'no network at all: a run that needs it ends before a deck is opened')
    .option('--no-color', 'no colours (also NO_COLOR)')
    .addHelpText('after', EXIT_HELP)
    .helpCommand('help [command]', 'help for a command')
    .configureOutput({
      writeOut: (text) => process.stdout.write(text),
      writeErr: (text) => process.stderr.write(text),
      // Said by main() in the form of all errors.
      outputError: () => undefined,
    })
    .exitOverride();

  program
    .command('analyze')
    .description('analyse one or a few decks and print the report')
    .argument('<deck...>', 'PDF, PPTX, PPT, PNG or JPEG files; - reads one from stdin')
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

  registerRunCommands(program, setExitCode);
  registerAnalysisCommands(program, setExitCode);
  registerSaidCommands(program);
  registerReportCommands(program);
  registerServeCommand(program, setExitCode);
  registerMcpCommand(program, version, setExitCode);
  registerUserCommands(program, setExitCode);
  registerPrivacyCommands(program);

  program
    .command('eval')
    .description('measure extraction on labelled decks: precision, recall and F1 a field (docs/evaluation.md)')
    .argument('<labels.jsonl>', 'one deck a line: what a careful reader saw')
    .option('--min <f1>', 'exit 1 when the micro F1 is lower (0 to 1)', share)
    .option('--json', 'as JSON, with every difference')
    .option('--record <folder>', 'keep the model’s answers there; what it holds is not asked again')
    .addOption(
      new Option('--replay <folder>', 'measure recorded answers; nothing is sent, no model is needed').conflicts(
        'record',
      ),
    )
    .action(async (labels: string, flags: object) => {
      const { evaluateLabels } = await import('./commands/eval.js');
      setExitCode(await evaluateLabels(labels, { ...program.opts<GlobalFlags>(), ...flags }));
    });

  registerDataCommands(program, setExitCode);
  addHelpTexts(program);
  return program;
}
