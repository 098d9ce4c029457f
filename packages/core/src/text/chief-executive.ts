/** Who leads a company by the title: a vice president, a deputy or an assistant does not. */
import { buildLexicon } from './lexicon.js';
import { phrases } from './phrases.js';
import { wordsOf } from './words.js';

const CHIEFS = buildLexicon({
  chief: phrases(`
    ceo, chief executive, president, managing director, presidente, presidenta, consejero delegado, consejera
    delegada, director general, directora general, director ejecutivo, directora ejecutiva, pdg, directeur general,
    directrice generale
  `),
});
/** Before a title: who stands below it, or works for whom it names ("to the CEO", "del presidente"). */
const BEFORE = new Set('vice deputy assistant to the del la du'.split(' '));
/** After it: the second in rank, or who presides over a board alone. */
const AFTER = new Set('adjunto adjunta adjoint adjointe delegue deleguee consejo conseil'.split(' '));

const VICE_PRESIDENTS = buildLexicon({
  vice: phrases('vice president, vice presidente, vicepresidente, vicepresidenta, vp, svp, evp'),
});

/** Heads a function, whatever else the title says. */
export function isVicePresident(title: string): boolean {
  return VICE_PRESIDENTS.findIn(title).length > 0;
}

export function isChiefExecutive(title: string): boolean {
  const words = wordsOf(title);
  return CHIEFS.find(words).some(
    ({ firstWord, nextWord }) =>
      !BEFORE.has(words[firstWord - 1]?.folded ?? '') &&
      !words.slice(nextWord, nextWord + 2).some(({ folded }) => AFTER.has(folded)),
  );
}
