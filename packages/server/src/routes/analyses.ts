/** Analyses: lists, the document, corrections, what people add to it. */
import {
  inLanguage,
  storeFilter,
  VcError,
  type Analysis,
  type AnalysisSummary,
  type CorrectionRequest,
  type Locale,
} from '@vc-analyst/core';
import {
  ANALYSES_A_PAGE,
  LISTED_FIELDS,
  type analysisRoutes,
  type AnalysisSortField,
  type ListedAnalysis,
  type ListedField,
  type QueryOf,
} from '@vc-analyst/core/contract';
import { MEDIA_TYPES, MEMO_DOWNLOADS } from '@vc-analyst/core/vocabulary';
import { readFile } from 'node:fs/promises';
import type { FileReply, Handlers } from '../routing/handler.js';
import { assertPromisedType } from '../upload/promised-type.js';
import type { ReceivedFile } from '../upload/receive-files.js';
import { authorOf } from './author-of.js';
import { countProposal, countUpload } from './count-upload.js';
import type { Services } from '../services/services.js';
import { readableAnalysis, readableSummary } from '../services/readable-analysis.js';
import { slideReply } from './slide-reply.js';

type ListQuery = QueryOf<(typeof analysisRoutes)['listAnalyses']>;

export const analysisHandlers: Handlers<keyof typeof analysisRoutes> = {
  async uploadDeck({ form, files, user, locale, services }) {
    if (files.length === 0) throw new VcError('bad-request', { problem: 'deck', field: 'deck' });
    await countUpload(services, user.id, files);
    for (const { fileName } of files) assertPromisedType(fileName);
    const { companyName, companyNameFrom, sector, stage, asOf } = form;
    const analysis = await services.workspace.queue.submit({
      inputs: await Promise.all(files.map(inputOf)),
      // A name that only the file bears is found again, and marked so.
      given: { ...(companyNameFrom === 'file' ? {} : { companyName }), sector, stage, asOf },
      locale,
      by: authorOf(user),
    });
    return documentView(analysis, locale);
  },

  async proposeName({ files, user, services }) {
    if (files.length === 0) throw new VcError('bad-request', { problem: 'deck', field: 'deck' });
    await countProposal(services, user.id, files);
    for (const { fileName } of files) assertPromisedType(fileName);
    return services.workspace.analyses.proposeName(await Promise.all(files.map(inputOf)));
  },

  async listAnalyses({ query, user, locale, services, ctx }) {
    const page = await services.workspace.analyses.page({
      filter: filterOf(query, user.role === 'viewer'),
      sort: [sortOf(query.sort)],
      limit: query.limit ?? ANALYSES_A_PAGE.default,
      cursor: query.cursor,
    });
    const value = page.items.map((summary) => chosenFields(summaryView(summary, locale), query.fields));
    const headers: Record<string, string> = { 'X-Total-Count': String(page.total) };
    if (page.next !== undefined) {
      const next = new URLSearchParams(ctx.querystring);
      next.set('cursor', page.next);
      headers.Link = `<${ctx.path}?${next.toString()}>; rel="next"`;
    }
    return { kind: 'json', value, headers };
  },

  async compareAnalyses({ body, user, locale, services }) {
    const [first = '', ...others] = body.ids;
    for (const id of body.ids) await readableSummary(services, user, id);
    const comparisons = await Promise.all(
      others.map((other) => services.workspace.analyses.compare(first, other, { locale })),
    );
    return { comparisons };
  },

  getAnalysis: async ({ params, user, locale, services }) =>
    documentView(await readableAnalysis(services, user, params.id), locale),

  async listVersions({ params, user, locale, services }) {
    await readableSummary(services, user, params.id);
    const versions = await services.workspace.analyses.versions(params.id);
    const readable = versions.filter(({ status }) => user.role !== 'viewer' || status === 'completed');
    return readable.map((summary) => summaryView(summary, locale));
  },

  async deleteAnalysis({ params, user, services }) {
    await services.workspace.queue.remove(params.id, authorOf(user));
  },

  async reprocessAnalysis({ params, user, locale, services }) {
    return documentView(await services.workspace.queue.retry(params.id, authorOf(user)), locale);
  },

  async correctAnalysis({ params, body, user, locale, services }) {
    const author = authorOf(user);
    const by = { by: author.firstName, reason: body.reason, author, locale };
    let corrected: Analysis | undefined;
    for (const request of requestsOf(body)) {
      corrected = await services.workspace.analyses.correct(params.id, request, by);
    }
    if (!corrected) throw new VcError('bad-request', { problem: 'reason' });
    return documentView(corrected, locale);
  },

  async takeBackCorrection({ params, user, locale, services }) {
    const author = authorOf(user);
    return documentView(
      await services.workspace.analyses.takeBack(params.id, { by: author.firstName, author }),
      locale,
    );
  },

  async decideAnalysis({ params, body, user, services }) {
    const { decision: value, ...more } = body;
    const decision = value === null ? null : { value, ...more };
    const decided = await services.workspace.collaboration.decisions.decide(params.id, decision, authorOf(user));
    return { decision: decided.decision ?? null };
  },

  async assignAnalysis({ params, body, user, services }) {
    const { pipeline } = services.workspace.collaboration;
    return { ownerId: (await pipeline.assign(params.id, body.ownerId, authorOf(user))).ownerId ?? null };
  },

  async planAnalysis({ params, body, user, services }) {
    const { pipeline } = services.workspace.collaboration;
    return { nextStep: (await pipeline.plan(params.id, body.nextStep, authorOf(user))).nextStep ?? null };
  },

  addComment: async ({ params, body, user, services }) =>
    services.workspace.collaboration.comments.add(params.id, body.content, authorOf(user), body),

  editComment: async ({ params, body, user, services }) =>
    ownOnly(params.commentId, () =>
      services.workspace.collaboration.comments.edit(params.id, params.commentId, body.content, authorOf(user)),
    ),

  removeComment: async ({ params, user, services }) =>
    ownOnly(params.commentId, () =>
      services.workspace.collaboration.comments.remove(params.id, params.commentId, authorOf(user)),
    ),

  giveFeedback: async ({ params, body, user, services }) =>
    services.workspace.collaboration.feedback.give(params.id, body, authorOf(user)),

  async listQuestions({ params, query, user, locale, services }) {
    const { questions } = inLanguage(await readableAnalysis(services, user, params.id), locale);
    return questions.filter(({ category }) => query.category === undefined || category === query.category);
  },

  async answerQuestion({ params, body, user, locale, services }) {
    const author = authorOf(user);
    const by = { by: author.firstName, author };
    await readableSummary(services, user, params.id);
    const said = { ...body, ...(body.ownerId ? { owner: await memberName(services, body.ownerId) } : {}) };
    const analysis = await services.workspace.analyses.answer(params.id, params.questionId, said, by);
    const question = inLanguage(analysis, locale).questions.find(({ id }) => id === params.questionId);
    if (!question) throw new VcError('not-found', { what: 'question', id: params.questionId });
    return question;
  },

  async downloadDeck({ params, query, user, services }): Promise<FileReply> {
    await readableSummary(services, user, params.id);
    const file = await services.workspace.analyses.deckFile(params.id, query.file ?? 1);
    return { kind: 'file', mediaType: MEDIA_TYPES[file.kind], bytes: file.stream, downloadAs: file.fileName };
  },

  async getSlide({ params, query, user, services }): Promise<FileReply> {
    await readableSummary(services, user, params.id);
    const { id: analysisId, number } = params;
    return slideReply(services, { analysisId, number, width: query.width, asker: `account ${user.id}` });
  },

  async exportAnalysis({ params, query, user, locale, services, ctx }): Promise<FileReply> {
    const { id } = await readableSummary(services, user, params.id);
    const format = query.format === 'excel' ? 'xlsx' : query.format;
    const formats: readonly string[] = MEMO_DOWNLOADS;
    if (!formats.includes(format)) throw new VcError('export-format-unknown', { format, formats: formats.join(', ') });
    const file = await services.exportTurns.runFor(
      ctx,
      () => services.workspace.export(id, format, { locale: query.language ?? locale }),
      user.id,
    );
    return { kind: 'file', mediaType: file.mediaType, bytes: file.bytes, downloadAs: file.fileName };
  },
};

