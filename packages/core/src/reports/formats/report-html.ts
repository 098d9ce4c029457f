/** A report as one HTML page: the same figures as everywhere, for a browser or a mail; no script, nothing loaded. */
import { inLanguage } from '../../i18n/in-language.js';
import { formatDate, renderMessage } from '../../i18n/render.js';
import type { Column, ReportSection, StatsSection, TableSection } from '../../model/report-document.js';
import type { Locale } from '../../model/values.js';
import { MEDIA_TYPES } from '../../model/vocabulary.js';
import { html, Markup } from '../../drawing/markup.js';
import { style } from '../../drawing/html-style.js';
import { printable } from '../../drawing/printable.js';
import { OWN_NAME, ownMark } from '../../text/own-mark.js';
import type { ReportFormat } from './report-format.js';
import { cellText, movementText, valueText } from './report-value.js';

/** Beside the look of an analysis: tables as wide as the window, figures at the right of their columns. */
const ownStyle = `
main{max-width:1240px;margin:0 auto;padding:28px}
.stats{display:grid;grid-template-columns:repeat(auto-fill,minmax(180px,1fr));gap:10px}.stats .card{padding:14px 16px}
.stats strong{font:650 24px/1.3 var(--serif);display:block}
.scroll{overflow-x:auto}td.figure,th.figure{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
caption{text-align:left;color:var(--soft);font-size:12px;padding:10px 14px;caption-side:bottom}
`;

export const reportHtmlFormat: ReportFormat = {
  id: 'html',
  mediaType: `${MEDIA_TYPES.html}; charset=utf-8`,
  render(source, { locale }) {
    const report = inLanguage(source, locale);
    const product = renderMessage({ id: 'label.product', values: {} }, locale);
    const page = html`<!doctype html>
      <html lang="${locale}">
        <head>
          <meta charset="utf-8" />
          <meta name="generator" content="VC Analyst" />
          <meta name="${OWN_NAME}" content="${ownMark()}" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'" />
          <title>${report.title} · ${product}</title>
          <style>
            ${new Markup(style + ownStyle)}
          </style>
        </head>
        <body>
          <main>
            <h1>${report.title}</h1>
            <p class="label">${report.subtitle}</p>
            ${report.sections.map(
              (section) =>
                html`<section>
                  <h2>${section.title}</h2>
                  ${sectionPart(section, locale)}
                </section>`,
            )}
            <footer>${product} · ${formatDate(report.generatedAt.slice(0, 10), locale)}</footer>
          </main>
        </body>
      </html>`;
    return new TextEncoder().encode(`${page.source}\n`);
  },
};

function sectionPart(section: ReportSection, locale: Locale): Markup {
  switch (section.kind) {
    case 'text':
      return html`<div class="card">
        <ul class="plain">
          ${section.sentences.map(({ text }) => html`<li>${printable(text)}</li>`)}
        </ul>
      </div>`;
    case 'stats':
      return statsPart(section, locale);
    case 'table':
      return tablePart(section, locale);
  }
}

function statsPart({ stats }: StatsSection, locale: Locale): Markup {
  return html`<div class="stats">
    ${stats.map(({ label, kind, value, movement, note }) => {
      const moved = movement && movementText(movement, kind, locale);
      return html`<div class="card">
        <span class="label">${label}</span><strong class="num">${valueText(value, kind, locale)}</strong>
        ${[moved, note?.text].map((text) => text !== undefined && html`<div class="label">${text}</div>`)}
      </div>`;
    })}
  </div>`;
}

function tablePart({ columns, rows, notes = [], empty }: TableSection, locale: Locale): Markup {
  if (rows.length === 0) return html`<p class="absent">${empty.text}</p>`;
  const look = ({ kind }: Column) => (kind === 'text' || kind === 'date' ? '' : 'figure');
  return html`<div class="card scroll">
    <table>
      ${
        notes.length > 0 &&
        html`<caption>
          ${notes.map(({ text }) => text).join(' ')}
        </caption>`
      }
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col" class="${look(column)}">${column.heading}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (cells) =>
            html`<tr>
              ${columns.map(
                (column, at) =>
                  html`<td class="${look(column)}">${printable(cellText(cells[at] ?? null, column.kind, locale))}</td>`,
              )}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
