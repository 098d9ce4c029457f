/** What speaks for and against a capitalised name being a person of the deck's company, as numbers from 0 to 1. */
import type { ViewSlide } from '../view/view-types.js';
import type { LowerWords } from '../view/lower-words.js';
import { looksLike } from '../view/looks-like.js';
import { fold, wordsOf } from '../../text/words.js';
import { ordinaryShare } from '../learned/ordinary-words.js';
import { GIVEN_NAMES } from '../words/given-names.js';
import { NAME_PARTICLES } from '../words/name-words.js';
import type { FoundPerson } from './found-person.js';
import type { Candidate } from './name-candidates.js';
import type { PeopleLabelKind } from './people-labels.js';
import { BY_TEAM } from '../words/people/person-features.js';

/** A name of a slide with all that is read around it. */
export interface ReadCandidate {
  candidate: Candidate;
  person: FoundPerson;
  label: PeopleLabelKind | undefined;
  /** One of a list of names. */
  listed: boolean;
  /** The role stands on the name's line. */
  beside: boolean;
  /** The role is one in another firm. */
  elsewhere: boolean;
  /** On a page of the team, or as a page about something else names heads of a firm. */
  placed: boolean;
  /** Beside words between quotation marks, on a page of something else than the team. */
  quoted: boolean;
  /** "Founder: …" stands before the name. */
  called: boolean;
  /** The one name over a story of how it began, told as "I". */
  teller: boolean;
  /** What roles, lists and places alone would say. */
  byRule: boolean;
}

