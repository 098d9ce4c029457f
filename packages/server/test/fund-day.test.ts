/** A fund at work: what people do in the app, from the first account to a report, with what each answer must hold. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Activity, Analysis, Dashboard, Investment, ManagedUser, Report, TeamMember } from '@vc-analyst/core';
import type { Notifications, Site, User } from '@vc-analyst/core/contract';
import { openFund, PASSWORD, type Fund } from './support/fund.js';
import { setCookie, type Sent } from './support/http.js';

let fund: Fund;
/** The fund's first account. */
let ana = '';

beforeAll(async () => {
  fund = await openFund({ stored: [{ id: 'kept' }, { id: 'twin' }] });
});
afterAll(() => fund.close());

async function ask<T>(cookie: string, path: string, sent: Sent = {}): Promise<T> {
  const answer = await fund.send(path, { ...sent, cookie });
  expect(answer.status, `${sent.method ?? 'GET'} ${path}: ${answer.text.slice(0, 300)}`).toBeLessThan(300);
  return answer.json as T;
}
const post = (body: object = {}): Sent => ({ method: 'POST', body });
const patch = (body: object): Sent => ({ method: 'PATCH', body });

describe('people', () => {
  test('the first account becomes admin and knows what it may do', async () => {
    expect((await fund.send('/api/site')).json as Site).toMatchObject({
      firstAccount: true,
      setupTokenNeeded: false,
      registration: 'open',
      minPasswordLength: 6,
      landing: { accuracy: '91%', startups: '500+', capital: '$50M+' },
    });
    const answer = await fund.send('/api/register', {
      ...post({
        username: 'ana',
        password: PASSWORD,
        confirmPassword: PASSWORD,
        email: 'ana@fund.example',
        firstName: 'Ana',
      }),
      headers: { 'accept-language': 'es-ES' },
    });
    ana = `vc_session=${setCookie(answer, 'vc_session')}`;
    expect(answer.json as User).toMatchObject({
      firstName: 'Ana',
      role: 'admin',
      language: 'es',
      permissions: { settings: 'all' },
    });
    await ask(ana, '/api/user/language', { method: 'PUT', body: { language: 'en' } });
  });

  test('whoever confirms another password is told, in their language', async () => {
    const answer = await fund.send('/api/register', {
      ...post({ username: 'x', password: PASSWORD, confirmPassword: 'other', email: 'x@x.example' }),
      headers: { 'accept-language': 'fr' },
    });
    expect(answer.json).toMatchObject({ error: { code: 'bad-request', data: { field: 'confirmPassword' } } });
  });

  test('nobody is invited without first name, last name and an address: all that is wrong is named', async () => {
    const refused = async (body: object) => {
      const answer = await fund.send('/api/team/invite', { ...post(body), cookie: ana });
      expect(answer.status).toBe(400);
      return (answer.json as { error: { code: string; message: string; data: { field: string } } }).error;
    };
    const whole = { email: 'luc@fund.example', role: 'partner', firstName: 'Luc', lastName: 'Petit' };
    const { firstName: _first, lastName: _last, ...nameless } = whole;
    const error = await refused(nameless);
    expect(error).toMatchObject({ code: 'bad-request', data: { field: 'firstName' } });
    expect(error.message).toMatch(/firstName: .+; lastName: .+/);
    expect((await refused({ ...whole, firstName: '  ' })).message).toContain('firstName');
    expect((await refused({ ...whole, lastName: '' })).message).toContain('lastName');
    for (const email of ['', 'luc', 'luc@fund', 'luc@fund.example, b@x.example']) {
      expect((await refused({ ...whole, email })).data.field).toBe('email');
    }
    expect(await ask<TeamMember[]>(ana, '/api/team')).toHaveLength(1);
  });

  test('somebody invited is pending, opens the link, makes an account and is active', async () => {
    const invited = await ask<TeamMember & { invitation: { link: string; mailed: boolean } }>(
      ana,
      '/api/team/invite',
      post({ email: 'luc@fund.example', role: 'partner', firstName: 'Luc', lastName: 'Petit' }),
    );
    expect(invited).toMatchObject({ status: 'pending', role: 'partner', invitation: { mailed: false } });
    const link = new URL(invited.invitation.link);
    expect(link.origin).toBe(fund.server.url);
    const invitationToken = link.searchParams.get('invitation')!;
    expect((await fund.send('/api/invitation', post({ token: invitationToken }))).json).toMatchObject({
      email: 'luc@fund.example',
      role: 'partner',
    });
    const body = { username: 'luc', password: PASSWORD, email: 'luc@fund.example', invitationToken };
    expect((await fund.send('/api/register', post(body))).json).toMatchObject({ role: 'partner', firstName: 'Luc' });
    expect((await fund.send('/api/register', post({ ...body, username: 'again' }))).status).toBe(404);
    const team = await ask<TeamMember[]>(ana, '/api/team');
    expect(team.find(({ email }) => email === 'luc@fund.example')).toMatchObject({ status: 'active' });
  });

  test('nobody changes their own role, removes themselves, or removes the last admin', async () => {
    const me = await ask<User>(ana, '/api/user');
    for (const sent of [
      { path: `/api/team/${me.id}/role`, ...patch({ role: 'viewer' }) },
      { path: `/api/team/${me.id}`, method: 'DELETE' },
    ]) {
      const answer = await fund.send(sent.path, { ...sent, cookie: ana });
      expect(answer.json).toMatchObject({ error: { code: 'not-oneself' } });
    }
    const panel = await fund.openPanel();
    const answer = await fund.send(`/api/admin/users/${me.id}`, {
      method: 'PUT',
      cookie: panel,
      body: { role: 'user' },
    });
    expect(answer.json).toMatchObject({ error: { code: 'last-admin' } });
  });

  test('the panel makes, changes and deletes accounts; a blank password stays; a reset link works once', async () => {
    const panel = await fund.openPanel();
    const form = {
      username: 'eva',
      password: PASSWORD,
      email: 'eva@fund.example',
      firstName: 'Eva',
      lastName: 'Sol',
      role: 'user',
      isActive: true,
    };
    const made = await ask<ManagedUser>(panel, '/api/admin/users', post(form));
    expect(made).toMatchObject({ role: 'user', teamRole: 'viewer', isActive: true });
    expect(JSON.stringify(made)).not.toMatch(/password|scrypt/i);
    await ask(panel, `/api/admin/users/${made.id}`, {
      method: 'PUT',
      body: { ...form, password: '', lastName: 'Luna' },
    });
    expect((await fund.send('/api/login', post({ username: 'eva', password: PASSWORD }))).status).toBe(200);
    const { link } = await ask<{ link: string }>(panel, `/api/admin/users/${made.id}/reset-link`, post());
    const reset = { token: new URL(link).searchParams.get('reset')!, password: 'quite another one' };
    expect((await fund.send('/api/password-reset', post(reset))).status).toBe(204);
    expect((await fund.send('/api/password-reset', post(reset))).status).toBe(404);
    expect((await fund.send('/api/login', post({ username: 'eva', password: 'quite another one' }))).status).toBe(200);
    const taken = await fund.send('/api/admin/users', {
      cookie: panel,
      ...post({ ...form, email: 'eva2@fund.example' }),
    });
    expect(taken.json).toMatchObject({ error: { code: 'username-taken' } });
    expect((await fund.send(`/api/admin/users/${made.id}`, { method: 'DELETE', cookie: panel })).status).toBe(204);
    expect((await ask<ManagedUser[]>(panel, '/api/admin/users')).some(({ id }) => id === made.id)).toBe(false);
  });
});

