/** The sections of the HTML report, each a function from the page to its markup. */
import { shownBasis } from '../../model/shown-basis.js';
import { withAnswersNote } from '../../i18n/deck-alone.js';
import { verdictName } from '../../i18n/verdict-name.js';
import { factValue } from '../../i18n/fact-value.js';
import { figureOrigin } from '../../i18n/figure-origin.js';
import { formatDate, renderMessage } from '../../i18n/render.js';
import type { CriterionResult, Fact, Severity } from '../../model/index.js';
import type { Question } from '../../model/question.js';
import { outboundNotes, refusedNotes } from '../model-notes.js';
import { criteriaByScore, keyFigures, scoreTone, shownScore } from '../key-figures.js';
import type { Memo } from '../../model/memo.js';
import { verdictProse } from './page-one.js';
import type { Page } from './page.js';
import { html, type Markup } from '../../drawing/markup.js';

export function verdictPart(page: Page, memo: Memo): Markup {
  const { analysis, label, percent, locale } = page;
  const answered = withAnswersNote(analysis, locale);
  const { overallScore: overall, band, recommendation, recommendationRule: rule } = analysis;
  const tone = recommendation === 'invest' ? 'good' : recommendation === 'pass' ? 'poor' : 'fair';
  return html`<section class="card verdict">
    <div>
      <div class="label">${label('overall')}</div>
      <div class="big num">${overall ?? '–'}<small>/100</small></div>
      <div class="bar ${scoreTone(overall)}">
        <b style="width:${overall ?? 0}%"></b>
        ${band && html`<u style="left:${band.low}%;width:${Math.max(0, band.high - band.low)}%"></u>`}
      </div>
      <div class="label">
        ${answered && html`${answered}<br />`}
        ${band && html`${label('band', { low: band.low, high: band.high })}<br />`}
        ${label('coverage', { value: percent(analysis.coverage.overall) })} ·
        ${label(`confidence.${analysis.confidence}`)}
      </div>
    </div>
    <div>
      <span class="badge ${tone}"
        >${label(verdictName(analysis) ?? 'noRecommendation')}${
          rule?.borderline ? ` · ${label('borderline')}` : ''
        }</span
      >
      ${verdictProse(page, memo)} ${rule && html`<p class="label" style="margin-top:10px">${rule.reason}</p>`}
    </div>
  </section>`;
}

export function scoresPart({ analysis, label, locale, percent }: Page): Markup {
  return html`<h2>${renderMessage({ id: 'memo.part.figures', values: {} }, locale)}</h2>
    <p class="prose">${analysis.summary}</p>
    <section class="card scores">
      ${analysis.subScores.map(({ score, coverage, reason, weight }) => {
        const value = shownScore(analysis, score);
        return html`<div>
          <div class="label">${label(`score.${score}`)}</div>
          <strong class="num ${scoreTone(value, score)}">${value ?? '–'}</strong>
          <div class="bar ${scoreTone(value, score)}"><b style="width:${value ?? 0}%"></b></div>
          <div class="label">
            ${label('coverageWord')} ${percent(coverage)} · ${label('weight', { value: percent(weight / 100) })}
          </div>
          ${reason && html`<div class="label">${reason}</div>`}
        </div>`;
      })}
    </section>`;
}

export function figuresPart({ analysis, label, locale, reference }: Page): Markup {
  return html`<h2>${label('keyFigures')} <small>${label('asDeckStates')}</small></h2>
    <section class="card">
      <table>
        <thead>
          <tr>
            <th>${label('figure')}</th>
            <th>${label('value')}</th>
            <th>${label('status')}</th>
            <th>${label('where')}</th>
          </tr>
        </thead>
        <tbody>
          ${keyFigures(analysis).map(({ kind, fact, from }) =>
            fact
              ? html`<tr>
                  <td>${label(`metric.${kind}`)}</td>
                  <td class="num"><strong>${factValue(fact, locale)}</strong></td>
                  <td>
                    ${label(`basis.${shownBasis(fact)}`)}${fact.asOf ? `, ${formatDate(fact.asOf, locale)}` : ''}${
                      fact.cited ? ` · ${fact.cited}` : ''
                    }${originPart(fact, locale)}
                  </td>
                  <td>${reference({ factId: (from ?? fact).id })}</td>
                </tr>`
              : html`<tr>
                  <td>${label(`metric.${kind}`)}</td>
                  <td class="absent" colspan="3">${label('notInSlides', { count: analysis.slideCount })}</td>
                </tr>`,
          )}
        </tbody>
      </table>
    </section>`;
}

