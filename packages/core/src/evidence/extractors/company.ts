/** The company itself: its name, and where it sits. */
import type { FactDraft } from '../../model/fact.js';
import { statementDraft } from '../claims/claim-rules.js';
import type { DeckView } from '../view/view-types.js';
import { lineDraft, type Extractor } from '../facts/extractor.js';
import { statementsOf } from '../view/statements.js';
import { buildLexicon } from '../../text/lexicon.js';
import { COUNTRY_WORDS, SEAT_WORDS } from '../words/country-words.js';
import { fold } from '../../text/words.js';

const SEATS = buildLexicon(SEAT_WORDS);
const COUNTRIES = buildLexicon(COUNTRY_WORDS);
/** Words between "based in" and the place. */
const REACH = 4;
/** More lines and longer ones than slides have. */
const MOST_LINES = 400;
const LONGEST_LINE = 2000;

export const company: Extractor = {
  meta: { id: 'company', kinds: ['company_name', 'hq'] },
  extract: (view) => [...companyName(view), ...seats(view)],
};

function companyName(view: DeckView): FactDraft[] {
  const name = view.companyName;
  if (name === undefined) return [];
  const wanted = fold(name);
  const lines = view.slides.flatMap((slide) =>
    slide.lines.slice(0, MOST_LINES).filter((line) => fold(line.text.slice(0, LONGEST_LINE)).includes(wanted)),
  );
  const line = lines.find((each) => !each.running) ?? lines[0];
  return line === undefined
    ? []
    : [lineDraft(line, { kind: 'company_name', text: name, basis: 'actual', subject: 'company' })];
}

function seats(view: DeckView): FactDraft[] {
  return statementsOf(view)
    .flatMap((statement) => {
      if (['problem', 'market', 'competition', 'traction'].includes(statement.slide.section)) return [];
      const seat = SEATS.find(statement.words).find((hit) => hit.list === 'seat');
      if (seat === undefined) return [];
      const place = COUNTRIES.find(statement.words).find(
        (hit) => hit.firstWord >= seat.nextWord && hit.firstWord - seat.nextWord <= REACH,
      );
      if (place === undefined) return [];
      return [
        statementDraft(statement, {
          kind: 'hq',
          text: statement.text.slice(place.start, place.end),
          basis: 'actual',
          subject: 'company',
          detail: { country: place.list },
          at: place,
        }),
      ];
    })
    .slice(0, 2);
}
