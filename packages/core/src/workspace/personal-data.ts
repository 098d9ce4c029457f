/** What is kept of one person of the fund: all of it as one document, and its erasure. */
import { randomUUID } from 'node:crypto';
import type { Accounts } from '../accounts/accounts.js';
import { keyOf, nameOf, type KeptAccount } from '../accounts/account-collection.js';
import type { AuditLog } from '../audit/audit-log.js';
import type { Activity } from '../model/activity.js';
import type { Account, SavedView } from '../model/account.js';
import type { ApiTokenView, ManagedUser, SessionView } from '../model/account-views.js';
import type { Analysis, AnalysisSummary } from '../model/analysis.js';
import type { AuditEntry } from '../model/audit.js';
import type { Correction } from '../model/correction.js';
import type { Author, Comment, Decision, Feedback, NextStep } from '../model/fund.js';
import { VcError } from '../errors/vc-error.js';
import { renderMessage } from '../i18n/render.js';
import type { ShareView } from '../model/share.js';
import type { Collection } from '../store/store.js';

/** Everything that is kept of a person with an account. Passwords, tokens and keys are not in it: only hashes of them are kept. */
export interface PersonalData {
  account: ManagedUser;
  secondFactorSince: string | null;
  sessions: SessionView[];
  tokens: ApiTokenView[];
  /** Links to analyses that the person made. */
  shares: ShareView[];
  /** Lists of analyses that the person named and kept. */
  views: SavedView[];
  /** Ids of the analyses that the person uploaded or looks after. */
  owned: string[];
  /** Questions that the person is to answer. */
  questions: { analysisId: string; questionId: string }[];
  /** What the person wrote or judged, by analysis. */
  written: {
    analysisId: string;
    companyName: string;
    comments: Comment[];
    feedback: Feedback[];
    decision?: Decision;
    nextStep?: NextStep;
  }[];
  activities: Activity[];
  audit: AuditEntry[];
}

/** What an erasure came to. */
export interface Erasure {
  /** Analyses in which the name was taken out, or that were deleted with the company. */
  analyses: number;
  activities: number;
}

/** Rights of a person over what is kept of them. Throws VcError `not-found`. */
export interface Privacy {
  /** All that is kept of the account `id`. */
  export(id: string): Promise<PersonalData>;
  /**
   * Removes the account with sessions, tokens, second factor and links, and takes name and id out of what it wrote and what
   * is told of it; what was written stays, unsigned. Corrections are signed by a first name alone: it is taken out where no
   * other account has it. The audit log stays as it is. Throws `last-admin`.
   */
  erase(id: string): Promise<Erasure>;
  /** Deletes every analysis of the company, decks and links with them, and what is told of it. Its investments stay. */
  eraseCompany(name: string): Promise<Erasure>;
}

/** How somebody is named who asked to be forgotten. */
const NOBODY: Author = { firstName: '–' };

export function openPersonalData({
  accounts,
  people,
  analyses,
  activities,
  shares,
  audit,
  remove,
  forgetHistory,
}: {
  accounts: Pick<Accounts, 'managed' | 'sessions' | 'tokens' | 'secondFactors' | 'views'>;
  people: Pick<Collection<Account, KeptAccount>, 'summary' | 'summaries'>;
  analyses: Collection<Analysis, AnalysisSummary>;
  activities: Collection<Activity, Activity>;
  shares: () => Promise<ShareView[]>;
  audit: Pick<AuditLog, 'all'>;
  /** Deletes an analysis with all that belongs to it. */
  remove: (id: string) => Promise<void>;
  /** What the store's indexes hold of before. */
  forgetHistory: () => Promise<void>;
}): Privacy {
  async function find(id: string): Promise<KeptAccount> {
    const account = await people.summary(id);
    if (!account) throw new VcError('not-found', { what: 'member', id });
    return account;
  }

  /** Every document is read: summaries do not say who wrote in it. */
  async function* documents(): AsyncIterable<Analysis> {
    for (const { id } of await analyses.summaries()) {
      const analysis = await analyses.get(id);
      if (analysis) yield analysis;
    }
  }

  return {
    async export(id) {
      const kept = await find(id);
      const written: PersonalData['written'] = [];
      const owned: string[] = [];
      const questions: PersonalData['questions'] = [];
      for await (const { id: analysisId, companyName, ownerId, ...said } of documents()) {
        if (ownerId === id) owned.push(analysisId);
        for (const one of said.questions) if (one.ownerId === id) questions.push({ analysisId, questionId: one.id });
        const comments = said.comments.filter(({ user }) => user.id === id);
        const feedback = (said.feedback ?? []).filter(({ user }) => user.id === id);
        const decision = said.decision?.by.id === id ? { decision: said.decision } : {};
        const nextStep = said.nextStep?.by.id === id ? { nextStep: said.nextStep } : {};
        const judged = { ...decision, ...nextStep };
        if (comments.length + feedback.length + Object.keys(judged).length === 0) continue;
        written.push({ analysisId, companyName, comments, feedback, ...judged });
      }
      const entries: AuditEntry[] = [];
      for await (const entry of audit.all({ who: id })) entries.push(entry);
      return {
        account: (await accounts.managed.list()).find((one) => one.id === kept.id)!,
        secondFactorSince: (await accounts.secondFactors.view(id)).since,
        sessions: await accounts.sessions.list(id),
        tokens: await accounts.tokens.list(id),
        shares: (await shares()).filter(({ user }) => user.id === id),
        views: await accounts.views(id),
        owned,
        questions,
        written,
        activities: (await activities.summaries()).filter((activity) => isOf(activity, id)),
        audit: entries,
      };
    },

    async erase(id) {
      const account = await find(id);
      const signature = account.firstName || account.username;
      const others = (await people.summaries()).filter((one) => one.id !== id);
      const isAlone = !others.some(({ firstName, username }) => (firstName || username) === signature);
      const signed = isAlone ? signature : undefined;
      await accounts.managed.remove(id);
      let changed = 0;
      for await (const analysis of documents()) {
        if (unsigned(analysis, id, signed) === analysis) continue;
        await analyses.update(analysis.id, (found) => unsigned(found, id, signed));
        changed += 1;
      }
      const told = (await activities.summaries()).filter((activity) => isOf(activity, id) || names(activity, account));
      for (const activity of told) await activities.update(activity.id, (found) => forgotten(found, account));
      await forgetHistory();
      return { analyses: changed, activities: told.length };
    },

    async eraseCompany(company) {
      const key = keyOf(company);
      const theirs = (await analyses.summaries()).filter(({ companyName }) => keyOf(companyName) === key);
      if (key === '' || theirs.length === 0) throw new VcError('not-found', { what: 'company', id: company });
      for (const { id } of theirs) await remove(id);
      const told = (await activities.summaries()).filter(
        ({ detailsMessage: { values } }) => typeof values.company === 'string' && keyOf(values.company) === key,
      );
      for (const { id } of told) await activities.remove(id);
      await forgetHistory();
      return { analyses: theirs.length, activities: told.length };
    },
  };
}

