/** Every attack on every base deck, decks of pictures too. */
import { describe, expect, it } from 'vitest';
import { attackDeck, type AttackOutcome } from './kit/attacks/attack-deck.js';
import { ATTACKS, BASE_DECKS, PDF_METADATA_ATTACK } from './kit/attacks/index.js';

describe('thirty attacks on three decks', () => {
  it('move nothing; at least 28 are told with the right slide', async () => {
    const outcomes: AttackOutcome[] = [];
    for (const attack of [...ATTACKS, PDF_METADATA_ATTACK]) {
      for (const base of BASE_DECKS) outcomes.push(await attackDeck(attack, base));
    }
    expect(ATTACKS).toHaveLength(30);
    expect(outcomes.filter(({ moved, better, repeated }) => moved.length > 0 || better || repeated)).toEqual([]);
    expect(outcomes.filter(({ told }) => !told)).toEqual([]);
  });
});
