// Forty decks of invented companies whose slides differ in what they hold, for the twins of `bench-reading-twins.mjs`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import PptxGenJS from 'pptxgenjs';

const COUNT = 40;
const WORDS = {
  en: ['Orchards lose a third of their fruit', 'Sorted by light, not by hand', 'What growers pay', 'Orchard', 'Notes'],
  es: [
    'La mitad del riego se pierde en la acequia',
    'Más cosecha con menos agua',
    'Qué paga el regante',
    'Finca',
    'Guion',
  ],
  fr: [
    'Une ruche sur trois meurt en hiver',
    'L’essaim écouté à distance',
    'Ce que paie l’apiculteur',
    'Rucher',
    'À dire',
  ],
};
const LANGUAGES = Object.values(WORDS);
/** One slide each; a deck has six of them, and every two decks begin elsewhere. */
const SLIDES = [bullets, columns, table, chart, cards, group, links, mixedFonts, runs, picture, empty, verticalText];

/** The paths of the decks, written into `folder`. */
export async function makeDecks(folder) {
  const paths = Array.from({ length: COUNT }, (_, index) =>
    join(folder, `own-${String(index + 1).padStart(2, '0')}.pptx`),
  );
  for (const [index, path] of paths.entries()) writeFileSync(path, await makeDeck(index));
  return paths;
}

async function makeDeck(index) {
  const deck = new PptxGenJS();
  deck.layout = index % 3 === 0 ? 'LAYOUT_4x3' : 'LAYOUT_WIDE';
  const words = LANGUAGES[index % LANGUAGES.length];
  const masters = index % 4 < 2 ? ['PLAIN'] : ['PLAIN', 'DARK'];
  for (const title of masters) defineMaster(deck, title, words);
  for (let at = 0; at < 6; at += 1) {
    const slide = deck.addSlide({ masterName: masters[at % masters.length] });
    const add = SLIDES[(index * 5 + at) % SLIDES.length];
    if (add !== empty) slide.addText(words[at % 3], { placeholder: 'title' });
    add(deck, slide, words, index);
    if (at % 2 === 0) slide.addNotes(`${words[4]} ${at + 1}: ${words[(at + 1) % 3]}.`);
    slide.hidden = at === 4 && index % 5 === 0;
  }
  return afterwards(await deck.write({ outputType: 'uint8array' }), index);
}

function defineMaster(deck, title, words) {
  const ink = title === 'DARK' ? 'FFFFFF' : '222222';
  deck.defineSlideMaster({
    title,
    background: { color: title === 'DARK' ? '1F2A44' : 'FFFFFF' },
    objects: [
      {
        placeholder: {
          options: { name: 'title', type: 'title', x: 0.5, y: 0.3, w: 8.5, h: 0.9, fontSize: 28, color: ink },
        },
      },
      {
        placeholder: {
          options: { name: 'body', type: 'body', x: 0.5, y: 1.4, w: 8.5, h: 4, fontSize: 18, color: ink },
        },
      },
      { text: { text: `${words[3]} 2026`, options: { x: 0.5, y: 7, w: 3, h: 0.3, fontSize: 10, color: ink } } },
    ],
    slideNumber: { x: 9, y: 7, fontSize: 10, color: ink },
  });
}

function bullets(_, slide, words) {
  slide.addText(
    words
      .slice(0, 3)
      .map((text, level) => ({ text, options: { bullet: true, indentLevel: level % 2, breakLine: true } })),
    { placeholder: 'body' },
  );
}

function columns(_, slide, words, index) {
  for (const [at, text] of words.slice(0, 3).entries()) {
    slide.addText(`${text}: ${(at + 2) * (index + 3)} %`, {
      x: 0.5 + at * 3,
      y: 1.6,
      w: 2.7,
      h: 3,
      fontSize: 16,
      valign: 'top',
    });
  }
}

function table(_, slide, words, index) {
  const rows = [0, 1, 2].map((at) => [
    `${words[3]} ${at + 1}`,
    `${(at + 1) * (index + 11)} ha`,
    at === 1 ? '' : `$${at + 4},${index + 100}`,
  ]);
  slide.addTable([[words[3], 'ha', '$'], ...rows], {
    x: 0.5,
    y: 1.6,
    w: 8.5,
    fontSize: 14,
    border: { type: 'solid', pt: 1 },
  });
}

function chart(deck, slide, words, index) {
  const values = [index + 4, index * 2 + 7, index * 3 + 12];
  const data = [{ name: words[3], labels: ['2023', '2024', '2025'], values }];
  slide.addChart(index % 2 ? deck.ChartType.bar : deck.ChartType.line, data, {
    x: 0.5,
    y: 1.5,
    w: 8,
    h: 4.5,
    showTitle: true,
    title: words[2],
    showValue: true,
  });
}

