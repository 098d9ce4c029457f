/** A fund that has been at work for months: decks of all kinds, what people said of them, investments, an invitation. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NewInvestment } from '@vc-analyst/core/model';
import type { App } from '../harness/open-app.js';

const decks = fileURLToPath(new URL('../../../../examples/decks/', import.meta.url));
const DAY = 86_400_000;

/** How far the clock of the workspace is set back while the fund is filled. */
export interface Clock {
  backMs: number;
}

const THESIS = `name: Example Ventures
stages: [pre-seed, seed]
sectors: [saas, fintech]
geographies: [europe]
cheque: { min: 250000, max: 1500000, currency: EUR, leastShare: 10 }
`;

/** Ids by the beginning of the file's name, and the tokens of two shared links and of one to a founder. */
export async function fillFund(app: App, clock: Clock): Promise<Record<string, string>> {
  const { workspace, accounts } = app;
  const ana = { id: accounts.analyst, firstName: 'Ana' };
  const julien = { id: accounts.partner, firstName: 'Julien' };
  await workspace.settings.change({ thesis: THESIS }, julien);
  const ids: Record<string, string> = {};
  const files = (await readdir(decks)).filter((name) => /^(?!wrenlow|quaylane).*\.(pdf|pptx?)$/.test(name));
  for (const [at, fileName] of files.entries()) {
    clock.backMs = (files.length - at) * 9 * DAY;
    const inputs = [{ fileName, bytes: await readFile(join(decks, fileName)) }];
    ids[fileName.split(/[-.]/)[0]!] = (await workspace.queue.submit({ inputs, by: at % 2 ? ana : julien })).id;
    await workspace.queue.idle();
  }
  clock.backMs = 5 * 3_600_000;
  const broken = { fileName: 'pitch-deck-v7-final-signed.pdf', bytes: Buffer.from('%PDF-1.7\nnothing') };
  ids.failed = (
    await workspace.queue.submit({ inputs: [broken], given: { companyName: 'Brightwater & Sons' }, by: julien })
  ).id;
  await workspace.queue.idle();
  await workspace.rescore();
  clock.backMs = 0;
  await talkAbout(app);
  await invest(app, ids);
  const admin = { id: accounts.admin, firstName: 'Lucía', role: 'admin' } as const;
  const invited = { email: 'marc.petit@fund.example', firstName: 'Marc', lastName: 'Petit', role: 'viewer' } as const;
  ids.invitation = (await workspace.accounts.invite(invited, admin)).link.token;
  ids.reset = (await workspace.accounts.makeResetLink(accounts.viewer, admin)).token;
  ids.token = (await share(app, 'open sesame')).token;
  ids.open = (await share(app)).token;
  ids.founder = await askFounder(app);
  return ids;
}

async function talkAbout({ workspace, accounts, analyses }: App): Promise<void> {
  const ana = { id: accounts.analyst, firstName: 'Ana' };
  const julien = { id: accounts.partner, firstName: 'Julien' };
  const { comments, feedback, decisions } = workspace.collaboration;
  const id = analyses.Quaylane;
  await comments.add(id, 'Spoke to two of the named customers: both renewed in September.', ana, { slide: 7 });
  await comments.add(id, 'Asked for the cohort table and the contract of the largest buyer.', julien);
  await feedback.give(id, { rating: 4, feedbackText: 'Missed that growth is net of one contract.' }, ana);
  await feedback.give(id, { rating: 5 }, julien);
  await decisions.decide(id, { value: 'pipeline', note: 'First call on Tuesday.' }, julien);
  await comments.add(analyses.Wrenlow, 'Too early for us, but worth watching.', julien);
  const { questions, facts, metrics } = await workspace.analyses.get(id);
  const said = { answer: 'Churn fell to 0.6 % in October.', owner: 'Ana', status: 'answered' } as const;
  await workspace.analyses.answer(id, questions[0]!.id, said, { by: 'Ana', author: ana });
  const arr = facts.find((fact) => fact.id === metrics.arr)!;
  const reason = 'The slide shows bookings, not recurring revenue';
  const correction = { of: 'fact', factId: arr.id, set: { value: Math.round(arr.value! * 0.9) } } as const;
  await workspace.analyses.correct(id, correction, { by: 'Julien', author: julien, reason });
}

async function invest({ workspace, accounts, analyses }: App, ids: Record<string, string>): Promise<void> {
  const { Quaylane } = analyses;
  const { termalida = '', olivanta = '' } = ids;
  const day = (back: number) => new Date(Date.now() - back * DAY).toISOString().slice(0, 10);
  const on = (back: number) => ({ date: day(back) });
  const made: NewInvestment[] = [
    { companyName: 'Quaylane', investmentAmount: 1_250_000, sector: 'saas', round: 'series-a', ...on(6) },
    { companyName: 'Termálida', investmentAmount: 600_000, sector: 'energy', round: 'seed', ...on(40) },
    { companyName: 'Olivanta', investmentAmount: 350_000, sector: 'marketplace', round: 'pre-seed', ...on(96) },
    { companyName: 'Northgrid Energy Systems International', investmentAmount: 2_400_000, ...on(150) },
    { companyName: 'Cuota Clara', investmentAmount: 180_000.5, sector: 'fintech', round: 'seed', ...on(210) },
  ];
  const more: Partial<NewInvestment>[] = [
    { analysisId: Quaylane, assigneeIds: [accounts.analyst, accounts.partner], stake: 8.5, currentValue: 1_900_000 },
    { analysisId: termalida, stake: 12 },
    { analysisId: olivanta, status: 'exited', stake: 6.25, currentValue: 910_000 },
    { currentValue: 2_150_000, valuedOn: day(20) },
    { status: 'failed' },
  ];
  const by = { by: { id: accounts.partner, firstName: 'Julien' } };
  for (const [at, one] of made.entries()) await workspace.portfolio.add({ ...one, ...more[at] }, by);
}

function share({ workspace, accounts, analyses }: App, password?: string): Promise<{ token: string }> {
  const expiresAt = new Date(Date.now() + 14 * DAY).toISOString();
  const by = { id: accounts.partner, firstName: 'Julien' };
  return workspace.collaboration.shares.create(analyses.Quaylane, { expiresAt, ...(password && { password }) }, by);
}

/** A founder who has answered one of the questions and sent nothing else yet. */
async function askFounder({ workspace, accounts, analyses }: App): Promise<string> {
  const by = { id: accounts.partner, firstName: 'Julien' };
  const { founderLinks } = workspace.collaboration;
  const { token, link } = await founderLinks.create(analyses.Quaylane, {}, by);
  const text = 'Three founders hold 74% and vest over four years since 2023; nobody who has left holds any.';
  await founderLinks.answer(token, [{ questionId: link.questionIds[0]!, text }], 'en');
  return token;
}
