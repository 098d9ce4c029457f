/** Reads a thesis and checks it against the rubric; whatever is wrong is said with its line and key. */
import type { z } from 'zod';
import { VcError } from '../errors/vc-error.js';
import { readTypedNumber } from '../evidence/numbers/typed-number.js';
import { renderMessage } from '../i18n/render.js';
import { FLAG_RULES } from '../scoring/flags/index.js';
import { RUBRIC } from '../scoring/rubric.js';
import { weightProblems } from '../scoring/weigh.js';
import { thesisSchema, type Thesis } from '../thesis/thesis.js';
import { loadConfigFile, type LoadedFile } from '../config/load-file.js';

interface Problem {
  path: PropertyKey[];
  text: string;
}

/**
 * The thesis of a YAML file.
 *
 * @throws VcError `file-not-found`; `bad-config` with the first thing that is wrong: `thesis.yaml: line 7, sectors[1]: …`
 */
export async function loadThesisFile(path: string): Promise<Thesis> {
  return readThesis(await loadConfigFile(path));
}

/** As `loadThesisFile`, of a file that is read already. */
export function readThesis({ name, settings: given, lineOf, writtenAt }: LoadedFile): Thesis {
  const { settings, unclear } = readAmounts(given, writtenAt);
  const parsed = thesisSchema.safeParse(settings);
  const wrong = parsed.success
    ? rubricProblems(parsed.data)
    : parsed.error.issues.map((issue) => problemOf(issue, settings));
  const problems = [...unclear, ...wrong];
  // The first in the file: a reader mends it from the top.
  const [first] = problems
    .map((problem) => ({ ...problem, line: lineOf(problem.path) }))
    .sort((a, b) => a.line - b.line);
  if (parsed.success && !first) return parsed.data;
  const { line = 1, path = [], text = '' } = first ?? {};
  const key = path.length > 0 ? `, ${written(path)}` : '';
  throw new VcError('bad-config', { file: name, problem: `line ${line}${key}: ${text}.` });
}

/**
 * Amounts as people write them (`1.5M`, `250 000`), read as they are wherever a number is typed; what could mean two
 * things (`300.000`) is a problem with both readings.
 */
function readAmounts(given: unknown, writtenAt: LoadedFile['writtenAt']): { settings: unknown; unclear: Problem[] } {
  const settings = structuredClone(given);
  const at = (...path: string[]) => path.reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], settings); // prettier-ignore
  const figures = Object.keys((at('dealBreakers', 'figures') as object | undefined) ?? {});
  const amounts = [
    ...['min', 'max'].map((key) => ['cheque', key]),
    ...figures.flatMap((kind) => ['atLeast', 'atMost'].map((key) => ['dealBreakers', 'figures', kind, key])),
  ];
  const unclear: Problem[] = [];
  for (const path of amounts) {
    const typed = writtenAt(path);
    if (typed === undefined) continue;
    // A percent or a multiple is written bare, and a currency stands beside its amount.
    const { value, problem } = readTypedNumber(typed, {}, 'en');
    if (problem) unclear.push({ path, text: renderMessage(problem, 'en').replace(/\.$/, '') });
    else (at(...path.slice(0, -1)) as Record<string, unknown>)[path.at(-1)!] = value;
  }
  return { settings, unclear };
}

function problemOf(issue: z.core.$ZodIssue, settings: unknown): Problem {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') {
    return { path: [...path, issue.keys[0] ?? ''], text: 'There is no such setting' };
  }
  if (issue.code === 'invalid_value') {
    const given = path.reduce<unknown>(
      (node, key) => (node as Record<PropertyKey, unknown> | undefined)?.[key],
      settings,
    );
    return { path, text: `“${String(given)}” is not one of ${issue.values.join(', ')}` };
  }
  return { path, text: issue.message.replace(/\.$/, '') };
}

/** What fits the schema but not the rubric: criteria and flags that it does not have. */
function rubricProblems({ weights, dealBreakers }: Thesis): Problem[] {
  const flags = FLAG_RULES.map(({ meta }) => meta.id);
  return [
    ...weightProblems(RUBRIC, weights?.criteria ?? {}).map(({ key, problem }) => ({
      path: ['weights', 'criteria', key],
      text: problem,
    })),
    ...(dealBreakers?.flags ?? []).flatMap((flag, index) =>
      flags.includes(flag)
        ? []
        : [{ path: ['dealBreakers', 'flags', index], text: `There is no such flag; there are ${flags.join(', ')}` }],
    ),
  ];
}

/** `sectors[1]`, `weights.criteria.G4`. */
function written(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}
