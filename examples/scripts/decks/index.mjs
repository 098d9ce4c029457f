// The sample decks, one module each. A new deck is a file here and a line below.
import { aubelle } from './aubelle.mjs';
import { cyclandre } from './cyclandre.mjs';
import { fluxandre } from './fluxandre.mjs';
import { hilandera } from './hilandera.mjs';
import { olivanta } from './olivanta.mjs';
import { pizarrea } from './pizarrea.mjs';
import { quaylane } from './quaylane.mjs';
import { rackhaven } from './rackhaven.mjs';
import { termalida } from './termalida.mjs';
import { wrenlow } from './wrenlow.mjs';

/**
 * `files` are paths below the decks folder; `build` gives their contents in the same order.
 * @typedef {{ files: string[], build: () => Promise<Uint8Array[]>, truth: { id: string, company: string } }} SampleDeck
 */

/** @type {SampleDeck[]} */
export const decks = [
  quaylane,
  termalida,
  fluxandre,
  wrenlow,
  pizarrea,
  aubelle,
  rackhaven,
  cyclandre,
  olivanta,
  hilandera,
];
