/** Questions to a founder by a link: made and decided on by the fund, answered without an account. */
import { readFile } from 'node:fs/promises';
import { inLanguage, VcError, type Analysis, type Locale } from '@vc-analyst/core';
import type { founderRoutes } from '@vc-analyst/core/contract';
import { MEDIA_TYPES } from '@vc-analyst/core/vocabulary';
import type { FileReply, Handlers } from '../routing/handler.js';
import { readableSummary } from '../services/readable-analysis.js';
import type { RequestState } from '../services/state.js';
import { assertPromisedType } from '../upload/promised-type.js';
import { authorOf } from './author-of.js';
import { countFounderFile, countUpload } from './count-upload.js';
import { endOfDay } from './end-of-day.js';
import { linkFor } from './link-for.js';

export const founderHandlers: Handlers<keyof typeof founderRoutes> = {
  listFounderLinks: async ({ params, services }) => services.workspace.collaboration.founderLinks.list(params.id),

  async createFounderLink({ params, body, user, ctx, services }) {
    const expiresAt = body.expiresAt && endOfDay(body.expiresAt);
    const { link, token } = await services.workspace.collaboration.founderLinks.create(
      params.id,
      { questionIds: body.questionIds, expiresAt },
      authorOf(user),
    );
    (ctx.state as RequestState).auditDetails = { expiresAt: link.expiresAt };
    return { ...link, token, link: linkFor(ctx, services, `/founder/${token}`) };
  },

  async revokeFounderLink({ params, services }) {
    if (!(await services.workspace.collaboration.founderLinks.revoke(params.id, params.linkId))) {
      throw new VcError('not-found', { what: 'link', id: params.linkId });
    }
  },

  async decideFounderAnswers({ params, body, user, locale, services }) {
    const { answerIds, state } = body;
    const author = authorOf(user);
    return documentView(
      await services.workspace.analyses.decideAnswers(params.id, answerIds, state, { author }),
      locale,
    );
  },

  async downloadFounderFile({ params, user, services }): Promise<FileReply> {
    await readableSummary(services, user, params.id);
    const file = await services.workspace.analyses.founderFile(params.id, params.fileId);
    return { kind: 'file', mediaType: MEDIA_TYPES[file.kind], bytes: file.stream, downloadAs: file.fileName };
  },

  async analyzeFounderFile({ params, user, locale, services }) {
    await readableSummary(services, user, params.id);
    await countUpload(services, user.id, []);
    const { founderFiles } = services.workspace;
    return documentView(await founderFiles.analyze(params.id, params.fileId, { by: authorOf(user), locale }), locale);
  },

  async openFounderPage({ params, locale, services }) {
    return found(await services.workspace.collaboration.founderLinks.open(params.token, locale));
  },

  async sendFounderAnswers({ params, body, locale, services, ctx }) {
    (ctx.state as RequestState).auditDetails!.answers = String(body.answers.length);
    return found(await services.workspace.collaboration.founderLinks.answer(params.token, body.answers, locale));
  },

  async addFounderFile({ params, files, locale, services, ctx }) {
    const details = (ctx.state as RequestState).auditDetails!;
    const [file] = files;
    if (!file || files.length > 1) throw new VcError('bad-request', { problem: 'deck', field: 'deck' });
    await countFounderFile(services, details.link!, files);
    assertPromisedType(file.fileName);
    details.file = file.fileName;
    const input = { fileName: file.fileName, bytes: await readFile(file.path) };
    return found(await services.workspace.founderFiles.add(params.token, input, locale));
  },

  async removeFounderFile({ params, locale, services }) {
    return found(await services.workspace.founderFiles.remove(params.token, params.fileId, locale));
  },
};

function found<T>(page: T | undefined): T {
  if (page === undefined) throw new VcError('not-found', { what: 'link', id: '…' });
  return page;
}

function documentView(analysis: Analysis, locale: Locale) {
  const { run: _run, ...document } = analysis;
  return inLanguage(document, locale);
}
