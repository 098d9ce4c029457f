/** What people add stays theirs, is told to whom it concerns in three languages, and links open only what they should. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { analysesCollection } from '../pipeline/analyses-collection.js';
import { configSchema } from '../config/config.js';
import { catalogues } from '../i18n/catalogues.js';
import { ACTIVITY_ACTIONS } from '../model/activity.js';
import { LOCALES } from '../model/values.js';
import { openFolderStore } from '../store/folder/open-folder-store.js';
import { sampleAnalysis } from '../../test/kit/sample-analysis.js';
import { medianSeed } from '../../test/kit/sample-evidence.js';
import { activitiesCollection, openActivities } from './activities.js';
import { sharesCollection } from './links.js';
import { openPeople } from '../workspace/people.js';

const ana = { id: 'ana', firstName: 'Ana' };
/** A script: no account that could be left. */
const script = { firstName: 'Nightly' };
const ben = { id: 'ben', firstName: 'Ben' };

let folder: string;
let clock: number;
const closers: (() => Promise<void>)[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vc-people-'));
  clock = Date.parse('2026-03-01T10:00:00Z');
});
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
  await rm(folder, { recursive: true, force: true });
});

async function open() {
  const store = await openFolderStore(folder);
  const people = openPeople({
    store,
    config: configSchema.parse({ dataDir: folder, passwordCost: 4 }),
    rules: { check: () => {}, from: () => 'none' },
    engines: { checkAddress: () => {}, inForce: () => ({ name: 'rubric', from: 'settings' }) },
    now: () => new Date((clock += 1)),
  });
  closers.push(async () => {
    await people.close();
    await store.close();
  });
  const analyses = store.collection(analysesCollection);
  if (!(await analyses.summary('deal'))) {
    const fields = { id: 'deal', companyName: 'Northgrid', ownerId: 'ana', deckHash: 'b'.repeat(64) };
    await analyses.create(sampleAnalysis(medianSeed(), fields));
  }
  return {
    ...people,
    ...people.collaboration,
    shares: people.shares,
    analyses,
    kept: store.collection(sharesCollection),
  };
}

