/** Commands over many analyses at once: report, trends, corporate, portfolio. */
import {
  INVESTMENT_STATUSES,
  REPORT_FORMATS,
  REPORT_PERIODS,
  REPORT_TYPES,
  SECTORS,
  STAGES,
} from '@vc-analyst/core/vocabulary';
import { Argument, Option, type Command } from 'commander';
import { isoDate } from './parse-flags.js';
import type { GlobalFlags } from '../workspace/global-flags.js';

/** Adds them to `program`. */
export function registerReportCommands(program: Command): void {
  const all = <T extends object>(flags: T) => ({ ...program.opts<GlobalFlags>(), ...flags });

  withOutput(program.command('report'))
    .description('what the analyses of a period say together, beside the period before')
    .addArgument(new Argument('[period]', 'calendar period, in UTC').choices(REPORT_PERIODS).default('month'))
    .addOption(new Option('--type <type>', 'what it is about').choices(REPORT_TYPES).default('overview'))
    .option('--date <day>', 'a day of the period wanted, such as 2026-09-30 (default: today)', isoDate)
    .action(async (period: string, flags: object) => {
      const { report } = await import('../commands/report.js');
      await report(period as never, all(flags) as never);
    });

  withOutput(program.command('trends'))
    .description('market trends: sectors over the last months, emerging ones, deal flow, risk')
    .action(async (flags: object) => {
      const { trends } = await import('../commands/report.js');
      await trends(all(flags));
    });

  withOutput(program.command('corporate'))
    .description('everything analysed so far: sectors, risk profile, top performers')
    .action(async (flags: object) => {
      const { corporate } = await import('../commands/report.js');
      await corporate(all(flags));
    });

  registerPortfolio(program, all);
}

function registerPortfolio(program: Command, all: <T extends object>(flags: T) => GlobalFlags & T): void {
  const portfolio = withOutput(program.command('portfolio'))
    .description(
      'the fund’s investments, what they are worth, by sector, round and quarter, and what each deck said then',
    )
    .action(async (flags: object) => {
      const { portfolio: show } = await import('../commands/portfolio.js');
      await show(all(flags));
    });

  portfolio
    .command('list')
    .description('investments, newest first, with their ids')
    .option('--json', 'as JSON')
    .action(async (_: object, command: Command) => {
      const { listInvestments } = await import('../commands/portfolio.js');
      await listInvestments(all(command.optsWithGlobals()));
    });

  withFields(portfolio.command('add'))
    .description('add an investment')
    .argument('<company>', 'name of the company')
    .requiredOption('--amount <euro>', 'euro invested, as you write numbers: 250000 or 250k')
    .requiredOption('--date <day>', 'day of the investment (YYYY-MM-DD)', isoDate)
    .action(async (company: string, _: object, command: Command) => {
      const { addInvestment } = await import('../commands/portfolio.js');
      await addInvestment(company, all(command.optsWithGlobals()));
    });

  withFields(portfolio.command('set'))
    .description('change the status or anything else of an investment')
    .argument('<id>', 'id, or the beginning of one (vc portfolio list)')
    .option('--company <name>', 'name of the company')
    .option('--amount <euro>', 'euro invested')
    .option('--date <day>', 'day of the investment', isoDate)
    .action(async (id: string, _: object, command: Command) => {
      const { setInvestment } = await import('../commands/portfolio.js');
      await setInvestment(id, all(command.optsWithGlobals()));
    });

  portfolio
    .command('rm')
    .description('remove investments')
    .argument('<id...>', 'ids, or beginnings of them')
    .action(async (ids: string[], _: object, command: Command) => {
      const { removeInvestments } = await import('../commands/portfolio.js');
      await removeInvestments(ids, all(command.optsWithGlobals()));
    });
}

/** Flags of everything that can be printed or written as a file. */
function withOutput(command: Command): Command {
  return command
    .addOption(new Option('--format <format>', 'write a file instead of printing').choices(REPORT_FORMATS))
    .option('--out <file>', 'where to; - is stdout; the ending chooses the format (default: a name of the report’s)')
    .option('--json', 'print the figures as JSON');
}

/** Flags of an investment that adding and changing share. */
function withFields(command: Command): Command {
  return command
    .option('--stake <percent>', 'how much of the company the fund holds')
    .option('--worth <euro>', 'what that is worth, what an exit brought, or what came back of a failure')
    .option('--valued-on <day>', 'day that the worth is of (default: today)', isoDate)
    .addOption(new Option('--sector <sector>', 'its sector').choices(SECTORS))
    .addOption(new Option('--round <round>', 'the round').choices(STAGES))
    .addOption(new Option('--status <status>', 'active, exited or failed').choices(INVESTMENT_STATUSES))
    .option('--on <day>', 'day on which it got that status (default: today)', isoDate)
    .option('--analysis <id>', 'the analysis of the deck that led to it (default: found by name)')
    .option('--json', 'as JSON');
}
