/** [R8] Every route for every kind of caller, as tests. The routes come from the running table: one without a row fails. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Analysis } from '@vc-analyst/core';
import { ROUTES, type RouteId } from '@vc-analyst/core/contract';
import {
  deckBytes,
  PASSWORD,
  PANEL_PASSWORD,
  seedDocument,
  until,
  type Fund,
  type FundOptions,
  type Person,
} from './fund.js';
import { form, type Sent } from './http.js';

const CALLERS = ['anonymous', 'viewer', 'analyst', 'partner', 'admin', 'inactive', 'panel', 'guest'] as const;
type Caller = (typeof CALLERS)[number];

/** A request that would succeed for somebody who may: path and what is sent. Made anew for every cell. */
type Make = () => Promise<[path: string, sent?: Sent]> | [path: string, sent?: Sent];

interface Row {
  make: Make;
  /** Who may, and with which status. */
  ok: number;
  who: readonly Caller[];
  /** Where a refusal is not 401 for the signed out and 403 for a role. */
  refused?: Partial<Record<Caller, number>>;
  /** It ends the session it is called with: it gets one of its own. */
  endsSession?: boolean;
}

const everyone = CALLERS;
const signedIn = ['viewer', 'analyst', 'partner', 'admin'] as const;
const contributors = ['analyst', 'partner', 'admin'] as const;
const partners = ['partner', 'admin'] as const;
/** Who may do it to an analysis that an analyst has not uploaded: it is not there for analysts. */
const notAnalysts = { refused: { analyst: 404 } };

let fund: Fund;
const cookies = {} as Record<Caller, string | undefined>;
const people = {} as Record<'viewer' | 'analyst' | 'partner' | 'admin', Person>;
let shareToken = '';
let analyst: Person;
let spare = 0;
let named = 0;

/** An analysis that nothing else uses. */
const fresh = () => `spare-${(spare += 1)}`;
const name = () => `made-${(named += 1)}`;
const post = (body: unknown = {}): Sent => ({ method: 'POST', body });
const patch = (body: unknown): Sent => ({ method: 'PATCH', body });
const remove: Sent = { method: 'DELETE' };

const comment = async (id: string, by: Person) =>
  (await fund.workspace.collaboration.comments.add(id, 'x', { id: by.id, firstName: 'x' })).id;
const investment = async () =>
  (await fund.send('/api/portfolio', { cookie: people.admin.cookie, ...post(anInvestment) })).json as { id: string };
const anInvestment = {
  companyName: 'Acme',
  investmentAmount: '250000',
  date: '2026-01-15',
  sector: 'saas',
  round: 'seed',
};
const member = async () => (await fund.join('viewer', name())).id;
const user = () => ({
  username: name(),
  email: `${name()}@fund.example`,
  password: PASSWORD,
  firstName: 'A',
  lastName: 'B',
  role: 'user',
  isActive: true,
});
const questionOf = async (id: string) => (await fund.workspace.analyses.get(id)).questions[0]!.id;
const founderLinkOf = async (id: string) =>
  fund.workspace.collaboration.founderLinks.create(id, { questionIds: [await questionOf(id)] }, { firstName: 'x' });
/** A link by which one answer and one file came. */
async function founderSent(id: string) {
  const { token, link } = await founderLinkOf(id);
  const answers = [{ questionId: await questionOf(id), text: 'Yes' }];
  await fund.workspace.collaboration.founderLinks.answer(token, answers, 'en');
  await fund.workspace.founderFiles.add(token, { fileName: 'deck.pdf', bytes: deckBytes }, 'en');
  const { founder } = await fund.workspace.analyses.get(id);
  const mine = ({ linkId }: { linkId: string }) => linkId === link.id;
  return { token, answerId: founder!.answers.find(mine)!.id, fileId: founder!.files.find(mine)!.id };
}
const shareOf = async (id: string) => fund.workspace.collaboration.shares.create(id, {}, { firstName: 'x' });

