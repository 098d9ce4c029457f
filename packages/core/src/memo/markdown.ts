/** Markdown: the report as text for a wiki, a ticket or a mail. */
import { shownBasis } from '../model/shown-basis.js';
import { withAnswersNote } from '../i18n/deck-alone.js';
import { criterionName } from '../model/criterion-name.js';
import { verdictName } from '../i18n/verdict-name.js';
import { factValue } from '../i18n/fact-value.js';
import { figureOrigin } from '../i18n/figure-origin.js';
import { inLanguage } from '../i18n/in-language.js';
import { correctionText } from '../i18n/correction-text.js';
import { formatNumber, formatPercent, renderMessage } from '../i18n/render.js';
import type { Analysis } from '../model/analysis.js';
import type { MessageValue } from '../model/message.js';
import { labelOfLine } from '../model/line-label.js';
import type { Memo, MemoCell, MemoPart } from '../model/memo.js';
import type { Question } from '../model/question.js';
import type { Locale } from '../model/values.js';
import { SCORE_IDS } from '../model/vocabulary.js';
import { MEDIA_TYPES } from '../model/vocabulary.js';
import { memoOf } from './content/memo-of.js';
import type { MemoFormat } from './memo-format.js';
import { outboundNotes, refusedNotes } from './model-notes.js';
import { criteriaByScore, keyFigures, shownScore } from './key-figures.js';
import { OWN_NAME, ownMark } from '../text/own-mark.js';

export const markdownFormat: MemoFormat = {
  id: 'md',
  mediaType: `${MEDIA_TYPES.md}; charset=utf-8`,
  usesPictures: false,
  render(source, { locale }) {
    const analysis = inLanguage(source, locale);
    const label = (id: string, values: Record<string, MessageValue> = {}) =>
      renderMessage({ id: `label.${id}`, values }, locale);
    const slideOf = new Map(analysis.facts.map((fact) => [fact.id, fact.slide]));
    /** " (s. 4, s. 7)", or nothing. */
    const on = (slides: readonly number[]) =>
      slides.length > 0 ? ` (${slides.map((number) => label('slideShort', { number })).join(', ')})` : '';
    const slidesOf = (factIds: string[]) => [
      ...new Set(factIds.map((id) => slideOf.get(id)).filter((slide) => slide !== undefined)),
    ];
    const number = (value: number) => formatNumber(value, locale);
    const recommendation = label(verdictName(analysis) ?? 'noRecommendation');

    const lines = [
      `# ${plain(analysis.companyName)}`,
      '',
      ...(analysis.companyNameFrom === 'file' ? [`*${label('nameFromFile')}*`, ''] : []),
      ...pageOne(memoOf(analysis), {
        verdict: `**${recommendation} · ${analysis.overallScore ?? '–'}/100** · ${[
          ...[withAnswersNote(analysis, locale) ?? []].flat(),
          ...(analysis.band ? [label('band', { low: analysis.band.low, high: analysis.band.high })] : []),
          label('coverage', { value: formatPercent(Math.round(analysis.coverage.overall * 100), locale) }),
        ].join(' · ')}`,
        questions: questionLines(analysis, locale),
        locale,
        on,
      }),
      `## ${renderMessage({ id: 'memo.part.figures', values: {} }, locale)}`,
      '',
      plain(analysis.summary),
      '',
      `| ${['market', 'team', 'product', 'traction', 'risk'].map((score) => label(`score.${score}`)).join(' | ')} |`,
      '| --- | --- | --- | --- | --- |',
      `| ${SCORE_IDS.map((score) => shownScore(analysis, score) ?? '–').join(' | ')} |`,
      '',
      ...fitLines(analysis, locale, on),
      ...correctionLines(analysis, locale),
      `## ${label('keyFigures')}`,
      '',
      `| ${label('figure')} | ${label('value')} | ${label('status')} | ${label('where')} |`,
      '| --- | --- | --- | --- |',
      ...keyFigures(analysis).map(({ kind, fact }) =>
        fact
          ? `| ${label(`metric.${kind}`)} | ${plain(factValue(fact, locale))} | ${[
              label(`basis.${shownBasis(fact)}`),
              figureOrigin(fact, locale),
            ]
              .filter((part) => part !== undefined)
              .map(plain)
              .join(
                ' · ',
              )} | ${label('slideShort', { number: fact.slide })} · ${renderMessage({ id: 'export.quoted', values: { quote: plain(fact.quote) } }, locale)} |`
          : `| ${label(`metric.${kind}`)} | – | ${label('notInSlides', { count: analysis.slideCount })} | |`,
      ),
      '',
      ...criteriaByScore(analysis).flatMap(({ score, judged, unclear }) => [
        `## ${label('carries', { score: score === 'risk' ? label('score.resilience') : label(`score.${score}`) })}`,
        '',
        ...judged.map(
          (criterion) =>
            `- **${renderMessage(criterionName(criterion), locale)}** ${number(criterion.points)}/${number(criterion.max)} · ${plain(criterion.reason)}${on(slidesOf(criterion.factIds))}`,
        ),
        ...(unclear.length > 0
          ? [
              `- ${label('unclear', {
                n: unclear.length,
                list: unclear.map((one) => renderMessage(criterionName(one), locale)).join(', '),
              })}`,
            ]
          : []),
        '',
      ]),
      `## ${label('flags')}`,
      '',
      ...(analysis.flags.length === 0 ? [label('noFlags')] : []),
      ...analysis.flags.map(
        (flag) =>
          `- **${label(`severity.${flag.severity}`)}** ${plain(flag.reason)}${on(flag.slides.filter((slide) => slide > 0))}`,
      ),
      '',
      ...lastPage(memoOf(analysis), on),
      ...modelLines(analysis, locale, on),
      `<!-- ${OWN_NAME} ${ownMark(analysis.fileName)} -->`,
      '',
    ];
    return new TextEncoder().encode(lines.join('\n'));
  },
};

