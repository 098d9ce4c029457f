/** The deck beside the report: one slide at a time with the cited quote marked, and a strip of all slides. */
import { answerOnPage } from '../../model/answer-page.js';
import { figureOrigin } from '../../i18n/figure-origin.js';
import { citedSlides, keyFigures } from '../key-figures.js';
import type { Page } from './page.js';
import { html, type Markup } from '../../drawing/markup.js';

/** The panel; the script fills it. */
export function viewerPart({ analysis, label }: Page): Markup {
  const unread = analysis.slides.filter((slide) => slide.readBy === 'unread').length;
  return html`<section class="card viewer" id="viewer" aria-label="${label('deckWord')}">
    <header>
      <h3 aria-live="polite"></h3>
      <span class="chip"></span>
    </header>
    <div class="slide"></div>
    <p class="quote" hidden></p>
    <div class="thumbs">
      ${analysis.slides.map(
        (slide) =>
          html`<button
            data-slide="${slide.number}"
            class="${slide.readBy}"
            title="${slide.title || label(`section.${slide.section}`)}"
          >
            ${answerOnPage(slide.number) ? `+${answerOnPage(slide.number)}` : slide.number}
          </button>`,
      )}
    </div>
    ${unread > 0 && html`<p class="label" style="padding:0 14px 12px">${label('unreadNote', { count: unread })}</p>`}
  </section>`;
}

/** What the script needs of slides and facts, as JSON. */
export function viewerData({ analysis, label, locale, pictures }: Page) {
  const first = keyFigures(analysis).find(({ fact }) => fact);
  const firstFact = first?.from ?? first?.fact;
  return {
    found: label('quoteFound'),
    first: { slide: firstFact?.slide ?? citedSlides(analysis)[0] ?? 1, fact: firstFact?.id },
    slides: analysis.slides.map((slide) => {
      const picture = pictures.get(slide.number);
      return {
        number: slide.number,
        label: `${label('slide', { number: slide.number })} · ${label(`section.${slide.section}`)}`,
        read: label(`read.${slide.readBy}`),
        text: slide.text,
        ...(picture ? pictureData(picture) : {}),
      };
    }),
    facts: Object.fromEntries(
      analysis.facts.map((fact) => [fact.id, { quote: fact.quote, box: fact.box, note: figureOrigin(fact, locale) }]),
    ),
  };
}

/** A data address and the picture's width to height, read from its own header (PNG or JPEG). */
function pictureData(bytes: Uint8Array) {
  const png = bytes[0] === 0x89;
  const size = png ? pngSize(bytes) : jpegSize(bytes);
  return {
    picture: `data:image/${png ? 'png' : 'jpeg'};base64,${Buffer.from(bytes).toString('base64')}`,
    ...(size ? { ratio: `${size.width}/${size.height}` } : {}),
  };
}

function pngSize(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return bytes.byteLength > 24 ? { width: view.getUint32(16), height: view.getUint32(20) } : undefined;
}

/** Walks the segments to the frame header (SOF0..SOF15 but DHT, JPG and DAC). */
function jpegSize(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 2; at + 9 < bytes.byteLength; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    }
  }
  return undefined;
}