/** That a figure was corrected, or computed; nothing beside the deck's own. */
function originPart(fact: Fact, locale: Page['locale']): Markup | false {
  const origin = figureOrigin(fact, locale);
  return origin !== undefined && html`<div class="label">${origin}</div>`;
}

export function criteriaPart(page: Page): Markup {
  const { analysis, label } = page;
  return html`${criteriaByScore(analysis).map(({ score, criteria, judged, unclear }) => {
    const sub = analysis.subScores.find((candidate) => candidate.score === score);
    const points = criteria.reduce((sum, criterion) => sum + criterion.points, 0);
    return html`<h2>
        ${label('carries', { score: score === 'risk' ? label('score.resilience') : label(`score.${score}`) })}
        <small
          >${page.number(Math.round(points * 10) / 10)} / 100 ·
          ${label('weight', { value: page.percent((sub?.weight ?? 0) / 100) })}</small
        >
      </h2>
      <section class="card">
        <table>
          <thead>
            <tr>
              <th>${label('criterion')}</th>
              <th>${label('points')}</th>
              <th>${label('reason')}</th>
              <th></th>
            </tr>
          </thead>
          <tbody>
            ${judged.map((criterion) => criterionRow(page, criterion))}
          </tbody>
        </table>
        ${unclear.length > 0 && html`<p class="absent">${label('unclear', { n: unclear.length, list: unclear.map(page.title).join(', ') })}</p>`}
      </section>`;
  })}`;
}

function criterionRow({ analysis, label, number, reference, title }: Page, criterion: CriterionResult): Markup {
  const tone =
    criterion.level >= 0.75 ? 'good' : criterion.level >= 0.5 ? 'fair' : criterion.level > 0 ? 'poor' : 'none';
  const slides = new Map(analysis.facts.map((fact) => [fact.id, fact.slide]));
  const oneASlide = [...new Map(criterion.factIds.map((id) => [slides.get(id), id])).values()].slice(0, 4);
  return html`<tr>
    <td>${title(criterion)}</td>
    <td style="width:120px">
      <div class="bar ${tone}"><b style="width:${criterion.level * 100}%"></b></div>
      <div class="label num">
        ${number(criterion.points)} /
        ${number(criterion.max)}${
          criterion.pointsAtStake > 0
            ? html`<br />${label('atStake', { points: number(Math.round(criterion.pointsAtStake * 10) / 10) })}`
            : ''
        }
      </div>
    </td>
    <td class="${criterion.level === 0 ? 'absent' : ''}">${criterion.reason}</td>
    <td style="white-space:nowrap">${oneASlide.map((factId) => html`${reference({ factId })} `)}</td>
  </tr>`;
}

const severityTone: Record<Severity, string> = { critical: 'poor', high: 'poor', medium: 'fair', low: 'none' };

export function flagsPart({ analysis, label, quoted, reference }: Page): Markup {
  return html`<h2>${label('flags')}</h2>
    <section class="card">
      ${analysis.flags.length === 0 && html`<div class="row"><p>${label('noFlags')}</p></div>`}
      ${analysis.flags.map(
        (flag) =>
          html`<div class="row">
            <span class="badge ${severityTone[flag.severity]}">${label(`severity.${flag.severity}`)}</span>
            <div>
              <p>${flag.reason}</p>
              <div class="label">
                ${flag.quotes.slice(0, 3).map((quote) => html`${quoted(quote)} `)}
                ${flag.slides.map((slide, index) => html`${reference({ slide, ...(flag.factIds[index] ? { factId: flag.factIds[index] } : {}) })} `)}
              </div>
            </div>
          </div>`,
      )}
    </section>`;
}

