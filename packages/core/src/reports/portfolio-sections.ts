/** The portfolio's figures as they are read. */
import type { PortfolioReport } from '../model/fund-reports.js';
import type { Cell, ReportSection } from '../model/report-document.js';
import { figureCell, type Pen } from './section-writer.js';

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

export function portfolioSections(figures: PortfolioFigures, hidden: boolean, pen: Pen): ReportSection[] {
  const { bySector, byRound, byMonth, entries } = figures;
  return [
    pen.stats('summary', [
      pen.stat('totalInvestment', 'money', figures.totalInvestment, {
        note: hidden
          ? pen.said('report.note.hidden')
          : pen.said('report.note.investments', { count: figures.investments }),
      }),
      pen.stat('active', 'count', figures.active),
      pen.stat('exited', 'count', figures.exited),
      pen.stat('failedInvestments', 'count', figures.failed),
      pen.stat('portfolioCompanies', 'count', figures.companies),
    ]),
    entriesTable(pen, entries),
    sharesTable(
      pen,
      'investedBySector',
      'label.sectorWord',
      bySector.map(({ sector, ...rest }) => ({
        name: pen.said(sector === null ? 'report.notGiven' : `label.sector.${sector}`),
        ...rest,
      })),
    ),
    sharesTable(
      pen,
      'investedByRound',
      'report.column.round',
      byRound.map(({ round, ...rest }) => ({
        name: pen.said(round === null ? 'report.notGiven' : `label.stage.${round}`),
        ...rest,
      })),
    ),
    pen.table('investedByMonth', {
      columns: [
        ['month', 'date'],
        ['investments', 'count'],
        ['amount', 'money'],
        ['exits', 'count'],
        ['failures', 'count'],
      ],
      rows: byMonth.map(({ month, count, amount, exits, failures }) => [month, count, amount, exits, failures]),
      chart: { form: 'columns', label: 'month', values: [hidden ? 'investments' : 'amount'] },
      empty: pen.said('report.empty.portfolio'),
    }),
    pen.text('about', [
      pen.said('report.about.currency'),
      pen.said('report.about.deckThen'),
      pen.said('report.about.ends'),
      ...(hidden ? [pen.said('report.about.hidden')] : []),
    ]),
  ];
}

function entriesTable(pen: Pen, entries: PortfolioReport['entries']): ReportSection {
  return pen.table('portfolio', {
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
      round && pen.said(`label.stage.${round}`),
      sector && pen.said(`label.sector.${sector}`),
      pen.said(`report.status.${status}`),
      deck && deck.date.slice(0, 10),
      deck && deck.score,
      deck?.recommendation ? pen.said(`label.recommendation.${deck.recommendation}`) : null,
      deck && figureCell(pen, deck.arr, deck.arrMessage),
      pen.said(`report.deck.${deck ? `${deck.matchedBy}${deck.after ? '.after' : ''}` : 'none'}`),
    ]),
    analysisIds: entries.map(({ deck }) => deck?.analysisId ?? null),
    empty: pen.said('report.empty.portfolio'),
  });
}

function sharesTable(
  pen: Pen,
  id: string,
  heading: string,
  rows: { name: Cell; count: number; amount: number | null; percentage: number | null }[],
): ReportSection {
  return pen.table(id, {
    columns: [
      ['name', 'text', heading],
      ['investments', 'count'],
      ['amount', 'money'],
      ['ofAmount', 'percent'],
    ],
    rows: rows.map(({ name, count, amount, percentage }) => [name, count, amount, percentage]),
    chart: { form: 'bars', label: 'name', values: [rows.some(({ amount }) => amount) ? 'amount' : 'investments'] },
    empty: pen.said('report.empty.portfolio'),
  });
}