const WITHOUT_MESSAGES: ReadonlySet<string> = new Set(LISTED_FIELDS);

/** As lists answer it: in the reader's language, so without the messages that its texts are made of. */
function summaryView(summary: AnalysisSummary, locale: Locale): ListedAnalysis {
  const { fit, ...rendered } = inLanguage(summary, locale);
  const listed = Object.entries(rendered).filter(([name]) => WITHOUT_MESSAGES.has(name));
  return {
    ...(Object.fromEntries(listed) as unknown as ListedAnalysis),
    ...(fit ? { fit: { verdict: fit.verdict, text: fit.text } } : {}),
  };
}

function chosenFields(
  summary: ListedAnalysis,
  fields: readonly ListedField[] | undefined,
): Partial<ListedAnalysis> & Pick<ListedAnalysis, 'id'> {
  if (!fields) return summary;
  const chosen = fields.flatMap((name) => (summary[name] === undefined ? [] : [[name, summary[name]] as const]));
  return { id: summary.id, ...Object.fromEntries(chosen) };
}

/** As it is answered: in the reader's language, without what the queue notes for itself. */
function documentView(analysis: Analysis, locale: Locale) {
  const { run: _run, ...document } = analysis;
  return inLanguage(document, locale);
}

/** Whole name of an active member. Throws `not-found`. */
async function memberName({ workspace }: Services, id: string): Promise<string> {
  const member = await workspace.accounts.get(id);
  if (!member) throw new VcError('not-found', { what: 'account', id });
  return `${member.firstName} ${member.lastName}`.trim() || member.username;
}