const priorityTone = { high: 'poor', medium: 'fair', low: 'none' } as const;

export function questionsPart(page: Page): Markup {
  return questionList(page, 'questions', true);
}

/** Those that are not asked first; nothing where there are none. */
export function furtherQuestionsPart(page: Page): Markup {
  return questionList(page, 'moreQuestions', false);
}

function questionList(page: Page, title: string, isFirst: boolean): Markup {
  const asked = page.analysis.questions.filter(({ first }) => first === isFirst);
  return html`${
    asked.length > 0 &&
    html`<h2>${page.label(title)} <small>${asked.length}</small></h2>
      <section class="card">${asked.map((question) => questionRow(page, question))}</section>`
  }`;
}

function questionRow({ label, number, reference, locale }: Page, question: Question): Markup {
  const { answer, saidOf } = question;
  return html`<div class="row">
    <span class="badge ${priorityTone[question.priority]}">${label(`priority.${question.priority}`)}</span>
    <div>
      <p>${question.question}</p>
      ${
        answer &&
        html`<p>
          <strong>${renderMessage({ id: 'export.column.answer', values: {} }, locale)}:</strong> ${answer}
          ${saidOf && `(${label('saidOf', { version: String(saidOf.version) })})`}
        </p>`
      }
      <div class="label">
        ${label(`category.${question.category}`)} · ${question.why}
        ${
          question.pointsAtStake
            ? html`· ${label('atStake', { points: number(Math.round(question.pointsAtStake * 10) / 10) })}`
            : ''
        }
        ${question.slide !== undefined && reference({ slide: question.slide })}
      </div>
    </div>
  </div>`;
}

/** Refused proposals that are shown: what a model got wrong is worth a glance, not a page. */
const MOST_REFUSED = 20;

/** What limited the scores and the reading: caps, checks, hidden text, warnings. */
export function readingPart({ analysis, label, locale, quoted, reference }: Page): Markup {
  const refused = refusedNotes(analysis, locale, MOST_REFUSED);
  const block = (title: string, items: (Markup | string)[]) =>
    items.length > 0 &&
    html`<h2>${title}</h2>
      <section class="card">
        <ul class="plain">
          ${items.map((item) => html`<li>${item}</li>`)}
        </ul>
      </section>`;
  return html`${block(
    label('caps'),
    // A cause that limits two scores is one cause.
    [...new Set(analysis.caps.map((cap) => cap.reason))],
  )}
  ${block(
    label('checks'),
    analysis.checks
      .filter((check) => check.status !== 'notRun')
      .map(
        (check) =>
          html`<span class="badge ${check.status === 'pass' ? 'good' : 'poor'}">${label(`check.${check.status}`)}</span>
            ${check.detail} ${check.factIds.slice(0, 3).map((factId) => html`${reference({ factId })} `)}`,
      ),
  )}
  ${block(
    label('hiddenText'),
    analysis.hiddenText
      .filter((hidden) => !['notes', 'alt', 'metadata'].includes(hidden.hiddenBy))
      .map((hidden) => html`${reference({ slide: hidden.slide })} ${quoted(hidden.text.slice(0, 200))}`),
  )}
  ${block(
    label('warnings'),
    analysis.warnings.map((warning) => html`${warning.text} ${reference({ slide: warning.slide ?? 0 })}`),
  )}
  ${block(label('outbound'), outboundNotes(analysis, locale))}
  ${block(label('rejected'), [
    ...refused.notes.map(
      ({ kind, quote, slide, reason }) =>
        html`<strong>${kind}</strong> ${quote === '' ? '' : quoted(quote)} ${reason} ${reference({ slide: slide ?? 0 })}`,
    ),
    ...(refused.more === undefined ? [] : [refused.more]),
  ])}`;
}
