/** Which routes are written into the audit log, as what, and what is said of them; the one place where the server writes it. */
import { isVcError, PANEL_ID, type CurrentUser, type ErrorCode } from '@vc-analyst/core';
import { ROUTES, type Route, type RouteId } from '@vc-analyst/core/contract';
import type { AuditAction, AuditNote } from '@vc-analyst/core/model';
import type { Context } from 'koa';
import { clientAddress } from '../http/request-address.js';
import type { RequestState } from './state.js';
import type { Services } from './services.js';

type Named = NonNullable<AuditNote['about']>;

/** What every call has, whatever its route. */
interface AnyCall {
  params?: { id?: string; userId?: string; shareId?: string; linkId?: string; fileId?: string };
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  user: CurrentUser | undefined;
  services: Services;
  ctx: Context;
}

interface Audited {
  action: AuditAction;
  /** Whom or what it concerns, looked up before it is done: afterwards it may be gone. Handlers may say it in `concerns`. */
  about?: (call: AnyCall) => Named | undefined | Promise<Named | undefined>;
  /** Taken before it is done, as `about`. */
  details?: (call: AnyCall) => Record<string, unknown> | Promise<Record<string, unknown>>;
  /** Refusals that are written down too: each costs its sender a try, so nobody fills the log with them. */
  refusals?: readonly ErrorCode[];
  /** False where nothing was done. */
  when?: (call: AnyCall) => boolean;
}

const analysis = async ({ params, services }: AnyCall): Promise<Named> => {
  const { id = '' } = params ?? {};
  const name = (await services.workspace.analyses.summary(id))?.companyName;
  return { id, ...(name === undefined ? {} : { name }) };
};
/** The account that is named by its id in the path. */
const account = ({ params, services }: AnyCall) => findAccount(services, params?.id ?? params?.userId ?? '');
const fieldsGiven = ({ body }: AnyCall) => ({
  fields: Object.keys(body ?? {})
    .sort()
    .join(' '),
});
/** How many links end with the account that is removed or made inactive. */
const sharesEnded = async ({ params, services }: AnyCall) => {
  const made = await services.workspace.collaboration.shares.listAll();
  const id = params?.id ?? params?.userId;
  return { sharesEnded: made.filter(({ user, state }) => user.id === id && state === 'open').length || undefined };
};
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const ids = (value: unknown): string => (Array.isArray(value) ? value.join(' ') : '');
const some = (name: string) => (call: AnyCall) => ({ [name]: call.body?.[name] ?? call.query?.[name] });

export const AUDITED: Partial<Record<RouteId, Audited>> = {
  login: {
    action: 'account.sign-in',
    // What was typed is kept only where it is somebody's name: it might be a password.
    about: ({ body, services }) => findAccount(services, text(body?.username)),
    refusals: ['credentials-wrong', 'second-factor-wrong'],
  },
  finishSso: { action: 'account.sign-in' },
  logout: { action: 'account.sign-out', when: ({ user }) => user !== undefined },
  register: { action: 'account.registered' },
  updateUser: { action: 'account.changed', details: fieldsGiven, refusals: ['credentials-wrong'] },
  resetPassword: { action: 'account.password-reset', refusals: ['link-invalid'] },

  endSession: { action: 'account.session-ended' },
  endOtherSessions: { action: 'account.session-ended', details: () => ({ which: 'others' }) },
  makeToken: { action: 'token.made', details: ({ body }) => ({ name: body?.name, role: body?.role, days: body?.days }) }, // prettier-ignore
  endToken: { action: 'token.ended', details: ({ params }) => ({ token: params?.id }) },

  confirmSecondFactor: { action: 'second-factor.set' },
  renewRecoveryCodes: { action: 'second-factor.codes-made', refusals: ['second-factor-wrong'] },
  endSecondFactor: { action: 'second-factor.ended', refusals: ['second-factor-wrong'] },
  resetSecondFactor: { action: 'second-factor.reset', about: account },
  adminConfirmSecondFactor: { action: 'second-factor.set', about: () => ({ name: PANEL_ID }) },
  adminRenewRecoveryCodes: { action: 'second-factor.codes-made', about: () => ({ name: PANEL_ID }), refusals: ['second-factor-wrong'] }, // prettier-ignore
  adminEndSecondFactor: { action: 'second-factor.ended', about: () => ({ name: PANEL_ID }), refusals: ['second-factor-wrong'] }, // prettier-ignore

  adminLogin: { action: 'panel.sign-in', refusals: ['credentials-wrong', 'second-factor-wrong'] },
  adminLogout: { action: 'panel.sign-out', when: ({ ctx }) => (ctx.state as RequestState).adminAct !== undefined },
  createUser: { action: 'account.made', about: ({ body }) => ({ name: text(body?.username) }), details: some('role') }, // prettier-ignore
  updateUserByAdmin: { action: 'account.managed', about: account, details: async (call) => ({ ...fieldsGiven(call), ...(call.body?.isActive === false && (await sharesEnded(call))) }) }, // prettier-ignore
  deleteUser: { action: 'account.removed', about: account, details: sharesEnded },
  makeResetLink: { action: 'account.reset-link-made', about: account },

  inviteMember: { action: 'member.invited', about: ({ body }) => ({ name: text(body?.email) }), details: some('role') },
  changeRole: { action: 'member.role-changed', about: account, details: some('role') },
  removeMember: { action: 'member.removed', about: account, details: sharesEnded },
  testMail: { action: 'settings.mail-tested' },
  changeSettings: { action: 'settings.changed', details: fieldsGiven },
  applyRules: { action: 'decks.rescored' },

  deleteAnalysis: { action: 'analysis.removed', about: analysis },
  // Who looks after it may manage it.
  assignAnalysis: { action: 'analysis.assigned', about: analysis, details: ({ body }) => ({ to: body?.ownerId }) },
  exportAnalysis: { action: 'analysis.exported', about: analysis, details: some('format') },
  downloadDeck: { action: 'deck.downloaded', about: analysis },
  takeBackCorrection: { action: 'correction.taken-back', about: analysis },
  removeComment: { action: 'comment.removed', about: analysis },
  removeInvestment: { action: 'investment.removed', about: ({ params }) => ({ id: params?.id ?? '' }) },
  exportReport: { action: 'fund-report.exported', details: ({ query }) => ({ ...query }) },
  exportAudit: { action: 'audit.exported', details: ({ query }) => ({ ...query }) },

  createShare: { action: 'share.made', about: analysis, details: ({ body }) => ({ password: body?.password ? 'yes' : 'no' }) }, // prettier-ignore
  revokeShare: { action: 'share.revoked', about: analysis, details: ({ params }) => ({ share: params?.shareId }) },
  createFounderLink: { action: 'founder-link.made', about: analysis, details: ({ body }) => ({ questions: ids(body?.questionIds) }) }, // prettier-ignore
  revokeFounderLink: { action: 'founder-link.revoked', about: analysis, details: ({ params }) => ({ link: params?.linkId }) }, // prettier-ignore
  openFounderPage: { action: 'founder-link.viewed' },
  sendFounderAnswers: { action: 'founder-link.answered' },
  addFounderFile: { action: 'founder-link.answered' },
  removeFounderFile: { action: 'founder-link.answered', details: () => ({ file: 'taken back' }) },
  // Whether answers count, and which: none is ever written down itself.
  decideFounderAnswers: { action: 'founder-answers.decided', about: analysis, details: ({ body }) => ({ state: body?.state, answers: ids(body?.answerIds) }) }, // prettier-ignore
  downloadFounderFile: { action: 'deck.downloaded', about: analysis, details: ({ params }) => ({ file: params?.fileId }) }, // prettier-ignore
  openShare: { action: 'share.viewed' },
  unlockShare: { action: 'share.viewed', refusals: ['share-password'] },
};

