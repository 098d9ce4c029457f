/** What a deck says about each person: the statements of the person's card, and the rest of the name's line. */
import type { DeckView, ViewLine } from '../view/view-types.js';
import { statementsOf, type Statement } from '../view/statements.js';
import { fold } from '../../text/words.js';
import { findPeople } from './find-people.js';
import type { FoundPerson } from './found-person.js';
import { isOfSought } from './posts.js';
import { isBehindInRow } from './role-lines.js';
import { HEADS, OWN_ENTRY } from '../words/people/person-cards.js';

export interface PersonCard {
  person: FoundPerson;
  notes: Statement[];
}

/** Farthest that a card's text stands from its name, in widths and heights of the slide. */
const SIDEWAYS = 0.2;
/** … of the only one on the page. */
const ALONE = 0.7;
const DOWN = 0.5;
const ABOVE = 0.03;
/** Letters of a head are so much larger than those of a name. */
const LARGER = 1.15;
/** As far as a card reaches below its name. */
const CARD = 0.15;

/** "Board: Jane Roe", "Licences: filed": another entry of the page, but for what a person did before or learnt. */
const ENTRY = /^\W*\p{Lu}[^:]{1,40}:\s/u;

const CACHE = new WeakMap<DeckView, PersonCard[]>();

/** The cards of all people of `view`, in the order in which they were found. */
export function personCards(view: DeckView): PersonCard[] {
  const known = CACHE.get(view);
  if (known) return known;
  const cards = findPeople(view).map((person): PersonCard => ({ person, notes: [] }));
  for (const statement of statementsOf(view)) {
    // "Part-time legal counsel" under "Hiring plan" is nobody's yet.
    if (isOfSought(statement.line, statement.slide)) continue;
    const onSlide = cards.filter((card) => card.person.slide.number === statement.slide.number);
    const owner = (onSlide.length === 0 ? undefined : ownerOf(statement, onSlide)) ?? openedBy(statement, cards);
    if (owner !== undefined) owner.notes.push(statement);
  }
  CACHE.set(view, cards);
  return cards;
}

function ownerOf(statement: Statement, cards: readonly PersonCard[]): PersonCard | undefined {
  if (statement.heading) return undefined;
  const naming = cards.filter(
    (card) => statement.text.includes(card.person.name.bare) || saysFirstName(statement, card),
  );
  if (naming.length === 1) return naming[0];
  if (naming.length > 1 || HEADS.test(statement.folded)) return undefined;
  const { line } = statement;
  const labelled = ENTRY.test(statement.text) && !OWN_ENTRY.test(statement.folded);
  let best: PersonCard | undefined;
  let bestCost = Infinity;
  for (const card of cards) {
    const name = card.person.line;
    const sameBlock = name.block === line.block;
    const down = line.box.y - name.box.y;
    if (sameBlock ? line.index < name.index : down < -ABOVE || down > DOWN || isBelowHead(statement, name)) continue;
    // "Google: eight years in ads" stands on the card, not under a line that says all of its person, nor far below.
    if (labelled && (card.person.rest !== '' || (!sameBlock && down > CARD))) continue;
    const sideways = isBehindInRow(line, name)
      ? 0
      : Math.min(
          Math.abs(line.box.x - name.box.x),
          Math.abs(line.box.x + line.box.w / 2 - name.box.x - name.box.w / 2),
        );
    const farthest = cards.length === 1 && !labelled && statement.slide.section === 'team' ? ALONE : SIDEWAYS;
    if (!sameBlock && sideways > farthest) continue;
    // In a list of names, a line belongs to the last name above it.
    const cost = sideways * 3 + Math.abs(down) + (sameBlock ? 0 : 0.05);
    if (cost < bestCost) [best, bestCost] = [card, cost];
  }
  return best;
}

/** In larger letters than the name, below it: the head of another part of the page, as is what stands under it. */
function isBelowHead({ slide, line }: Statement, name: ViewLine): boolean {
  return slide.lines.some(
    (head) =>
      head.size > LARGER * name.size &&
      head.box.y > name.box.y + name.box.h &&
      head.box.y <= line.box.y &&
      head.block !== name.block &&
      /\p{L}{2}/u.test(head.text),
  );
}

/** "Jane Roe: led risk at Stripe" on a page of the team, of somebody who was first named on another. */
function openedBy({ text, slide, heading }: Statement, cards: readonly PersonCard[]): PersonCard | undefined {
  if (heading || (slide.section !== 'team' && !slide.alsoSections.includes('team'))) return undefined;
  return cards.find(({ person: { name } }) => {
    const behind = text.startsWith(name.bare) ? text.slice(name.bare.length) : '';
    return name.bare.includes(' ') && /^(?!\p{L})./u.test(behind);
  });
}

function saysFirstName(statement: Statement, card: PersonCard): boolean {
  const first = fold(card.person.name.bare.split(' ')[0] ?? '');
  return first.length >= 4 && statement.words.slice(0, 2).some((word) => word.folded === first);
}
