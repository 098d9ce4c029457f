/** What the tab key offers at each place of a command line. */
import { expect, test } from 'vitest';
import { buildProgram } from '../program.js';
import { suggest } from './suggest.js';

const ids = (of: string) => Promise.resolve([{ value: `${of}-1`, description: 'Acme' }]);

async function offered(line: string) {
  const { values, files } = await suggest(
    buildProgram('0', () => undefined),
    line.split(' '),
    ids,
  );
  return { values: values.map(({ value }) => value), files };
}

test.each([
  ['comp', ['compare', 'completion'], false],
  ['portfolio s', ['set'], false],
  ['show --sl', ['--slide'], false],
  ['show --facts --lang f', ['fr'], false],
  ['--lang = f', ['fr'], false],
  ['analyze deck.pdf --sector ed', ['edtech'], false],
  ['rank --sector saas --fit fits ', [], false],
  ['report q', ['quarter'], false],
  ['completion f', ['fish'], false],
  ['show ', ['analysis-1'], false],
  ['compare analysis-1 ', ['analysis-1'], false],
  ['rm a b analysis', ['analysis-1'], false],
  ['portfolio set ', ['investment-1'], false],
  ['portfolio add Acme --analysis ', ['analysis-1'], false],
  ['correct x --fact ', [], false],
  ['analyze ', [], true],
  ['analyze deck.pdf --out ', [], true],
  ['--data ', [], true],
  ['restore ', [], true],
  ['list ', [], false],
])('vc %s', async (line, values, files) => {
  expect(await offered(line)).toEqual({ values, files });
});

test('a flag that was given is not offered again, and the flags of every command are offered everywhere', async () => {
  const { values } = await offered('portfolio list --json --');
  expect(values).toEqual(expect.arrayContaining(['--data', '--lang', '--help']));
  expect(values).not.toContain('--json');
  expect((await offered('')).values).not.toContain('complete');
});
