/** What the fund adds to the report: how the deck meets its thesis, and what its people corrected. */
import { correctionText } from '../../i18n/correction-text.js';
import { renderMessage } from '../../i18n/render.js';
import type { FitVerdict } from '../../model/fit.js';
import type { MessageValue } from '../../model/message.js';
import type { Page } from './page.js';
import { html, type Markup } from '../../drawing/markup.js';

const TONES: Record<FitVerdict, string> = { fits: 'good', stretches: 'fair', outside: 'poor', unknown: 'none' };

/** Nothing without a thesis. */
export function fitPart({ analysis: { fit }, locale, reference }: Page): Markup | false {
  if (!fit) return false;
  const text = (id: string, values: Record<string, MessageValue> = {}) => renderMessage({ id, values }, locale);
  const { name } = fit.thesis;
  const verdict = (one: FitVerdict) => html`<span class="badge ${TONES[one]}">${text(`fit.name.${one}`)}</span>`;
  return html`<h2>${name === undefined ? text('fit.title') : text('fit.titleNamed', { name })}</h2>
    <section class="card">
      <div class="row">
        ${verdict(fit.verdict)}
        <div><p>${fit.text}</p></div>
      </div>
      ${fit.answers.map(
        (answer) =>
          html`<div class="row">
            ${verdict(answer.verdict)}
            <div>
              <p>${answer.reason}</p>
              <div class="label">
                ${text(`fit.question.${answer.question}`)}
                ${answer.slides.map((slide) => html`${reference({ slide })} `)}
              </div>
            </div>
          </div>`,
      )}
    </section>`;
}

/** What, who, when and why; nothing when nobody corrected anything. */
export function correctionsPart({ analysis: { corrections = [] }, locale }: Page): Markup | false {
  if (corrections.length === 0) return false;
  const text = (id: string, values: Record<string, MessageValue> = {}) => renderMessage({ id, values }, locale);
  return html`<h2>${text('correct.title')}</h2>
    <section class="card">
      <ul class="plain">
        ${corrections.map(
          ({ change, by, at, reason }) =>
            html`<li>
              ${correctionText(change, locale)}
              <span class="label">${text('correct.by', { by, date: { date: at.slice(0, 10) } })}</span>
              ${reason}
            </li>`,
        )}
      </ul>
    </section>`;
}
