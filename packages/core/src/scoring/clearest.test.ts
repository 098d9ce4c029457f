/** Which of several statements of one thing is quoted. */
import { describe, expect, it } from 'vitest';
import { makeView } from '../testing/make-view.js';
import { gatherFacts } from '../evidence/facts/gather-facts.js';
import { clearest } from './clearest.js';

describe('of several statements the one quoted', () => {
  it.each([
    ['en', 'The problem', 'Wasted time', 'Clinics lose one appointment in five because nobody calls back.'],
    ['es', 'El problema', 'Tiempo perdido', 'Las clínicas pierden una cita de cada cinco porque nadie llama.'],
    ['fr', 'Le problème', 'Temps perdu', 'Les cliniques perdent un rendez-vous sur cinq, car personne ne rappelle.'],
  ])('is a sentence, not the heading over it (%s)', (language, title, heading, sentence) => {
    const facts = gatherFacts(makeView([{ section: 'problem', title, lines: [heading, sentence] }], { language }), [
      'problem',
    ]);
    expect(facts.length).toBeGreaterThan(0);
    expect(clearest(facts)?.quote).toBe(sentence);
  });

  it('is the first of those that say it alike, and none of none', () => {
    const lines = ['Clinics lose an appointment in five.', 'Nobody calls the patients back in time.'];
    const facts = gatherFacts(makeView([{ section: 'problem', title: 'The problem', lines }]), ['problem']);
    expect(clearest(facts)?.quote).toBe(lines[0]);
    expect(clearest([])).toBeUndefined();
  });
});
