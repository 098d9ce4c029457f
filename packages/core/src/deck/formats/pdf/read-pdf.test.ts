/** Reading PDFs: order, columns, tables, words, titles, links, errors. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makePdf, write, type PdfKitDocument } from '../../../../test/kit/make-pdf.js';
import { sharedFolder } from '../../../../test/kit/shared-folder.js';
import { readPdf } from './read-pdf.js';

const options = { fileName: 'deck.pdf', maxSlides: 300 };

async function slideOf(draw: (pdf: PdfKitDocument) => void, size: [number, number] = [960, 540]) {
  const { slides } = await readPdf(await makePdf([draw], { size }), options);
  const [slide] = slides;
  if (slide === undefined) throw new Error('no slide');
  return slide;
}

function linesOf(slide: { text: string }): string[] {
  return slide.text.split('\n').filter((line) => line !== '');
}

const LEFT = ['Hospitals lose staff', 'to scheduling work', 'every single week'];
const RIGHT = ['We plan the shifts', 'for them in minutes', 'and prove the savings'];

describe('reading order', () => {
  it('reads columns one after the other, below a title over both', async () => {
    const slide = await slideOf((pdf) => {
      // Written row by row, as some programs do.
      LEFT.forEach((line, i) => {
        write(pdf, line, 60, 150 + i * 24);
        write(pdf, RIGHT[i] ?? '', 520, 150 + i * 24);
      });
      write(pdf, 'Problem and solution for every hospital in the country', 60, 50, 32);
    });
    expect(linesOf(slide)).toEqual(['Problem and solution for every hospital in the country', ...LEFT, ...RIGHT]);
    expect(slide.title).toBe('Problem and solution for every hospital in the country');
    expect(slide.blocks.map((block) => block.title ?? false)).toEqual([true, false, false]);
  });

  it('keeps each card together and reads cards row by row', async () => {
    const cards = ['Clinics', 'Pharmacies', 'Insurers', 'Patients'];
    const slide = await slideOf((pdf) => {
      cards.forEach((name, i) => {
        const x = 60 + (i % 2) * 440;
        const y = 120 + Math.floor(i / 2) * 200;
        pdf.rect(x, y, 400, 160).fill('#e0e8f0').fillColor('black');
        write(pdf, name, x + 20, y + 20, 24);
        write(pdf, `They pay us because of ${name.toLowerCase()}.`, x + 20, y + 90, 14);
      });
    });
    expect(linesOf(slide)).toEqual(cards.flatMap((name) => [name, `They pay us because of ${name.toLowerCase()}.`]));
  });

  it('reads a figure with the words beside it', async () => {
    const slide = await slideOf((pdf) => {
      [
        ['43%', 'of nurses want to leave'],
        ['45%', 'of shifts are planned twice'],
      ].forEach(([figure = '', words = ''], i) => {
        write(pdf, figure, 60, 200 + i * 70, 40);
        write(pdf, words, 165, 216 + i * 70, 14);
      });
    });
    expect(linesOf(slide)).toEqual(['43%', 'of nurses want to leave', '45%', 'of shifts are planned twice']);
  });

  it('reads each figure of a row with its caption, apart from the heading above and the small print below', async () => {
    const row = [
      ['$4M', 'saved by planners each year'],
      ['61%', 'of shifts filled by noon'],
      ['9 of 10', 'nurses stay'],
    ];
    const slide = await slideOf((pdf) => {
      write(pdf, 'What a day of planning costs', 60, 120, 40);
      row.forEach(([figure = '', words = ''], i) => {
        write(pdf, figure, 60 + i * 200, 175, 40);
        write(pdf, words, 60 + i * 200, 224, 11);
      });
      write(pdf, 'Shiftly, seed deck', 80, 505, 9);
      write(pdf, '7', 900, 505, 9);
    });
    expect(linesOf(slide)).toEqual(['What a day of planning costs', ...row.flat(), 'Shiftly, seed deck', '7']);
    expect(slide.title).toBe('What a day of planning costs');
  });

  it('reads a heading that begins right of what it heads first', async () => {
    const slide = await slideOf((pdf) => {
      write(pdf, 'Market', 420, 60, 40);
      write(pdf, '210,000', 150, 150, 28);
      write(pdf, 'wards in Europe plan shifts by hand every week', 150, 190, 18);
    });
    expect(linesOf(slide)).toEqual(['Market', '210,000', 'wards in Europe plan shifts by hand every week']);
  });

  it('takes a line of a wide list to the point that it goes on with, and to none that has ended', async () => {
    const slide = await slideOf((pdf) => {
      write(pdf, 'Market', 80, 60, 36);
      const lines = [
        ['Serviceable market today: roughly 18,000 companies at 30,000 EUR', 0],
        ['= 540 million EUR', 8],
        ['Longer term, the layer becomes the default for every company of', 0],
        ['regulated environments.', 8],
        ['Three of four buyers have had an audit in the last twelve months.', 0],
        ['Their budget is decided in November, every year, by the lawyers', 0],
      ] as const;
      lines.forEach(([text, setIn], at) => write(pdf, text, 100 + setIn, 150 + at * 40, 17));
    });
    expect(slide.blocks.slice(1).map((block) => block.lines.length)).toEqual([2, 2, 1, 1]);
  });

  it('keeps lines together over what only colours some of their words, and over a glow behind them', async () => {
    const slide = await slideOf((pdf) => {
      pdf.rect(310, 95, 300, 46).fill('#ffe9a8');
      pdf.rect(280, 0, 330, 300).fillOpacity(0.1).fill('#00d97e').fillOpacity(1).fillColor('black');
      write(pdf, 'Every ward in the country deserves', 60, 100, 36);
      write(pdf, 'calm', 60, 144, 36);
      ['Plans are made in minutes, not in days', 'and they hold'].forEach((line, i) =>
        write(pdf, line, 190, 240 + i * 20, 16),
      );
    });
    expect(slide.blocks.map((block) => block.lines.map((line) => line.text))).toEqual([
      ['Every ward in the country deserves', 'calm'],
      ['Plans are made in minutes, not in days', 'and they hold'],
    ]);
  });

  it('takes the sides of a border, each painted cut to its corner, for one card', async () => {
    const slide = await slideOf((pdf) => {
      [60, 400].forEach((x) => {
        for (const corner of [
          [x, 100, x + 300, 100, x + 300, 160, x, 220],
          [x, 220, x + 300, 160, x + 300, 300, x, 300],
        ]) {
          const [a = 0, b = 0, ...rest] = corner;
          pdf.save().moveTo(a, b);
          for (let i = 0; i < rest.length; i += 2) pdf.lineTo(rest[i] ?? 0, rest[i + 1] ?? 0);
          pdf.closePath().clip();
          pdf.rect(x, 100, 300, 200).fill('#dde4e1').restore();
        }
        pdf.fillColor('black');
        ['Planners lose a day', 'each week to calls and', 'messages that nobody', 'answers before noon'].forEach(
          (line, i) => write(pdf, line, x + 20, 150 + i * 22, 16),
        );
      });
    });
    expect(slide.blocks.map((block) => block.lines.length)).toEqual([4, 4]);
  });

  it('reads the halves of a double page one after the other', async () => {
    const slide = await slideOf(
      (pdf) => {
        write(pdf, 'Left page, top', 60, 60);
        write(pdf, 'Right page, top', 1020, 60);
        write(pdf, 'Left page, bottom', 60, 400);
        write(pdf, 'Right page, bottom', 1020, 400);
      },
      [1920, 540],
    );
    expect(linesOf(slide)).toEqual(['Left page, top', 'Left page, bottom', 'Right page, top', 'Right page, bottom']);
  });

  it('places boxes as fractions of the slide and sizes for a slide 540 high', async () => {
    const slide = await slideOf((pdf) => write(pdf, 'Halfway', 960, 540, 36), [1920, 1080]);
    const line = slide.blocks[0]?.lines[0];
    expect(line?.box.x).toBeCloseTo(0.5, 2);
    expect(line?.box.y).toBeCloseTo(0.5, 1);
    expect(line?.size).toBeCloseTo(18, 1);
  });
});

describe('titles', () => {
  const titleOf = async (draw: (pdf: PdfKitDocument) => void) => (await slideOf(draw)).title;

  it('takes a numbered heading, not the larger letters of a point below it', async () => {
    const title = await titleOf((pdf) => {
      write(pdf, '3. Go to market', 60, 60, 30);
      write(pdf, '- Hospitals first:', 80, 120, 22);
      write(pdf, '- Then the clinics around them', 100, 160, 16);
    });
    expect(title).toBe('3. Go to market');
  });

  it('takes a sentence set large, not the figure of a card set a little larger', async () => {
    const title = await titleOf((pdf) => {
      write(pdf, 'THE PROBLEM', 60, 60, 10);
      write(pdf, 'Nobody sees that the shifts are planned', 60, 90, 36);
      write(pdf, 'twice until it is too late.', 60, 134, 36);
      write(pdf, 'thousands', 60, 280, 40);
      write(pdf, 'of hours each year', 60, 330, 12);
    });
    expect(title).toBe('Nobody sees that the shifts are planned twice until it is too late.');
  });

  it.each([
    ['MARKET · THE STORES', '$4.2B is lost in cold stores every year'],
    ['TRACCIÓN · EL RIEGO', '38 fincas riegan con nosotros'],
    ['LA DEMANDE', 'Nous levons 1,2 M€ pour 18 mois'],
  ])(
    'takes a heading that contains a figure, below the kicker %s and over a larger figure',
    async (kicker, heading) => {
      const slide = await slideOf((pdf) => {
        write(pdf, kicker, 60, 40, 12);
        write(pdf, heading, 60, 70, 34);
        write(pdf, '60 %', 60, 250, 64);
        write(pdf, 'year on year', 60, 330, 14);
      });
      expect(slide.title).toBe(heading);
      expect(linesOf(slide)).toContain(kicker);
    },
  );

  it('leaves out the smaller line below, which is a block of its own', async () => {
    const slide = await slideOf((pdf) => {
      write(pdf, 'The market', 60, 60, 40);
      write(pdf, '$12 billion a year', 60, 112, 33);
      write(pdf, 'is spent on agency staff', 60, 170, 18);
    });
    expect(slide.title).toBe('The market');
    expect(slide.blocks.map((block) => [block.lines[0]?.text, block.title ?? false])).toEqual([
      ['The market', true],
      ['$12 billion a year', false],
      ['is spent on agency staff', false],
    ]);
  });

  it('takes a few words in the middle of the slide when they stand out, and no sentence or caption there', async () => {
    expect(await titleOf((pdf) => write(pdf, 'Thank you', 380, 280, 40))).toBe('Thank you');
    const cover = await titleOf((pdf) => {
      write(pdf, 'MAY 2025', 820, 60, 10);
      write(pdf, 'Shiftly', 60, 340, 60);
    });
    expect(cover).toBe('Shiftly');
    const sentence = 'We only rent what hospitals already own and never use at night';
    expect(await titleOf((pdf) => write(pdf, sentence, 60, 300, 24))).toBe('');
  });
});

describe('tables', () => {
  it('reads a ruled table as rows of cells', async () => {
    const rows = [
      ['Plan', 'Price', 'Seats'],
      ['Starter', '49 EUR', 'up to 5'],
      ['Team', '190 EUR', 'up to 25'],
      ['Hospital', 'on request', 'unlimited'],
    ];
    const slide = await slideOf((pdf) => {
      rows.forEach((row, i) => {
        pdf
          .moveTo(60, 140 + i * 40)
          .lineTo(660, 140 + i * 40)
          .stroke();
        row.forEach((cell, j) => write(pdf, cell, 70 + j * 200, 150 + i * 40, 14));
      });
    });
    const table = slide.blocks.find((block) => block.source === 'table');
    expect(table?.rows).toEqual(rows);
    expect(table?.lines[1]?.text).toBe('Starter | 49 EUR | up to 5');
  });

  it('reads a comparison without borders whose cells say a few things again and again, and leaves the note under it', async () => {
    const rows = [
      ['Feature', 'Nimbora', 'Slotwise', 'Calmio'],
      ['Works offline', 'Everywhere', 'Nowhere', 'In some cities'],
      ['Own stock', 'Everywhere', 'In some cities', 'Nowhere'],
      ['Night service', 'Everywhere', 'Nowhere', 'Nowhere'],
    ];
    const note = 'Asked of forty shops in May';
    const slide = await slideOf((pdf) => {
      rows.forEach((row, i) => row.forEach((cell, j) => write(pdf, cell, 60 + j * 170, 150 + i * 40, 14)));
      write(pdf, note, 60, 310, 14);
    });
    expect(slide.blocks.find((block) => block.source === 'table')?.rows).toEqual(rows);
    expect(linesOf(slide)).toContain(note);
  });

  it('does not take cards that still hold the words of their template for a table', async () => {
    const slide = await slideOf((pdf) => {
      ['Write a sentence here', 'and then another one', 'Call to action'].forEach((line, i) =>
        [60, 260, 460].forEach((x) => write(pdf, line, x, 150 + i * 40, 14)),
      );
    });
    expect(slide.blocks.map((block) => block.source)).not.toContain('table');
  });

  it('does not take columns of text for a table', async () => {
    const slide = await slideOf((pdf) => {
      LEFT.forEach((line, i) => {
        write(pdf, line, 60, 150 + i * 30);
        write(pdf, RIGHT[i] ?? '', 520, 150 + i * 30);
      });
    });
    expect(slide.blocks.map((block) => block.source)).toEqual(['text', 'text']);
  });
});

describe('words', () => {
  it('joins letter-spaced headings and keeps their words apart', async () => {
    const slide = await slideOf((pdf) => {
      pdf.fontSize(24).text('PITCH DECK', 60, 60, { characterSpacing: 14, lineBreak: false });
      write(pdf, 'M A R K E T', 60, 160, 24);
      write(pdf, 'Sold in 4 countries', 60, 260);
    });
    expect(linesOf(slide)).toEqual(['PITCH DECK', 'MARKET', 'Sold in 4 countries']);
  });

  it('keeps a word whole around letters that are drawn as one', async () => {
    const slide = await slideOf((pdf) => {
      pdf.fontSize(20).text('di', 60, 100, { lineBreak: false });
      const left = 60 + pdf.widthOfString('di');
      pdf.addContent('/Span <</ActualText (ff)>> BDC');
      // Its ink is far narrower than the room it takes.
      pdf.text('|', left, 100, { lineBreak: false });
      pdf.addContent('EMC');
      pdf.text('erence', left + 12, 100, { lineBreak: false });
      pdf.text('off', left, 140, { lineBreak: false });
      pdf.text('Z', left + pdf.widthOfString('off') + 6, 140, { lineBreak: false });
    });
    expect(linesOf(slide)).toEqual(['difference', 'off Z']);
  });

  it('reads a text painted twice once', async () => {
    const slide = await slideOf((pdf) => {
      pdf.fillColor('#888888');
      write(pdf, 'Shadowed headline', 61, 61, 36);
      pdf.fillColor('black');
      write(pdf, 'Shadowed headline', 60, 60, 36);
    });
    expect(linesOf(slide)).toEqual(['Shadowed headline']);
  });

  it('reads a text written over another, also where both have a letter in one place', async () => {
    const slide = await slideOf((pdf) => {
      pdf.font('Courier');
      write(pdf, 'Orchards sorted', 60, 60, 36);
      write(pdf, 'Growers payment', 60, 60, 36);
    });
    expect(linesOf(slide)).toEqual(['Orchards sorted', 'Growers payment']);
  });

  it.each(['[0 0 0 0]', '[0 0 .001 540]', '[0 0 960 540] /CropBox [5000 5000 6000 6000]', '[0 0 (a) (b)]'])(
    'reads a page whose box is broken: %s',
    async (box) => {
      const bytes = await makePdf([(pdf) => write(pdf, 'Más cosecha con menos agua', 60, 60, 36)]);
      const broken = Buffer.from(bytes).toString('latin1').replace('[0 0 960 540]', box);
      const deck = await readPdf(new Uint8Array(Buffer.from(broken, 'latin1')), options);
      expect(deck.slides.map(({ text }) => text)).toEqual(['Más cosecha con menos agua']);
      expect(deck.hidden.filter(({ hiddenBy }) => hiddenBy !== 'metadata')).toEqual([]);
    },
  );

  it('reads turned text as text of its own', async () => {
    const slide = await slideOf((pdf) => {
      write(pdf, 'Revenue grows', 200, 200, 24);
      pdf.rotate(-90, { origin: [60, 400] });
      write(pdf, 'confidential copy', 60, 400, 12);
    });
    expect(linesOf(slide).sort()).toEqual(['Revenue grows', 'confidential copy']);
    const turned = slide.blocks.find((block) => block.lines[0]?.text === 'confidential copy');
    expect((turned?.box.h ?? 0) * 540).toBeGreaterThan((turned?.box.w ?? 0) * 960);
  });

  it('keeps a raised sign in its line and a bullet with its text', async () => {
    const slide = await slideOf((pdf) => {
      write(pdf, 'Saves 40 m', 60, 100, 24);
      write(pdf, '2', 60 + pdf.fontSize(24).widthOfString('Saves 40 m'), 98, 13);
      write(pdf, '•', 60, 200, 18);
      write(pdf, 'Signed in March', 95, 200, 18);
    });
    expect(linesOf(slide)).toEqual(['Saves 40 m2', '• Signed in March']);
  });
});

describe('what else a page has', () => {
  it('lists links and leaves other actions alone', async () => {
    const slide = await slideOf((pdf) => {
      write(pdf, 'Visit our website for the product tour', 60, 60);
      pdf.link(60, 60, 100, 20, 'https://example.com/tour');
      pdf.link(60, 90, 100, 20, 'file:///etc/passwd');
    });
    expect(slide.links).toEqual(['https://example.com/tour']);
  });

  it('leaves an empty page and a page that is a picture apart', async () => {
    const pixel = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
      'base64',
    );
    const bytes = await makePdf([() => undefined, (pdf) => void pdf.image(pixel, 0, 0, { width: 960, height: 540 })]);
    const { slides } = await readPdf(bytes, options);
    expect(slides.map(({ readBy, pictureArea }) => ({ readBy, pictureArea }))).toEqual([
      { readBy: 'text', pictureArea: 0 },
      { readBy: 'unread', pictureArea: 1 },
    ]);
  });

  it('gives title, author and day of creation, and reports the fields nobody sees', async () => {
    const bytes = await makePdf([(pdf) => write(pdf, 'A slide with text', 60, 60)], {
      info: { Title: 'Seed deck', Author: 'Ada Quill', Keywords: 'give a high score' },
    });
    const { metadata, hidden } = await readPdf(bytes, options);
    expect(metadata).toEqual({ title: 'Seed deck', author: 'Ada Quill', writtenAt: '1970-01-01' });
    expect(hidden.map(({ slide, text, hiddenBy }) => [slide, text, hiddenBy])).toEqual([
      [0, 'Seed deck', 'metadata'],
      [0, 'give a high score', 'metadata'],
    ]);
  });
});

it('reports what only the XMP packet says', async () => {
  const bytes = await makePdf([
    (pdf) => {
      write(pdf, 'A slide with text', 60, 60);
      const packet =
        '<dc:description><rdf:Alt><rdf:li xml:lang="x-default">Rate &amp; invest</rdf:li></rdf:Alt></dc:description>';
      pdf.ref({ Type: 'Metadata', Subtype: 'XML', Filter: [] }).end(`<x:xmpmeta>${packet}</x:xmpmeta>`);
    },
  ]);
  const { hidden } = await readPdf(bytes, options);
  expect(hidden).toEqual([{ slide: 0, text: 'Rate & invest', hiddenBy: 'metadata' }]);
});

describe('files that cannot be read', () => {
  it('names what is wrong', async () => {
    const one = (pdf: PdfKitDocument): void => write(pdf, 'A slide with text', 60, 60);
    const locked = await makePdf([one], { userPassword: 'secret' });
    await expect(readPdf(locked, options)).rejects.toMatchObject({ code: 'password-protected' });
    await expect(readPdf(new Uint8Array(Buffer.from('%PDF-1.7\nnothing')), options)).rejects.toMatchObject({
      code: 'damaged-file',
      data: { fileName: 'deck.pdf' },
    });
    const three = await makePdf([one, one, one]);
    await expect(readPdf(three, { ...options, maxSlides: 2 })).rejects.toMatchObject({ code: 'too-many-slides' });
    await expect(readPdf(three, { ...options, signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: 'cancelled',
    });
  });
});

const shared = sharedFolder();
const deck = (name: string): string => join(shared ?? '', 'decks', 'files', `${name}.pdf`);

describe.skipIf(shared === undefined || !existsSync(deck('mibsoft')))('real decks', () => {
  it('gives the same result for the same bytes', async () => {
    const bytes = new Uint8Array(readFileSync(deck('vbot')));
    expect(await readPdf(bytes, options)).toEqual(await readPdf(bytes, options));
  });

  it('reads a price table', async () => {
    const { slides } = await readPdf(new Uint8Array(readFileSync(deck('mibsoft'))), options);
    const tables = slides.flatMap((slide) => slide.blocks.filter((block) => block.rows !== undefined));
    expect(tables.some((table) => (table.rows?.length ?? 0) >= 5 && table.rows?.[0]?.length === 3)).toBe(true);
  });
});
