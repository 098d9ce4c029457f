// Olivanta: a middling seed deck in Spanish (AI for olive mills) as a scan: a PDF whose pages are gray JPEG pictures, a little askew.
import sharp from 'sharp';
import PDFDocument from 'pdfkit';
import { drawBars } from '../kit/charts.mjs';
import { drawTable } from '../kit/parts.mjs';
import { openPdfDeck } from '../kit/pdf-deck.mjs';
import { drawPages } from '../kit/raster.mjs';

const INK = '#1d241b';
const OLIVE = '#5d6b2f';
const SOFT = '#50574a';
const RULE = '#b9bfae';
const SCAN_WIDTH = 1500;
const CREATED = new Date(Date.UTC(2026, 4, 20));

/** @typedef {import('../kit/pen.mjs').Pen} Pen */

/** @param {Pen} pen @param {number} page @param {string} title */
function frame(pen, page, title) {
  pen.background('#fbfaf5');
  pen.text(title, 70, 56, { w: 820, h: 44, size: 34, font: 'bold', color: OLIVE });
  pen.line(
    [
      [70, 108],
      [890, 108],
    ],
    { stroke: OLIVE, line: 2 },
  );
  pen.text('Olivanta', 70, 492, { size: 13, font: 'bold', color: SOFT });
  pen.text(`${page}`, 840, 492, { w: 50, size: 13, color: SOFT, align: 'right' });
}

/** @param {Pen} pen */
function cover(pen) {
  pen.background('#fbfaf5');
  pen.path('M 700 470 C 690 360, 730 300, 720 190', { stroke: OLIVE, line: 6 });
  for (const [x = 0, y = 0, turn = 0] of [
    [720, 200, -30],
    [716, 240, 200],
    [722, 280, -20],
    [712, 320, 195],
    [706, 360, -25],
    [700, 400, 205],
  ]) {
    pen.doc.save();
    pen.doc.rotate(turn, { origin: [x, y] });
    pen.path(`M ${x} ${y} q 45 -26 96 0 q -50 26 -96 0 Z`, { fill: OLIVE });
    pen.doc.restore();
  }
  pen.circle(752, 322, 13, { fill: INK });
  pen.circle(690, 262, 13, { fill: INK });
  pen.text('Olivanta', 80, 150, { size: 68, font: 'bold', color: OLIVE });
  pen.text('Inteligencia artificial que predice la cosecha de aceituna', 80, 240, {
    w: 500,
    size: 28,
    color: INK,
    lead: 0.2,
  });
  pen.text('Ronda semilla, mayo de 2026, Jaén', 80, 400, { size: 20, color: SOFT });
}

/** @param {Pen} pen @param {number} page */
function problem(pen, page) {
  frame(pen, page, 'El problema');
  pen.bullets(
    [
      'La almazara contrata personal y camiones sin saber cuánta aceituna llegará.',
      'Un error del 20 % en la previsión cuesta 90.000 € por campaña a una almazara media.',
      'Hoy se estima a ojo, paseando entre los olivos.',
    ],
    80,
    148,
    { w: 800, size: 27, color: INK, markColor: OLIVE, gap: 26 },
  );
}

/** @param {Pen} pen @param {number} page */
function solution(pen, page) {
  frame(pen, page, 'La solución');
  pen.bullets(
    [
      'Unimos imágenes de satélite, estaciones del tiempo y entregas de diez campañas.',
      'Un modelo por variedad de olivo da la previsión de cada finca, semana a semana.',
      'En la campaña 2025 el error medio fue del 8 % en 31 almazaras.',
      'La previsión llega a la aplicación y al programa de la almazara.',
    ],
    80,
    144,
    { w: 800, size: 25, color: INK, markColor: OLIVE, gap: 22 },
  );
}

/** @param {Pen} pen @param {number} page */
function market(pen, page) {
  frame(pen, page, 'Mercado y competencia');
  drawTable(
    pen,
    80,
    130,
    [
      ['Mercado', 'Almazaras', 'Al año'],
      ['TAM: cuenca mediterránea', '12.000', '108 M€'],
      ['SAM: España y Portugal', '2.200', '19,8 M€'],
      ['SOM: cinco años', '400', '3,6 M€'],
    ],
    { widths: [400, 200, 200], rowHeight: 46, size: 22, ink: INK, headInk: OLIVE, rule: RULE },
  );
  pen.text('Cuota media: 9.000 € por almazara y año', 80, 326, { size: 21, color: SOFT });
  pen.bullets(
    ['Agroluma: mapas de riego, sin previsión de cosecha', 'Consultores agrónomos: una visita al año'],
    80,
    372,
    { w: 800, size: 23, color: INK, markColor: OLIVE, gap: 14 },
  );
}

/** @param {Pen} pen @param {number} page */
function traction(pen, page) {
  frame(pen, page, 'Tracción');
  drawBars(
    pen,
    [80, 130, 400, 340],
    [
      { label: '2023', value: 6, text: '6', color: '#a3ad7d' },
      { label: '2024', value: 17, text: '17', color: '#7f8c4f' },
      { label: '2025', value: 31, text: '31', color: OLIVE },
    ],
    { color: OLIVE, ink: INK, size: 20 },
  );
  pen.text('Almazaras de pago', 80, 124, { w: 400, size: 19, font: 'bold', color: SOFT });
  pen.bullets(
    ['ARR de 279.000 €', 'Renovación del 94 %', 'Margen bruto del 71 %', 'Gasto neto de 24.000 € al mes'],
    530,
    160,
    { w: 350, size: 27, color: INK, markColor: OLIVE, gap: 26 },
  );
}

