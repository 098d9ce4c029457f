/** Links by which a founder answers chosen questions and adds files, without an account. What they send stands in the analysis's document. */
import { randomUUID } from 'node:crypto';
import { VcError } from '../errors/vc-error.js';
import { renderMessage } from '../i18n/render.js';
import type { NewActivity } from '../model/activity.js';
import type { Analysis, AnalysisSummary } from '../model/analysis.js';
import {
  ANSWER_LENGTH,
  FOUNDER_LINK_DAYS,
  MOST_ASKED,
  MOST_FOUNDER_FILES,
  type Founder,
  type FounderAnswer,
  type FounderFile,
} from '../model/founder.js';
import type { FounderLink, FounderPage } from '../model/share.js';
import type { Locale } from '../model/values.js';
import { firstQuestions } from './first-questions.js';
import type { Collection } from '../store/store.js';
import type { FounderLinks } from './collaboration.js';
import { openLinks, type KeptShare, type LinkTools } from './links.js';

export interface FounderLinkTools extends LinkTools {
  analyses: Collection<Analysis, AnalysisSummary>;
  /** Writes an activity of what is done already; never rejects. */
  note: (activity: NewActivity) => Promise<unknown>;
  /** MiB of a file. */
  fileMb: number;
}

/** Takes a file's place in the document; its bytes are the caller's to keep. */
export interface OpenedFounderLinks extends FounderLinks {
  /** The page with the file on it. Undefined when the token opens nothing. Throws `quota-reached`. */
  addFile(
    token: string,
    file: Omit<FounderFile, 'id' | 'linkId' | 'at'>,
    locale: Locale,
  ): Promise<FounderPage | undefined>;
  /** The page without it, and its hash. Undefined when the token opens nothing or sent no such file. */
  removeFile(token: string, fileId: string, locale: Locale): Promise<{ page: FounderPage; hash: string } | undefined>;
}

const NOTHING: Founder = { answers: [], files: [] };

