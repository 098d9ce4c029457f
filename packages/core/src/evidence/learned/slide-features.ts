/** What a model may know of a slide as a whole: its title, its words, its shape, and what the rules said; never its place. */
import type { FeatureSink, FeatureWriter } from './hashed-features.js';
import { evidenceLines } from '../view/deck-view.js';
import type { ViewLine, ViewSlide } from '../view/view-types.js';
import { maskedWords } from './masked-words.js';
import { isName, namedWords } from './named-words.js';
import { markOf } from '../words/marks.js';
import { MONEY } from '../words/learned/slide-features.js';

/** Words of a slide's body that are looked at. */
const WORDS = 250;

/** Words of a line that may be a label. */
const SHORT = 6;
/** Mostly a page number: it says where the slide stands, and that says nothing. */
const BARE_NUMBER = /^\P{L}?\d{1,3}\P{L}?$/u;

/** Features of every slide of a deck, in order. */
export function slideFeatures(slides: readonly ViewSlide[]): FeatureWriter[] {
  return slides.map((slide) => {
    const title = maskedWords(slide.title, 16);
    const lines = evidenceLines(slide).filter(({ text }) => !BARE_NUMBER.test(text));
    const body = maskedWords(lines.map(({ text }) => text).join(' \n '), WORDS);
    return (features) => {
      features.addWords('title', title);
      features.addWordParts('title', title);
      features.addWords('body', body);
      features.addWordParts('body', body);
      for (const line of lines.slice(0, 3)) features.addWords('top', maskedWords(line.text, 8));
      for (const { heading, text } of lines) {
        const words = heading ? [] : maskedWords(text, SHORT + 1);
        if (words.length <= SHORT) features.addWords('short', words.slice(0, 4));
      }
      for (const section of [slide.section, ...slide.alsoSections]) features.add(`ruled=${section}`);
      features.add(`ruled!${slide.section}`);
      addShape(features, slide, lines);
      addNamesOfLines(features, lines);
    };
  });
}

/** How many lines open with a name, with that of a person, are nothing but names, or a tick or a cross. */
function addNamesOfLines(features: FeatureSink, lines: readonly ViewLine[]): void {
  const named = lines.map(({ text }) => namedWords(text));
  const counts = {
    opens: named.filter(([first, second]) => first === '<name>' && second !== undefined).length,
    people: named.filter(([first]) => first === '<person>').length,
    bare: named.filter((words) => words.length > 0 && words.every(isName)).length,
    marks: lines.filter(({ text }) => markOf(text) !== undefined).length,
  };
  for (const [name, count] of Object.entries(counts))
    for (const least of [1, 2, 3, 5, 9]) if (count >= least) features.add(`lines:${name}>=${least}`);
}

function addShape(features: FeatureSink, slide: ViewSlide, lines: readonly ViewLine[]): void {
  features.add(`language=${slide.language}`);
  features.add(`lines=${Math.round(2 * Math.log2(1 + lines.length))}`);
  const share = (test: RegExp): number => lines.filter(({ text }) => test.test(text)).length;
  const counts = {
    money: share(MONEY),
    percent: share(/\d\s?%/u),
    year: share(/\b20[12345]\d\b/u),
    quarter: share(/\bQ[1-4]\b/iu),
    address: share(/\S@\S+\.\p{L}/u),
    link: share(/https?:\/\/|www\.|\.com\b/u),
    names: share(/^\p{Lu}\p{Ll}+ (?:\p{Lu}\.? ?)?\p{Lu}\p{Ll}+$/u),
  };
  for (const [name, n] of Object.entries(counts))
    if (n > 0) features.add(`${name}=${n > 4 ? 'many' : n > 1 ? 'some' : 'one'}`);
  if (slide.tables.length > 0) features.add('table');
  if (slide.slide.pictureArea > 0.4) features.add('picture');
}
