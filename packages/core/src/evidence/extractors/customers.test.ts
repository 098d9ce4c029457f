/** Customers, pilots, praise and investors by name, and what only looks like them. */
import { describe, expect, it } from 'vitest';
import { makeView, type SlideSketch } from '../../testing/make-view.js';
import { gatherAll } from '../facts/gather-facts.js';

const facts = (...slides: SlideSketch[]) => gatherAll(makeView(slides, { companyName: 'Nimbora' })).facts;

describe('customers and investors', () => {
  const names = (kind: 'logo' | 'investor', ...slides: SlideSketch[]) =>
    facts(...slides)
      .filter((fact) => fact.kind === kind)
      .map(({ subjectName }) => subjectName);

  it('reads names under and behind the words', () => {
    expect(names('logo', { section: 'traction', lines: [['Trusted by', 'Globex', 'Clinica Norte']] })).toEqual([
      'Globex',
      'Clinica Norte',
    ]);
    expect(names('logo', { section: 'traction', lines: ['Pilot with Globex and Acme'] })).toEqual(['Globex', 'Acme']);
    expect(names('logo', { section: 'traction', lines: [['Ils nous font confiance', 'Globex']] })).toEqual(['Globex']);
    expect(names('investor', { section: 'ask', lines: ['Backed by Seedcamp Ventures'] })).toEqual([
      'Seedcamp Ventures',
    ]);
  });

  it('keeps partners, press, plans and rivals out', () => {
    expect(names('logo', { section: 'traction', lines: [['As seen in', 'Globex']] })).toEqual([]);
    expect(names('logo', { section: 'traction', lines: ['In discussions for a pilot with Globex'] })).toEqual([]);
    expect(
      names(
        'logo',
        { section: 'competition', lines: ['vs Globex'] },
        { section: 'traction', lines: [['Our customers', 'Globex']] },
      ),
    ).toEqual([]);
  });

  it('reads the head of a column for its own cells, that of a row for its row', () => {
    const under = (table: string[][]) => names('logo', { section: 'traction', table });
    expect(
      under([
        ['Year', 'Customers', 'Zorvex'],
        ['2026', '15', '20'],
        ['2027', '40', '60'],
      ]),
    ).toEqual([]);
    expect(
      under([
        ['Market', 'Customers'],
        ['North', 'Globex'],
        ['South', 'Hexadyne'],
      ]),
    ).toEqual(['Globex', 'Hexadyne']);
    expect(
      under([
        ['Since', '2024'],
        ['Customers', 'Globex'],
        ['Partners', 'Hexadyne'],
      ]),
    ).toEqual(['Globex']);
  });

  it.each(['Client-side fee', 'Tarifa del lado del cliente', 'Côté client'])(
    'where software runs is no customer: %s',
    (head) => {
      expect(names('logo', { section: 'traction', lines: [[head, 'Globex']] })).toEqual([]);
    },
  );

  it.each([
    'Workshop → paid pilot → contract',
    'Taller → piloto pagado → contrato',
    'Atelier → pilote payant → contrat',
  ])('a way that is to be gone is no pilot: %s', (line) => {
    const told = facts({ section: 'traction', lines: [line] }).map(({ kind, strength }) => `${kind} ${strength}`);
    expect(told).not.toContain('pilot specific');
  });

  it('grades pilots and praise by who stands behind them', () => {
    const strength = (kind: 'pilot' | 'testimonial', slide: SlideSketch) =>
      facts(slide).find((fact) => fact.kind === kind)?.strength;
    expect(strength('pilot', { section: 'traction', lines: ['A paid pilot is running with Globex'] })).toBe('specific');
    expect(strength('pilot', { section: 'traction', lines: ['Our pilot is running with Globex'] })).toBe('named');
    const praise = { section: 'traction', lines: ['"It saves us two days every week."'] } as const;
    expect(strength('testimonial', { ...praise, title: 'What nurses say', lines: [...praise.lines] })).toBe(
      'assertion',
    );
    // Nobody is seen to have said it.
    expect(strength('testimonial', { ...praise, lines: [...praise.lines] })).toBeUndefined();
    expect(
      strength('testimonial', {
        section: 'traction',
        lines: [['"It saves our nurses a lot of time."', 'Maria Gomez, Globex']],
      }),
    ).toBe('named');
  });

  it.each([
    ['en', 'Clients', 'Avg Ticket'],
    ['es', 'Clientes', 'Endpoints Activos'],
    ['fr', 'Clients', 'Endpoints Actifs'],
  ])('what captions a number is no customer by name (%s)', (language, clients, ticket) => {
    const card = (at: number, figure: string, caption: string) => ({
      x: 0.1 + at * 0.3,
      y: 0.4,
      w: 0.2,
      lines: [{ text: figure, size: 40 }, caption],
    });
    const cards = [card(0, '45', clients), card(1, '$400', ticket)];
    const logos = (slide: SlideSketch) =>
      gatherAll(makeView([slide], { language, companyName: 'Nimbora' })).facts.filter(({ kind }) => kind === 'logo');
    expect(logos({ section: 'traction', title: 'Traction', cards })).toEqual([]);
    expect(logos({ section: 'traction', title: 'Traction', lines: [clients, 'Slotwise'] })).toHaveLength(1);
  });
});
