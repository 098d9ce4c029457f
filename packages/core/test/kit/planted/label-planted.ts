/** Writes planted decks as a corpus to train from: their truth as labels, line by line, and the lines as they are read. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeckLabels } from '../../../src/training/read-corpus.js';
import type { Deck } from '../../../src/model/deck.js';
import type { PlantedDeck } from './planted-deck.js';

export function writeCorpus(folder: string, decks: readonly { planted: PlantedDeck; deck: Deck }[]): void {
  for (const name of ['labels', 'text']) mkdirSync(join(folder, name), { recursive: true });
  for (const { planted, deck } of decks) {
    const lines = linesOf(deck);
    const text = lines.map(({ ref, text }) => `${ref} | ${text}`).join('\n');
    writeFileSync(join(folder, 'text', `${planted.id}.txt`), text);
    writeFileSync(join(folder, 'labels', `${planted.id}.json`), JSON.stringify(labelsOf(planted, lines)));
  }
}

interface Line {
  slide: number;
  ref: string;
  text: string;
}

const linesOf = (deck: Deck): Line[] =>
  deck.slides.flatMap(({ number, text }) =>
    text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line, at) => ({ slide: number, ref: `${number}.${at + 1}`, text: line })),
  );

function labelsOf({ id, company, language, truth }: PlantedDeck, lines: readonly Line[]): DeckLabels {
  const kindsOf = ({ slide, text }: Line): string[] => [
    ...truth.facts.filter((fact) => fact.slide === slide && text.includes(fact.where)).map(({ kind }) => kind),
    ...(truth.people.some((name) => text.includes(name)) ? ['team_member'] : []),
    ...(truth.rivals.some((name) => text.includes(name)) ? ['competitor'] : []),
  ];
  const said = lines.map((line) => ({ line, kinds: kindsOf(line) }));
  const slides = [...new Set(lines.map(({ slide }) => slide))];
  const sectionsOf = (slide: number): string[] => {
    const has = (kind: string): boolean => said.some(({ line, kinds }) => line.slide === slide && kinds.includes(kind));
    return [
      ...(slide === 1 ? ['cover'] : []),
      ...(has('team_member') ? ['team'] : []),
      ...(has('competitor') ? ['competition'] : []),
      ...(has('ask') ? ['ask'] : []),
    ];
  };
  return {
    id,
    company,
    language,
    kind: 'investor-deck',
    sections: Object.fromEntries(slides.map((slide) => [slide, sectionsOf(slide)])),
    lines: Object.fromEntries(said.filter(({ kinds }) => kinds.length > 0).map(({ line, kinds }) => [line.ref, kinds])),
    names: [
      ...truth.people.map((name) => ({ name, type: 'person' as const, as: 'team' })),
      ...truth.rivals.map((name) => ({ name, type: 'org' as const, as: 'competitor' })),
    ],
  };
}