export function personFeatures(
  read: ReadCandidate,
  all: readonly ReadCandidate[],
  slide: ViewSlide,
  lower: LowerWords,
  isCover: boolean,
): Map<string, number> {
  const features = new Map<string, number>();
  const set = (name: string, value: number | boolean): void => {
    if (Number(value) > 0) features.set(name, Number(value));
  };
  const { candidate, person } = read;
  const { role } = person;
  const words = wordsOfName(read);
  const share = (test: (word: string) => boolean): number => words.filter(test).length / Math.max(1, words.length);
  set('called', read.called);
  set('teller', read.teller);
  const given = words.some((word) => GIVEN_NAMES.has(word));
  set('given', given);
  set('givenFirst', GIVEN_NAMES.has(words[0] ?? ''));
  set(
    'lower',
    share((word) => lower.has(word)),
  );
  set(
    'anyLower',
    words.some((word) => lower.has(word)),
  );
  set(
    'oftenLower',
    words.some((word) => (lower.get(word) ?? 0) > 2),
  );
  set('ordinary', ordinaryShare(words));
  set('allOrdinary', ordinaryShare(words) === 1);
  const others = all.filter((each) => each !== read);
  set('byRule', read.byRule);
  const team = slide.section === 'team' || slide.alsoSections.includes('team');
  set('team', team);
  set('teamFirst', slide.section === 'team');
  set('cover', isCover);
  set(`section:${slide.section}`, true);
  set('role', role !== undefined);
  set('beside', read.beside);
  set('near', role !== undefined && !read.beside);
  set('founder', role?.founder === true);
  set('executive', role?.executive === true);
  set('roleShare', role?.share ?? 0);
  set('elsewhere', read.elsewhere);
  set('placed', read.placed && role !== undefined);
  set('listed', read.listed);
  set('quoted', read.quoted);
  set(`label:${read.label ?? 'none'}`, true);
  set('alone', candidate.alone);
  set('leads', candidate.leads);
  set('merged', candidate.merged);
  set('title', person.name.full !== person.name.bare);
  set('agent', person.name.agent);
  set('single', words.length === 1);
  set('singleGiven', words.length === 1 && given);
  set('singleList', words.length === 1 && others.filter((each) => wordsOfName(each).length === 1).length >= 2);
  set('three', words.length === 3);
  set('four', words.length > 3);
  set(
    'initial',
    words.some((word) => word.length === 1),
  );
  set(
    'short',
    words.every((word) => word.length <= 4),
  );
  set('capitals', person.name.bare === person.name.bare.toUpperCase());
  set('heading', person.line.heading);
  set('cell', person.line.cell !== undefined);
  set('running', person.line.running);
  set('ocr', person.line.source === 'ocr');
  const shareOf = (test: (each: ReadCandidate) => boolean): number =>
    others.filter(test).length / Math.max(1, others.length);
  set('only', others.length === 0);
  set('many', Math.min(1, others.length / 8));
  set('othersGiven', shareOf(isGiven));
  // Entries of one form are of one kind: one of which the given name is known speaks for the others.
  const alike = others.filter((each) => formOf(each) === formOf(read));
  set('alike', Math.min(1, alike.length / 4));
  set('alikeGiven', alike.filter(isGiven).length / Math.max(1, alike.length));
  // So are names of the team in letters of one size, each on a line of its own, and names of one line.
  const alone = candidate.alone && team;
  const lookAlike = others.filter((each) => alone && each.candidate.alone && looksLike(each.person.line, person.line));
  set('lookAlike', Math.min(1, lookAlike.length / 4));
  set('lookAlikeGiven', lookAlike.filter(isGiven).length / Math.max(1, lookAlike.length));
  const onLine = others.filter((each) => each.person.line === person.line);
  set('sameLine', onLine.length > 0);
  set('sameLineGiven', onLine.filter(isGiven).length / Math.max(1, onLine.length));
  set('mailed', isMailed(read, slide));
  set(
    'othersRole',
    shareOf((each) => each.person.role !== undefined),
  );
  set(
    'othersByRule',
    shareOf(({ byRule }) => byRule),
  );
  set(
    'othersLower',
    shareOf((each) => wordsOfName(each).some((word) => lower.has(word))),
  );
  set('byName', BY_TEAM.test(fold(person.line.text)));
  set('wordsOfLine', Math.min(1, wordsOf(person.line.text).length / 20));
  // Together: what no single sign says.
  set('givenTeam', given && team);
  set('givenCover', given && isCover);
  set('givenRole', given && role !== undefined);
  set('givenProper', given && !words.some((word) => lower.has(word)));
  set('strangeTeam', !given && team && words.some((word) => lower.has(word)));
  set('properTeam', !words.some((word) => lower.has(word)) && team);
  set('properRole', !words.some((word) => lower.has(word)) && role !== undefined);
  const head = role?.executive === true || role?.founder === true;
  const opens = candidate.alone || candidate.leads;
  set('headTeam', head && team && opens && words.length > 1);
  set('headProper', head && team && opens && words.length > 1 && !words.some((word) => lower.has(word)));
  return features;
}

/** Words that tell names apart: "van" and "de" are in all. */
function wordsOfName({ person }: ReadCandidate): string[] {
  const words = wordsOf(person.name.bare).map(({ folded }) => folded);
  const own = words.filter((word) => !NAME_PARTICLES.has(word));
  return own.length > 0 ? own : words;
}

/** Whether an address on the slide bears a word of the name: "dana@", "d.roe@". */
function isMailed(read: ReadCandidate, { lines }: ViewSlide): boolean {
  const words = wordsOfName(read).filter((word) => word.length >= SHORTEST_IN_ADDRESS);
  const addressees = lines.flatMap(({ folded }) =>
    [...folded.matchAll(ADDRESSEE)].map(([, addressee = '']) => addressee),
  );
  return addressees.some((addressee) => words.some((word) => addressee.includes(word)));
}

const ADDRESSEE = /([\w.+-]{3,40})@[\w-]{1,40}\.\w/gu;
/** Shorter ones stand in other words. */
const SHORTEST_IN_ADDRESS = 4;

const isGiven = (read: ReadCandidate): boolean => wordsOfName(read).some((word) => GIVEN_NAMES.has(word));

/** How an entry is set: alone or before its role, with a role on its line, near it or nowhere. */
const formOf = ({ candidate, person, beside }: ReadCandidate): string =>
  [candidate.alone || candidate.leads, candidate.merged, beside ? 'beside' : person.role !== undefined].join();
