/** The portfolio's figures as they are read. */
import type { PortfolioReport } from '../model/fund-reports.js';
import type { Cell, ReportSection } from '../model/report-document.js';
import { saidVerdict } from './common-sections.js';
import { figureCell, type SectionWriter } from './section-writer.js';

export type PortfolioFigures = Omit<
  PortfolioReport,
  | 'title'
  | 'titleMessage'
  | 'subtitle'
  | 'subtitleMessage'
  | 'textLanguage'
  | 'generatedAt'
  | 'amountsHidden'
  | 'sections'
>;

export function portfolioSections(figures: PortfolioFigures, hidden: boolean, writer: SectionWriter): ReportSection[] {
  const { bySector, byRound, byMonth, entries } = figures;
  return [
    writer.stats('summary', [
      writer.stat('totalInvestment', 'money', figures.totalInvestment, {
        note: hidden
          ? writer.said('report.note.hidden')
          : writer.said('report.note.investments', { count: figures.investments }),
      }),
      writer.stat('active', 'count', figures.active),
      writer.stat('exited', 'count', figures.exited),
      writer.stat('failedInvestments', 'count', figures.failed),
      writer.stat('portfolioCompanies', 'count', figures.companies),
    ]),
    entriesTable(writer, entries),
    sharesTable(
      writer,
      'investedBySector',
      'label.sectorWord',
      bySector.map(({ sector, ...rest }) => ({
        name: writer.said(sector === null ? 'report.notGiven' : `label.sector.${sector}`),
        ...rest,
      })),
    ),
    sharesTable(
      writer,
      'investedByRound',
      'report.column.round',
      byRound.map(({ round, ...rest }) => ({
        name: writer.said(round === null ? 'report.notGiven' : `label.stage.${round}`),
        ...rest,
      })),
    ),
    writer.table('investedByMonth', {
      columns: [
        ['month', 'date'],
        ['investments', 'count'],
        ['amount', 'money'],
        ['exits', 'count'],
        ['failures', 'count'],
      ],
      rows: byMonth.map(({ month, count, amount, exits, failures }) => [month, count, amount, exits, failures]),
      chart: { form: 'columns', label: 'month', values: [hidden ? 'investments' : 'amount'] },
      empty: writer.said('report.empty.portfolio'),
    }),
    writer.text('about', [
      writer.said('report.about.currency'),
      writer.said('report.about.deckThen'),
      writer.said('report.about.ends'),
      ...(hidden ? [writer.said('report.about.hidden')] : []),
    ]),
  ];
}

function entriesTable(writer: SectionWriter, entries: PortfolioReport['entries']): ReportSection {
  return writer.table('portfolio', {
    columns: [
      ['date', 'date', 'label.date'],
      ['company', 'text'],
      ['amount', 'money'],
      ['round', 'text'],
      ['sector', 'text', 'label.sectorWord'],
      ['status', 'text', 'label.status'],
      ['deckDate', 'date'],
      ['deckScore', 'score'],
      ['deckRecommendation', 'text'],
      ['deckArr', 'text'],
      ['deckFound', 'text'],
    ],
    rows: entries.map(({ companyName, investmentAmount, round, sector, date, status, deck }): Cell[] => [
      date,
      companyName,
      investmentAmount,
      round && writer.said(`label.stage.${round}`),
      sector && writer.said(`label.sector.${sector}`),
      writer.said(`report.status.${status}`),
      deck && deck.date.slice(0, 10),
      deck && deck.score,
      deck && saidVerdict(writer, deck),
      deck && figureCell(writer, deck.arr, deck.arrMessage),
      writer.said(`report.deck.${deck ? `${deck.matchedBy}${deck.after ? '.after' : ''}` : 'none'}`),
    ]),
    analysisIds: entries.map(({ deck }) => deck?.analysisId ?? null),
    empty: writer.said('report.empty.portfolio'),
  });
}

function sharesTable(
  writer: SectionWriter,
  id: string,
  heading: string,
  rows: { name: Cell; count: number; amount: number | null; percentage: number | null }[],
): ReportSection {
  return writer.table(id, {
    columns: [
      ['name', 'text', heading],
      ['investments', 'count'],
      ['amount', 'money'],
      ['ofAmount', 'percent'],
    ],
    rows: rows.map(({ name, count, amount, percentage }) => [name, count, amount, percentage]),
    chart: { form: 'bars', label: 'name', values: [rows.some(({ amount }) => amount) ? 'amount' : 'investments'] },
    empty: writer.said('report.empty.portfolio'),
  });
}
