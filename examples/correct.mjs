/** A correction: another value for a company's ARR, who says so and why, and what it does to the score. Usage: correct <data folder> <company> <ARR> */
import { openWorkspace } from '@vc-analyst/core';

const [dataDir = '.vc-analyst', company = 'Quaylane', arr = '1200000'] = process.argv.slice(2);

const workspace = await openWorkspace({ dataDir });
try {
  const summary = (await workspace.analyses.list()).find(({ companyName }) => companyName === company);
  if (!summary) throw new Error(`There is no analysis of ${company}.`);
  const before = await workspace.analyses.get(summary.id);
  const factId = before.metrics.arr;
  if (factId === undefined) throw new Error(`The deck of ${company} shows no ARR.`);

  const after = await workspace.analyses.correct(
    summary.id,
    { of: 'fact', factId, set: { value: Number(arr) } },
    { by: 'Ana', reason: 'Confirmed by the founder on the phone' },
  );
  console.log(`${company}: ${before.arr} → ${after.arr}, score ${before.overallScore} → ${after.overallScore}`);
  for (const { by, at, reason } of after.corrections ?? []) console.log(`${by}, ${at.slice(0, 10)}: ${reason}`);
} finally {
  await workspace.close();
}
