/** Draws a planted deck as a PDF with a text layer. */
import PDFDocument from 'pdfkit';
import type { Part, PlantedDeck } from './planted-deck.js';

const WIDTH = 960;
const LEFT = 60;
const ROOM = 840;
const INK = '#1f2430';
const ACCENT = '#1b5e7a';

type Pen = PDFKit.PDFDocument;

export async function writePlantedPdf(deck: PlantedDeck): Promise<Buffer> {
  const doc = new PDFDocument({
    size: [WIDTH, 540],
    margin: 0,
    autoFirstPage: false,
    info: { Title: deck.documentTitle ?? deck.company, CreationDate: new Date(Date.UTC(2026, 2, 1)) },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  deck.slides.forEach((slide, index) => {
    doc.addPage();
    const cover = index === 0;
    doc
      .font('Helvetica-Bold')
      .fontSize(cover ? 54 : 32)
      .fillColor(ACCENT)
      .text(slide.title, LEFT, cover ? 170 : 40, { width: ROOM });
    let y = cover ? 250 : 104;
    if (slide.subtitle) y = write(doc, slide.subtitle, LEFT, y, ROOM, 26) + 20;
    for (const part of slide.parts) y = drawPart(doc, part, y) + 18;
    doc
      .font('Helvetica')
      .fontSize(9)
      .fillColor('#777777')
      .text([deck.footer ?? deck.company, index + 1].filter(Boolean).join(' · '), LEFT, 515, {
        width: ROOM,
        align: 'right',
        lineBreak: false,
      });
  });
  doc.end();
  await finished;
  return Buffer.concat(chunks);
}

/** Returns the y below the part. */
function drawPart(doc: Pen, part: Part, y: number): number {
  switch (part.layout) {
    case 'placed': {
      const ends = part.texts.map(({ x, w, y: below, text, size = 15, bold = false }) => {
        doc.font(bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(size);
        doc.fillColor(INK).text(text, LEFT + x * ROOM, y + below, { width: w * ROOM, lineGap: size * 0.2 });
        return doc.y;
      });
      return Math.max(y + part.height, ...ends);
    }
    case 'chart':
      return drawChart(doc, part, y);
    case 'note':
      write(doc, part.text, LEFT, 484, ROOM, 9);
      return y;
    case 'bullets':
      return part.lines.reduce((top, line) => write(doc, `• ${line}`, LEFT, top, ROOM, 18) + 8, y);
    case 'prose':
      return write(doc, part.text, LEFT, y, ROOM, 19);
    case 'columns': {
      const column = (lines: string[], x: number) =>
        lines.reduce((top, line) => write(doc, line, x, top, 390, 17) + 12, y);
      return Math.max(column(part.left, LEFT), column(part.right, LEFT + 440));
    }
    case 'cards': {
      const width = ROOM / part.cards.length;
      const ends = part.cards.map(({ figure, label }, index) => {
        const x = LEFT + index * width;
        doc.roundedRect(x, y, width - 16, 96, 6).fill('#eef3f6');
        const [big, small] = part.labelAbove ? [y + 36, y + 12] : [y + 12, y + 58];
        doc
          .font('Helvetica-Bold')
          .fontSize(24)
          .fillColor(ACCENT)
          .text(figure, x + 12, big, { width: width - 40 });
        return write(doc, label, x + 12, small, width - 40, 13);
      });
      return Math.max(y + 96, ...ends);
    }
    case 'table': {
      const columns = part.rows[0]?.length ?? 1;
      const first = columns === 2 ? 420 : 250;
      const width = (ROOM - first) / (columns - 1);
      part.rows.forEach((row, index) => {
        const top = y + index * 34;
        doc
          .moveTo(LEFT, top)
          .lineTo(LEFT + ROOM, top)
          .lineWidth(0.7)
          .stroke('#b8c2c8');
        row.forEach((cell, column) => {
          doc
            .font(index === 0 && columns > 2 ? 'Helvetica-Bold' : 'Helvetica')
            .fontSize(15)
            .fillColor(INK);
          const x = column === 0 ? LEFT : LEFT + first + (column - 1) * width;
          doc.text(cell, x + 6, top + 9, {
            width: (column === 0 ? first : width) - 12,
            align: column === 0 ? 'left' : 'right',
            lineBreak: false,
          });
        });
      });
      return y + part.rows.length * 34;
    }
  }
}

/** Bars, each with its value above and its label below. */
function drawChart(doc: Pen, { labels, series }: Extract<Part, { layout: 'chart' }>, y: number): number {
  const height = 180;
  const most = Math.max(...series.flatMap(({ values }) => values));
  const group = ROOM / labels.length;
  const wide = (group * 0.7) / series.length;
  labels.forEach((label, place) => {
    series.forEach(({ values }, turn) => {
      const value = values[place] ?? 0;
      const tall = (value / most) * (height - 50);
      const x = LEFT + place * group + turn * wide;
      doc.rect(x, y + height - 20 - tall, wide - 4, tall).fill(turn === 0 ? ACCENT : '#8fb3c4');
      doc
        .font('Helvetica')
        .fontSize(11)
        .fillColor(INK)
        .text(String(value), x, y + height - 34 - tall, { width: wide - 4, align: 'center' });
    });
    doc.fontSize(11).text(label, LEFT + place * group, y + height - 14, { width: group * 0.7, align: 'center' });
  });
  const legend = series.map(({ name }) => name).join('     ');
  return write(doc, legend, LEFT, y + height + 8, ROOM, 11);
}

function write(doc: Pen, text: string, x: number, y: number, width: number, size: number): number {
  doc.font('Helvetica').fontSize(size).fillColor(INK);
  doc.text(text, x, y, { width, lineGap: size * 0.2 });
  return doc.y;
}
