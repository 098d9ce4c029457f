/** What may stand where the cursor is: commands, flags, their values and ids, read off the commander program itself. */
import type { Argument, Command, Option } from 'commander';

export interface Suggestion {
  value: string;
  description: string;
}

export interface Suggestions {
  values: Suggestion[];
  /** File names fit here. */
  files: boolean;
}

/** Asks for the ids of what is stored; only called where an id fits. */
export type IdSource = (of: 'analysis' | 'investment') => Promise<Suggestion[]>;

/** Suggestions for the last of `words`, which may be empty; the others stand before it. */
export async function suggest(program: Command, words: readonly string[], ids: IdSource): Promise<Suggestions> {
  const current = words.at(-1) ?? '';
  const place = walk(program, words.slice(0, -1));
  const { command, pending } = place;
  const found = pending
    ? await valuesOf(pending, ids)
    : current.startsWith('-')
      ? { values: flagsOf(command, place.used), files: false }
      : await wordsOf(place, ids);
  const values = found.values.filter(({ value }) => value.startsWith(current));
  return { values, files: found.files && values.length === 0 };
}

interface Place {
  command: Command;
  /** Arguments given so far. */
  given: number;
  /** Flags given so far. */
  used: Set<Option>;
  /** The flag whose value is wanted. */
  pending?: Option;
}

function walk(program: Command, words: readonly string[]): Place {
  const place: Place = { command: program, given: 0, used: new Set() };
  for (const word of words) {
    // bash splits --lang=fr at the sign.
    if (word === '=') continue;
    if (place.pending) {
      delete place.pending;
      continue;
    }
    const [name = ''] = word.split('=');
    const option = name.startsWith('-')
      ? optionsOf(place.command).find(({ long, short }) => long === name || short === name)
      : undefined;
    if (option) {
      place.used.add(option);
      if ((option.required || option.optional) && !word.includes('=')) place.pending = option;
    } else if (!word.startsWith('-')) {
      const child = place.given === 0 ? place.command.commands.find((one) => one.name() === word) : undefined;
      if (child) place.command = child;
      else place.given += 1;
    }
  }
  return place;
}

/** Its own flags and those of the commands above it, of one name the nearest. */
function optionsOf(command: Command): Option[] {
  const own = command.options.filter((option) => !option.hidden);
  const above = command.parent ? optionsOf(command.parent) : [];
  return [...own, ...above.filter(({ long }) => own.every((option) => option.long !== long))];
}

function flagsOf(command: Command, used: ReadonlySet<Option>): Suggestion[] {
  return [
    ...optionsOf(command)
      .filter((option) => !used.has(option) || option.variadic)
      .map(({ long, short, description }) => ({ value: long ?? short ?? '', description })),
    { value: '--help', description: 'display help for command' },
  ];
}

async function wordsOf({ command, given }: Place, ids: IdSource): Promise<Suggestions> {
  const commands = given === 0 ? command.createHelp().visibleCommands(command) : [];
  const subcommands = commands.map((one) => ({ value: one.name(), description: one.description() }));
  const last = command.registeredArguments.at(-1);
  const argument = command.registeredArguments[given] ?? (last?.variadic ? last : undefined);
  if (!argument) return { values: subcommands, files: false };
  const { values, files } = await valuesOf(argument, ids);
  return { values: [...subcommands, ...values], files };
}

async function valuesOf(wanted: Option | Argument, ids: IdSource): Promise<Suggestions> {
  if (wanted.argChoices)
    return { values: wanted.argChoices.map((value) => ({ value, description: '' })), files: false };
  const name = 'long' in wanted ? (/[<[]([^\]>]+)/.exec(wanted.flags)?.[1] ?? '') : wanted.name();
  const about = wanted.description;
  if (/^(id|a|b)(\.\.\.)?$/.test(name) && !/fact|question/.test('long' in wanted ? (wanted.long ?? '') : '')) {
    return { values: await ids(/portfolio/.test(about) ? 'investment' : 'analysis'), files: false };
  }
  return { values: [], files: /file|dir|folder|deck|path|jsonl|place/i.test(name) };
}
