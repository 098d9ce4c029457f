/** `vc config`: every setting in force, with where its value came from. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SETTING_VARIABLES, VcError, type Config } from '@vc-analyst/core';
import { columns } from '../output/columns.js';
import { say } from '../output/language.js';
import { paintFor } from '../output/paint.js';
import { printable } from '../output/printable.js';
import type { GlobalFlags } from '../workspace/global-flags.js';
import { CONFIG_FILE, dataDirFor, settingsFor } from '../workspace/workspace-for.js';

/** Names in the environment that are secrets: said to be set, never shown. */
const SECRETS = ['OPENAI_API_KEY', 'VC_ADMIN_PASSWORD'];

export async function config(key: string | undefined, flags: GlobalFlags & { json?: boolean }): Promise<void> {
  const { config: settings, sources } = await settingsFor(flags);
  const keys = Object.keys(sources) as (keyof Config)[];
  const file = flags.config ?? join(dataDirFor(flags), CONFIG_FILE);
  const thesis = join(settings.dataDir, 'thesis.yaml');
  const rows = keys.map((name) => ({
    name,
    // Found without being named.
    value: withoutPassword(name, settings[name]) ?? (name === 'thesis' && existsSync(thesis) ? thesis : undefined),
    from: sources[name],
  }));

  if (key !== undefined) {
    const row = rows.find(({ name }) => name === key);
    if (!row) throw new VcError('bad-usage', { problem: say('config.unknown', { key, keys: keys.join(', ') }) });
    process.stdout.write(`${flags.json ? JSON.stringify(row.value ?? null) : shown(row.value)}\n`);
    return;
  }
  const secrets = SECRETS.map((name) => ({ name, set: Boolean(process.env[name]) }));
  if (flags.json) {
    const all = Object.fromEntries(rows.map(({ name, value, from }) => [name, { value: value ?? null, from }]));
    const isSet = Object.fromEntries(secrets.map(({ name, set }) => [name, set]));
    process.stdout.write(
      `${JSON.stringify({ file: existsSync(file) ? file : null, settings: all, secrets: isSet }, null, 2)}\n`,
    );
    return;
  }
  const paint = paintFor(process.stdout, flags);
  const origin = (name: keyof Config) => {
    const from = sources[name];
    if (from === 'file') return file;
    return say(`config.${from}`, { variable: SETTING_VARIABLES[name] ?? '' });
  };
  const table = columns([
    ['setting', 'value', 'from'].map((heading) => paint.dim(say(`config.${heading}`))),
    ...rows.map(({ name, value, from }) => [
      name,
      from === 'default' ? text(name, value) : paint.bold(text(name, value)),
      paint.dim(printable(origin(name))),
    ]),
    ...secrets.map(({ name, set }) => [
      name,
      set ? paint.bold(say('config.set')) : say('config.unset'),
      paint.dim(say('config.environment', { variable: name })),
    ]),
  ]);
  process.stdout.write(`${table.join('\n')}\n`);
  if (!flags.quiet) {
    process.stderr.write(`${say(existsSync(file) ? 'config.file' : 'config.noFile', { path: file })}\n`);
  }
}

function text(name: keyof Config, value: unknown): string {
  if (value !== undefined) return shown(value);
  return say(name === 'engine' ? 'config.unsetEngine' : 'config.unset');
}

/** The address of a database is shown without its password. */
function withoutPassword(name: keyof Config, value: unknown): unknown {
  if (name !== 'store' || typeof value !== 'string') return value;
  return value.replace(/^(\w+:\/\/[^:@/?]*):.*@/, '$1:***@').replace(/([?&]password=)[^&]*/, '$1***');
}

/** As it would be written in the file. */
function shown(value: unknown): string {
  if (value === undefined) return '';
  return printable(typeof value === 'string' ? value : JSON.stringify(value));
}
