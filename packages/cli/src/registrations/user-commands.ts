/** `vc user …`, `vc token …` and `vc audit`: the accounts of a fund's server, their scripts, and what was done. */
import { AUDIT_ACTIONS, ROLES } from '@vc-analyst/core/vocabulary';
import { Argument, Option, type Command } from 'commander';
import type { GlobalFlags } from '../workspace/global-flags.js';
import { isoDate, wholeNumber } from './parse-flags.js';

const JSON_FLAG = ['--json', 'as JSON'] as const;
const USER = 'user name, e-mail or id';

/** Adds them to `program`. */
export function registerUserCommands(program: Command, setExitCode: (code: number) => void): void {
  const all = <T extends object>(flags: T) => ({ ...program.opts<GlobalFlags>(), ...flags });
  const user = program.command('user').description('accounts of the server that keeps its data here');

  user
    .command('list')
    .description('everyone, invited people included')
    .option(...JSON_FLAG)
    .action(async (flags: object) => {
      const { listUsers } = await import('../commands/user.js');
      await listUsers(all(flags));
    });

  user
    .command('add')
    .description('make an account; the password is read from standard input')
    .argument('<name>', 'user name')
    .addOption(new Option('--role <role>', 'team role (default: analyst; admin for the first)').choices(ROLES))
    .option('--email <address>', 'e-mail address')
    .option('--first-name <name>', 'first name')
    .option('--last-name <name>', 'last name')
    .option(...JSON_FLAG)
    .action(async (name: string, flags: object) => {
      const { addUser } = await import('../commands/user.js');
      await addUser(name, all(flags));
    });

  user
    .command('role')
    .description('change a team role; the account’s sessions end')
    .argument('<user>', USER)
    .addArgument(new Argument('<role>', 'team role').choices(ROLES))
    .option(...JSON_FLAG)
    .action(async (name: string, role: string, flags: object) => {
      const { changeUserRole } = await import('../commands/user.js');
      await changeUserRole(name, role as never, all(flags));
    });

  user
    .command('passwd')
    .description('set a new password, read from standard input; the account’s sessions end')
    .argument('<user>', USER)
    .option(...JSON_FLAG)
    .action(async (name: string, flags: object) => {
      const { changeUserPassword } = await import('../commands/user.js');
      await changeUserPassword(name, all(flags));
    });

  user
    .command('reset-factor')
    .description('end the second factor of somebody who lost phone and recovery codes; their sessions end')
    .argument('[user]', USER)
    .option('--panel', 'that of the administrator panel instead')
    .action(async (name: string | undefined, flags: object) => {
      const { resetSecondFactor } = await import('../commands/user.js');
      await resetSecondFactor(name, all(flags));
    });

  user
    .command('allow-passwords')
    .description('let people sign in with passwords again, where the fund’s provider cannot be reached')
    .action(async (flags: object) => {
      const { allowPasswords } = await import('../commands/user.js');
      await allowPasswords(all(flags));
    });

  user
    .command('rm')
    .description('remove an account; what it wrote stays')
    .argument('<user>', USER)
    .action(async (name: string, flags: object) => {
      const { removeUser } = await import('../commands/user.js');
      await removeUser(name, all(flags));
    });

  const token = program.command('token').description('API tokens with which people’s scripts sign in to the server');

  token
    .command('add')
    .description('make a token and print it, this once')
    .argument('<user>', USER)
    .requiredOption('--name <name>', 'what it is for')
    .addOption(new Option('--role <role>', 'what it may do at most (default: what its owner may)').choices(ROLES))
    .option('--days <number>', 'days until it ends, 1 to 365 (default 90)', wholeNumber)
    .option(...JSON_FLAG)
    .action(async (name: string, flags: object) => {
      const { addToken } = await import('../commands/token.js');
      await addToken(name, all(flags) as never);
    });

  token
    .command('list')
    .description('tokens in force; the tokens themselves are kept nowhere')
    .argument('[user]', USER)
    .option(...JSON_FLAG)
    .action(async (name: string | undefined, flags: object) => {
      const { listTokens } = await import('../commands/token.js');
      await listTokens(name, all(flags));
    });

  token
    .command('rm')
    .description('end a token at once')
    .argument('<id>', 'its id or the beginning of it, 4 characters or more')
    .action(async (id: string, flags: object) => {
      const { removeToken } = await import('../commands/token.js');
      await removeToken(id, all(flags));
    });

  program
    .command('audit')
    .description('who did what, when and from where: sign-ins, exports, shares, roles, settings, deletions')
    .option('--since <date>', 'from this day on (YYYY-MM-DD)', isoDate)
    .option('--until <date>', 'to the end of this day (YYYY-MM-DD)', isoDate)
    .addOption(new Option('--action <action>', 'only this').choices(AUDIT_ACTIONS))
    .option('--who <name>', 'part of the name of who did it or whom it concerned')
    .option('--refused', 'only what was refused')
    .option('--limit <number>', 'most entries that are listed (default 50)', wholeNumber)
    .option('--out <file>', 'write all that match into a file instead: .csv or .jsonl')
    .option('--verify', 'follow the chain instead: exit 1 when an entry was changed or taken out')
    .option(...JSON_FLAG)
    .action(async (flags: object) => {
      const { audit } = await import('../commands/audit.js');
      setExitCode(await audit(all(flags)));
    });
}