interface PageOne {
  verdict: string;
  questions: string[];
  locale: Locale;
  on: (slides: readonly number[]) => string;
}

/** What a partner reads first, as prose and tables that can be pasted anywhere. */
function pageOne(memo: Memo, { verdict, questions, locale, on }: PageOne): string[] {
  const say = (id: string) => renderMessage({ id: `memo.${id}`, values: {} }, locale);
  const told = toldWith(on);
  const { line, notStated, email } = memo;
  const label = line && labelOfLine(line);
  return [
    ...(line ? [`${label ? `*${renderMessage({ id: label, values: {} }, locale)}:* ` : ''}${told(line)}`, ''] : []),
    verdict,
    '',
    memo.verdict.map(told).join(' '),
    '',
    ...(memo.decides.length > 0
      ? [`**${say('part.decides')}**`, '', ...memo.decides.map((one) => `- ${told(one)}`), '']
      : []),
    ...memo.parts.flatMap((part) => partLines(part, told)),
    ...(notStated ? [told(notStated), ''] : []),
    `## ${say('part.view')}`,
    '',
    '> \u00a0',
    '',
    ...questions,
    ...(email
      ? [`## ${say('part.email')}`, '', `**${plain(email.subject)}**`, '', ...email.text.split('\n').map(plain), '']
      : []),
  ];
}

/** A cell with its slides. */
const toldWith =
  (on: PageOne['on']) =>
  ({ text, slides }: MemoCell): string =>
    `${plain(text)}${on(slides)}`;

/** What was not judged, and the deck in its own words. */
function lastPage({ notJudged, pages }: Memo, on: PageOne['on']): string[] {
  const told = toldWith(on);
  return [...(notJudged ? [told(notJudged), ''] : []), ...(pages ? partLines(pages, told) : [])];
}

function partLines({ title, note, head, rows }: MemoPart, told: (cell: MemoCell) => string): string[] {
  const width = rows[0]?.length ?? 0;
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const table = [
    row(head ? head.map(told) : Array.from({ length: width }, () => ' ')),
    row(Array.from({ length: width }, () => '---')),
    ...rows.map((cells) => row(cells.map(told))),
  ];
  return [
    `## ${title}`,
    '',
    ...(note ? [told(note), ''] : []),
    ...(width === 1 ? rows.flat().map((cell) => `- ${told(cell)}`) : table),
    '',
  ];
}

