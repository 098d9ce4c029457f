/**
 * Reads the decks that we wrote ourselves to learn from: a text file each, every line with what it says. The format and
 * the kinds stand in `packages/core/training/README.md`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deckOfText, type DeckLabels, type LabelledDeck, type NumberedLine } from './read-corpus.js';

const HEAD = /^(company|language|kind): *(.+)$/u;
const SLIDE = /^=== *(.*)$/u;
/** Between a line and its kinds. */
const SAYS = ' ## ';

/** Every deck of `folder` and the folders in it, by path. Throws a RangeError that names file and line of what is no deck. */
export function readWrittenDecks(folder: string): LabelledDeck[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.txt'))
    .sort()
    .map((path) => parseWrittenDeck(path, readFileSync(join(folder, path), 'utf8')));
}

export function parseWrittenDeck(id: string, text: string): LabelledDeck {
  const head = new Map<string, string>();
  const labels: Pick<DeckLabels, 'sections' | 'lines'> = { sections: {}, lines: {} };
  const lines: NumberedLine[] = [];
  let slide = 0;
  let line = 0;
  text.split('\n').forEach((raw, at) => {
    const said = raw.trim();
    const [, sections] = SLIDE.exec(said) ?? [];
    const [, name, value] = (slide === 0 && HEAD.exec(said)) || [];
    if (said === '') return;
    if (sections !== undefined) {
      slide += 1;
      line = 0;
      labels.sections[slide] = namesIn(sections);
    } else if (name !== undefined) head.set(name, value!);
    else if (slide === 0) throw new RangeError(`${id}:${at + 1}: company, language or kind is expected, then slides`);
    else {
      line += 1;
      const [words, kinds = ''] = said.split(SAYS);
      const ref = `${slide}.${line}`;
      lines.push({ slide, ref, text: words! });
      if (kinds !== '') labels.lines[ref] = namesIn(kinds);
    }
  });
  const [company, language, kind] = ['company', 'language', 'kind'].map((name) => head.get(name));
  if (!company || !language || !kind)
    throw new RangeError(`${id}: company, language and kind are expected at the head`);
  return {
    labels: { id, company, language, kind, ...labels, names: [] },
    deck: deckOfText(lines),
    lines,
    written: 'text',
  };
}

const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
