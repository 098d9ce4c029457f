/** Commands of what people say of an analysis: comment, rate, decide, share, founder, activity. */
import { DECISIONS } from '@vc-analyst/core/vocabulary';
import { Argument, Option, type Command } from 'commander';
import type { GlobalFlags } from '../workspace/global-flags.js';
import { ID_OR_NAME, isoDate, JSON_FLAG, wholeNumber } from './parse-flags.js';

const BY_FLAG = ['--by <name>', 'who says so (default: the name of your account on this machine)'] as const;

/** Adds them to `program`. */
export function registerSaidCommands(program: Command): void {
  const all = <T extends object>(flags: T) => ({ ...program.opts<GlobalFlags>(), ...flags });

  program
    .command('comment')
    .description('comment on an analysis, a slide or a fact; without words, list its comments')
    .argument('<id>', ID_OR_NAME)
    .argument('[words]', 'the comment')
    .option('--slide <number>', 'the slide it is about', wholeNumber)
    .option('--fact <id>', 'the fact it is about (vc show --facts lists them)')
    .option('--edit <comment>', 'change this comment of yours, by its id')
    .option('--remove <comment>', 'remove this comment of yours, by its id')
    .option(...BY_FLAG)
    .option(...JSON_FLAG)
    .action(async (id: string, words: string | undefined, flags: object) => {
      const { comment } = await import('../commands/said.js');
      await comment(id, words, all(flags));
    });

  program
    .command('rate')
    .description('rate an analysis, 1 to 5; a second rating of yours replaces the first')
    .argument('<id>', ID_OR_NAME)
    .argument('<stars>', '1 to 5', wholeNumber)
    .option('--note <words>', 'why')
    .option(...BY_FLAG)
    .option(...JSON_FLAG)
    .action(async (id: string, stars: number, flags: object) => {
      const { rate } = await import('../commands/said.js');
      await rate(id, stars, all(flags));
    });

  program
    .command('decide')
    .description('what the fund does with the company; none takes it back')
    .argument('<id>', ID_OR_NAME)
    .addArgument(new Argument('<decision>', 'the decision').choices([...DECISIONS, 'none']))
    .option('--note <words>', 'why')
    .option(...BY_FLAG)
    .option(...JSON_FLAG)
    .action(async (id: string, decision: string, flags: object) => {
      const { decide } = await import('../commands/said.js');
      await decide(id, decision as never, all(flags));
    });

  const share = program.command('share').description('links by which people without an account read one analysis');

  share
    .command('add')
    .description('make a link to the report as it is now, on the fund’s server; it is shown this once')
    .argument('<id>', ID_OR_NAME)
    .option(
      '--until <date>',
      'last day on which it opens (YYYY-MM-DD; default: the fund’s rule, 30 days where it has none)',
      isoDate,
    )
    .option('--password', 'ask readers for a password; it is read from standard input')
    .option(...BY_FLAG)
    .option(...JSON_FLAG)
    .action(async (id: string, flags: object) => {
      const { addShare } = await import('../commands/share.js');
      await addShare(id, all(flags));
    });

  share
    .command('list')
    .description('the links to one analysis, with how often each was read')
    .argument('<id>', ID_OR_NAME)
    .option(...JSON_FLAG)
    .action(async (id: string, flags: object) => {
      const { listShares } = await import('../commands/share.js');
      await listShares(id, all(flags));
    });

  share
    .command('visits')
    .description('when a link was opened and how long which slides lay open, newest first')
    .argument('<id>', ID_OR_NAME)
    .argument('<link>', 'the beginning of its id (vc share list)')
    .option(...JSON_FLAG)
    .action(async (id: string, link: string, flags: object) => {
      const { showVisits } = await import('../commands/share.js');
      await showVisits(id, link, all(flags));
    });

  share
    .command('rm')
    .description('revoke a link at once')
    .argument('<id>', ID_OR_NAME)
    .argument('<link>', 'the beginning of its id (vc share list)')
    .action(async (id: string, link: string, flags: object) => {
      const { removeShare } = await import('../commands/share.js');
      await removeShare(id, link, all(flags));
    });

  const founder = program
    .command('founder')
    .description('links by which a founder answers questions and adds files without an account, and what came');
  founder
    .command('ask')
    .description('make a link that asks questions and print it, this once')
    .argument('<id>', ID_OR_NAME)
    .argument('[question...]', 'their ids (vc questions lists them); the first open ones where none is given')
    .option('--until <date>', 'last day on which it opens (YYYY-MM-DD; default: 14 days from now)', isoDate)
    .option(...BY_FLAG)
    .option(...JSON_FLAG)
    .action(async (id: string, questions: string[], flags: object) => {
      const { askFounder } = await import('../commands/founder.js');
      await askFounder(id, questions, all(flags));
    });

  founder
    .command('list')
    .description('the links to one founder, with how much came by each')
    .argument('<id>', ID_OR_NAME)
    .option(...JSON_FLAG)
    .action(async (id: string, flags: object) => {
      const { listFounderLinks } = await import('../commands/founder.js');
      await listFounderLinks(id, all(flags));
    });

  founder
    .command('answers')
    .description('what came from the founder: answers and files')
    .argument('<id>', ID_OR_NAME)
    .option(...JSON_FLAG)
    .action(async (id: string, flags: object) => {
      const { showAnswers } = await import('../commands/founder.js');
      await showAnswers(id, all(flags));
    });

  founder
    .command('count')
    .description('let answers count: scores follow at once')
    .argument('<id>', ID_OR_NAME)
    .argument('[answer...]', 'their ids (vc founder answers); all that nobody has decided on where none is given')
    .addOption(new Option('--ignore', 'they shall not count').conflicts('takeOut'))
    .option('--take-out', 'they no longer count: all that do where none is given')
    .option(...BY_FLAG)
    .option(...JSON_FLAG)
    .action(async (id: string, answers: string[], flags: object) => {
      const { countAnswers } = await import('../commands/founder.js');
      await countAnswers(id, answers, all(flags));
    });

  founder
    .command('rm')
    .description('revoke a link at once; what came by it stays')
    .argument('<id>', ID_OR_NAME)
    .argument('<link>', 'the beginning of its id (vc founder list)')
    .action(async (id: string, link: string, flags: object) => {
      const { removeFounderLink } = await import('../commands/founder.js');
      await removeFounderLink(id, link, all(flags));
    });

  program
    .command('activity')
    .description('what happened, newest first')
    .argument('[id]', 'of this analysis alone: its id, the beginning of one, or the company’s name')
    .option('--limit <n>', 'the last n (default: 50)', wholeNumber)
    .option(...JSON_FLAG)
    .action(async (id: string | undefined, flags: object) => {
      const { activity } = await import('../commands/said.js');
      await activity(id, all(flags));
    });
}
