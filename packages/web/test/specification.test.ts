/** Every test that `docs/specification.md` names is there, under that name. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(fileURLToPath(new URL(path, root)), 'utf8');

const rows = read('docs/specification.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (asked for|-+)/.test(line))
  .map((line) => {
    const [, asked = '', shown = ''] = line.split('|').map((cell) => cell.trim());
    const [, file = '', name = ''] = /^`([^`]+)` › (.+)$/.exec(shown) ?? [];
    return { asked, file, name };
  });

it('names a test for every row, and every test named exists', () => {
  expect(rows.length).toBeGreaterThan(75);
  const missing = rows.filter(
    ({ file, name }) => file === '' || !existsSync(fileURLToPath(new URL(file, root))) || !namesIn(file).includes(name),
  );
  expect(missing).toEqual([]);
});

/** Names of tests as their files write them: in quotes, joined over lines, with a mark such as [R14] before or not. */
function namesIn(file: string): string[] {
  const strings = read(file).matchAll(/(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g);
  return [...strings].flatMap(([, , text = '']) => [text, text.replace(/^(\[\w+\])+ /, '')]);
}
