/** The standalone HTML report: one file that reads like an investment memo, the deck beside it. */
import { criterionName } from '../../model/criterion-name.js';
import type { Page } from './page.js';
import { inLanguage } from '../../i18n/in-language.js';
import { formatDate, formatNumber, formatPercent, renderMessage } from '../../i18n/render.js';
import type { Analysis } from '../../model/analysis.js';
import { MEDIA_TYPES } from '../../model/vocabulary.js';
import type { MemoFormat, MemoOptions } from '../memo-format.js';
import { html, Markup } from '../../drawing/markup.js';
import { OWN_NAME, ownMark } from '../../text/own-mark.js';
import { memoOf } from '../content/memo-of.js';
import { emailPart, linePart, memoParts, pagesPart } from './page-one.js';
import { correctionsPart, fitPart } from './fund-parts.js';
import {
  criteriaPart,
  figuresPart,
  flagsPart,
  furtherQuestionsPart,
  questionsPart,
  readingPart,
  scoresPart,
  verdictPart,
} from './parts.js';
import { script } from './script.js';
import { style } from '../../drawing/html-style.js';
import { viewerData, viewerPart } from './viewer.js';

export const htmlFormat: MemoFormat = {
  id: 'html',
  mediaType: `${MEDIA_TYPES.html}; charset=utf-8`,
  usesPictures: true,
  render(analysis, options) {
    return new TextEncoder().encode(renderPage(openPage(analysis, options)));
  },
};

function openPage(analysis: Analysis, { locale, pictures = new Map() }: MemoOptions): Page {
  const label: Page['label'] = (id, values = {}) => renderMessage({ id: `label.${id}`, values }, locale);
  const facts = new Map(analysis.facts.map((fact) => [fact.id, fact]));
  return {
    analysis: inLanguage(analysis, locale),
    locale,
    pictures,
    label,
    title: (criterion) => renderMessage(criterionName(criterion), locale),
    percent: (share) => formatPercent(Math.round(share * 100), locale),
    number: (value) => formatNumber(value, locale),
    quoted: (quote) => renderMessage({ id: 'export.quoted', values: { quote } }, locale),
    reference({ factId, slide }) {
      const number = (factId === undefined ? undefined : facts.get(factId)?.slide) ?? slide;
      if (number === undefined || number === 0) return null;
      return html`<button class="ref" data-slide="${number}" data-fact="${factId ?? ''}">
        ${label('slideShort', { number })}
      </button>`;
    },
  };
}

function renderPage(page: Page): string {
  const { analysis, label, locale } = page;
  const memo = memoOf(analysis);
  const chips = [
    analysis.companyNameFrom === 'file' ? label('nameFromFile') : '',
    label(`sector.${analysis.sector}`),
    label(`stage.${analysis.stage.value}`),
    `${analysis.fileName} · ${label('slides', { count: analysis.slideCount })}`,
    analysis.engine.name === 'rubric' ? label('noData') : (analysis.engine.host ?? ''),
    `${formatDate(analysis.createdAt.slice(0, 10), locale)} · ${label('seconds', { value: page.number(analysis.analysisTime) })}`,
  ].filter((chip) => chip !== '');
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="generator" content="VC Analyst" />
        <meta name="${OWN_NAME}" content="${ownMark(analysis.fileName)}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          http-equiv="Content-Security-Policy"
          content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'"
        />
        <title>${analysis.companyName} · ${label('product')}</title>
        <style>
          ${new Markup(style)}
        </style>
      </head>
      <body>
        <div class="page">
          <main>
            <h1>${analysis.companyName}</h1>
            <div class="chips">${chips.map((chip) => html`<span class="chip">${chip}</span>`)}</div>
            ${linePart(page, memo)} ${verdictPart(page, memo)} ${memoParts(page, memo)} ${questionsPart(page)}
            ${emailPart(page, memo)} ${scoresPart(page)} ${fitPart(page)} ${correctionsPart(page)} ${figuresPart(page)}
            ${criteriaPart(page)} ${flagsPart(page)} ${furtherQuestionsPart(page)} ${pagesPart(page, memo)}
            ${readingPart(page)}
            <footer>
              ${label('madeBy', {
                engine: analysis.engine.model ?? label(`engine.${analysis.engine.name}`),
                version: analysis.rubricVersion,
              })}
              · sha256 ${analysis.deckHash.slice(0, 16)}…
            </footer>
          </main>
          <aside>${viewerPart(page)}</aside>
        </div>
        <script type="application/json" id="data">
          ${new Markup(JSON.stringify(viewerData(page)).replaceAll('<', '\\u003c'))}
        </script>
        <script>
          ${new Markup(script)};
        </script>
      </body>
    </html>`.source;
}
