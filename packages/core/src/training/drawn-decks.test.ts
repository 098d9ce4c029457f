/** The decks that we drew to learn from say only what the corpus has words for, and each names its company once. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readWrittenDecks } from './read-written-decks.js';

const training = fileURLToPath(new URL('../../training', import.meta.url));
const folder = join(training, 'drawn');
const decks = readdirSync(folder)
  .filter((name) => name.endsWith('.html'))
  .map((name) => ({ name, html: readFileSync(join(folder, name), 'utf8') }));
const values = (html: string, attribute: string): string[] =>
  [...html.matchAll(new RegExp(`${attribute}="([^"]*)"`, 'gu'))].map(([, value]) => value!);
const words = (html: string, attribute: string): string[] =>
  values(html, attribute).flatMap((list) => list.split(/[\s,]+/u).filter(Boolean));

const known = readWrittenDecks(training);
const [sections, kinds] = [
  new Set(known.flatMap(({ labels }) => Object.values(labels.sections).flat())),
  new Set(known.flatMap(({ labels }) => Object.values(labels.lines).flat())),
];

it.each(decks)('$name', ({ html }) => {
  expect(words(html, 'data-s').filter((word) => !sections.has(word))).toEqual([]);
  expect(words(html, 'data-k').filter((word) => !kinds.has(word))).toEqual([]);
  const roles = values(html, 'data-f').map((figure) => figure.split('|')[1]);
  expect(
    roles.filter((role) => !/^(?:actual|past|goal|forecast|market|other_party|example)$/u.test(role ?? '')),
  ).toEqual([]);
  expect(values(html, 'data-n').filter((name) => name.startsWith('org|self|'))).toHaveLength(1);
  expect(() => JSON.parse(/id="truth">([^<]*)</u.exec(html)![1]!) as unknown).not.toThrow();
});