/** The handler of the route, which also writes down what was done; what cannot be written down is told in the server's log. */
export function audited(id: RouteId, handler: (call: object) => Promise<unknown>): (call: object) => Promise<unknown> {
  const what = AUDITED[id];
  if (!what) return handler;
  return async (given) => {
    const call = given as AnyCall;
    const known = { about: await what.about?.(call), details: await what.details?.(call) };
    try {
      const reply = await handler(given);
      const code = (call.ctx.state as RequestState).refusedWith;
      const outcome = code === undefined ? 'done' : 'refused';
      if (what.when?.(call) ?? true) await write(id, what, call, { outcome, known, reply, ...(code && { code }) });
      return reply;
    } catch (error) {
      if (isVcError(error) && what.refusals?.includes(error.code)) {
        await write(id, what, call, { outcome: 'refused', known, code: error.code });
      }
      throw error;
    }
  };
}

async function write(
  id: RouteId,
  { action }: Audited,
  call: AnyCall,
  {
    outcome,
    known,
    reply,
    code,
  }: {
    outcome: AuditNote['outcome'];
    known: { about: Named | undefined; details: object | undefined };
    reply?: unknown;
    code?: string;
  },
): Promise<void> {
  const { workspace, log } = call.services;
  const state = call.ctx.state as RequestState;
  const told = Object.entries({
    ...known.details,
    ...state.auditDetails,
    // By a script, not in a browser.
    viaToken: state.session?.tokenId,
    ...(code === undefined ? {} : { code }),
  })
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [name, String(value).slice(0, 200)]);
  const about = state.concerns ?? known.about;
  const note: AuditNote = {
    action,
    outcome,
    by: actorOf(id, call, outcome, reply),
    ...(about === undefined ? {} : { about }),
    ...(told.length === 0 ? {} : { details: Object.fromEntries(told) as Record<string, string> }),
    address: clientAddress(call.ctx),
  };
  await workspace.audit.record(note).catch((error: unknown) => {
    log.error({ requestId: state.requestId, action, outcome, err: error }, 'the audit log could not be written');
  });
}

/** Who did it: of a sign-in, who is signed in by it. */
function actorOf(id: RouteId, { user, ctx }: AnyCall, outcome: AuditNote['outcome'], reply: unknown): AuditNote['by'] {
  const { access }: Route = ROUTES[id];
  if (access === 'admin-panel' || (id.startsWith('admin') && outcome === 'done')) return { kind: 'panel' };
  if (access === 'share' || access === 'founder') return { kind: 'guest' };
  const { concerns } = ctx.state as RequestState;
  if (id === 'finishSso') return concerns ? { kind: 'account', ...concerns } : { kind: 'guest' };
  const person = id === 'login' || id === 'register' ? (outcome === 'done' ? (reply as CurrentUser) : undefined) : user;
  return person ? { kind: 'account', id: person.id, name: person.username } : { kind: 'guest' };
}

/** The account by id, user name or e-mail. */
async function findAccount({ workspace }: Services, name: string): Promise<Named | undefined> {
  const key = name.normalize('NFKC').trim().toLowerCase();
  const found = (await workspace.accounts.managed.list()).find((one) =>
    [one.id, one.username, one.email].some((known) => known !== '' && known.toLowerCase() === key),
  );
  return found && { id: found.id, name: found.username || found.email };
}