test('a comment is trimmed, stands in the document, and only its author changes or removes it', async () => {
  const { comments, analyses } = await open();
  const comment = await comments.add('deal', '  Ask for the contracts\n', ben);
  expect(comment.content).toBe('Ask for the contracts');
  for (const content of ['', '  \n', '\u0000', 'x'.repeat(5001)]) {
    await expect(comments.add('deal', content, ben)).rejects.toMatchObject({ code: 'bad-usage' });
  }
  await expect(comments.edit('deal', comment.id, 'mine now', ana)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(comments.remove('deal', comment.id, ana)).rejects.toMatchObject({ code: 'forbidden' });
  expect(await comments.edit('deal', comment.id, 'Ask twice', ben)).toMatchObject({ content: 'Ask twice' });
  expect((await analyses.get('deal'))?.comments[0]).toMatchObject({ content: 'Ask twice', user: ben });
  await comments.remove('deal', comment.id, ben);
  expect((await analyses.get('deal'))?.comments).toEqual([]);
  await expect(comments.remove('deal', comment.id, ben)).rejects.toMatchObject({ code: 'not-found' });
  await expect(comments.add('other', 'hello', ben)).rejects.toMatchObject({ code: 'not-found' });
});

test('a comment may be about a slide and a fact of the deck, and of no other', async () => {
  const { comments, analyses } = await open();
  const analysis = (await analyses.get('deal'))!;
  const fact = analysis.facts[0]!;
  const comment = await comments.add('deal', 'Which month is this?', ben, { slide: fact.slide, factId: fact.id });
  expect(comment).toMatchObject({ slide: fact.slide, factId: fact.id });
  const beyond = { slide: analysis.slideCount + 1 };
  await expect(comments.add('deal', 'hm', ben, beyond)).rejects.toMatchObject({ code: 'bad-usage' });
  await expect(comments.add('deal', 'hm', ben, { factId: 'arr-99-1' })).rejects.toMatchObject({ code: 'not-found' });
  expect((await analyses.get('deal'))?.comments).toHaveLength(1);
});

test('fifty comments at once are fifty comments', async () => {
  const sides = [await open(), await open()];
  await Promise.all(
    Array.from({ length: 50 }, (_, number) => sides[number % 2]!.comments.add('deal', `comment ${number}`, ben)),
  );
  expect((await sides[0]!.analyses.get('deal'))?.comments).toHaveLength(50);
});

test('a person’s second rating replaces the first, and lists count them', async () => {
  const { feedback, analyses } = await open();
  await feedback.give('deal', { rating: 2, feedbackText: ' too kind ' }, ana);
  await feedback.give('deal', { rating: 5 }, ben);
  await feedback.give('deal', { rating: 4 }, ana);
  expect((await analyses.get('deal'))?.feedback?.map(({ rating, user }) => [user.id, rating])).toEqual([
    ['ben', 5],
    ['ana', 4],
  ]);
  expect((await analyses.summary('deal'))?.ratings).toEqual({ count: 2, sum: 9 });
  for (const rating of [0, 6, 2.5, Number.NaN]) {
    await expect(feedback.give('deal', { rating }, ana)).rejects.toMatchObject({ code: 'bad-usage' });
  }
});

test('a decision is kept with who and when, and can be taken back', async () => {
  const { decisions, analyses } = await open();
  const decided = await decisions.decide('deal', { value: 'pipeline', note: ' call on Monday ' }, ben);
  expect(decided.decision).toMatchObject({ value: 'pipeline', note: 'call on Monday', by: ben });
  expect((await analyses.summary('deal'))?.decision?.value).toBe('pipeline');
  expect((await decisions.decide('deal', null, ben)).decision).toBeUndefined();
  await expect(decisions.decide('deal', { value: 'maybe' as never }, ben)).rejects.toMatchObject({ code: 'bad-usage' });
});

test('activities are newest first, in the reader’s language, and notify owner and speakers but not the author', async () => {
  const { comments, feedback, activities, notifications } = await open();
  await comments.add('deal', 'first', ben);
  await feedback.give('deal', { rating: 5 }, ben);
  await comments.add('deal', 'answer', ana);
  const said = await activities.list({ locale: 'es' });
  expect(said.map(({ details, user }) => `${user.firstName}: ${details}`)).toEqual([
    'Ana: Comentario sobre Northgrid',
    'Ben: 5 estrellas de 5 para el análisis de Northgrid',
    'Ben: Comentario sobre Northgrid',
  ]);
  expect(await notifications.of('ana')).toMatchObject({ unread: 2 });
  const bens = await notifications.of('ben', { locale: 'fr' });
  expect(bens.items.map(({ details }) => details)).toEqual(['Commentaire sur Northgrid']);
  expect(bens.items[0]).not.toHaveProperty('concerns');
  expect(await notifications.of('eve')).toEqual({ unread: 0, items: [] });
});

test('what was read stays read for that account alone', async () => {
  const { accounts, comments, notifications } = await open();
  const person = (username: string) => ({ username, password: 'violet harbour 7', email: `${username}@fund.example` });
  const [one, two] = [await accounts.register(person('one')), await accounts.register(person('two'))];
  await comments.add('deal', 'from one', { id: one.id, firstName: 'One' });
  await comments.add('deal', 'from two', { id: two.id, firstName: 'Two' });
  const before = await notifications.of(one.id);
  expect(before.unread).toBe(1);
  await notifications.markRead(one.id, before.items[0]!.createdAt);
  await comments.add('deal', 'again', { id: two.id, firstName: 'Two' });
  expect((await notifications.of(one.id)).items.map(({ read }) => read)).toEqual([false, true]);
  await notifications.markRead(one.id, '2000-01-01T00:00:00Z');
  expect((await notifications.of(one.id)).unread).toBe(1);
  await notifications.markRead(one.id, '2999-01-01T00:00:00Z');
  expect((await notifications.of(one.id)).unread).toBe(0);
  await comments.add('deal', 'later', { id: two.id, firstName: 'Two' });
  expect((await notifications.of(one.id)).unread).toBe(1);
});

test('every action has its text in every language, and every text can be said', async () => {
  const { activities } = await open();
  for (const action of ACTIVITY_ACTIONS) {
    for (const locale of LOCALES) expect(catalogues[locale]).toHaveProperty([`activity.${action}`]);
    const values = {
      company: 'Northgrid',
      name: 'Nora',
      role: 'analyst',
      rating: 1,
      decision: 'none',
      step: 'Call',
      count: 1,
    };
    await activities.record({ action, by: ana, values });
  }
  for (const locale of LOCALES) {
    for (const { details } of await activities.list({ locale })) expect(details).not.toMatch(/[{}]|activity\./);
  }
});

test('the oldest activities go when there are too many, the newest stay', async () => {
  const store = await openFolderStore(folder);
  closers.push(() => store.close());
  const kept = store.collection(activitiesCollection);
  const activities = openActivities(kept, () => new Date((clock += 1)), 20);
  const ids: string[] = [];
  for (let number = 0; number < 60; number += 1) {
    ids.push((await activities.record({ action: 'settings.changed', by: ana })).id);
  }
  await activities.close();
  ids.push((await activities.record({ action: 'settings.changed', by: ana })).id);
  await activities.close();
  const left = (await kept.summaries()).map(({ id }) => id);
  expect(left.length).toBeLessThanOrEqual(22);
  expect(left).toEqual(ids.slice(-left.length));
});

test('a link opens its analysis until it expires, is revoked, or the analysis goes', async () => {
  const { shares, analyses } = await open();
  const expiresAt = new Date(clock + 60_000).toISOString();
  const { share, token } = await shares.create('deal', { expiresAt }, script);
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(await shares.look(token)).toEqual({ shareId: share.id, analysisId: 'deal', needsPassword: false });
  expect((await shares.open(token))?.analysis.companyName).toBe('Northgrid');
  await expect.poll(async () => (await shares.list('deal'))[0]?.views).toBe(1);
  clock += 60_000;
  expect(await shares.open(token)).toBeUndefined();
  const second = await shares.create('deal', {}, script);
  expect(await shares.revoke('other', second.share.id)).toBe(false);
  expect(await shares.open(second.token)).toBeDefined();
  expect(await shares.revoke('deal', second.share.id)).toBe(true);
  expect(await shares.open(second.token)).toBeUndefined();
  const third = await shares.create('deal', {}, script);
  await analyses.remove('deal');
  expect(await shares.open(third.token)).toBeUndefined();
  for (const planted of ['', 'x', token.slice(1), share.id]) expect(await shares.open(planted)).toBeUndefined();
  await expect(shares.create('deal', {}, script)).rejects.toMatchObject({ code: 'not-found' });
});

test('a link shows the analysis as it was when it was made, one of before links kept that as it is', async () => {
  const { shares, analyses, kept } = await open();
  const { share, token } = await shares.create('deal', {}, script);
  await analyses.update('deal', (deal) => ({ ...deal, companyName: 'Southgrid' }));
  const opened = await shares.open(token);
  expect(opened).toMatchObject({ asOf: share.createdAt, analysis: { companyName: 'Northgrid', comments: [] } });
  expect(opened?.analysis).not.toHaveProperty('ownerId');
  await kept.update(share.id, ({ analysis: _as, visits: _of, ...before }) => before);
  expect(await shares.list('deal')).toMatchObject([{ isSnapshot: false }]);
  expect(await shares.open(token)).toMatchObject({ asOf: null, analysis: { companyName: 'Southgrid' } });
});

test('visits of a link are forgotten by age, and go with it; their count stays', async () => {
  const { shares, kept } = await open();
  const { share, token } = await shares.create('deal', {}, script);
  const { visitId } = (await shares.open(token))!;
  await expect.poll(() => shares.visits('deal', share.id)).toHaveLength(1);
  clock += 60_000;
  expect(await shares.told(token, visitId, [{ slide: 1, seconds: 30 }])).toBe(true);
  expect(await shares.visits('deal', share.id)).toMatchObject([{ slides: [{ slide: 1, seconds: 30 }] }]);
  await shares.open(token);
  await expect.poll(() => shares.visits('deal', share.id)).toHaveLength(2);
  const [newest] = await shares.visits('deal', share.id);
  await shares.forgetVisits(newest!.at);
  expect(await shares.visits('deal', share.id)).toEqual([newest]);
  expect(await shares.list('deal')).toMatchObject([{ views: 2 }]);
  expect(JSON.stringify(await kept.summaries())).not.toContain('slides');
  await shares.removeAll('deal');
  await expect(shares.visits('deal', share.id)).rejects.toMatchObject({ code: 'not-found' });
});

test('a link with a password opens with it alone, and neither stands in the store', async () => {
  const { shares } = await open();
  const { share, token } = await shares.create('deal', { password: 'for your eyes' }, script);
  expect(share).toMatchObject({ hasPassword: true });
  for (const wrong of [undefined, '', 'For your eyes']) {
    await expect(shares.open(token, { password: wrong })).rejects.toMatchObject({ code: 'share-password' });
  }
  expect(await shares.open(token, { password: 'for your eyes' })).toBeDefined();
  expect(JSON.stringify(await shares.list('deal'))).not.toMatch(/scrypt|[Hh]ash/);
  for (const name of await readdir(join(folder, 'shares'))) {
    const text = await readFile(join(folder, 'shares', name), 'utf8');
    expect(text).not.toContain(token);
    expect(text).not.toContain('for your eyes');
  }
  for (const expiresAt of ['yesterday', '2020-01-01', '']) {
    await expect(shares.create('deal', { expiresAt }, script)).rejects.toMatchObject({ code: 'bad-request' });
  }
});
