/** A list that goes on over pages is one list: names under its second heading are as much customers as those under the first. */
import { describe, expect, it } from 'vitest';
import { makePdf, write } from '../../../test/kit/make-pdf.js';
import { evidenceFrom } from '../../../test/kit/read-facts.js';
import { readDeckHere } from '../../deck/read-deck-here.js';

interface Sketch {
  title: string;
  lines: readonly string[];
}

/** A cover, the sketched slides, and one about something else. */
async function read(...slides: Sketch[]) {
  const cover = { title: 'Kilnwick', lines: ['Heat from bakeries for the street'] };
  const end = { title: 'Roadmap', lines: ['2027: a second street'] };
  const pages = [cover, ...slides, end].map(({ title, lines }) => (pdf: Parameters<typeof write>[0]) => {
    write(pdf, title, 60, 40, 36);
    lines.forEach((line, index) => write(pdf, line, 60, 140 + 50 * index, 18));
  });
  return evidenceFrom(await readDeckHere([{ fileName: 'deck.pdf', bytes: await makePdf(pages) }]));
}

const customersOn = ({ facts }: Awaited<ReturnType<typeof read>>, slide: number) =>
  facts.filter((fact) => fact.kind === 'logo' && fact.slide === slide).map((fact) => fact.subjectName);

const FIRST = ['Bäckerei Holm', 'Northgate Hotels', 'Crumb & Co'];
const MORE = ['Panificadora Ría', 'Orme Laundries', 'Delaval Foods'];

describe('lists that go on over pages', () => {
  it.each([
    ['Customers', 'Customers (cont.)'],
    ['Our customers (1/2)', 'Our customers (2/2)'],
    ['Customers', 'Customers – 2 of 2'],
    ['Our clients', 'Clients (continued)'],
    ['Clientes', 'Clientes (continuación)'],
    ['Nuestros clientes', 'Clientes (2 de 2)'],
    ['Nos clients', 'Clients (suite)'],
    ['Clients', 'Clients 2/2'],
  ])('%s, then %s', async (first, second) => {
    const evidence = await read({ title: first, lines: FIRST }, { title: second, lines: MORE });
    expect(customersOn(evidence, 2)).toEqual(FIRST);
    expect(customersOn(evidence, 3)).toEqual(MORE);
  });

  it.each([
    ['en', 'What we have reached', ['Revenue: $120K in 2025', '40 paying customers'], ['Harrow Street', 'Mill Lane']],
    [
      'es',
      'Lo que hemos logrado',
      ['Ingresos: 120.000 € en 2025', '40 clientes de pago'],
      ['Calle Mayor', 'Plaza Sol'],
    ],
    [
      'fr',
      'Ce que nous avons fait',
      ['Chiffre d’affaires : 120 k€ en 2025', '40 clients payants'],
      ['Rue Haute', 'Quai Sud'],
    ],
  ])('a slide that bears the title of the one before is about the same (%s)', async (_locale, title, told, more) => {
    const { slides } = await read({ title, lines: told }, { title, lines: more });
    expect(slides.map(({ section }) => section).slice(1, 3)).toEqual(['traction', 'traction']);
    const apart = await read({ title, lines: told }, { title: 'Harrow', lines: more });
    expect(apart.slides[2]?.section).not.toBe('traction');
  });

  it('a figure of a heading is no page of a list', async () => {
    const evidence = await read(
      { title: 'Customers', lines: FIRST },
      { title: 'Customers 24/7', lines: ['Orme Laundries'] },
    );
    expect(customersOn(evidence, 3)).toEqual([]);
  });
});
