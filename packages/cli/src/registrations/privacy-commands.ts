/** `vc privacy …`: how long analyses are kept, and the rights of people over what is kept of them. */
import type { Command } from 'commander';
import type { GlobalFlags } from '../workspace/global-flags.js';
import { wholeNumber } from './parse-flags.js';

const JSON_FLAG = ['--json', 'as JSON'] as const;
const YES_FLAG = ['--yes', 'ask nothing'] as const;
const INVESTED_FLAG = ['--also-invested', 'also analyses of companies that the fund has invested in'] as const;

/** Adds them to `program`. */
export function registerPrivacyCommands(program: Command): void {
  const all = <T extends object>(flags: T) => ({ ...program.opts<GlobalFlags>(), ...flags });
  const privacy = program
    .command('privacy')
    .description('how long analyses are kept; what is kept of a person or company, as a file and erased');

  privacy
    .command('due')
    .description('what would be deleted now by the rule in force, or by another one; deletes nothing')
    .option('--months <number>', 'by this age instead', wholeNumber)
    .option(...INVESTED_FLAG)
    .option(...JSON_FLAG)
    .action(async (flags: object) => {
      const { listDue } = await import('../commands/privacy.js');
      await listDue(all(flags));
    });

  privacy
    .command('keep')
    .description('delete analyses this many months after they were made; the server does it each hour')
    .argument('<months>', '1 to 240, or forever')
    .option(...INVESTED_FLAG)
    .action(async (months: string, flags: object) => {
      const { keep } = await import('../commands/privacy.js');
      await keep(months, all(flags));
    });

  privacy
    .command('delete')
    .description('delete now what is due by the rule in force')
    .option(...YES_FLAG)
    .action(async (flags: object) => {
      const { deleteDue } = await import('../commands/privacy.js');
      await deleteDue(all(flags));
    });

  privacy
    .command('export')
    .description('all that is kept of an account, as JSON')
    .argument('<user>', 'user name, e-mail or id')
    .option('--out <file>', 'into this file')
    .action(async (name: string, flags: object) => {
      const { exportPerson } = await import('../commands/privacy.js');
      await exportPerson(name, all(flags));
    });

  privacy
    .command('erase')
    .description('remove an account, and its person’s name from all that it wrote; what was written stays')
    .argument('<user>', 'user name, e-mail or id')
    .option(...YES_FLAG)
    .action(async (name: string, flags: object) => {
      const { erasePerson } = await import('../commands/privacy.js');
      await erasePerson(name, all(flags));
    });

  privacy
    .command('erase-company')
    .description('delete all analyses of a company, their decks, links and what is told of them')
    .argument('<name>', 'the company’s name, whole')
    .option(...YES_FLAG)
    .action(async (name: string, flags: object) => {
      const { eraseCompany } = await import('../commands/privacy.js');
      await eraseCompany(name, all(flags));
    });
}
