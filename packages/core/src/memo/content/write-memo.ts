/** Writes the memo of one document as data, in the order in which an investor reads; every file and page draws this. */
import type { Memo } from '../../model/memo.js';
import type { Locale } from '../../model/values.js';
import { openWriter, type MemoInput } from './cells.js';
import { dealPart } from './deal.js';
import { forecastPart, sumsPart, tractionPart } from './figures.js';
import { againstPart, forPart } from './for-and-against.js';
import { pagesPart } from './pages.js';
import { productPart } from './product.js';
import { competitionPart, teamPart } from './team-and-rivals.js';
import { decidingOf, emailOf, lineOf, notJudgedOf, notStatedOf, verdictOf } from './verdict.js';

/** Pure: the same document gives the same memo. Only parts of which the deck says something. */
export function writeMemo(input: MemoInput, locale: Locale): Memo {
  const writer = openWriter(input, locale);
  const line = lineOf(writer);
  const notStated = notStatedOf(writer);
  const decides = decidingOf(writer);
  const email = emailOf(writer);
  const notJudged = notJudgedOf(writer);
  const pages = pagesPart(writer);
  return {
    ...(line ? { line } : {}),
    verdict: verdictOf(writer),
    decides,
    parts: [
      ...productPart(writer, line),
      ...dealPart(writer),
      ...tractionPart(writer),
      ...forecastPart(writer),
      ...sumsPart(writer),
      ...teamPart(writer),
      ...competitionPart(writer),
      ...forPart(writer),
      ...againstPart(writer, decides),
    ],
    ...(notStated ? { notStated } : {}),
    ...(notJudged ? { notJudged } : {}),
    ...(pages ? { pages } : {}),
    ...(email ? { email } : {}),
  };
}