async function inputOf({ fileName, path }: ReceivedFile) {
  return { fileName, bytes: await readFile(path) };
}

/** Who may only read sees what is finished, whatever is asked. */
function filterOf(query: ListQuery, onlyCompleted: boolean) {
  const { conditions = [], search } = storeFilter(query);
  const finished = { field: 'status' as const, equals: 'completed' };
  return { conditions: onlyCompleted ? [finished, ...conditions] : conditions, search };
}

function sortOf(sort: ListQuery['sort'] = '-createdAt') {
  const isDescending = sort.startsWith('-');
  return {
    by: (isDescending ? sort.slice(1) : sort) as AnalysisSortField,
    order: isDescending ? ('descending' as const) : ('ascending' as const),
  };
}

/** What can fail comes first, so that a correction is made as a whole or not at all. */
function requestsOf(body: {
  companyName?: string | undefined;
  sector?: Analysis['sector'] | undefined;
  stage?: Extract<CorrectionRequest, { of: 'stage' }>['to'] | undefined;
  businessModel?: Analysis['businessModel'] | undefined;
  fact?: { id: string; set: Extract<CorrectionRequest, { of: 'fact' }>['set'] } | undefined;
  dropFact?: string | undefined;
}): CorrectionRequest[] {
  const { companyName, sector, stage, businessModel, fact, dropFact } = body;
  return [
    ...(fact ? [{ of: 'fact' as const, factId: fact.id, set: fact.set }] : []),
    ...(dropFact === undefined ? [] : [{ of: 'drop' as const, factId: dropFact }]),
    ...(companyName === undefined ? [] : [{ of: 'company' as const, to: companyName }]),
    ...(sector === undefined ? [] : [{ of: 'sector' as const, to: sector }]),
    ...(stage === undefined ? [] : [{ of: 'stage' as const, to: stage }]),
    ...(businessModel === undefined ? [] : [{ of: 'businessModel' as const, to: businessModel }]),
  ];
}

/** Somebody else's comment is answered as one that is not there. */
async function ownOnly<T>(id: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof VcError && error.code === 'forbidden') throw new VcError('not-found', { what: 'comment', id });
    throw error;
  }
}
