/** The line under the name on the cover: where decks most often say in one breath what they are. */
import { readableText } from '../text/readable-text.js';
import { withoutEnd } from '../text/without-end.js';
import { descriptiveness } from './best-description.js';
import { setAside, type SummaryInput } from './summary-context.js';

/** A first slide with more words than this is no cover. */
const MOST_WORDS = 80;
const LEAST_WORDS = 5;
const LONGEST = 170;
/** Occasion, author, date and number of the deck, not the company. */
const FURNITURE =
  /[|@·•]|(?<![\p{L}\p{N}])(?:(?:19|20)\d\d|pitch|deck|presentation|version|confidential|pages?|slides?|project name|introduction|document|presented|prepared|hackathon|challenge|founders?|ceo|cto|team|round|seed|series [a-d]|presentaci[oó]n|versi[oó]n|confidencial|equipo|ronda|semana|universidad|fundador\p{L}*|pr[ée]sentation|confidentiel|[ée]quipe|lev[ée]e|fondat\p{L}+)(?![\p{L}\p{N}])/iu;
/** Praise of times to come says nothing of what is offered. */
const SLOGAN =
  /\b(?:new era|future|revolution\w*|futuro|revoluci[oó]n\w*|nueva era|futur|r[ée]volution\w*|nouvelle [èe]re)\b/iu;
/** One sentence alone: two of them are a slogan and its echo. */
const SEVERAL = /[.!?…]\s+\p{L}/u;
/** Names and titles are set in capitals throughout. */
const SMALL_WORD = /(?:^|\s)\p{Ll}+(?=[\s,]|$)/u;

/** What no line of a cover ends on. */
const NO_ENDING = /[^\p{L}\p{N})%!?"”»]/u;

/** The most telling line of the cover with how telling it is; undefined where it holds none, or orders to its reader. */
export function coverLine({ evidence, scored }: SummaryInput): { text: string; telling: number } | undefined {
  const cover = evidence.slides.find(({ number }) => number === 1);
  if (!cover || cover.words > MOST_WORDS) return undefined;
  if (setAside(scored).some(({ slides }) => slides.includes(1))) return undefined;
  const people = evidence.facts.flatMap(({ kind, subjectName }) =>
    kind === 'person' && subjectName ? [subjectName] : [],
  );
  return cover.text
    .split(/\n\s*\n/)
    .flatMap(withoutFurniture)
    .flatMap((lines) => readable(lines) ?? [])
    .filter((text) => !people.some((name) => text.includes(name)))
    .map((text) => ({ text, telling: descriptiveness(text, evidence.companyName) }))
    .filter(({ telling }) => telling >= 2)
    .sort((a, b) => b.telling - a.telling)[0];
}

/** What stands in a block above and below a date or a round. */
function withoutFurniture(block: string): string[] {
  const parts = [''];
  for (const line of block.split('\n')) {
    if (FURNITURE.test(line)) parts.push('');
    else parts[parts.length - 1] += ` ${line}`;
  }
  return parts;
}

function readable(lines: string): string | undefined {
  const begun = lines.replace(/\s+/g, ' ').replace(/^[^\p{L}\p{N}¡¿"“«(]+/u, '');
  const line = withoutEnd(begun, NO_ENDING);
  if (SLOGAN.test(line) || SEVERAL.test(line) || !SMALL_WORD.test(line)) return undefined;
  return readableText(line, { leastWords: LEAST_WORDS, most: LONGEST, cut: false });
}
