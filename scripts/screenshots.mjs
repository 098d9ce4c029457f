/**
 * The pictures of the documentation, taken anew from the app with the sample decks, into docs/screenshots:
 * `npm run build && node scripts/screenshots.mjs`. Each is pressed to a palette, below 150 kB.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from './set-up.mjs';

/** Bytes. */
const MOST = 150_000;

const taken = mkdtempSync(join(tmpdir(), 'vc-screenshots-'));
const kept = join(root, 'docs', 'screenshots');
try {
  const args = ['run', '--config', 'vitest.long.ts', 'screenshots.long.test.ts', '-t', 'pictures of the documentation'];
  const { status } = spawnSync(join(root, 'node_modules', '.bin', 'vitest'), args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, VC_SHOTS: taken },
  });
  if (status !== 0) process.exit(status ?? 1);
  mkdirSync(kept, { recursive: true });
  for (const name of readdirSync(taken)) {
    const path = join(kept, name);
    for (const colours of [256, 128, 64]) {
      await sharp(join(taken, name)).png({ palette: true, colours, effort: 10, compressionLevel: 9 }).toFile(path);
      if (statSync(path).size <= MOST) break;
    }
    console.log(`${String(Math.round(statSync(path).size / 1000)).padStart(4)} kB  docs/screenshots/${name}`);
  }
} finally {
  rmSync(taken, { recursive: true, force: true });
}
