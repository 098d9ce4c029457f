/** Who asked for no colours gets none, whatever else is set. */
import { afterEach, expect, test, vi } from 'vitest';
import { wantsColor } from './paint.js';

afterEach(() => void vi.unstubAllEnvs());

const terminal = { isTTY: true };
const pipe = {};

test.each([
  ['a terminal', terminal, {}, {}, true],
  ['a pipe', pipe, {}, {}, false],
  ['a pipe with FORCE_COLOR', pipe, { FORCE_COLOR: '1' }, {}, true],
  ['a terminal with FORCE_COLOR=0', terminal, { FORCE_COLOR: '0' }, {}, false],
  ['a terminal with NO_COLOR', terminal, { NO_COLOR: '1' }, {}, false],
  ['a pipe with NO_COLOR and FORCE_COLOR', pipe, { NO_COLOR: '1', FORCE_COLOR: '1' }, {}, false],
  ['a terminal with NO_COLOR and FORCE_COLOR', terminal, { NO_COLOR: '1', FORCE_COLOR: '1' }, {}, false],
  ['an empty NO_COLOR, which is none', terminal, { NO_COLOR: '' }, {}, true],
  ['--no-color with FORCE_COLOR', pipe, { FORCE_COLOR: '1' }, { color: false }, false],
])('%s', (_, stream, environment, flags, colored) => {
  for (const name of ['NO_COLOR', 'FORCE_COLOR', 'TERM', 'CI']) vi.stubEnv(name, undefined);
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  expect(wantsColor(stream, flags)).toBe(colored);
});