const ROWS: Record<RouteId, Row> = {
  // No provider is set: a browser is told so at the sign-in page.
  beginSso: { make: () => ['/api/sso'], ok: 302, who: everyone },
  finishSso: { make: () => ['/api/sso/callback?code=x&state=y'], ok: 302, who: everyone },
  getSite: { make: () => ['/api/site'], ok: 200, who: everyone },
  getUser: { make: () => ['/api/user'], ok: 200, who: signedIn },
  updateUser: { make: () => ['/api/user', patch({ lastName: 'New' })], ok: 200, who: signedIn },
  getNeeds: { make: () => ['/api/user/needs'], ok: 200, who: signedIn },
  listViews: { make: () => ['/api/user/views'], ok: 200, who: signedIn },
  setViews: {
    make: () => ['/api/user/views', { method: 'PUT', body: { views: [{ name: 'Mine', query: 'sector=saas' }] } }],
    ok: 200,
    who: signedIn,
  },
  setLanguage: {
    make: () => ['/api/user/language', { method: 'PUT', body: { language: 'en' } }],
    ok: 200,
    who: signedIn,
  },
  login: {
    make: () => ['/api/login', post({ username: 'login-me', password: PASSWORD })],
    ok: 200,
    who: everyone,
    endsSession: true,
  },
  loginPage: { make: () => ['/api/login'], ok: 302, who: everyone },
  register: {
    make: () => ['/api/register', post({ username: name(), email: `${name()}@x.example`, password: PASSWORD })],
    ok: 201,
    who: everyone,
    endsSession: true,
  },
  openInvitation: {
    make: async () => {
      const admin = { id: people.admin.id, firstName: 'x', role: 'admin' as const };
      const { link } = await fund.workspace.accounts.invite(
        { email: `${name()}@x.example`, firstName: 'I', lastName: 'J' },
        admin,
      );
      return ['/api/invitation', post({ token: link.token })];
    },
    ok: 200,
    who: everyone,
  },
  resetPassword: {
    make: async () => {
      const { token } = await fund.workspace.accounts.makeResetLink(await member(), { firstName: 'x' });
      return ['/api/password-reset', post({ token, password: PASSWORD })];
    },
    ok: 204,
    who: everyone,
  },
  listSessions: { make: () => ['/api/user/sessions'], ok: 200, who: signedIn },
  // With the session that all of these tests call with: it stays.
  endOtherSessions: { make: () => ['/api/user/sessions', remove], ok: 204, who: signedIn },
  // Of nobody: who may is told so.
  endSession: { make: () => ['/api/user/sessions/none', remove], ok: 404, who: signedIn },
  listTokens: { make: () => ['/api/user/tokens'], ok: 200, who: signedIn },
  makeToken: { make: () => ['/api/user/tokens', post({ name: 'script', role: 'viewer' })], ok: 201, who: signedIn },
  endToken: { make: () => ['/api/user/tokens/none', remove], ok: 404, who: signedIn },
  getSecondFactor: { make: () => ['/api/user/second-factor'], ok: 200, who: signedIn },
  beginSecondFactor: {
    make: () => ['/api/user/second-factor', post({ password: PASSWORD })],
    ok: 201,
    who: signedIn,
  },
  // None is in force: who may is told that the code is wrong.
  confirmSecondFactor: {
    make: () => ['/api/user/second-factor/confirm', post({ code: 'none' })],
    ok: 401,
    who: signedIn,
  },
  renewRecoveryCodes: {
    make: () => ['/api/user/second-factor/recovery-codes', post({ code: 'none' })],
    ok: 401,
    who: signedIn,
  },
  endSecondFactor: { make: () => ['/api/user/second-factor/end', post({ code: 'none' })], ok: 401, who: signedIn },
  logout: { make: () => ['/api/logout', post()], ok: 204, who: everyone, endsSession: true },
  logoutPage: { make: () => ['/api/logout'], ok: 302, who: everyone, endsSession: true },
  adminCheck: { make: () => ['/api/admin/check'], ok: 200, who: everyone },
  adminLogin: {
    make: () => ['/api/admin/login', post({ password: PANEL_PASSWORD })],
    ok: 200,
    who: everyone,
    endsSession: true,
  },
  adminLogout: {
    make: () => ['/api/admin/logout', post()],
    ok: 204,
    who: everyone,
    endsSession: true,
  },
  listUsers: panel(() => ['/api/admin/users'], 200),
  createUser: panel(() => ['/api/admin/users', post(user())], 201),
  updateUserByAdmin: panel(
    async () => [`/api/admin/users/${await member()}`, { method: 'PUT', body: { ...user(), password: '' } }],
    200,
  ),
  deleteUser: panel(async () => [`/api/admin/users/${await member()}`, remove], 204),
  makeResetLink: panel(async () => [`/api/admin/users/${await member()}/reset-link`, post()], 201),
  resetSecondFactor: panel(async () => [`/api/admin/users/${await member()}/second-factor`, remove], 404),
  adminSecondFactor: panel(() => ['/api/admin/second-factor'], 200),
  adminBeginSecondFactor: panel(() => ['/api/admin/second-factor', post({ password: PANEL_PASSWORD })], 201),
  adminConfirmSecondFactor: panel(() => ['/api/admin/second-factor/confirm', post({ code: 'none' })], 401),
  adminRenewRecoveryCodes: panel(() => ['/api/admin/second-factor/recovery-codes', post({ code: 'none' })], 401),
  adminEndSecondFactor: panel(() => ['/api/admin/second-factor/end', post({ code: 'none' })], 401),

  proposeName: {
    make: () => {
      const { body, headers } = form({}, [{ fileName: 'deck.pdf', bytes: deckBytes }]);
      return ['/api/upload-deck/name', { method: 'POST', body, headers }];
    },
    ok: 200,
    who: contributors,
  },
  uploadDeck: {
    make: () => {
      const { body, headers } = form({ companyName: 'Wrenlow' }, [{ fileName: 'deck.pdf', bytes: deckBytes }]);
      return ['/api/upload-deck', { method: 'POST', body, headers }];
    },
    ok: 201,
    who: contributors,
  },
  listAnalyses: { make: () => ['/api/analyses?limit=2'], ok: 200, who: signedIn },
  compareAnalyses: { make: () => ['/api/analyses/compare', post({ ids: ['kept', 'other'] })], ok: 200, who: signedIn },
  getAnalysis: { make: () => ['/api/analyses/kept'], ok: 200, who: signedIn },
  listVersions: { make: () => ['/api/analyses/kept/versions'], ok: 200, who: signedIn },
  deleteAnalysis: { make: () => [`/api/analyses/${fresh()}`, remove], ok: 204, who: partners, ...notAnalysts },
  reprocessAnalysis: {
    make: () => [`/api/analyses/${fresh()}/reprocess`, post()],
    ok: 202,
    who: partners,
    ...notAnalysts,
  },
  correctAnalysis: {
    make: () => [`/api/analyses/${fresh()}`, patch({ sector: 'fintech', reason: 'slide 2' })],
    ok: 200,
    who: partners,
    ...notAnalysts,
  },
  // Nothing of it was corrected: who may is told so.
  takeBackCorrection: {
    make: () => [`/api/analyses/${fresh()}/correction`, remove],
    ok: 400,
    who: partners,
    ...notAnalysts,
  },
  decideAnalysis: {
    make: () => [`/api/analyses/${fresh()}/decision`, patch({ decision: 'pipeline' })],
    ok: 200,
    who: partners,
    ...notAnalysts,
  },
  assignAnalysis: {
    make: () => [`/api/analyses/${fresh()}/owner`, patch({ ownerId: people.partner.id })],
    ok: 200,
    who: partners,
    ...notAnalysts,
  },
  planAnalysis: {
    make: () => [`/api/analyses/${fresh()}/next-step`, patch({ nextStep: { text: 'Call', due: '2026-12-01' } })],
    ok: 200,
    who: partners,
    ...notAnalysts,
  },
  addComment: {
    make: () => ['/api/analyses/kept/comments', post({ content: 'Good team.' })],
    ok: 201,
    who: contributors,
  },
  // A comment of the analyst: nobody else's to change, whatever their role.
  editComment: {
    make: async () => [`/api/analyses/kept/comments/${await comment('kept', analyst)}`, patch({ content: 'y' })],
    ok: 200,
    who: ['analyst'],
    refused: { partner: 404, admin: 404 },
  },
  removeComment: {
    make: async () => [`/api/analyses/kept/comments/${await comment('kept', analyst)}`, remove],
    ok: 204,
    who: ['analyst'],
    refused: { partner: 404, admin: 404 },
  },
  giveFeedback: { make: () => ['/api/analyses/kept/feedback', post({ rating: 4 })], ok: 201, who: contributors },
  listQuestions: { make: () => ['/api/analyses/kept/due-diligence'], ok: 200, who: signedIn },
  answerQuestion: {
    make: async () => [
      `/api/analyses/kept/questions/${(await seedDocument()).questions[0]?.id}`,
      patch({ answer: 'Yes.' }),
    ],
    ok: 200,
    who: contributors,
  },
  downloadDeck: { make: () => ['/api/analyses/kept/deck'], ok: 200, who: signedIn },
  getSlide: { make: () => ['/api/analyses/kept/slides/1?width=320'], ok: 200, who: signedIn },
  exportAnalysis: { make: () => ['/api/analyses/kept/export?format=csv'], ok: 200, who: contributors },

  search: { make: () => ['/api/search?q=acme'], ok: 200, who: signedIn },

  listShares: { make: () => ['/api/analyses/other/shares'], ok: 200, who: partners, ...notAnalysts },
  createShare: { make: () => ['/api/analyses/other/shares', post()], ok: 201, who: partners, ...notAnalysts },
  revokeShare: {
    make: async () => [`/api/analyses/other/shares/${(await shareOf('other')).share.id}`, remove],
    ok: 204,
    who: partners,
    ...notAnalysts,
  },
  listShareVisits: {
    make: async () => [`/api/analyses/other/shares/${(await shareOf('other')).share.id}/visits`],
    ok: 200,
    who: partners,
    ...notAnalysts,
  },
  listFundShares: { make: () => ['/api/shares'], ok: 200, who: ['admin'] },
  getShareRules: { make: () => ['/api/shares/rules'], ok: 200, who: signedIn },
  listFounderLinks: { make: () => ['/api/analyses/other/founder-links'], ok: 200, who: partners, ...notAnalysts },
  createFounderLink: {
    make: async () => ['/api/analyses/other/founder-links', post({ questionIds: [await questionOf('other')] })],
    ok: 201,
    who: partners,
    ...notAnalysts,
  },
  revokeFounderLink: {
    make: async () => [`/api/analyses/other/founder-links/${(await founderLinkOf('other')).link.id}`, remove],
    ok: 204,
    who: partners,
    ...notAnalysts,
  },
  decideFounderAnswers: {
    make: async () => [
      '/api/analyses/other/founder-answers',
      patch({ answerIds: [(await founderSent('other')).answerId], state: 'ignored' }),
    ],
    ok: 200,
    who: partners,
    ...notAnalysts,
  },
  downloadFounderFile: {
    make: async () => [`/api/analyses/other/founder-files/${(await founderSent('other')).fileId}`],
    ok: 200,
    who: signedIn,
  },
  analyzeFounderFile: {
    make: async () => [`/api/analyses/other/founder-files/${(await founderSent('other')).fileId}/analysis`, post()],
    ok: 201,
    who: contributors,
  },
  openFounderPage: {
    make: async () => [`/api/founder/${(await founderLinkOf('other')).token}`],
    ok: 200,
    who: everyone,
  },
  sendFounderAnswers: {
    make: async () => [
      `/api/founder/${(await founderLinkOf('other')).token}/answers`,
      post({ answers: [{ questionId: await questionOf('other'), text: 'Yes' }] }),
    ],
    ok: 200,
    who: everyone,
  },
  addFounderFile: {
    make: async () => {
      const { body, headers } = form({}, [{ fileName: 'deck.pdf', bytes: deckBytes }]);
      return [`/api/founder/${(await founderLinkOf('other')).token}/files`, { method: 'POST', body, headers }];
    },
    ok: 201,
    who: everyone,
  },
  removeFounderFile: {
    make: async () => {
      const { token, fileId } = await founderSent('other');
      return [`/api/founder/${token}/files/${fileId}`, remove];
    },
    ok: 200,
    who: everyone,
  },
  openShare: { make: () => [`/api/share/${shareToken}`], ok: 200, who: everyone },
  unlockShare: { make: () => [`/api/share/${shareToken}`, post({ password: 'not needed' })], ok: 200, who: everyone },
  tellShareVisit: {
    make: async () => {
      const { visitId } = (await fund.send(`/api/share/${shareToken}`)).json as { visitId: string };
      return [`/api/share/${shareToken}/visits/${visitId}`, post({ slides: [] })];
    },
    ok: 204,
    who: everyone,
  },
  getSharedSlide: { make: () => [`/api/share/${shareToken}/slides/1?width=320`], ok: 200, who: everyone },

  getDashboard: { make: () => ['/api/dashboard/stats'], ok: 200, who: signedIn },
  exportReport: { make: () => ['/api/reports/export?type=overview&period=all&format=csv'], ok: 200, who: partners },
  getReport: { make: () => ['/api/reports/all?type=performance'], ok: 200, who: signedIn },
  getCorporateAnalysis: { make: () => ['/api/corporate-analysis'], ok: 200, who: signedIn },
  getMarketTrends: { make: () => ['/api/market-trends'], ok: 200, who: signedIn },

  listPortfolio: { make: () => ['/api/portfolio'], ok: 200, who: signedIn },
  getPortfolioReport: { make: () => ['/api/portfolio/report'], ok: 200, who: signedIn },
  addInvestment: { make: () => ['/api/portfolio', post(anInvestment)], ok: 201, who: partners },
  changeInvestment: {
    make: async () => [`/api/portfolio/${(await investment()).id}`, patch({ status: 'exited' })],
    ok: 200,
    who: partners,
  },
  removeInvestment: { make: async () => [`/api/portfolio/${(await investment()).id}`, remove], ok: 204, who: partners },

  listTeam: { make: () => ['/api/team'], ok: 200, who: signedIn },
  inviteMember: {
    make: () => [
      '/api/team/invite',
      post({ email: `${name()}@x.example`, role: 'analyst', firstName: 'A', lastName: 'B' }),
    ],
    ok: 201,
    who: partners,
  },
  changeRole: {
    make: async () => [`/api/team/${await member()}/role`, patch({ role: 'analyst' })],
    ok: 200,
    who: ['admin'],
  },
  removeMember: { make: async () => [`/api/team/${await member()}`, remove], ok: 204, who: ['admin'] },

  getPipeline: { make: () => ['/api/pipeline'], ok: 200, who: signedIn },
  listActivities: { make: () => ['/api/activities'], ok: 200, who: signedIn },
  listNotifications: { make: () => ['/api/notifications'], ok: 200, who: signedIn },
  markNotificationsRead: { make: () => ['/api/notifications/read', post()], ok: 200, who: signedIn },
  getSettings: { make: () => ['/api/settings'], ok: 200, who: ['admin'] },
  changeSettings: {
    make: () => ['/api/settings', { method: 'PUT', body: { registration: 'open' } }],
    ok: 200,
    who: ['admin'],
  },
  draftThesis: {
    make: () => ['/api/settings/thesis/draft', post({ text: 'stages: [seed]' })],
    ok: 200,
    who: ['admin'],
  },
  applyRules: { make: () => ['/api/settings/thesis/apply', post()], ok: 202, who: ['admin'] },
  getApplying: { make: () => ['/api/settings/thesis/apply'], ok: 200, who: ['admin'] },
  // None is set.
  testMail: { make: () => ['/api/settings/mail/test', post()], ok: 409, who: ['admin'] },
  listDue: { make: () => ['/api/retention?months=12'], ok: 200, who: ['admin'] },
  listAudit: { make: () => ['/api/audit?limit=2'], ok: 200, who: ['admin'] },
  exportAudit: { make: () => ['/api/audit/export?format=csv'], ok: 200, who: ['admin'] },
  getReadiness: { make: () => ['/api/health/ready'], ok: 200, who: everyone },
  getHealth: { make: () => ['/api/health'], ok: 200, who: everyone },
  getOpenApi: { make: () => ['/api/openapi.json'], ok: 200, who: everyone },
};

