/** What is told of own decks that hide or order something, and of honest ones: for tests and for `npm run bench:reading`. */
import type { DeckInput } from '../../src/deck/deck-input.js';
import { readDeckHere } from '../../src/deck/read-deck-here.js';
import type { Deck } from '../../src/model/deck.js';
import { scoreDocument } from '../../src/pipeline/score-document.js';
import { HONEST_DECKS } from './attacks/honest-decks.js';
import { ATTACKS, BASE_DECKS, PDF_METADATA_ATTACK } from './attacks/index.js';
import { BROWSER_CONTROLS, browserControls } from './controls/browser-controls.js';
import { DRAWN_CONTROLS } from './controls/drawn-controls.js';
import { printByChromium } from './controls/print-by-chromium.js';
import { evidenceFrom } from './read-facts.js';

/** Slides that a flag speaks of as hiding or ordering something, with its words. */
export function accusedIn(deck: Deck): { slides: number[]; told: string }[] {
  const { flags } = scoreDocument(evidenceFrom(deck), 'en');
  return flags
    .filter(({ rule, severity }) => rule === 'F32' && severity !== 'low')
    .map(({ slides, quotes }) => ({ slides, told: quotes.join(' ') }));
}

/** Of so many decks (of printed ones: pages) those of which it is told that they hide or order, and the names of the others. */
export interface Verdicts {
  decks: number;
  /** Attacks that were not told on their slide, or honest decks that were accused. */
  wrong: string[];
}

/** Each attack that must be told, on each base in turn. */
export async function attackVerdicts(): Promise<Verdicts> {
  const attacks = [...ATTACKS, PDF_METADATA_ATTACK].filter(({ slides }) => slides.length > 0);
  const wrong: string[] = [];
  for (const [index, attack] of attacks.entries()) {
    const base = BASE_DECKS[index % BASE_DECKS.length]!;
    const deck = await readDeckHere(await attack.write(base, true));
    const { flags } = scoreDocument(evidenceFrom(deck), 'en');
    const isTold = flags.some(
      ({ rule, slides }) => rule === 'F32' && slides.some((slide) => attack.slides.includes(slide)),
    );
    if (!isTold) wrong.push(`${attack.name} (${base.name})`);
  }
  return { decks: attacks.length, wrong };
}

/** Without those that a browser prints, where there is none. */
export async function honestVerdicts(): Promise<Verdicts> {
  const wrong: string[] = [];
  const read = async (files: DeckInput[]) => accusedIn(await readDeckHere(files, { ocr: false }));
  for (const { name, write } of [...DRAWN_CONTROLS, ...HONEST_DECKS]) {
    if ((await read(await write())).length > 0) wrong.push(name);
  }
  const own = DRAWN_CONTROLS.length + HONEST_DECKS.length;
  const printed = printByChromium(browserControls());
  if (printed === undefined) return { decks: own, wrong };
  const accused = await read([{ fileName: 'deck.pdf', bytes: printed }]);
  const isAccused = (slides: readonly number[]) =>
    accused.some((flag) => flag.slides.some((one) => slides.includes(one)));
  wrong.push(...BROWSER_CONTROLS.filter(({ slides }) => isAccused(slides)).map(({ name }) => name));
  return { decks: own + BROWSER_CONTROLS.length, wrong };
}
