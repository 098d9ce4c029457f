/** docs/cli.md and the program say the same: every command with its arguments, every flag, every exit code. */
import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { SETTING_VARIABLES } from '@vc-analyst/core';
import { expect, test } from 'vitest';
import { EXIT } from '../src/output/exit-codes.js';
import { buildProgram } from '../src/program.js';
import { HELP } from '../src/registrations/help-texts.js';

const text = await readFile(new URL('../../../docs/cli.md', import.meta.url), 'utf8');
const program = buildProgram('0.0.0', () => undefined);

/** Commands that people type, by the heading of their section. */
function commands(command: Command, path: string[] = ['vc']): [string, Command][] {
  return command.commands
    .filter((one) => one.name() !== 'complete')
    .flatMap((one): [string, Command][] => {
      const here = [...path, one.name()];
      const words = one.registeredArguments.map((argument) => {
        const name = `${argument.name()}${argument.variadic ? '...' : ''}`;
        return argument.required ? `<${name}>` : `[${name}]`;
      });
      return [[[...here, ...words].join(' '), one], ...commands(one, here)];
    });
}

const sections = new Map(
  text
    .split(/^(?=###? )/m)
    .map((section): [string, string] => [/^###? (.*)/.exec(section)?.[1]?.replaceAll('`', '') ?? '', section]),
);
const flagsIn = (section = '') => [...section.matchAll(/^\| `(?:-\w, )?(--[a-z-]+)/gm)].map(([, flag]) => flag).sort();
const flagsOf = (command: Command) => command.options.map(({ long }) => long).sort();

test('every command has its section, and every section its command', () => {
  const documented = [...sections.keys()].filter((heading) => heading.startsWith('vc '));
  expect(documented.sort()).toEqual(
    commands(program)
      .map(([heading]) => heading)
      .sort(),
  );
});

test.each(commands(program))('%s: the flags of the program', (heading, command) => {
  expect(flagsIn(sections.get(heading))).toEqual(flagsOf(command));
});

test('the flags of every command', () => {
  expect(flagsIn(sections.get('Flags of every command'))).toEqual(
    flagsOf(program).filter((flag) => flag !== '--version'),
  );
});

test('every exit code, here and in --help', () => {
  const codes = Object.values(EXIT).map(String);
  const documented = [...sections.get('Exit codes')!.matchAll(/^\| (\d+) /gm)].map(([, code]) => code);
  expect(documented.sort()).toEqual(codes.sort());
});

test('every variable of the environment that is a setting', () => {
  const documented = [...sections.get('Environment')!.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name);
  expect(documented).toEqual(expect.arrayContaining(Object.values(SETTING_VARIABLES)));
});

test.each(commands(program))('%s: its help ends with examples of it', (heading, command) => {
  let help = '';
  command.configureOutput({ writeOut: (words) => (help += words) }).outputHelp();
  const name = heading.split(/ [<[]/)[0]!;
  const examples = help.split('\nExamples:\n')[1]?.split('\n\n')[0]?.split('\n') ?? [];
  expect(examples.filter((example) => example.includes(`vc ${name.slice(3)}`) || / --data /.test(example))).not.toEqual(
    [],
  );
  expect(help.trimEnd().endsWith('vc --help lists the flags that every command takes.')).toBe(true);
});

test('every command stands in a group of --help and has examples that the program understands', () => {
  const grouped = Object.values(HELP).flatMap((group) => Object.entries(group));
  const names = program.commands.map((one) => one.name()).filter((name) => name !== 'complete');
  expect(grouped.map(([name]) => name).sort()).toEqual(names.sort());
  const known = new Map(commands(program).map(([heading, command]) => [heading.split(/ [<[]/)[0]!, command]));
  for (const [name, examples] of grouped) {
    expect(examples.length, name).toBeGreaterThan(0);
    for (const example of examples) {
      const words = example
        .split(' | ')
        .find((part) => /\bvc /.test(part))!
        .split(' ');
      const path = words.slice(words.indexOf(name)).filter((word) => /^[a-z][a-z-]*$/.test(word));
      const command = known.get(`vc ${path[0]} ${path[1]}`) ?? known.get(`vc ${path[0]}`);
      const flags = [...flagsOf(command!), ...flagsOf(program), '--help'];
      for (const flag of words.filter((word) => word.startsWith('--'))) expect(flags, example).toContain(flag);
    }
  }
});
