/** The sector of a company by weighted words; software and AI as such only when no vertical holds. */
import { SECTORS, type Sector } from '../../model/values.js';
import { evidenceSlides, evidenceLines } from '../view/deck-view.js';
import type { DeckView } from '../view/view-types.js';
import { buildLexicon } from '../../text/lexicon.js';
import { FALLBACK_SECTORS, OTHER_WORDS, SECTOR_WORDS } from '../words/sector-words.js';
import { fold, wordsOf } from '../../text/words.js';
import { DEFINES } from '../words/outline/sector.js';

export interface SectorReading {
  sector: Sector;
  /** The next best, when it comes near or the best did not hold. */
  runnerUp?: Sector;
}

/** What a word is worth by where it stands; one-liners and covers say best what a company is. */
const HEADING = 3;
const ONE_LINER = 4;
const BODY = 1;
const STRONG = 2;
const WEAK = 0.7;
/** A word counts once a slide and so often a deck. */
const MOST_SLIDES = 3;
/** A vertical needs this much, and this lead over the next. */
const ENOUGH = 10;
const ENOUGH_SHORT = 4;
/** So many words of a deck ask for one point more. */
const WORDS_A_POINT = 60;
const LEAD = 1.3;
/** What a fallback needs. */
const FALLBACK_ENOUGH = 6;
/** A runner-up is shown from this share of the winner on. */
const NEAR = 0.5;

type ListName = `${Sector}:${'strong' | 'weak'}`;

const LEXICON = buildLexicon<ListName>({
  ...(Object.fromEntries(
    Object.entries(SECTOR_WORDS).flatMap(([sector, words]) => [
      [`${sector}:strong`, words.strong],
      [`${sector}:weak`, words.weak],
    ]),
  ) as Record<ListName, readonly string[]>),
  'other:strong': OTHER_WORDS,
});

/** The sector that the words of `view` speak for. */
export function readSector(view: DeckView): SectorReading {
  const scores = scoreSectors(view);
  const verticals = SECTORS.filter((sector) => !FALLBACK_SECTORS.includes(sector))
    .map((sector) => ({ sector, score: scores.get(sector) ?? 0 }))
    .sort((a, b) => b.score - a.score);
  const [best, next] = verticals;
  const fallback = FALLBACK_SECTORS.map((sector) => ({ sector, score: scores.get(sector) ?? 0 })).sort(
    (a, b) => b.score - a.score,
  )[0];
  const enough = Math.min(ENOUGH, Math.max(ENOUGH_SHORT, wordCount(view) / WORDS_A_POINT));
  if (best !== undefined && best.score >= enough && best.score >= LEAD * (next?.score ?? 0)) {
    return withRunnerUp(best.sector, next !== undefined && next.score >= NEAR * best.score ? next.sector : undefined);
  }
  if (best !== undefined && best.score >= enough) {
    // Two verticals too near to tell: the better one stands, and the other is shown beside it.
    return withRunnerUp(best.sector, next?.sector);
  }
  if (fallback !== undefined && fallback.score >= FALLBACK_ENOUGH)
    return withRunnerUp(fallback.sector, best !== undefined && best.score > 0 ? best.sector : undefined);
  return withRunnerUp(
    'other',
    best !== undefined && best.score > 0 && best.sector !== 'other' ? best.sector : undefined,
  );
}

const withRunnerUp = (sector: Sector, runnerUp: Sector | undefined): SectorReading =>
  runnerUp === undefined || runnerUp === sector ? { sector } : { sector, runnerUp };

function wordCount(view: DeckView): number {
  return evidenceSlides(view).reduce(
    (sum, slide) => sum + slide.lines.reduce((words, line) => words + wordsOf(line.text).length, 0),
    0,
  );
}

function scoreSectors(view: DeckView): Map<Sector, number> {
  const slidesOf = new Map<string, number>();
  const sums = new Map<ListName, number>();
  const company = fold(view.companyName ?? '');
  for (const slide of evidenceSlides(view)) {
    // What others do, who sits on the board and how money is spent say little of the sector.
    const aside =
      slide.section === 'team' ||
      slide.section === 'ask' ||
      slide.section === 'competition' ||
      slide.section === 'contact';
    const best = new Map<string, number>();
    for (const line of evidenceLines(slide)) {
      const opening =
        slide.section === 'cover' ||
        (company.length >= 3 && line.folded.includes(company) && DEFINES.test(line.folded));
      const place = opening ? ONE_LINER : line.heading && !aside ? HEADING : BODY;
      for (const hit of LEXICON.findIn(line.text)) {
        const worth = place * (hit.list.endsWith(':strong') ? STRONG : WEAK) * (aside ? 0.5 : 1);
        const key = `${hit.list} ${hit.phrase}`;
        best.set(key, Math.max(best.get(key) ?? 0, worth));
      }
    }
    for (const [key, worth] of best) {
      const count = slidesOf.get(key) ?? 0;
      slidesOf.set(key, count + 1);
      if (count >= MOST_SLIDES) continue;
      const list = key.slice(0, key.indexOf(' ')) as ListName;
      sums.set(list, (sums.get(list) ?? 0) + worth);
    }
  }
  // A name like "SolarMobility" says what the company is in.
  for (const hit of LEXICON.findIn((view.companyName ?? '').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))) {
    sums.set(hit.list, (sums.get(hit.list) ?? 0) + HEADING * (hit.list.endsWith(':strong') ? STRONG : WEAK));
  }
  // Words of many uses support what telling words say; they never decide alone.
  return new Map(
    SECTORS.map((sector) => {
      const strong = sums.get(`${sector}:strong`) ?? 0;
      return [sector, strong + Math.min(strong, sums.get(`${sector}:weak`) ?? 0)];
    }),
  );
}
