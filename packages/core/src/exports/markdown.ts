/** Markdown: the report as text for a wiki, a ticket or a mail. */
import { factValue } from '../i18n/fact-value.js';
import { inLanguage } from '../i18n/in-language.js';
import { formatPercent, renderMessage } from '../i18n/render.js';
import type { MessageValue } from '../model/message.js';
import type { ExportFormat } from './export-format.js';
import { criteriaByScore, keyFigures, shownScore } from './report-parts.js';

export const markdownFormat: ExportFormat = {
  id: 'md',
  mediaType: 'text/markdown; charset=utf-8',
  usesPictures: false,
  render(source, { locale }) {
    const analysis = inLanguage(source, locale);
    const label = (id: string, values: Record<string, MessageValue> = {}) =>
      renderMessage({ id: `label.${id}`, values }, locale);
    const slideOf = new Map(analysis.facts.map((fact) => [fact.id, fact.slide]));
    const references = (factIds: string[]) =>
      [...new Set(factIds.map((id) => slideOf.get(id)).filter((slide) => slide !== undefined))]
        .map((number) => label('slideShort', { number }))
        .join(', ');
    const recommendation = analysis.recommendation
      ? label(`recommendation.${analysis.recommendation}`)
      : label('noRecommendation');

    const lines = [
      `# ${plain(analysis.companyName)}`,
      '',
      `**${recommendation} · ${analysis.overallScore ?? '–'}/100** · ${label('coverage', { value: formatPercent(Math.round(analysis.coverage.overall * 100), locale) })}`,
      '',
      plain(analysis.summary),
      '',
      `| ${['market', 'team', 'product', 'traction', 'risk'].map((score) => label(`score.${score}`)).join(' | ')} |`,
      '| --- | --- | --- | --- | --- |',
      `| ${(['market', 'team', 'product', 'traction', 'risk'] as const).map((score) => shownScore(analysis, score) ?? '–').join(' | ')} |`,
      '',
      `## ${label('keyFigures')}`,
      '',
      `| ${label('figure')} | ${label('value')} | ${label('status')} | ${label('where')} |`,
      '| --- | --- | --- | --- |',
      ...keyFigures(analysis).map(({ kind, fact }) =>
        fact
          ? `| ${label(`metric.${kind}`)} | ${plain(factValue(fact, locale))} | ${label(`basis.${fact.basis}`)} | ${label('slideShort', { number: fact.slide })}: “${plain(fact.quote)}” |`
          : `| ${label(`metric.${kind}`)} | – | ${label('notInSlides', { count: analysis.slideCount })} | |`,
      ),
      '',
      ...criteriaByScore(analysis).flatMap(({ score, criteria }) => [
        `## ${label('carries', { score: score === 'risk' ? label('score.resilience') : label(`score.${score}`) })}`,
        '',
        ...criteria.map((criterion) => {
          const where = references(criterion.factIds);
          return `- **${renderMessage({ id: `scoring.${criterion.id}.title`, values: {} }, locale)}** ${criterion.points}/${criterion.max}: ${plain(criterion.reason)}${where ? ` (${where})` : ''}`;
        }),
        '',
      ]),
      `## ${label('flags')}`,
      '',
      ...(analysis.flags.length === 0 ? [label('noFlags')] : []),
      ...analysis.flags.map(
        (flag) =>
          `- **${label(`severity.${flag.severity}`)}** ${plain(flag.reason)} (${flag.slides.map((number) => label('slideShort', { number })).join(', ')})`,
      ),
      '',
      `## ${label('questions')}`,
      '',
      ...analysis.questions
        .filter((question) => question.first)
        .map(
          (question, index) =>
            `${index + 1}. **${label(`priority.${question.priority}`)}** ${plain(question.question)} *${plain(question.why)}*`,
        ),
      '',
    ];
    return new TextEncoder().encode(lines.join('\n'));
  },
};

/** The deck's text without a meaning in Markdown: no links, pictures, markup, headings or turned direction of its own. */
function plain(text: string): string {
  return text
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_{}[\]<>#|!]/g, (sign) => `\\${sign}`);
}
