/** A report as Markdown: for a wiki, a ticket or a mail. */
import { inLanguage } from '../../i18n/in-language.js';
import type { ReportSection, Stat, TableSection } from '../../model/report-document.js';
import type { Locale } from '../../model/values.js';
import { MEDIA_TYPES } from '../../model/vocabulary.js';
import { printable } from '../../drawing/printable.js';
import { OWN_NAME, ownMark } from '../../text/own-mark.js';
import type { ReportFormat } from './report-format.js';
import { cellText, movementText, valueText } from './report-value.js';

export const reportMarkdownFormat: ReportFormat = {
  id: 'md',
  mediaType: `${MEDIA_TYPES.md}; charset=utf-8`,
  render(source, { locale }) {
    const report = inLanguage(source, locale);
    const lines = [
      `# ${plain(report.title)}`,
      '',
      plain(report.subtitle),
      ...report.sections.flatMap((section) => ['', `## ${plain(section.title)}`, '', ...sectionLines(section, locale)]),
      '',
      `<!-- ${OWN_NAME} ${ownMark()} -->`,
    ];
    return new TextEncoder().encode(`${lines.join('\n')}\n`);
  },
};

function sectionLines(section: ReportSection, locale: Locale): string[] {
  switch (section.kind) {
    case 'text':
      return section.sentences.map(({ text }) => `- ${plain(text)}`);
    case 'stats':
      return section.stats.map((stat) => `- ${statText(stat, locale)}`);
    case 'table':
      return tableLines(section, locale);
  }
}

function statText({ label, kind, value, movement, note }: Stat, locale: Locale): string {
  const moved = movement && movementText(movement, kind, locale);
  const beside = [moved, note?.text].filter((text) => text !== undefined).map(plain);
  return `**${plain(label)}**: ${valueText(value, kind, locale)}${beside.length > 0 ? ` (${beside.join('; ')})` : ''}`;
}

function tableLines({ columns, rows, notes = [], empty }: TableSection, locale: Locale): string[] {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const table =
    rows.length === 0
      ? [plain(empty.text)]
      : [
          line(columns.map(({ heading }) => plain(heading))),
          line(columns.map(({ kind }) => (kind === 'text' || kind === 'date' ? '---' : '---:'))),
          ...rows.map((cells) => line(columns.map(({ kind }, at) => plain(cellText(cells[at] ?? null, kind, locale))))),
        ];
  return [...table, ...notes.flatMap(({ text }) => ['', `_${plain(text)}_`])];
}

/** Text on one line in which nothing is markup. */
function plain(text: string): string {
  return printable(text)
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_{}[\]<>#|!]/g, (sign) => `\\${sign}`)
    .trim();
}
