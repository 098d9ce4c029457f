/** Finds advisors named in sentences: "Advisors: Jane Roe, former CFO of Acme. John Doe, lawyer." */
import { evidenceLines } from '../view/deck-view.js';
import type { ViewLine, ViewSlide } from '../view/view-types.js';
import { sentencesOf } from '../../text/sentences.js';
import type { FoundPerson } from './found-person.js';
import { nameFrom } from './name-grammar.js';
import { LABEL } from '../words/people/advisor-sentences.js';
/** A name, then what the person is: "Samuel Achterberg, customs lawyer". */
const NAMED = /^((?:\p{Lu}[\p{L}'’.-]{0,30}[ \t]){1,3}\p{Lu}[\p{L}'’-]{1,30})(?=[,;(:.]|\s[-–—]|$)/u;
const LONGEST = 600;

/** Advisors of `slide` that stand in running text behind the word. Linear in the text. */
export function advisorsInSentences(slide: ViewSlide): FoundPerson[] {
  return evidenceLines(slide).flatMap((line) => (line.heading || line.cell ? [] : advisorsOf(line, slide)));
}

function advisorsOf(line: ViewLine, slide: ViewSlide): FoundPerson[] {
  const text = line.text.slice(0, LONGEST);
  const people: FoundPerson[] = [];
  for (const label of line.folded.slice(0, LONGEST).matchAll(LABEL)) {
    // A role behind a name ("Jane Roe, Advisor to …") opens no list.
    if (label.index > 0 && !/[.:;•·|-]\s*$/u.test(text.slice(0, label.index))) continue;
    for (const part of sentencesOf(text.slice(label.index + label[0].length))) {
      const name = nameFrom(NAMED.exec(part)?.[1] ?? '');
      if (name === undefined || name.agent) break;
      const rest = part
        .slice(name.full.length)
        .replace(/^[\s,;:(–—-]+/u, '')
        .replace(/[.;]$/u, '');
      people.push({ name, slide, line, rest, kind: 'advisor', founder: false });
    }
  }
  return people;
}
