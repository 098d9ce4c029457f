/** Words that say what a figure is: actual or forecast, target or example; and whose it is. */
import type { Basis, Subject } from '../../model/fact.js';
import { foldForLookup } from '../../text/fold-text.js';
import { BASIS_WORDS } from '../words/basis-words.js';
import { SUBJECT_WORDS } from '../words/subject-words.js';
import type { Word } from '../../text/words.js';
import { ADVERB, FUTURE, NO_NAME, OF, OWNED, OWNERS, TELLS, TOLD, WITH_POTENTIAL } from '../words/figures/cues.js';

export interface Cue<Kind> {
  kind: Kind;
  start: number;
  end: number;
}

/** Cues of basis by place. */
export function findBasisCues(
  words: readonly Word[],
  text: string,
  language: string,
): Cue<Exclude<Basis, 'external'>>[] {
  const hits = BASIS_WORDS.find(words);
  const aside = [...text.matchAll(WITH_POTENTIAL)].map(({ 0: said, index }) => ({
    start: index,
    end: index + said.length,
  }));
  const blank = [...hits.filter(({ list }) => list === 'none'), ...aside];
  const cues = hits.flatMap(({ list, start, end }): Cue<Exclude<Basis, 'external'>>[] => {
    if (list === 'none' || blank.some((none) => none.start <= start && none.end >= end)) return [];
    return [{ kind: list, start, end }];
  });
  const future = FUTURE[language];
  if (future === undefined) return cues;
  for (const { start, end } of words) {
    if (end - start < 5 || !future.test(text.slice(start, end))) continue;
    if (!cues.some((cue) => cue.start <= start && cue.end >= end)) cues.push({ kind: 'forecast', start, end });
  }
  return cues.sort((a, b) => a.start - b.start);
}

/** Whose figures are told, by place; names of the company and of competitors count too. */
export function findSubjectCues(
  words: readonly Word[],
  text: string,
  names: { company: readonly string[]; competitors: readonly string[] },
  folded: string,
): Cue<Subject>[] {
  const hits = SUBJECT_WORDS.find(words);
  const blank = hits.filter(({ list }) => list === 'none');
  const cues: Cue<Subject>[] = hits.flatMap(({ list, start, end }) => {
    if (list === 'none' || blank.some((none) => none.start <= start && none.end >= end)) return [];
    // "US" is a country, "us" is who we are.
    if (text.slice(start, end) === 'US') return [];
    return [{ kind: list, start, end }];
  });
  for (const name of names.competitors)
    cues.push(...placesOf(folded, name).map((at) => ({ kind: 'competitor' as const, ...at })));
  for (const name of names.company)
    cues.push(...placesOf(folded, name).map((at) => ({ kind: 'company' as const, ...at })));
  if (names.company.length > 0) cues.push(...foreignNames(text, names.company));
  const voice = TESTIMONIAL.exec(text);
  if (voice) {
    const closed = voice.index + voice[0].length;
    cues.push({ kind: 'customer', start: 0, end: 1 }, { kind: 'customer', start: closed - 1, end: closed });
  }
  return cues.sort((a, b) => a.start - b.start);
}
/** What follows the names is rare and quick to look for; names could begin at every word. */
const FOREIGN: readonly { sign?: RegExp; pattern: RegExp }[] = [
  { sign: new RegExp(TOLD), pattern: TELLS },
  { pattern: OF },
  { sign: new RegExp(OWNED), pattern: OWNERS },
];

/** Other companies that a text tells of by name. */
function foreignNames(text: string, company: readonly string[]): Cue<Subject>[] {
  if (text.length > 4000) return [];
  return FOREIGN.filter(({ sign }) => sign?.test(text) !== false).flatMap(({ pattern }) =>
    [...text.matchAll(pattern)].flatMap((match): Cue<Subject>[] => {
      const name = match[1] ?? '';
      const folded = foldForLookup(name);
      // All capitals are mostly codes and metrics: CHF, MRR.
      if (!/\p{Ll}/u.test(name)) return [];
      if (ADVERB.test(folded)) return [];
      if (NO_NAME.has(folded) || company.some((own) => own.includes(folded) || folded.includes(own))) return [];
      const start = match.index + match[0].indexOf(name);
      return [{ kind: 'competitor', start, end: start + name.length }];
    }),
  );
}

/** Somebody's words in quotation marks, and then who said them. */
const TESTIMONIAL = /^\s*[«“"][^«»“”"]{12,400}[»”"],?\s?[-–—,(]?\s?(?=\p{Lu}\p{Ll})/u;

function placesOf(folded: string, name: string): { start: number; end: number }[] {
  if (name.length < 2) return [];
  const places: { start: number; end: number }[] = [];
  for (let at = folded.indexOf(name); at >= 0; at = folded.indexOf(name, at + name.length)) {
    const around = (folded[at - 1] ?? ' ') + (folded[at + name.length] ?? ' ');
    if (!/[\p{L}\p{N}]/u.test(around)) places.push({ start: at, end: at + name.length });
  }
  return places;
}
