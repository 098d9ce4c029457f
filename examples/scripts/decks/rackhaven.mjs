// Rackhaven: a strong seed deck in English (marketplace) as PPTX: native charts, tables, pictures with alt text, speaker notes.
import pptxgen from 'pptxgenjs';
import { fixPackage } from '../kit/fixed-zip.mjs';
import { defineLook } from './rackhaven/look.mjs';
import { addCover, addProblem, addSolution, addMarket, addTraction } from './rackhaven/opening.mjs';
import { drawPictures } from './rackhaven/pictures.mjs';
import { addModel, addCompetition, addTeam, addFinancials, addAsk } from './rackhaven/proof.mjs';
import { truth } from './rackhaven/truth.mjs';

/** The types of the library describe its CommonJS shape, in which the class is `default`. */
const Presentation = /** @type {new () => import('pptxgenjs').default} */ (/** @type {unknown} */ (pptxgen));

const CREATED = new Date(Date.UTC(2026, 9, 8));

export const rackhaven = {
  files: ['rackhaven-seed.pptx'],
  async build() {
    const [rackPicture = '', listingPicture = ''] = await drawPictures(CREATED);
    const deck = new Presentation();
    defineLook(deck);
    addCover(deck, rackPicture);
    addProblem(deck);
    addSolution(deck, listingPicture);
    addMarket(deck);
    addTraction(deck);
    addModel(deck);
    addCompetition(deck);
    addTeam(deck);
    addFinancials(deck);
    addAsk(deck);
    const bytes = await deck.write({ outputType: 'uint8array' });
    return [Buffer.from(fixPackage(/** @type {Uint8Array} */ (bytes), CREATED))];
  },
  truth,
};
