/** Reports are put beside decks in folders that others can write, too: nothing is written where a link of theirs leads. */
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Workspace } from '@vc-analyst/core';
import { placeReports, reportPaths } from './place-report.js';

test('a link in the place of a report, or of what becomes one, is replaced and never followed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vc-place-'));
  try {
    const [deck, victim] = [join(folder, 'deck.pdf'), join(folder, 'victim')];
    await writeFile(deck, 'deck');
    await writeFile(victim, 'kept');
    const plan = { folder, formats: ['html'] };
    const report = reportPaths(deck, plan)[0]!.path;
    await symlink(victim, report);
    await symlink(victim, join(folder, `.deck.pdf.vc-report.html.${process.pid}.part`));
    const workspace = { export: async () => ({ bytes: Buffer.from('report') }) } as unknown as Workspace;
    expect(await placeReports(workspace, { analysisId: 'x', path: deck, plan, anew: true })).toEqual([report]);
    expect(await readFile(victim, 'utf8')).toBe('kept');
    expect(await readFile(report, 'utf8')).toBe('report');
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toHaveLength(1);
  } finally {
    await rm(folder, { recursive: true });
  }
});