function isOf({ user, concerns }: Activity, id: string): boolean {
  return user.id === id || concerns.includes(id);
}

/** Names the person in its text: of the team in full, as owner of an analysis by the first name. */
function names({ action, detailsMessage, concerns }: Activity, account: KeptAccount): boolean {
  const { name } = detailsMessage.values;
  if (action === 'question.assigned') return concerns.includes(account.id) && name === nameOf(account);
  if (action === 'analysis.assigned') return concerns.includes(account.id) && name === account.firstName;
  return action.startsWith('member.') && name === nameOf(account);
}

/** A question that was given to the person is given to nobody. */
function withoutOwner(correction: Correction, id: string): Correction {
  const { change } = correction;
  if (change.of !== 'question' || change.set.ownerId !== id) return correction;
  return { ...correction, change: { ...change, set: { ...change.set, owner: NOBODY.firstName, ownerId: '' } } };
}

/** The document without the person's name and id; the same one where there is neither. */
function unsigned(analysis: Analysis, id: string, signature: string | undefined): Analysis {
  const isTheirs = ({ user }: { user: Author }) => user.id === id;
  const isSigned = ({ by }: { by: string }) => by === signature;
  const { comments, feedback = [], decision, nextStep, corrections = [], questions, ownerId } = analysis;
  const isDecider = decision?.by.id === id;
  const isPlanner = nextStep?.by.id === id;
  const answers = analysis.founder?.answers ?? [];
  const isJudge = ({ by }: (typeof answers)[number]) => by?.id === id;
  const isNamed =
    answers.some(isJudge) ||
    comments.some(isTheirs) ||
    feedback.some(isTheirs) ||
    isDecider ||
    isPlanner ||
    corrections.some(isSigned) ||
    corrections.some(({ change }) => change.of === 'question' && change.set.ownerId === id) ||
    questions.some((one) => one.ownerId === id);
  if (!isNamed && ownerId !== id) return analysis;
  const { ownerId: _gone, ...rest } = analysis;
  return {
    ...(ownerId === id ? rest : analysis),
    comments: comments.map((one) => (isTheirs(one) ? { ...one, user: NOBODY } : one)),
    // At most one a person: another id, so that they stay apart.
    ...(analysis.feedback
      ? { feedback: feedback.map((one) => (isTheirs(one) ? { ...one, user: { ...NOBODY, id: randomUUID() } } : one)) }
      : {}),
    questions: questions.map((one) => (one.ownerId === id ? { ...one, owner: NOBODY.firstName, ownerId: '' } : one)),
    ...(analysis.corrections
      ? {
          corrections: corrections
            .map((one) => (isSigned(one) ? { ...one, by: NOBODY.firstName } : one))
            .map((one) => withoutOwner(one, id)),
        }
      : {}),
    ...(analysis.founder
      ? {
          founder: {
            ...analysis.founder,
            answers: answers.map((one) => (isJudge(one) ? { ...one, by: NOBODY } : one)),
          },
        }
      : {}),
    ...(decision && isDecider ? { decision: { ...decision, by: NOBODY } } : {}),
    ...(nextStep && isPlanner ? { nextStep: { ...nextStep, by: NOBODY } } : {}),
  };
}

function forgotten(activity: Activity, account: KeptAccount): Activity {
  const { id } = account;
  const detailsMessage = names(activity, account)
    ? { ...activity.detailsMessage, values: { ...activity.detailsMessage.values, name: NOBODY.firstName } }
    : activity.detailsMessage;
  return {
    ...activity,
    detailsMessage,
    details: renderMessage(detailsMessage, 'en'),
    user: activity.user.id === id ? NOBODY : activity.user,
    concerns: activity.concerns.filter((one) => one !== id),
  };
}
