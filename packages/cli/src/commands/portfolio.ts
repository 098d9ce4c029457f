/** `vc portfolio`: the fund's investments as a report and as a list, and adding, changing and removing them. */
import { cellText, parseTypedNumber, type Workspace } from '@vc-analyst/core';
import { formatExactly, renderMessage } from '@vc-analyst/core/i18n';
import type { Investment, InvestmentStatus, Locale, Sector, Stage } from '@vc-analyst/core/model';
import { clip, columns } from '../output/columns.js';
import { say } from '../output/language.js';
import { paintFor, type Paint } from '../output/paint.js';
import { printable } from '../output/printable.js';
import { printReport, type ReportOutputFlags } from '../output/report/print-report.js';
import type { GlobalFlags } from '../workspace/global-flags.js';
import { findAnalysis } from '../workspace/find-analysis.js';
import { withWorkspace } from '../workspace/workspace-for.js';

/** What is said of an investment on the command line. */
export interface InvestmentFlags extends GlobalFlags {
  company?: string;
  /** Euro, as typed. */
  amount?: string;
  /** Percent, as typed. */
  stake?: string;
  /** Euro, as typed. */
  worth?: string;
  valuedOn?: string;
  date?: string;
  sector?: Sector;
  round?: Stage;
  status?: InvestmentStatus;
  /** Day of the change of status. */
  on?: string;
  analysis?: string;
  json?: boolean;
}

export async function portfolio(flags: GlobalFlags & ReportOutputFlags): Promise<void> {
  await withWorkspace(flags, async (workspace) => {
    await printReport(workspace, await workspace.reports.portfolio(), flags);
  });
}

export async function listInvestments(flags: GlobalFlags & { json?: boolean }): Promise<void> {
  await withWorkspace(flags, async (workspace) => {
    const held = await workspace.portfolio.list();
    const locale = workspace.config.lang;
    if (flags.json) printJson(held);
    else if (held.length > 0) {
      process.stdout.write(`${investmentTable(held, locale, paintFor(process.stdout, flags)).join('\n')}\n`);
    } else if (!flags.quiet) {
      process.stderr.write(`${say('portfolio.none')}\n`);
    }
  });
}

export async function addInvestment(
  companyName: string,
  flags: InvestmentFlags & { amount: string; date: string },
): Promise<void> {
  await withWorkspace(flags, async (workspace) => {
    const { sector, round, status, on } = flags;
    const added = await workspace.portfolio.add({
      companyName,
      investmentAmount: amountOf(flags.amount, workspace),
      ...worthOf(flags, workspace),
      date: flags.date,
      sector,
      round,
      status,
      statusDate: on,
      analysisId: await wholeAnalysisId(workspace, flags.analysis),
    });
    said('added', added, workspace, flags);
  });
}

export async function setInvestment(id: string, flags: InvestmentFlags): Promise<void> {
  await withWorkspace(flags, async (workspace) => {
    const { company, amount, date, sector, round, status, on } = flags;
    const before = await workspace.portfolio.get(id);
    const changed = await workspace.portfolio.update(id, {
      companyName: company,
      investmentAmount: amount === undefined ? undefined : amountOf(amount, workspace),
      ...worthOf(flags, workspace),
      date,
      sector,
      round,
      status,
      statusDate: on,
      analysisId: await wholeAnalysisId(workspace, flags.analysis),
    });
    said('changed', changed, workspace, flags, before.investmentAmount);
  });
}

export async function removeInvestments(ids: string[], flags: GlobalFlags): Promise<void> {
  await withWorkspace(flags, async (workspace) => {
    for (const id of ids) {
      const investment = await workspace.portfolio.get(id);
      await workspace.portfolio.remove(investment.id);
      said('removed', investment, workspace, flags);
    }
  });
}

/** Euro. Throws VcError `bad-number`. */
function amountOf(typed: string, { config }: Workspace, field = '--amount'): number {
  return parseTypedNumber(typed, { unit: 'money', currency: 'EUR', locale: config.lang, field }).value;
}

/** What of it is held and what that is worth, as far as it was said. Throws VcError `bad-number`. */
function worthOf({ stake, worth, valuedOn }: InvestmentFlags, workspace: Workspace) {
  const { lang } = workspace.config;
  return {
    stake:
      stake === undefined
        ? undefined
        : parseTypedNumber(stake, { unit: 'percent', locale: lang, field: '--stake' }).value,
    currentValue: worth === undefined ? undefined : amountOf(worth, workspace, '--worth'),
    valuedOn,
  };
}

async function wholeAnalysisId(workspace: Workspace, id: string | undefined): Promise<string | undefined> {
  return id === undefined ? undefined : (await findAnalysis(workspace, id)).id;
}

function said(
  what: 'added' | 'changed' | 'removed',
  investment: Investment,
  workspace: Workspace,
  { json, quiet }: GlobalFlags & { json?: boolean },
  amountBefore: number | null = investment.investmentAmount,
): void {
  if (json) printJson(investment);
  else if (!quiet) {
    const [was, is] = [amountBefore, investment.investmentAmount].map((euro) =>
      euro === null ? '–' : formatExactly(euro, workspace.config.lang, 'EUR'),
    );
    const amount = was === is ? is : `${was} → ${is}`;
    const name = printable(clip(investment.companyName, 60));
    const about = `${name}, ${amount}, ${investment.date}, ${investment.status} (${investment.id})`;
    process.stderr.write(`${say(`portfolio.${what}`, { what: about })}\n`);
  }
}

/** A heading row and one row an investment, in the order given. */
function investmentTable(held: readonly Investment[], locale: Locale, paint: Paint): string[] {
  const text = (id: string) => renderMessage({ id, values: {} }, locale);
  const headings = [
    'label.date',
    'report.column.company',
    'report.column.amount',
    'report.column.stake',
    'report.column.currentValue',
    'report.column.round',
    'label.sectorWord',
  ];
  return columns(
    [
      [...[...headings, 'label.status'].map(text), 'id'].map((heading) => paint.dim(heading)),
      ...held.map(({ id, date, companyName, investmentAmount, stake, currentValue, round, sector, status }) => [
        cellText(date, 'date', locale),
        printable(clip(companyName, 30)),
        cellText(investmentAmount, 'money', locale),
        cellText(stake ?? null, 'percent', locale),
        cellText(currentValue ?? null, 'money', locale),
        round ? text(`label.stage.${round}`) : '–',
        sector ? text(`label.sector.${sector}`) : '–',
        text(`report.status.${status}`),
        id.slice(0, 8),
      ]),
    ],
    [2, 3, 4],
  );
}

function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}
