/** The portfolio: what was invested by sector, round and quarter, its worth and end, and what each deck said then. Pure. */
import type { Investment } from '../model/investment.js';
import type { DeckThen, PortfolioReport, Returns } from '../model/fund-reports.js';
import { SECTORS, STAGES } from '../model/values.js';
import { nameKey } from '../text/company-key.js';
import { sumEuro, wholeShares } from './arithmetic.js';
import { compareText, openBooks, type Books, type Counted } from './companies.js';
import { totalOf } from './money.js';
import { pageOf } from './page.js';
import { dayOf, quarterOf, quartersBetween } from './period.js';
import { sectionWriterFor, type SectionWriter } from './section-writer.js';
import type { ReportOptions, ReportSources } from './period-report.js';
import { portfolioSections } from './portfolio-sections.js';
import { hidesAmounts, visibleTo } from './visible-investments.js';

export function portfolioReport(sources: ReportSources, options: ReportOptions): PortfolioReport {
  const writer = sectionWriterFor(options.locale);
  const hidden = hidesAmounts(options.reader);
  const investments = visibleTo(sources.investments, options.reader);
  const books = openBooks(sources.summaries, investments);
  const figures = {
    companies: new Set(investments.map(({ companyName }) => nameKey(companyName))).size,
    investments: investments.length,
    totalInvestment: totalOf(investments, hidden),
    active: investments.filter(({ status }) => status === 'active').length,
    exited: investments.filter(({ status }) => status === 'exited').length,
    failed: investments.filter(({ status }) => status === 'failed').length,
    returns: {
      realised: returnsOf(
        investments.filter(({ status }) => status !== 'active'),
        hidden,
      ),
      unrealised: returnsOf(
        investments.filter(({ status }) => status === 'active'),
        hidden,
      ),
      all: returnsOf(investments, hidden),
    },
    bySector: sharesBy([...SECTORS, null], investments, ({ sector = null }) => sector, hidden).map(
      ({ value, ...rest }) => ({ sector: value, ...rest }),
    ),
    byRound: sharesBy([...STAGES, null], investments, ({ round = null }) => round, hidden).map(({ value, ...rest }) => {
      return { round: value, ...rest };
    }),
    byQuarter: quartersOf(investments, hidden),
    entries: entriesOf(investments, books, writer),
  };
  return { ...pageOf(writer, 'portfolio', options), ...figures, sections: portfolioSections(figures, hidden, writer) };
}

/** Number, euro and share of the euro of each value that occurs, in the order of `values`. */
function sharesBy<T>(
  values: readonly T[],
  investments: readonly Investment[],
  valueOf: (investment: Investment) => T,
  hidden: boolean,
) {
  const groups = values
    .map((value) => ({ value, members: investments.filter((investment) => valueOf(investment) === value) }))
    .filter(({ members }) => members.length > 0);
  const amounts = groups.map(({ members }) => totalOf(members, hidden));
  const cents = amounts.map((amount) => Math.round((amount ?? 0) * 100));
  const shares = cents.some((amount) => amount > 0) ? wholeShares(cents) : undefined;
  return groups.map(({ value, members }, index) => ({
    value,
    count: members.length,
    amount: amounts[index]!,
    percentage: shares?.[index] ?? null,
  }));
}

function returnsOf(investments: readonly Investment[], hidden: boolean): Returns {
  const held = investments.filter((investment) => valueOf(investment) !== null);
  const currentValue = held.length === 0 ? null : sumEuro(held.map((investment) => valueOf(investment)!));
  return {
    investments: investments.length,
    invested: totalOf(investments, hidden),
    valued: held.length,
    currentValue,
    moic: moicOf(currentValue, totalOf(held, hidden)),
  };
}

/** Euro; null where nobody has said it. What failed is lost unless something came back. */
function valueOf({ currentValue, status, investmentAmount }: Investment): number | null {
  return currentValue ?? (status === 'failed' && investmentAmount !== null ? 0 : null);
}

function moicOf(value: number | null, invested: number | null): number | null {
  return value === null || !invested ? null : Math.round((100 * value) / invested) / 100;
}

/** When an investment got the status it has, in milliseconds; a change that was taken back is none. */
function endOf({ history, status, date }: Investment): number {
  return Date.parse(history.findLast((entry) => entry.status === status)?.at ?? date);
}

function quartersOf(investments: readonly Investment[], hidden: boolean): PortfolioReport['byQuarter'] {
  const ended = (status: Investment['status']) =>
    investments.filter((investment) => investment.status === status).map(endOf);
  const exits = ended('exited');
  const failures = ended('failed');
  const bought = ({ date }: Investment) => Date.parse(date);
  const all = [...investments.map(bought), ...exits, ...failures];
  if (all.length === 0) return [];
  return quartersBetween(Math.min(...all), Math.max(...all)).map((quarter) => {
    const isIn = (at: number) => quarterOf(at) === quarter;
    const made = investments.filter((investment) => isIn(bought(investment)));
    return {
      quarter,
      count: made.length,
      amount: totalOf(made, hidden),
      exits: exits.filter(isIn).length,
      failures: failures.filter(isIn).length,
    };
  });
}

/** Newest first. */
function entriesOf(
  investments: readonly Investment[],
  books: Books,
  writer: SectionWriter,
): PortfolioReport['entries'] {
  return investments
    .toSorted(
      (a, b) => compareText(b.date, a.date) || compareText(a.companyName, b.companyName) || compareText(a.id, b.id),
    )
    .map((investment) => ({
      id: investment.id,
      companyName: investment.companyName,
      sector: investment.sector ?? null,
      round: investment.round ?? null,
      investmentAmount: investment.investmentAmount,
      stake: investment.stake ?? null,
      currentValue: valueOf(investment),
      moic: moicOf(valueOf(investment), investment.investmentAmount),
      date: investment.date,
      status: investment.status,
      lastUpdate: [investment.date, dayOf(endOf(investment)), investment.valuedOn ?? ''].sort(compareText).at(-1)!,
      deck: deckThen(investment, books, writer),
    }));
}

/** The deck that was linked; else the company's last one analysed by the day of the investment, else its first after. */
function deckThen(investment: Investment, { completed }: Books, writer: SectionWriter): DeckThen | null {
  const linked = completed.find(({ summary }) => summary.id === investment.analysisId);
  if (linked) return described(linked, 'analysis', investment.date, writer);
  const name = nameKey(investment.companyName);
  const decks = completed.filter(({ company }) => company === name);
  const then = decks.findLast(({ at }) => dayOf(at) <= investment.date) ?? decks[0];
  return then ? described(then, 'name', investment.date, writer) : null;
}

function described(
  { summary, at }: Counted,
  matchedBy: DeckThen['matchedBy'],
  date: string,
  writer: SectionWriter,
): DeckThen {
  const { arr, arrMessage } = summary;
  return {
    analysisId: summary.id,
    matchedBy,
    after: dayOf(at) > date,
    date: summary.createdAt,
    score: summary.overallScore,
    recommendation: summary.recommendation,
    ...(summary.recommendationReason && { recommendationReason: summary.recommendationReason }),
    arr: arrMessage ? writer.said(arrMessage.id, arrMessage.values).text : arr,
    ...(arrMessage ? { arrMessage } : {}),
  };
}
