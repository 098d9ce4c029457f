/** Commands over an installation and its data folder: init, config, doctor, backup, restore, migrate, demo, completion. */
import { Argument, type Command } from 'commander';
import type { GlobalFlags } from '../workspace/global-flags.js';
import { collect, port } from './parse-flags.js';

const SHELLS = ['bash', 'zsh', 'fish', 'powershell'];
const JSON_FLAG = ['--json', 'as JSON'] as const;

/** Adds them to `program`. */
export function registerDataCommands(program: Command, setExitCode: (code: number) => void): void {
  const all = <T extends object>(flags: T) => ({ ...program.opts<GlobalFlags>(), ...flags });

  program
    .command('demo')
    .description('the web app over sample decks, in a workspace that is thrown away; no key, no network')
    .option('--port <number>', 'port; 0 takes a free one (default 3000)', port)
    .option('--open', 'open the browser')
    .action(async (flags: object) => {
      const { demo } = await import('../commands/demo.js');
      setExitCode(await demo(all(flags)));
    });

  program
    .command('init')
    .description('write a commented config.yaml and thesis.yaml into the data folder')
    .option('--force', 'replace the ones that are there')
    .action(async (flags: object) => {
      const { init } = await import('../commands/init.js');
      setExitCode(await init(all(flags)));
    });

  program
    .command('config')
    .description('the settings in force, and where each value came from')
    .argument('[setting]', 'print the value of this one alone')
    .option(...JSON_FLAG)
    .action(async (key: string | undefined, flags: object) => {
      const { config } = await import('../commands/config.js');
      await config(key, all(flags));
    });

  program
    .command('doctor')
    .description('what is installed, reachable or missing, and how to mend it')
    .option('--ask-model', 'send the chosen model one tiny question, nothing of a deck: which form of request works')
    .option(...JSON_FLAG)
    .action(async (flags: object) => {
      const { doctor } = await import('../commands/doctor.js');
      setExitCode(await doctor(all(flags)));
    });

  program
    .command('backup')
    .description('write the whole data folder into one file: analyses, decks, people, settings; a server may go on')
    .argument('<file>', 'such as fund.tar.gz')
    .option('--to <recipient>', 'encrypt it, in the age format, for who has this key (age1…); may repeat', collect)
    .option('--force', 'replace the file when it exists')
    .option(...JSON_FLAG)
    .action(async (file: string, flags: object) => {
      const { backup } = await import('../commands/backup.js');
      await backup(file, all(flags));
    });

  program
    .command('backup-key')
    .description('make a key for encrypted backups, and print for whom vc backup --to encrypts them')
    .argument('<file>', 'where to put the key; keep it apart from the backups')
    .action(async (file: string, flags: object) => {
      const { makeKey } = await import('../commands/backup.js');
      await makeKey(file, all(flags));
    });

  program
    .command('restore')
    .description(
      'put a backup into the data folder, all of it or nothing (into PostgreSQL once it ends); stop the server first',
    )
    .argument('<file>', 'a file that vc backup wrote')
    .option('--key <file>', 'with the key that opens an encrypted one')
    .option('--force', 'replace what the data folder holds')
    .option(...JSON_FLAG)
    .action(async (file: string, flags: object) => {
      const { restore } = await import('../commands/backup.js');
      await restore(file, all(flags));
    });

  program
    .command('migrate')
    .description('bring a data folder of an older version to this one, with a backup first; stop the server before')
    .option('--to <place>', 'instead, copy everything into PostgreSQL (its address), or from there into a folder')
    .option(...JSON_FLAG)
    .action(async (flags: object) => {
      const { migrate } = await import('../commands/backup.js');
      await migrate(all(flags));
    });

  program
    .command('completion')
    .description('print a script that completes commands, flags and ids in your shell')
    .addArgument(new Argument('<shell>', 'the shell').choices(SHELLS))
    .action(async (shell: string) => {
      const { completion } = await import('../commands/completion.js');
      completion(shell);
    });

  // Asked by the script at each press of the tab key.
  program
    .command('complete', { hidden: true })
    .argument('[words...]')
    .action(async (words: string[]) => {
      const { complete } = await import('../commands/completion.js');
      await complete(program, words);
    });
}
