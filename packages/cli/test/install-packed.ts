/**
 * Packs our packages as npm would publish them and installs them in an empty folder elsewhere: of ours there is only what
 * the packages hold, and each sees of others only what it lists. Those others come from the repository, without a network.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const NAMES = ['core', 'web', 'server', 'cli'] as const;

/** Installs into `folder`; returns the path of `vc` in it. */
export async function installPacked(folder: string): Promise<string> {
  const store = join(folder, 'node_modules', '.store');
  await mkdir(store, { recursive: true });
  const workspaces = NAMES.flatMap((name) => ['-w', `@vc-analyst/${name}`]);
  const { stdout } = await execa('npm', ['pack', '--json', '--pack-destination', store, ...workspaces], { cwd: root });
  for (const { name, filename } of JSON.parse(stdout) as { name: string; filename: string }[]) {
    const place = join(store, name);
    await mkdir(place, { recursive: true });
    await execa('tar', ['-xzf', join(store, filename), '-C', place, '--strip-components=1']);
  }
  for (const name of NAMES) await linkDependencies(store, name);
  await link(join(store, '@vc-analyst', 'cli'), join(folder, 'node_modules', '@vc-analyst', 'cli'));
  await link(join(store, '@vc-analyst', 'core'), join(folder, 'node_modules', '@vc-analyst', 'core'));
  const vc = join(folder, 'node_modules', '.bin', 'vc');
  await link(join(store, '@vc-analyst', 'cli', 'bin', 'vc.js'), vc);
  return vc;
}

async function linkDependencies(store: string, name: string): Promise<void> {
  const place = join(store, '@vc-analyst', name);
  const manifest = JSON.parse(await readFile(join(place, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  for (const dependency of Object.keys(manifest.dependencies ?? {})) {
    const ours = dependency.startsWith('@vc-analyst/');
    const own = join(root, 'packages', name, 'node_modules', dependency);
    const target = ours ? join(store, dependency) : existsSync(own) ? own : join(root, 'node_modules', dependency);
    await link(target, join(place, 'node_modules', dependency));
  }
}

async function link(target: string, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await symlink(target, path, 'junction');
}
