/** What a partner reads first: the line, the offer, the deal, why, figures, sums, people, rivals, for and against, questions, a draft. */
import { renderMessage } from '../../i18n/render.js';
import { labelOfLine } from '../../model/line-label.js';
import type { Memo, MemoCell, MemoPart } from '../../model/memo.js';
import { isQuote } from '../content/memo-of.js';
import { html, type Markup } from '../../drawing/markup.js';
import type { Page } from './page.js';

export function linePart(page: Page, { line }: Memo): Markup | false {
  if (!line) return false;
  const label = labelOfLine(line);
  return html`<p class="line">
    ${label && html`<span class="label">${renderMessage({ id: label, values: {} }, page.locale)}:</span> `}${told(page, line)}
  </p>`;
}

/** Two sentences and the things that decide, inside the card of the verdict. */
export function verdictProse(page: Page, { verdict, decides }: Memo): Markup {
  return html`<p class="prose">${verdict.map((cell) => html`${told(page, cell)} `)}</p>
    ${
      decides.length > 0 &&
      html`<ul class="decides">
        ${decides.map((cell) => html`<li>${told(page, cell)}</li>`)}
      </ul>`
    }`;
}

export function memoParts(page: Page, memo: Memo): Markup {
  return html`${memo.parts.map((part) => memoPart(page, part))}
    ${memo.notStated && html`<p class="label gap">${memo.notStated.text}</p>`}
    <h2>${say(page, 'part.view')}</h2>
    <section class="card view"></section>`;
}

/** What was not judged, and the deck in its own words. */
export function pagesPart(page: Page, { notJudged, pages }: Memo): Markup {
  return html`${notJudged && html`<p class="label gap">${notJudged.text}</p>`} ${pages && memoPart(page, pages)}`;
}

export function emailPart(page: Page, { email }: Memo): Markup | false {
  if (!email) return false;
  return html`<h2>${say(page, 'part.email')}</h2>
    <section class="card">
      <pre class="email"><strong>${email.subject}</strong>

${email.text}</pre>
    </section>`;
}

function memoPart(page: Page, { id, title, note, head, rows }: MemoPart): Markup {
  return html`<h2>${title} ${note && html`<small>${told(page, note)}</small>`}</h2>
    <section class="card part ${id}">
      <table>
        ${
          head &&
          html`<thead>
            <tr>
              ${head.map((cell) => html`<th>${cell.text}</th>`)}
            </tr>
          </thead>`
        }
        <tbody>
          ${rows.map(
            (cells) =>
              html`<tr>
                ${cells.map((cell) => html`<td class="${isQuote(cell) ? 'quoted' : ''}">${told(page, cell)}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </section>`;
}

/** A text with references to the slides that carry it. */
function told({ reference, analysis }: Page, { text, slides, factIds }: MemoCell): Markup {
  const factOn = (slide: number) =>
    factIds.find((id) => analysis.facts.some((fact) => fact.id === id && fact.slide === slide));
  return html`${text}${slides.map((slide) => {
    const factId = factOn(slide);
    return html` ${reference({ slide, ...(factId ? { factId } : {}) })}`;
  })}`;
}

function say({ locale }: Page, id: string): string {
  return renderMessage({ id: `memo.${id}`, values: {} }, locale);
}
