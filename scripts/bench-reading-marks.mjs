/** Which drawn charts and walls of logos `npm run bench:reading` tells, of decks that were looked through slide by slide. */
import { withSource } from './load-source.mjs';

const logosOn = await withSource('packages/core/src/evidence/outline/logo-wall.ts', (module) => module.logosOn);

/** Of a deck with these marks: the slides that have a drawn chart and a wall of logos, and those of which it is told. */
export function marksOf(name, { slides }, { charts = [], logos = {} }) {
  const isChart = ({ source, confidence }) => source === 'chart' && confidence !== undefined;
  return {
    name,
    charts: { there: charts, told: slides.filter(({ blocks }) => blocks.some(isChart)).map(({ number }) => number) },
    logos: { there: Object.keys(logos).map(Number), told: slides.filter(logosOn).map(({ number }) => number) },
    counts: slides.filter(logosOn).map((slide) => [slide.number, logosOn(slide), logos[slide.number] ?? 0]),
  };
}

export function printMarks(decks) {
  if (decks.length === 0) return;
  console.table(
    ['charts', 'logos'].map((what) => {
      const places = (kind) => decks.flatMap((deck) => deck[what][kind].map((slide) => `${deck.name} ${slide}`));
      const [there, told] = [places('there'), places('told')];
      return {
        [`of ${decks.length} decks`]: what,
        there: there.length,
        told: told.length,
        right: told.filter((place) => there.includes(place)).length,
        false: told.filter((place) => !there.includes(place)).join(', '),
        missed: there.filter((place) => !told.includes(place)).join(', '),
      };
    }),
  );
  for (const { name, counts } of decks)
    for (const [slide, said, there] of counts) console.log(`${name} ${slide}: "about ${said} logos", of ${there}`);
}