/** @param {Pen} pen @param {number} page */
function ask(pen, page) {
  frame(pen, page, 'Equipo y ronda');
  pen.text('Remedios Cazalla, directora general', 80, 138, { size: 25, font: 'bold', color: INK });
  pen.text('Doce años al frente de una cooperativa de aceite', 80, 172, { size: 21, color: SOFT });
  pen.text('Julián Portero, director técnico', 80, 222, { size: 25, font: 'bold', color: INK });
  pen.text('Doctor en teledetección', 80, 256, { size: 21, color: SOFT });
  pen.rect(80, 312, 800, 150, { stroke: OLIVE, line: 3, r: 8 });
  pen.text('Buscamos 750.000 € en ronda semilla', 104, 332, { size: 30, font: 'bold', color: OLIVE });
  pen.text('55 % comercial, 30 % producto, 15 % general', 104, 378, { size: 23, color: INK });
  pen.text('Meta: 90 almazaras y entrada en Portugal en 2027', 104, 414, { size: 23, color: INK });
}

/**
 * Gray paper with grain. The grain comes from a fixed sequence (Lehmer's), not from chance.
 * @param {import('../kit/raster.mjs').Picture} picture
 */
function scan({ width, height, rgb }) {
  const gray = Buffer.alloc(width * height);
  let seed = 20260520;
  for (let at = 0; at < gray.length; at += 1) {
    seed = (seed * 48271) % 2147483647;
    const light = (rgb[at * 3] ?? 0) * 0.3 + (rgb[at * 3 + 1] ?? 0) * 0.59 + (rgb[at * 3 + 2] ?? 0) * 0.11;
    gray[at] = Math.max(0, Math.min(255, Math.round(light * 0.93 + 6 + (seed % 7) - 3)));
  }
  return sharp(gray, { raw: { width, height, channels: 1 } })
    .jpeg({ quality: 48 })
    .toBuffer();
}

export const olivanta = {
  files: ['olivanta-escaneado.pdf'],
  async build() {
    const drawn = openPdfDeck({ title: 'Olivanta', author: 'Olivanta', language: 'es', created: CREATED });
    [cover, problem, solution, market, traction, ask].forEach((draw, index) => {
      drawn.slide((pen, page) => {
        pen.background('#fbfaf5');
        pen.doc.rotate([0.5, -0.35, 0.25, -0.6, 0.4, -0.2][index] ?? 0, { origin: [480, 270] });
        draw(pen, page);
      });
    });
    const doc = new PDFDocument({ autoFirstPage: false, margin: 0, info: { CreationDate: CREATED, Producer: 'Scan' } });
    /** @type {Buffer[]} */
    const chunks = [];
    doc.on('data', (chunk) => chunks.push(chunk));
    const finished = new Promise((resolve) => doc.on('end', resolve));
    for (const picture of await drawPages(await drawn.bytes(), SCAN_WIDTH)) {
      doc.addPage({ size: [842, (842 * picture.height) / picture.width], margin: 0 });
      doc.image(await scan(picture), 0, 0, { width: 842 });
    }
    doc.end();
    await finished;
    return [Buffer.concat(chunks)];
  },
  truth: {
    id: 'olivanta-escaneado',
    company: 'Olivanta',
    sector: 'ai',
    language: 'es',
    ask: { amount: 750_000, currency: 'EUR', page: 6, text: 'Buscamos 750.000 € en ronda semilla' },
    round: 'seed',
    marketSize: {
      text: 'TAM: cuenca mediterránea 108 M€',
      value: 108_000_000,
      currency: 'EUR',
      page: 4,
      alternatives: [
        { text: 'SAM: España y Portugal 19,8 M€', value: 19_800_000, page: 4 },
        { text: 'SOM: cinco años 3,6 M€', value: 3_600_000, page: 4 },
      ],
    },
    arr: { text: 'ARR de 279.000 €', value: 279_000, currency: 'EUR', page: 5, kind: 'ARR' },
    growthRate: null,
    burnRate: { text: 'Gasto neto de 24.000 € al mes', value: 24_000, currency: 'EUR', period: 'month', page: 5 },
    users: { text: '31 almazaras de pago', page: 5 },
    teamMembers: ['Remedios Cazalla', 'Julián Portero'],
    competitors: ['Agroluma'],
    businessModel: 'Cuota media de 9.000 € por almazara y año',
    hasSlide: {
      problem: true,
      solution: true,
      product: true,
      market: true,
      businessModel: false,
      traction: true,
      team: true,
      competition: true,
      financials: false,
      ask: true,
    },
    kind: 'investor-deck',
    notes:
      'Middling, scanned pictures without text layer, gray and askew. ARR = 31 × 9.000 €; markets = mills × 9.000 €.',
  },
};