describe('an analysis', () => {
  test('gets comments that only their author changes, and a rating a person that counts', async () => {
    const { cookie } = await fund.join('analyst', 'bea');
    const comment = await ask<Analysis['comments'][number]>(
      cookie,
      '/api/analyses/kept/comments',
      post({ content: '  Strong team.  ' }),
    );
    expect(comment).toMatchObject({ content: 'Strong team.', user: { firstName: 'bea' } });
    expect((await fund.send('/api/analyses/kept/comments', { cookie, ...post({ content: '   ' }) })).status).toBe(400);
    await ask(cookie, `/api/analyses/kept/comments/${comment.id}`, patch({ content: 'Very strong team.' }));
    for (const rating of [0, 6, 2.5, '5']) {
      expect((await fund.send('/api/analyses/kept/feedback', { cookie, ...post({ rating }) })).status).toBe(400);
    }
    await ask(cookie, '/api/analyses/kept/feedback', post({ rating: 2 }));
    await ask(cookie, '/api/analyses/kept/feedback', post({ rating: 4, feedbackText: 'Close.' }));
    const analysis = await ask<Analysis>(ana, '/api/analyses/kept');
    expect(analysis.comments).toMatchObject([{ content: 'Very strong team.', editedAt: expect.any(String) as string }]);
    expect(analysis.feedback).toMatchObject([{ rating: 4, feedbackText: 'Close.' }]);
    expect(await ask<Dashboard>(ana, '/api/dashboard/stats')).toMatchObject({ accuracy: { value: 80, count: 1 } });
  });

  test('is corrected with a reason; scores follow, and what was there before is kept', async () => {
    const before = await ask<Analysis>(ana, '/api/analyses/kept');
    expect((await fund.send('/api/analyses/kept', { cookie: ana, ...patch({ sector: 'energy' }) })).status).toBe(400);
    expect((await fund.send('/api/analyses/kept', { cookie: ana, ...patch({ reason: 'nothing' }) })).status).toBe(400);
    const unknown = { reason: 'x', fact: { id: 'arr-99-9', set: { value: 1 } } };
    expect((await fund.send('/api/analyses/kept', { cookie: ana, ...patch(unknown) })).status).toBe(404);
    const dropped = before.facts.find(({ kind }) => kind === 'tam') ?? before.facts[0]!;
    const after = await ask<Analysis>(
      ana,
      '/api/analyses/kept',
      patch({ companyName: 'Wrenlow GmbH', dropFact: dropped.id, reason: 'slide 1' }),
    );
    expect(after.companyName).toBe('Wrenlow GmbH');
    expect(after.facts.some(({ id }) => id === dropped.id)).toBe(false);
    expect(after.corrections).toMatchObject([
      { by: 'Ana', reason: 'slide 1' },
      { change: { was: before.companyName } },
    ]);
  });

  test('has its last correction taken back, one at a time', async () => {
    const before = await ask<Analysis>(ana, '/api/analyses/kept');
    await ask(ana, '/api/analyses/kept', patch({ sector: 'energy', reason: 'slide 2' }));
    await ask(ana, '/api/analyses/kept', patch({ stage: 'growth', reason: 'slide 9' }));
    const back = (times: number) =>
      ask<Analysis>(ana, '/api/analyses/kept/correction', { method: 'DELETE' }).then(({ sector, stage, ...rest }) => {
        expect(rest.corrections).toHaveLength((before.corrections?.length ?? 0) + 2 - times);
        return [sector, stage.value];
      });
    expect(await back(1)).toEqual(['energy', before.stage.value]);
    expect(await back(2)).toEqual([before.sector, before.stage.value]);
  });

  test('is corrected by a figure as the reader types it, in their language, or asked again', async () => {
    const before = await ask<Analysis>(ana, '/api/analyses/kept');
    const { id } = before.facts.find(({ unit, value }) => unit === 'money' && value !== undefined)!;
    const typed = async (value: string | number, language: string) => {
      await ask(ana, '/api/user/language', { method: 'PUT', body: { language } });
      const body = { fact: { id, set: { value, currency: 'EUR' } }, reason: 'the data room' };
      return fund.send('/api/analyses/kept', { cookie: ana, ...patch(body) });
    };
    const valueAfter = async (value: string | number, language: string) => {
      const answer = await typed(value, language);
      expect(answer.status, answer.text).toBe(200);
      return (answer.json as Analysis).facts.find((fact) => fact.id === id);
    };
    expect(await valueAfter('45,000', 'en')).toMatchObject({ value: 45_000, currency: 'EUR', source: 'person' });
    expect(await valueAfter('300.000', 'es')).toMatchObject({ value: 300_000 });
    expect(await valueAfter('1,5 M€', 'fr')).toMatchObject({ value: 1_500_000 });
    expect(await valueAfter(45_230.5, 'fr')).toMatchObject({ value: 45_230.5 });
    const refused = await typed('300.000', 'en');
    expect(refused.status).toBe(400);
    expect(refused.json).toMatchObject({
      error: { code: 'bad-number', message: '“300.000” can be read as 300,000 or as 300; write 300k or 300.' },
    });
    for (const wrong of ['12%', '-5', '$45k', 'much', '']) expect((await typed(wrong, 'en')).status, wrong).toBe(400);
    expect((await typed(-5, 'en')).status).toBe(400);
    const after = await ask<Analysis>(ana, '/api/analyses/kept');
    expect(after.facts.find((fact) => fact.id === id)).toMatchObject({ value: 45_230.5, asRead: {} });
  });

  test('has questions that are answered, and a decision that the dashboard counts', async () => {
    const questions = await ask<Analysis['questions']>(ana, '/api/analyses/twin/due-diligence');
    const [first] = questions;
    expect(questions.length).toBeGreaterThan(5);
    const answered = await ask<Analysis['questions'][number]>(
      ana,
      `/api/analyses/twin/questions/${first!.id}`,
      patch({ answer: 'Yes, audited.' }),
    );
    expect(answered).toMatchObject({ answer: 'Yes, audited.', status: 'answered' });
    const team = await ask<Analysis['questions']>(ana, '/api/analyses/twin/due-diligence?category=team');
    expect(team.every(({ category }) => category === 'team')).toBe(true);
    expect(
      await ask(ana, '/api/analyses/twin/decision', patch({ decision: 'pipeline', note: 'meet them' })),
    ).toMatchObject({
      decision: { value: 'pipeline', by: { firstName: 'Ana' } },
    });
    expect(await ask<Dashboard>(ana, '/api/dashboard/stats')).toMatchObject({ pipeline: 1 });
    expect(await ask(ana, '/api/analyses/twin/decision', patch({ decision: null }))).toEqual({ decision: null });
  });

  test('stands beside another, with what differs', async () => {
    const { comparisons } = await ask<{ comparisons: { sameCompany: boolean; scores: object[] }[] }>(
      ana,
      '/api/analyses/compare',
      post({ ids: ['kept', 'twin'] }),
    );
    expect(comparisons).toHaveLength(1);
    expect(comparisons[0]!.scores.length).toBeGreaterThan(5);
  });

  test('is drawn slide by slide, and a slide that is not there is not', async () => {
    const slide = await fund.send('/api/analyses/kept/slides/1?width=320', { cookie: ana });
    expect(slide.bytes.subarray(1, 4).toString()).toBe('PNG');
    for (const path of ['/slides/999', '/slides/0', '/slides/x', '/deck?file=2']) {
      expect((await fund.send(`/api/analyses/kept${path}`, { cookie: ana })).status, path).toBe(404);
    }
  });
});

