/** Writes a planted deck as PowerPoint slides with text boxes and native tables. */
import PptxGenJS from 'pptxgenjs';
import type { Part, PlantedDeck } from './planted-deck.js';

type Page = ReturnType<PptxGenJS.default['addSlide']>;
// The types of the package name its default export as a namespace under ESM.
const Pptx = PptxGenJS as unknown as new () => PptxGenJS.default;

const LEFT = 0.7;
const ROOM = 11.9;

export async function writePlantedPptx(deck: PlantedDeck): Promise<Buffer> {
  const file = new Pptx();
  file.layout = 'LAYOUT_WIDE';
  file.title = deck.documentTitle ?? deck.company;
  deck.slides.forEach((slide, index) => {
    const page = file.addSlide();
    const cover = index === 0;
    page.addText(slide.title, {
      x: LEFT,
      y: cover ? 2.2 : 0.4,
      w: ROOM,
      h: 0.9,
      fontSize: cover ? 48 : 30,
      bold: true,
      color: '1B5E7A',
    });
    let y = cover ? 3.3 : 1.5;
    if (slide.subtitle) {
      page.addText(slide.subtitle, { x: LEFT, y, w: ROOM, h: 0.6, fontSize: 24, color: '1F2430' });
      y += 0.9;
    }
    for (const part of slide.parts) y += addPart(page, part, y) + 0.25;
    page.addText([deck.footer ?? deck.company, index + 1].filter(Boolean).join(' · '), {
      x: 9,
      y: 7.05,
      w: 4,
      h: 0.3,
      fontSize: 9,
      color: '777777',
      align: 'right',
    });
  });
  return (await file.write({ outputType: 'nodebuffer' })) as Buffer;
}

/** Returns the height that the part takes, in inches. */
function addPart(page: Page, part: Part, y: number): number {
  const ink = { color: '1F2430', fontSize: 18, valign: 'top' as const };
  switch (part.layout) {
    case 'placed':
      for (const { x, w, y: below, text, size = 15, bold = false } of part.texts) {
        const lines = text.split('\n').length + Math.floor((text.length * size * 0.5) / (w * ROOM * 72));
        const h = (lines * size * 1.3) / 72 + 0.1;
        const at = { x: LEFT + x * ROOM, y: y + below / 72, w: w * ROOM, h };
        page.addText(text, { ...at, fontSize: size, bold, color: '1F2430', valign: 'top', margin: 0 });
      }
      return part.height / 72;
    case 'chart': {
      const series = part.series.map(({ name, values }) => ({ name, labels: part.labels, values }));
      page.addChart('bar', series, { x: LEFT, y, w: ROOM * 0.8, h: 3, showValue: true, showLegend: true });
      return 3;
    }
    case 'note':
      page.addText(part.text, { x: LEFT, y: 6.75, w: ROOM, h: 0.3, fontSize: 9, color: '777777' });
      return 0;
    case 'bullets': {
      const h = part.lines.length * 0.5;
      page.addText(
        part.lines.map((text) => ({ text, options: { bullet: true, breakLine: true } })),
        { x: LEFT, y, w: ROOM, h, ...ink },
      );
      return h;
    }
    case 'prose':
      page.addText(part.text, { x: LEFT, y, w: ROOM, h: 1.1, ...ink });
      return 1.1;
    case 'columns': {
      const h = Math.max(part.left.length, part.right.length) * 0.9;
      const column = (lines: string[], x: number) =>
        page.addText(
          lines.map((text) => ({ text, options: { breakLine: true } })),
          { x, y, w: 5.7, h, ...ink },
        );
      column(part.left, LEFT);
      if (part.right.length > 0) column(part.right, LEFT + 6.2);
      return h;
    }
    case 'cards': {
      const w = ROOM / part.cards.length;
      part.cards.forEach(({ figure, label }, index) => {
        const x = LEFT + index * w;
        const [big, small] = part.labelAbove ? [y + 0.5, y + 0.05] : [y + 0.05, y + 0.7];
        page.addText(figure, { x, y: big, w: w - 0.2, h: 0.6, fontSize: 26, bold: true, color: '1B5E7A' });
        page.addText(label, { x, y: small, w: w - 0.2, h: 0.4, fontSize: 14, color: '1F2430' });
      });
      return 1.3;
    }
    case 'table': {
      const columns = part.rows[0]?.length ?? 1;
      const first = columns === 2 ? 6 : 3.5;
      page.addTable(
        part.rows.map((row) => row.map((text) => ({ text, options: { fontSize: 15 } }))),
        {
          x: LEFT,
          y,
          w: ROOM,
          colW: [first, ...Array.from({ length: columns - 1 }, () => (ROOM - first) / (columns - 1))],
        },
      );
      return part.rows.length * 0.42;
    }
  }
}
