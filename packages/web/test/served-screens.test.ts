/** The server answers the address of every screen as a page of its own, and not as one that leads nowhere. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROUTES } from '../src/routes.js';

const source = readFileSync(new URL('../../server/src/web/web-files.ts', import.meta.url), 'utf8');
const pages = new RegExp(/^const PAGES =\s*\/(.*)\/;$/m.exec(source)![1]!);

it.each(ROUTES.map(({ path }) => path))('%s', (path) => {
  expect(pages.test(path.replace(/:\w+/g, 'x1'))).toBe(true);
});

it('and nothing else', () => expect(pages.test('/no/such/page')).toBe(false));
