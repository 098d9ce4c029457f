/** `vc doctor`: what is installed, reachable or missing on this machine, and how to mend it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { errorText, isVcError, resolveConfig } from '@vc-analyst/core';
import { checkData } from '../doctor/check-data.js';
import { checkEngine } from '../doctor/check-engine.js';
import { checkMachine } from '../doctor/check-machine.js';
import type { Finding } from '../doctor/finding.js';
import { columns, hanging } from '../output/columns.js';
import { EXIT } from '../output/exit-codes.js';
import { say, spokenLanguage } from '../output/language.js';
import { paintFor } from '../output/paint.js';
import { printable } from '../output/printable.js';
import type { GlobalFlags } from '../workspace/global-flags.js';
import { CONFIG_FILE, dataDirFor, settingsFor, type Settings } from '../workspace/workspace-for.js';

/** Returns 0 unless something that is needed is broken. Changes nothing. */
export async function doctor(flags: GlobalFlags & { json?: boolean; askModel?: boolean }): Promise<number> {
  const { found, finding } = await settings(flags);
  const { config } = found;
  const findings = sayOnce([
    finding,
    ...(await checkMachine(config)),
    ...(await checkData(config)),
    ...(await checkEngine(found, flags.askModel)),
  ]);
  const broken = findings.filter(({ state }) => state === 'broken').length;
  if (flags.json) {
    process.stdout.write(`${JSON.stringify(findings, null, 2)}\n`);
  } else {
    print(findings, flags);
    const sentence = broken === 0 ? say('doctor.allWell') : say('doctor.brokenCount', { count: broken });
    if (!flags.quiet) process.stderr.write(`${sentence}\n`);
  }
  return broken === 0 ? EXIT.done : EXIT.belowThreshold;
}

/** What is broken also breaks what needs it: it is named where it is mended, and there alone. */
function sayOnce(findings: readonly Finding[]): Finding[] {
  return findings.filter(
    ({ detail }, index) =>
      !findings.slice(0, index).some((one) => one.state === 'broken' && detail.startsWith(one.detail)),
  );
}

/** Wrong settings are a finding like others; the rest is then looked at with the defaults. */
async function settings(flags: GlobalFlags): Promise<{ found: Settings; finding: Finding }> {
  const path = flags.config ?? join(dataDirFor(flags), CONFIG_FILE);
  try {
    const found = await settingsFor(flags);
    const detail = existsSync(path) ? say('doctor.settingsFile', { path }) : say('doctor.settingsNone');
    return { found, finding: { what: say('doctor.settings'), state: 'ok', detail } };
  } catch (error) {
    if (!isVcError(error)) throw error;
    const found = resolveConfig({ flags: { dataDir: dataDirFor(flags) } });
    return {
      found: { ...found, apiKeyFor: found.config.baseUrl },
      finding: { what: say('doctor.settings'), state: 'broken', detail: errorText(error, spokenLanguage()) },
    };
  }
}

function print(findings: readonly Finding[], flags: GlobalFlags): void {
  const paint = paintFor(process.stdout, flags);
  const tones = { ok: 'good', missing: 'fair', broken: 'poor' } as const;
  // The bar keeps the last column as wide as its widest cell.
  const heads = columns(findings.map(({ state, what }) => [paint[tones[state]](say(`doctor.${state}`)), what, '|']));
  for (const [index, { detail }] of findings.entries()) {
    const lines = hanging(heads[index]!.slice(0, -1), printable(detail), process.stdout.columns ?? 100);
    process.stdout.write(`${lines.join('\n')}\n`);
  }
}
