/** `vc report`, `vc trends` and `vc corporate`: what the analyses of a period, or all of them, say together. */
import type { ReportPeriod, ReportType } from '@vc-analyst/core/model';
import { printReport, type ReportOutputFlags } from '../output/report/print-report.js';
import type { GlobalFlags } from '../workspace/global-flags.js';
import { withWorkspace } from '../workspace/workspace-for.js';

export async function report(
  period: ReportPeriod,
  flags: GlobalFlags & ReportOutputFlags & { type: ReportType; date?: string },
): Promise<void> {
  await withWorkspace(flags, async (workspace) => {
    const { type, date } = flags;
    await printReport(workspace, await workspace.reports.period(period, { type, of: date }), flags);
  });
}

export async function trends(flags: GlobalFlags & ReportOutputFlags): Promise<void> {
  await withWorkspace(flags, async (workspace) => {
    await printReport(workspace, await workspace.reports.trends(), flags);
  });
}

export async function corporate(flags: GlobalFlags & ReportOutputFlags): Promise<void> {
  await withWorkspace(flags, async (workspace) => {
    await printReport(workspace, await workspace.reports.corporate(), flags);
  });
}
