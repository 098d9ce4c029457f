/** A report over many decks: the running quarter's figures as text, and the same report as a spreadsheet. Usage: period-report <data folder> <file.xlsx> */
import { writeFile } from 'node:fs/promises';
import { openWorkspace, valueText } from '@vc-analyst/core';

const [dataDir = '.vc-analyst', file = 'quarter.xlsx'] = process.argv.slice(2);

const workspace = await openWorkspace({ dataDir });
try {
  const report = await workspace.reports.period('quarter', { type: 'performance' });
  console.log(report.title);
  for (const section of report.sections) {
    if (section.kind !== 'stats') continue;
    for (const { label, value, kind } of section.stats) console.log(`${label}: ${valueText(value, kind, 'en')}`);
  }
  const { bytes } = await workspace.exportReport(report, 'xlsx');
  await writeFile(file, bytes);
} finally {
  await workspace.close();
}
