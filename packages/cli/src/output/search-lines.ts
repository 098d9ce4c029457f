/** What a search found, for the terminal and as CSV: companies, facts with slide and quote, questions. */
import { toCsv } from '@vc-analyst/core';
import { renderMessage, verdictName } from '@vc-analyst/core/i18n';
import type { CompanyHit, Locale, MarkedText, SearchResult } from '@vc-analyst/core/model';
import { paragraph } from './columns.js';
import { say } from './language.js';
import type { Paint } from './paint.js';
import { printable } from './printable.js';

export interface SearchLinesOptions {
  paint: Paint;
  locale: Locale;
  width: number;
}

/** A heading for each group that has hits; the words that matched are bold. */
export function searchLines(result: SearchResult, { paint, locale, width }: SearchLinesOptions): string[] {
  const label = (id: string, values = {}) => renderMessage({ id: `label.${id}`, values }, locale);
  const marked = (text: MarkedText) =>
    text.map((piece) => (piece.hit ? paint.bold(printable(piece.text)) : printable(piece.text))).join('');
  const line = (...parts: (string | undefined)[]) => paragraph(parts.filter(Boolean).join(' · '), width, 2);
  const onSlide = (slide: number | undefined) => slide && label('slide', { number: slide });
  const id = ({ analysisId }: { analysisId: string }) => paint.dim(analysisId.slice(0, 8));
  const verdict = (hit: CompanyHit) => {
    if (hit.status !== 'completed') return label(`status.${hit.status}`);
    const name = verdictName(hit);
    return [hit.overallScore, name && label(name)].filter((one) => one !== null && one !== undefined).join(' ');
  };
  const groups: [string, string[][]][] = [
    [
      'companies',
      result.companies.map((hit) =>
        line(marked(hit.companyName), verdict(hit), label(`sector.${hit.sector}`), marked(hit.fileName), id(hit)),
      ),
    ],
    [
      'facts',
      result.facts.map((hit) => [
        ...line(
          marked(hit.companyName),
          [marked(hit.name), hit.value && marked(hit.value)].filter(Boolean).join(' '),
          onSlide(hit.slide) || undefined,
          id(hit),
        ),
        ...paragraph(`“${marked(hit.quote)}”`, width, 4),
      ]),
    ],
    [
      'questions',
      result.questions.map((hit) => [
        ...line(
          marked(hit.companyName),
          label(`category.${hit.category}`),
          label(`priority.${hit.priority}`),
          onSlide(hit.slide) || undefined,
          id(hit),
        ),
        ...paragraph(marked(hit.question), width, 4),
        ...(hit.said ? paragraph(`→ ${marked(hit.said)}`, width, 4) : []),
      ]),
    ],
  ];
  return groups
    .filter(([, hits]) => hits.length > 0)
    .flatMap(([group, hits], index) => [
      ...(index === 0 ? [] : ['']),
      paint.bold(say(`search.${group}`)),
      ...hits.flat(),
    ]);
}

/** One row a hit, headings first. */
export function searchCsv({ companies, facts, questions }: SearchResult): Uint8Array {
  const plain = (text: MarkedText = []) => text.map((piece) => piece.text).join('');
  return toCsv([
    ['found', 'company', 'name', 'value', 'text', 'slide', 'factOrQuestion', 'analysisId'],
    ...companies.map((hit) => ['company', plain(hit.companyName), null, hit.overallScore, plain(hit.fileName), null, null, hit.analysisId]), // prettier-ignore
    ...facts.map((hit) => ['fact', plain(hit.companyName), plain(hit.name), plain(hit.value), plain(hit.quote), hit.slide, hit.factId, hit.analysisId]), // prettier-ignore
    ...questions.map((hit) => ['question', plain(hit.companyName), hit.category, hit.priority, plain(hit.question), hit.slide ?? null, hit.questionId, hit.analysisId]), // prettier-ignore
  ]);
}
