/** The portfolio's figures as they are read. */
import type { PortfolioReport, Returns } from '../model/fund-reports.js';
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
  const { bySector, byRound, byQuarter, entries, returns } = figures;
  return [
    writer.stats('summary', [
      writer.stat('totalInvestment', 'money', figures.totalInvestment, {
        note: hidden
          ? writer.said('report.note.hidden')
          : writer.said('report.note.investments', { count: figures.investments }),
      }),
      writer.stat('currentValue', 'money', returns.all.currentValue, {
        note: hidden
          ? writer.said('report.note.hidden')
          : writer.said('report.note.valued', { valued: returns.all.valued, count: figures.investments }),
      }),
      writer.stat('moic', 'multiple', returns.all.moic),
      writer.stat('active', 'count', figures.active),
      writer.stat('exited', 'count', figures.exited),
      writer.stat('failedInvestments', 'count', figures.failed),
      writer.stat('portfolioCompanies', 'count', figures.companies),
    ]),
    ...(returns.all.moic === null
      ? []
      : [
          writer.text('headline', [
            writer.said('report.headline.returns', {
              value: { money: returns.all.currentValue!, currency: 'EUR' },
              moic: { multiple: returns.all.moic },
              valued: returns.all.valued,
              count: figures.investments,
            }),
          ]),
        ]),
    entriesTable(writer, entries),
    returnsTable(writer, returns),
    writer.table('investedByQuarter', {
      columns: [
        ['quarter', 'date'],
        ['investments', 'count'],
        ['amount', 'money'],
        ['exits', 'count'],
        ['failures', 'count'],
      ],
      rows: byQuarter.map(({ quarter, count, amount, exits, failures }) => [quarter, count, amount, exits, failures]),
      chart: {
        form: 'columns',
        label: 'quarter',
        values: [hidden ? 'investments' : 'amount'],
        marks: ['exits', 'failures'],
      },
      empty: writer.said('report.empty.portfolio'),
    }),
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
    deckThenTable(writer, entries),
    writer.text('about', [
      writer.said('report.about.currency'),
      writer.said('report.about.moic'),
      writer.said('report.about.deckThen'),
      writer.said('report.about.ends'),
      ...(hidden ? [writer.said('report.about.hidden')] : []),
    ]),
  ];
}

function entriesTable(writer: SectionWriter, entries: PortfolioReport['entries']): ReportSection {
  return writer.table('portfolio', {
    columns: [
      ['company', 'text'],
      ['round', 'text'],
      ['sector', 'text', 'label.sectorWord'],
      ['date', 'date', 'label.date'],
      ['stake', 'percent'],
      ['amount', 'money'],
      ['currentValue', 'money'],
      ['moic', 'multiple'],
      ['status', 'text', 'label.status'],
      ['lastUpdate', 'date'],
    ],
    rows: entries.map((entry): Cell[] => [
      entry.companyName,
      entry.round && writer.said(`label.stage.${entry.round}`),
      entry.sector && writer.said(`label.sector.${entry.sector}`),
      entry.date,
      entry.stake,
      entry.investmentAmount,
      entry.currentValue,
      entry.moic,
      writer.said(`report.status.${entry.status}`),
      entry.lastUpdate,
    ]),
    empty: writer.said('report.empty.portfolio'),
  });
}

function returnsTable(writer: SectionWriter, returns: PortfolioReport['returns']): ReportSection {
  const row = (
    id: 'realised' | 'unrealised' | 'all',
    { investments, invested, valued, currentValue, moic }: Returns,
  ) => [writer.said(`report.returns.${id}`), investments, invested, valued, currentValue, moic];
  const { realised, unrealised, all } = returns;
  return writer.table('returns', {
    columns: [
      ['name', 'text', 'report.column.holdings'],
      ['investments', 'count'],
      ['amount', 'money'],
      ['valued', 'count'],
      ['currentValue', 'money'],
      ['moic', 'multiple'],
    ],
    rows: all.investments === 0 ? [] : [row('realised', realised), row('unrealised', unrealised), row('all', all)],
    empty: writer.said('report.empty.portfolio'),
  });
}

function deckThenTable(writer: SectionWriter, entries: PortfolioReport['entries']): ReportSection {
  return writer.table('deckThen', {
    columns: [
      ['company', 'text'],
      ['date', 'date', 'report.column.invested'],
      ['deckDate', 'date'],
      ['deckScore', 'score'],
      ['deckRecommendation', 'text'],
      ['deckArr', 'text'],
      ['deckFound', 'text'],
    ],
    rows: entries.map(({ companyName, date, deck }): Cell[] => [
      companyName,
      date,
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
    chart: { form: 'bars', label: 'name', values: [rows.some(({ amount }) => amount) ? 'ofAmount' : 'investments'] },
    empty: writer.said('report.empty.portfolio'),
  });
}
