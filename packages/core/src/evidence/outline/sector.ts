/** The sector of a company: a choice learned from labelled decks, by the words of every sector and where they stand. */
import { SECTORS, type Sector } from '../../model/values.js';
import { buildLexicon } from '../../text/lexicon.js';
import { fold } from '../../text/words.js';
import { scoreOf, type ChoiceWeights } from '../choice/choice-weights.js';
import { learnedModel } from '../learned/models.js';
import { evidenceLines, evidenceSlides } from '../view/deck-view.js';
import type { DeckView } from '../view/view-types.js';
import { DEFINES } from '../words/outline/sector.js';
import { SECTORS_OF_MEANS, OTHER_WORDS, SECTOR_WORDS } from '../words/sector-words.js';

export interface SectorReading {
  sector: Sector;
  /** The next best, when it comes near. */
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
/** A runner-up is shown whose odds against the winner are at least these. */
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
export function readSector(view: DeckView, weights: ChoiceWeights = learnedModel('sector')): SectorReading {
  const [best, next] = sectorOptions(view)
    .map(({ sector, features }) => ({ sector, score: scoreOf(features, weights) }))
    .sort((a, b) => b.score - a.score);
  const { sector, score } = best!;
  const isNear = Math.exp(next!.score - score) >= NEAR;
  return isNear ? { sector, runnerUp: next!.sector } : { sector };
}

/** What speaks for each sector: what it is, the worth of telling words and of others (logarithms), their share, how often it is spoken of. */
export function sectorOptions(view: DeckView): { sector: Sector; features: ReadonlyMap<string, number> }[] {
  const { sums, mentions } = countWords(view);
  const strong = (sector: Sector) => sums.get(`${sector}:strong`) ?? 0;
  const all = SECTORS.reduce((sum, sector) => sum + strong(sector), 1);
  return SECTORS.map((sector) => ({
    sector,
    features: new Map([
      [sector, 1],
      ['strong', Math.log1p(strong(sector))],
      ['weak', Math.log1p(sums.get(`${sector}:weak`) ?? 0)],
      ['share', strong(sector) / all],
      [`mentions of ${groupOf(sector)}`, Math.log1p(mentions.get(sector) ?? 0)],
    ]),
  }));
}

/** A deck of any sector speaks of software and AI: how often says less. */
function groupOf(sector: Sector): string {
  if (SECTORS_OF_MEANS.includes(sector)) return 'means';
  return sector === 'other' ? 'other' : 'vertical';
}

/** Worth of each list, and how many lines bear a word of a sector. */
function countWords(view: DeckView): { sums: Map<ListName, number>; mentions: Map<Sector, number> } {
  const slidesOf = new Map<string, number>();
  const sums = new Map<ListName, number>();
  const mentions = new Map<Sector, number>();
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
        const sector = hit.list.slice(0, hit.list.indexOf(':')) as Sector;
        mentions.set(sector, (mentions.get(sector) ?? 0) + 1);
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
  return { sums, mentions };
}
