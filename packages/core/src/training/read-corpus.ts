/**
 * Reads a folder of labelled decks: `labels/<id>.json` (what every line says), `text/<id>.txt` (the numbered lines that
 * the labels point to) and the decks themselves. A deck of which only the text is there is read from that text.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { statementsOf, type Statement } from '../evidence/view/statements.js';
import type { DeckView } from '../evidence/view/view-types.js';
import type { Block, Deck } from '../model/deck.js';
import type { Sector } from '../model/values.js';
import { bareLine, isSameLine } from '../text/same-line.js';

/** A label file, as far as training looks at it. */
export interface DeckLabels {
  id: string;
  company: string;
  language: string;
  kind: string;
  /** What the company does, in the reader's own words. */
  oneLine?: string;
  /** One of `SECTORS`; a deck that was written to learn from has none. */
  sector?: Sector;
  /** Sections of a slide, by its number. */
  sections: Record<string, string[]>;
  /** Kinds of a line, by "slide.line". */
  lines: Record<string, string[]>;
  /** People and firms with their part: `founder`, `competitor`, `customer`. */
  names: { name: string; type: 'person' | 'org'; as: string }[];
  /** Figures with what each is and in what role: `ask` as `goal`; a range has no value. */
  figures?: {
    ref: string;
    kind: string;
    role: string;
    value?: number | null;
    low?: number | null;
    high?: number | null;
  }[];
}

/** A labelled deck as the program reads it today. */
export interface LabelledDeck {
  labels: DeckLabels;
  deck: Deck;
  /** The lines that the labels point to. */
  lines: readonly NumberedLine[];
  /** Written to be learned from, and nobody's deck: never measured by. As bare text, or drawn as the slides of a deck. */
  written?: 'text' | 'slides';
}

/** Every deck of `folder` that has labels; `deckOf` reads its file, or gives nothing where there is none. */
export function readCorpus(folder: string, deckOf: (id: string) => Deck | undefined): LabelledDeck[] {
  return readdirSync(join(folder, 'labels'))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => {
      const labels = JSON.parse(readFileSync(join(folder, 'labels', name), 'utf8')) as DeckLabels;
      const text = join(folder, 'text', `${labels.id}.txt`);
      if (!existsSync(text)) return [];
      const lines = numberedLines(readFileSync(text, 'utf8'));
      return [{ labels, deck: deckOf(labels.id) ?? deckOfText(lines), lines }];
    });
}

/** A line of a deck as it stood when it was labelled. */
export interface NumberedLine {
  slide: number;
  ref: string;
  text: string;
}

function numberedLines(text: string): NumberedLine[] {
  return [...text.matchAll(/^(\d+)\.(\d+) \| (.*)$/gmu)].map(([, slide, line, said]) => ({
    slide: Number(slide),
    ref: `${slide}.${line}`,
    text: said!,
  }));
}

/**
 * What each statement of `view` says. A reader of today may join or cut lines otherwise than the one that numbered
 * them: they meet by slide and words.
 */
export function kindsOfStatements(view: DeckView, { lines, labels }: LabelledDeck): Map<Statement, readonly string[]> {
  const said = labels.lines;
  const bySlide = new Map<number, { bare: string; kinds: string[] }[]>();
  for (const { slide, ref, text } of lines) {
    const entry = { bare: bareLine(text), kinds: said[ref] ?? [] };
    if (entry.bare !== '') bySlide.set(slide, [...(bySlide.get(slide) ?? []), entry]);
  }
  return new Map(
    statementsOf(view).map((statement) => {
      const bare = bareLine(statement.raw);
      const kinds = (bySlide.get(statement.slide.number) ?? [])
        .filter((line) => isSameLine(bare, line.bare))
        .flatMap((line) => line.kinds);
      return [statement, [...new Set(kinds)]];
    }),
  );
}

/** A deck of which only the lines are known, one below the other. */
export function deckOfText(lines: readonly NumberedLine[]): Deck {
  const count = Math.max(...lines.map(({ slide }) => slide));
  const slides = Array.from({ length: count }, (_, index) => {
    const own = lines.filter(({ slide }) => slide === index + 1);
    const blocks = own.map(({ text }, at): Block => {
      const box = { x: 0.1, y: 0.05 + at * 0.02, w: Math.min(0.8, text.length / 100), h: 0.018 };
      return {
        id: `b${at + 1}`,
        source: 'text',
        box,
        lines: [{ text, box, size: 0 }],
        ...(at === 0 ? { title: true } : {}),
      };
    });
    return {
      number: index + 1,
      width: 960,
      height: 540,
      title: own[0]?.text ?? '',
      blocks,
      text: own.map(({ text }) => text).join('\n\n'),
      readBy: own.length > 0 ? ('text' as const) : ('unread' as const),
      links: [],
      pictureArea: 0,
    };
  });
  return { fileName: 'deck.pdf', kind: 'pdf', bytes: 1, hash: '', slides, hidden: [], metadata: {}, warnings: [] };
}