/** A session that nothing else uses. */
async function ownCookie(caller: Caller): Promise<string | undefined> {
  if (caller === 'panel') return fund.openPanel();
  const person = people[caller as keyof typeof people] as Person | undefined;
  if (!person) return cookies[caller];
  return `vc_session=${(await fund.workspace.accounts.sessions.start(person.id)).token}`;
}

/** A route of the administrator panel: no account of the fund opens it, whatever its role. */
function panel(make: Make, ok: number): Row {
  return { make, ok, who: ['panel'], refused: { viewer: 401, analyst: 401, partner: 401, admin: 401 } };
}

/** Declares the tests over a fund that `open` opens. */
export function testRoles(open: (options: FundOptions) => Promise<Fund>): void {
  beforeAll(async () => {
    fund = await open({
      stored: [
        { id: 'kept' },
        { id: 'other' },
        ...Array.from({ length: 60 }, (_, index) => ({ id: `spare-${index + 1}` })),
      ],
      server: { limits: { signInsAnAccount: 1000, signInsAnAddress: 1000, adminTries: 1000 } },
    });
    for (const role of signedIn) {
      people[role] = await fund.join(role);
      cookies[role] = people[role].cookie;
    }
    analyst = people.analyst;
    await fund.join('viewer', 'login-me');
    const inactive = await fund.join('partner', 'inactive');
    cookies.inactive = inactive.cookie;
    await fund.workspace.accounts.managed.update(inactive.id, {
      username: 'inactive',
      email: 'inactive@fund.example',
      role: 'user',
      isActive: false,
    });
    cookies.panel = await fund.openPanel();
    const { token } = await shareOf('kept');
    shareToken = token;
    cookies.guest = `vc_share=${token}`;
  }, 60_000);
  afterAll(() => fund.close());

  test('every route of the table has a row', () => {
    expect(Object.keys(ROWS).sort()).toEqual(Object.keys(ROUTES).sort());
  });

  describe.each(Object.keys(ROUTES) as RouteId[])('[R8] %s', (id) => {
    const { make, ok, who, refused = {}, endsSession = false } = ROWS[id];
    test.each(CALLERS)('%s', async (caller) => {
      const isPerson = (signedIn as readonly string[]).includes(caller);
      const expected = who.includes(caller) ? ok : (refused[caller] ?? (isPerson ? 403 : 401));
      const [path, sent = {}] = await make();
      const answer = await fund.send(path, {
        ...sent,
        cookie: endsSession ? await ownCookie(caller) : cookies[caller],
      });
      expect(answer.status, answer.text.slice(0, 300)).toBe(expected);
      if (expected >= 400) expect(answer.json).toMatchObject({ error: { code: expect.any(String) as string } });
    });
  });

  describe('[R8] an analyst and an analysis of their own', () => {
    let own = '';
    beforeAll(async () => {
      const { body, headers } = form({ companyName: 'Own' }, [{ fileName: 'deck.pdf', bytes: deckBytes }]);
      const made = await fund.send('/api/upload-deck', { method: 'POST', cookie: analyst.cookie, body, headers });
      own = (made.json as Analysis).id;
      await until(async () => (await fund.workspace.analyses.get(own)).status === 'completed', 60);
    }, 60_000);

    test.each([
      ['correct', 'PATCH', '', { sector: 'fintech', reason: 'slide 2' }, 200],
      ['decide', 'PATCH', '/decision', { decision: 'pipeline' }, 200],
      ['share', 'POST', '/shares', {}, 201],
      ['see its shares', 'GET', '/shares', undefined, 200],
      ['analyse again', 'POST', '/reprocess', {}, 202],
      ['delete', 'DELETE', '', undefined, 204],
    ])('may %s it', async (_, method, path, body, status) => {
      const answer = await fund.send(`/api/analyses/${own}${path}`, { method, body, cookie: analyst.cookie });
      expect(answer.status, answer.text.slice(0, 300)).toBe(status);
    });
  });

  test('[R8] of money, viewers see none and analysts that of their own investments', async () => {
    const mine = { ...anInvestment, companyName: 'Mine', assigneeIds: [analyst.id] };
    await fund.send('/api/portfolio', { cookie: people.admin.cookie, ...post(mine) });
    const amounts = async (caller: Caller) => {
      const { json } = await fund.send('/api/portfolio', { cookie: cookies[caller] });
      return (json as { companyName: string; investmentAmount: number | null }[]).map((one) => one.investmentAmount);
    };
    expect(new Set(await amounts('viewer'))).toEqual(new Set([null]));
    expect(await amounts('analyst')).toEqual([250_000]);
    expect((await amounts('partner')).length).toBeGreaterThan(1);
    const total = async (caller: Caller, path: string, field: string) =>
      ((await fund.send(path, { cookie: cookies[caller] })).json as Record<string, unknown>)[field];
    expect(await total('viewer', '/api/reports/all', 'totalInvestment')).toBeNull();
    expect(await total('analyst', '/api/reports/all', 'totalInvestment')).toBe(250_000);
    expect(await total('viewer', '/api/dashboard/stats', 'capitalDeployed')).toBeNull();
    expect(await total('analyst', '/api/dashboard/stats', 'capitalDeployed')).toBe(250_000);
    expect(await total('admin', '/api/dashboard/stats', 'capitalDeployed')).toBeGreaterThan(250_000);
  });
}