function questionLines({ questions }: Analysis, locale: Locale): string[] {
  const label = (id: string, values = {}) => renderMessage({ id: `label.${id}`, values }, locale);
  const asked = questions.filter(({ first, answer }) => first || answer);
  if (asked.length === 0) return [];
  return [
    `## ${label('questions')}`,
    '',
    ...asked.map(
      ({ priority, question, why, ...said }, index) =>
        `${index + 1}. **${label(`priority.${priority}`)}** ${plain(question)} *${plain(why)}*${answered(said)}`,
    ),
    '',
  ];

  function answered({ answer, saidOf }: Partial<Question>): string {
    if (!answer) return '';
    const of = saidOf ? ` (${label('saidOf', { version: String(saidOf.version) })})` : '';
    return ` **${renderMessage({ id: 'export.column.answer', values: {} }, locale)}:** ${plain(answer)}${of}`;
  }
}

/** Refused proposals that are listed. */
const MOST_REFUSED = 20;

/** What left the machine, and what a model proposed in vain; nothing where none was asked. */
function modelLines(analysis: Analysis, locale: Locale, on: (slides: readonly number[]) => string): string[] {
  const label = (id: string) => renderMessage({ id: `label.${id}`, values: {} }, locale);
  const sent = outboundNotes(analysis, locale);
  const { notes, more } = refusedNotes(analysis, locale, MOST_REFUSED);
  const quoted = (quote: string) => renderMessage({ id: 'export.quoted', values: { quote: plain(quote) } }, locale);
  const refused = notes.map(
    ({ kind, quote, slide, reason }) =>
      `- **${plain(kind)}** ${quote === '' ? '' : `${quoted(quote)} `}${plain(reason)}${on(slide === undefined ? [] : [slide])}`,
  );
  return [
    ...(sent.length > 0 ? [`## ${label('outbound')}`, '', ...sent.map((note) => `- ${plain(note)}`), ''] : []),
    ...(refused.length > 0 ? [`## ${label('rejected')}`, '', ...refused, ...(more ? [`- ${more}`] : []), ''] : []),
  ];
}

/** The verdict of the fund's thesis, with a line for each question it asks; nothing without a thesis. */
function fitLines({ fit }: Analysis, locale: Locale, on: (slides: readonly number[]) => string): string[] {
  if (!fit) return [];
  const text = (id: string, values: Record<string, MessageValue> = {}) => renderMessage({ id, values }, locale);
  const { name } = fit.thesis;
  return [
    `## ${name === undefined ? text('fit.title') : plain(text('fit.titleNamed', { name }))}`,
    '',
    `**${text(`fit.name.${fit.verdict}`)}** · ${plain(fit.text)}`,
    '',
    ...fit.answers.map(
      ({ question, verdict, reason, slides }) =>
        `- **${text(`fit.question.${question}`)}** ${text(`fit.name.${verdict}`)} · ${plain(reason)}${on(slides)}`,
    ),
    '',
  ];
}

/** What people corrected: what, who, when and why. */
function correctionLines({ corrections = [] }: Analysis, locale: Locale): string[] {
  if (corrections.length === 0) return [];
  return [
    `## ${renderMessage({ id: 'correct.title', values: {} }, locale)}`,
    '',
    ...corrections.map(({ change, by, at, reason }) => {
      const who = renderMessage({ id: 'correct.by', values: { by, date: { date: at.slice(0, 10) } } }, locale);
      return `- ${[correctionText(change, locale), who, ...(reason ? [reason] : [])].map(plain).join(' · ')}`;
    }),
    '',
  ];
}

/** The deck's text without a meaning in Markdown: no links, pictures, markup, headings or turned direction of its own. */
function plain(text: string): string {
  return text
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_{}[\]<>#|!]/g, (sign) => `\\${sign}`);
}