function cards(deck, slide, words, index) {
  for (const at of [0, 1, 2]) {
    slide.addShape(deck.ShapeType.roundRect, { x: 0.5 + at * 3, y: 1.6, w: 2.7, h: 2.4, fill: { color: 'DDE6EE' } });
    slide.addText(`${(at + 1) * (index + 7)}k`, {
      x: 0.5 + at * 3,
      y: 1.7,
      w: 2.7,
      h: 0.9,
      fontSize: 36,
      bold: true,
      align: 'center',
    });
    slide.addText(words[at], { x: 0.5 + at * 3, y: 2.7, w: 2.7, h: 1, fontSize: 14, align: 'center' });
  }
}

/** Put into one group afterwards, by the name of the shapes. */
function group(_, slide, words) {
  for (const [at, text] of words.slice(0, 4).entries()) {
    slide.addText(text, {
      x: 1 + (at % 2) * 4,
      y: 1.7 + Math.floor(at / 2) * 1.6,
      w: 3.6,
      h: 1.2,
      objectName: `grouped ${at}`,
    });
  }
}

function links(_, slide, words) {
  slide.addText(
    [
      { text: `${words[2]} → ` },
      { text: 'orchard.example', options: { hyperlink: { url: 'https://orchard.example/plan?a=1&b=2' } } },
      { text: ' / ' },
      { text: 'hello@orchard.example', options: { hyperlink: { url: 'mailto:hello@orchard.example' } } },
    ],
    { x: 0.5, y: 1.6, w: 8.5, h: 1 },
  );
}

function mixedFonts(_, slide, words) {
  slide.addText(
    [
      { text: '果园 2026 ', options: { fontFace: 'SimSun', bold: true } },
      { text: words[1], options: { fontFace: 'Arial', breakLine: true } },
      { text: '水果：每年 ', options: { fontFace: 'Microsoft YaHei' } },
      { text: '3,200 t – 😀', options: { fontFace: 'Georgia', italic: true } },
    ],
    { x: 0.5, y: 1.6, w: 8.5, h: 2 },
  );
}

function runs(_, slide, words, index) {
  slide.addText(
    [
      { text: `$${index + 2}.4`, options: { fontSize: 40, bold: true } },
      { text: 'M', options: { fontSize: 20, superscript: true, breakLine: true } },
      { text: words[0], options: { fontSize: 14, softBreakBefore: true } },
      { text: '\t12 %', options: { fontSize: 14 } },
    ],
    { x: 0.5, y: 1.6, w: 8.5, h: 3 },
  );
}

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

function picture(_, slide, words) {
  slide.addImage({ data: `image/png;base64,${PIXEL}`, x: 0.5, y: 1.6, w: 4, h: 3, altText: words[3] });
  slide.addText(words[2], { x: 5, y: 1.6, w: 4, h: 1 });
}

function empty() {}

function verticalText(_, slide, words) {
  slide.addText(words[3], { x: 0.5, y: 1.6, w: 0.8, h: 3, vert: 'vert270' });
  slide.addText(words[1], { x: 2, y: 2, w: 5, h: 1, rotate: 8 });
}

/** What the library cannot write: groups, text in two columns, footers of a slide. */
function afterwards(bytes, index) {
  const parts = unzipSync(bytes);
  for (const name of Object.keys(parts).filter((each) => /^ppt\/slides\/slide\d+\.xml$/.test(each))) {
    let xml = strFromU8(parts[name]);
    const grouped = xml.match(/<p:sp>(?:(?!<\/p:sp>).)*name="grouped \d"(?:(?!<\/p:sp>).)*<\/p:sp>/gs) ?? [];
    if (grouped.length > 0) {
      const box = '<a:off x="914400" y="1554480"/><a:ext cx="6949440" cy="2560320"/>';
      const frame = `<a:xfrm>${box}${box.replace('a:off', 'a:chOff').replace('a:ext', 'a:chExt')}</a:xfrm>`;
      const head = `<p:nvGrpSpPr><p:cNvPr id="900" name="group"/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr>${frame}</p:grpSpPr>`;
      xml = xml.replace(grouped[0], () => `<p:grpSp>${head}${grouped.join('')}</p:grpSp>`);
      for (const shape of grouped.slice(1))
        xml = xml.slice(0, xml.lastIndexOf(shape)) + xml.slice(xml.lastIndexOf(shape) + shape.length);
    }
    if (index % 2 === 0) xml = xml.replace(/<\/p:spTree>/, () => `${footer(index)}</p:spTree>`);
    parts[name] = strToU8(xml);
  }
  return zipSync(parts);
}

function footer(index) {
  const box = '<a:xfrm><a:off x="3200400" y="6400800"/><a:ext cx="2743200" cy="274320"/></a:xfrm>';
  return (
    '<p:sp><p:nvSpPr><p:cNvPr id="901" name="Footer"/><p:cNvSpPr/><p:nvPr><p:ph type="ftr" sz="quarter" idx="11"/></p:nvPr></p:nvSpPr>' +
    `<p:spPr>${box}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:r><a:rPr lang="en-US" sz="1000"/>` +
    `<a:t>Confidential ${index + 1}</a:t></a:r></a:p></p:txBody></p:sp>`
  );
}