describe('the fund', () => {
  test('keeps its portfolio: amounts as a form sends them, a status with its history', async () => {
    const made = await ask<Investment>(
      ana,
      '/api/portfolio',
      post({
        companyName: 'Acme',
        sector: '',
        investmentAmount: '250000,50',
        round: 'seed',
        date: '2026-02-03T00:00:00Z',
        status: 'active',
      }),
    );
    expect(made).toMatchObject({ investmentAmount: 250_000.5, date: '2026-02-03', round: 'seed' });
    expect(made.sector).toBeUndefined();
    const exited = await ask<Investment>(ana, `/api/portfolio/${made.id}`, patch({ status: 'exited' }));
    expect(exited.history.map(({ status }) => status)).toEqual(['active', 'exited']);
    expect(await ask<Dashboard>(ana, '/api/dashboard/stats')).toMatchObject({
      successfulDeals: 1,
      capitalDeployed: 250_000.5,
    });
    await ask(ana, '/api/user/language', { method: 'PUT', body: { language: 'es' } });
    const amount = patch({ investmentAmount: '300.000' });
    expect(await ask<Investment>(ana, `/api/portfolio/${made.id}`, amount)).toMatchObject({
      investmentAmount: 300_000,
    });
    await ask(ana, '/api/user/language', { method: 'PUT', body: { language: 'en' } });
    for (const wrong of [
      { investmentAmount: 'much' },
      { investmentAmount: '300.000' },
      { investmentAmount: '12%' },
      { investmentAmount: '$5k' },
      { investmentAmount: -1 },
      { date: '2026-02-31' },
      { companyName: ' ' },
      { status: 'lost' },
    ]) {
      const body = { companyName: 'A', investmentAmount: 1, date: '2026-01-01', ...wrong };
      expect((await fund.send('/api/portfolio', { cookie: ana, ...post(body) })).status, JSON.stringify(wrong)).toBe(
        400,
      );
    }
    expect((await fund.send(`/api/portfolio/${made.id}`, { method: 'DELETE', cookie: ana })).status).toBe(204);
    expect(await ask<Investment[]>(ana, '/api/portfolio')).toEqual([]);
  });

  test('reads its reports: every period and type, in the reader’s language', async () => {
    for (const period of ['week', 'month', 'quarter', 'year', 'all']) {
      for (const type of ['overview', 'performance', 'analysis', 'due-diligence', 'comparative', 'market']) {
        const report = await ask<Report>(ana, `/api/reports/${period}?type=${type}`);
        expect([report.type, report.period.id]).toEqual([type, period]);
      }
    }
    expect(await ask<Report>(ana, '/api/reports/all')).toMatchObject({ totalAnalyses: 2, type: 'overview' });
    expect((await fund.send('/api/reports/decade', { cookie: ana })).status).toBe(400);
    expect((await fund.send('/api/reports/month?type=gossip', { cookie: ana })).status).toBe(400);
    expect(await ask(ana, '/api/corporate-analysis')).toMatchObject({ totalAnalyses: 2 });
    expect(await ask(ana, '/api/market-trends')).toHaveProperty('sectorTrends');
  });

  test('sees what happened, and each person what concerns them until it is read', async () => {
    const luc = `vc_session=${setCookie(await fund.send('/api/login', post({ username: 'luc', password: PASSWORD })), 'vc_session')}`;
    await ask(luc, '/api/analyses/twin/comments', post({ content: 'Agreed.' }));
    const activities = await ask<Activity[]>(ana, '/api/activities?limit=5');
    expect(activities).toHaveLength(5);
    expect(activities[0]).toMatchObject({ action: 'comment.added', analysisId: 'twin', user: { firstName: 'Luc' } });
    expect(activities[0]!.details).toContain('Wrenlow');
    expect(activities[0]).not.toHaveProperty('concerns');
    const mine = await ask<Notifications>(luc, '/api/notifications');
    expect(mine.items.every(({ user }) => user.firstName !== 'Luc')).toBe(true);
    expect(await ask<Notifications>(luc, '/api/notifications/read', post())).toMatchObject({ unread: 0 });
  });

  test('goes on reading what happened to a deleted deck, with no way to a page that is gone', async () => {
    const luc = `vc_session=${setCookie(await fund.send('/api/login', post({ username: 'luc', password: PASSWORD })), 'vc_session')}`;
    await ask(ana, '/api/analyses/twin/comments', post({ content: 'Let us meet them.' }));
    const told = async () => (await ask<Notifications>(luc, '/api/notifications')).items[0]!;
    expect(await told()).toMatchObject({ action: 'comment.added', analysisId: 'twin' });
    expect((await fund.send('/api/analyses/twin', { method: 'DELETE', cookie: ana })).status).toBeLessThan(300);
    expect(await told()).not.toHaveProperty('analysisId');
    const activities = await ask<Activity[]>(ana, '/api/activities');
    expect(activities.some(({ action, details }) => action === 'comment.added' && details.includes('Wrenlow'))).toBe(
      true,
    );
    expect(activities.filter(({ analysisId }) => analysisId === 'twin')).toEqual([]);
  });

  test('changes its settings, and is told the line of a thesis that does not hold', async () => {
    const settings = await ask<object>(ana, '/api/settings', {
      method: 'PUT',
      body: { registration: 'closed', thesis: 'stages: [seed]\n' },
    });
    expect(settings).toMatchObject({ registration: 'closed', thesis: 'stages: [seed]\n' });
    expect((await fund.send('/api/site')).json).toMatchObject({ registration: 'closed', firstAccount: false });
    const wrong = await fund.send('/api/settings', { method: 'PUT', cookie: ana, body: { thesis: 'stages: [sed]\n' } });
    expect(wrong.json).toMatchObject({
      error: { code: 'bad-config', message: expect.stringContaining('line 1') as string },
    });
    expect(await ask(ana, '/api/settings')).toMatchObject({ thesis: 'stages: [seed]\n' });
  });
});