export function openFounderLinks(tools: FounderLinkTools): OpenedFounderLinks {
  const { shares, analyses, nameOf, note, fileMb, now } = tools;
  const links = openLinks(tools);
  const find = (token: string) => links.find(token, 'founder');

  async function viewOf(link: KeptShare): Promise<FounderLink> {
    const { id, analysisId, createdAt, user, views, lastViewedAt, asks } = link;
    const { answers, files } = (await analyses.get(analysisId))?.founder ?? NOTHING;
    return {
      ...{ id, analysisId, createdAt, user, views },
      ...(lastViewedAt === undefined ? {} : { lastViewedAt }),
      expiresAt: link.expiresAt!,
      state: await links.stateOf(link),
      questionIds: asks!.questions.map((one) => one.id),
      answered: answers.filter(({ linkId, saidOf }) => linkId === id && !saidOf).length,
      files: files.filter(({ linkId }) => linkId === id).length,
      ...(asks!.answeredAt === undefined ? {} : { answeredAt: asks!.answeredAt }),
    };
  }

  async function pageOf(link: KeptShare, analysis: Analysis, locale: Locale): Promise<FounderPage> {
    const { answers, files } = analysis.founder ?? NOTHING;
    const given = new Map(
      answers.filter(({ linkId, saidOf }) => linkId === link.id && !saidOf).map((one) => [one.questionId, one]),
    );
    const name = link.user.id === undefined ? undefined : await nameOf(link.user.id);
    return {
      companyName: analysis.companyName,
      askedBy: name ?? link.user.firstName,
      expiresAt: link.expiresAt!,
      questions: link.asks!.questions.map(({ id, questionMessage }) => {
        const answer = given.get(id);
        return {
          id,
          question: renderMessage(questionMessage, locale),
          answer: answer?.text ?? '',
          ...(answer ? { answeredAt: answer.at } : {}),
          isTaken: answer?.state === 'counted',
        };
      }),
      files: files
        .filter(({ linkId }) => linkId === link.id)
        .map(({ id, fileName, bytes }) => ({ id, fileName, bytes })),
      limits: { characters: ANSWER_LENGTH, files: MOST_FOUNDER_FILES, fileMb },
    };
  }

  /** What the founder sends, in the document; and that they sent it, at the link. */
  async function take(link: KeptShare, change: (founder: Founder) => Founder): Promise<Analysis> {
    const at = now().toISOString();
    const changed = await analyses.update(link.analysisId, (analysis) => {
      const before = analysis.founder ?? NOTHING;
      const after = change(before);
      return after === before ? analysis : { ...analysis, founder: after };
    });
    await shares
      .update(link.id, (share) => ({ ...share, ...(share.asks ? { asks: { ...share.asks, answeredAt: at } } : {}) }))
      // Revoked meanwhile: what was sent before that stays.
      .catch(() => undefined);
    return changed;
  }

  /** Who is to answer what was asked, else who looks after the company; and who asked. */
  function concernedBy(link: KeptShare, { questions, ownerId }: Analysis, questionIds: readonly string[]): string[] {
    const asked = questions.filter(({ id }) => questionIds.includes(id)).flatMap((one) => one.ownerId || []);
    const others = asked.length < questionIds.length || questionIds.length === 0 ? [ownerId, link.user.id] : [];
    return [...asked, ...others].filter((id) => id !== undefined);
  }

  const tell = (link: KeptShare, analysis: Analysis, told: Pick<NewActivity, 'action' | 'values'>, ids: string[]) =>
    note({
      ...told,
      by: { firstName: analysis.companyName },
      analysisId: analysis.id,
      concerns: concernedBy(link, analysis, ids),
    });

  return {
    async create(analysisId, { questionIds, expiresAt }, by) {
      const analysis = await analyses.get(analysisId);
      if (!analysis) throw new VcError('not-found', { what: 'analysis', id: analysisId });
      if (analysis.status !== 'completed') throw new VcError('not-finished', { fileName: analysis.fileName });
      const ids = [...new Set(questionIds ?? firstQuestions(analysis.questions).map(({ id }) => id))];
      if (ids.length === 0 || ids.length > MOST_ASKED) {
        throw new VcError('bad-usage', { problem: `A link to a founder asks 1 to ${MOST_ASKED} questions.` });
      }
      const questions = ids.map((id) => {
        const found = analysis.questions.find((one) => one.id === id);
        if (!found) throw new VcError('not-found', { what: 'question', id });
        return { id, question: found.question, questionMessage: found.questionMessage };
      });
      const { kept, token } = await links.create(
        { analysisId, user: by, passwordHash: null, asks: { questions } },
        (from) => (expiresAt === undefined ? links.inDays(FOUNDER_LINK_DAYS, from) : links.checkedEnd(expiresAt)),
      );
      await note({
        action: 'founder.asked',
        by,
        values: { company: analysis.companyName },
        analysisId,
        concerns: analysis.ownerId === undefined ? [] : [analysis.ownerId],
      });
      return { link: await viewOf(kept), token };
    },

    list: async (analysisId) => Promise.all((await links.of(analysisId, 'founder')).map(viewOf)),

    revoke: (analysisId, linkId) => links.revoke(analysisId, linkId, 'founder'),

    async look(token) {
      const link = await find(token);
      return link && { linkId: link.id, analysisId: link.analysisId };
    },

    async open(token, locale) {
      const link = await find(token);
      const analysis = link && (await analyses.get(link.analysisId));
      if (!analysis) return undefined;
      links.count(link.id);
      return pageOf(link, analysis, locale);
    },

    async answer(token, given, locale) {
      const link = await find(token);
      if (!link) return undefined;
      const asked = new Map(link.asks!.questions.map((one) => [one.id, one]));
      const at = now().toISOString();
      const said = new Map(given.map(({ questionId, text }) => [questionId, checkedAnswer(text)]));
      let changed: string[] = [];
      const analysis = await take(link, (founder) => {
        changed = [];
        let { answers } = founder;
        for (const [questionId, text] of said) {
          const question = asked.get(questionId);
          if (!question) throw new VcError('not-found', { what: 'question', id: questionId });
          const before = answers.find((one) => one.linkId === link.id && one.questionId === questionId && !one.saidOf);
          // What the fund has taken over stands as it was counted.
          if (before?.state === 'counted' || (before?.text ?? '') === text) continue;
          changed.push(questionId);
          const answer: FounderAnswer = {
            id: before?.id ?? `${questionId}-${randomUUID().slice(0, 8)}`,
            ...{ linkId: link.id, questionId, text, at, state: 'received' },
            question: renderMessage(question.questionMessage, locale),
          };
          const others = answers.filter((one) => one !== before);
          answers =
            text === ''
              ? others
              : before
                ? answers.map((one) => (one === before ? answer : one))
                : [...answers, answer];
        }
        return changed.length === 0 ? founder : { ...founder, answers };
      });
      if (changed.length > 0) {
        const values = { company: analysis.companyName, count: changed.length };
        await tell(link, analysis, { action: 'founder.answered', values }, changed);
      }
      return pageOf(link, analysis, locale);
    },

    async addFile(token, file, locale) {
      const link = await find(token);
      if (!link) return undefined;
      const added: FounderFile = { ...file, id: randomUUID(), linkId: link.id, at: now().toISOString() };
      const analysis = await take(link, (founder) => {
        const own = founder.files.filter(({ linkId }) => linkId === link.id);
        if (own.some(({ hash }) => hash === file.hash)) return founder;
        if (own.length >= MOST_FOUNDER_FILES) {
          throw new VcError('bad-request', { problem: `> ${MOST_FOUNDER_FILES}`, field: 'deck' });
        }
        return { ...founder, files: [...founder.files, added] };
      });
      await tell(link, analysis, { action: 'founder.filed', values: { company: analysis.companyName } }, []);
      return pageOf(link, analysis, locale);
    },

    async removeFile(token, fileId, locale) {
      const link = await find(token);
      if (!link) return undefined;
      let hash: string | undefined;
      const analysis = await take(link, (founder) => {
        const gone = founder.files.find(({ id, linkId }) => id === fileId && linkId === link.id);
        hash = gone?.hash;
        return gone ? { ...founder, files: founder.files.filter((one) => one !== gone) } : founder;
      });
      return hash === undefined ? undefined : { page: await pageOf(link, analysis, locale), hash };
    },
  };
}

/** Trimmed, without control characters but line ends. Throws VcError `bad-request`. */
function checkedAnswer(text: string): string {
  const plain = text
    .replace(/\r\n?/gu, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
  if (plain.length > ANSWER_LENGTH) {
    throw new VcError('bad-request', { problem: `> ${ANSWER_LENGTH}`, field: 'text' });
  }
  return plain;
}
