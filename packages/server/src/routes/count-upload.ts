/** Holds uploads, and looks before them, against what one account may send and have waiting. */
import { VcError } from '@vc-analyst/core';
import type { Services } from '../services/services.js';
import type { ReceivedFile } from '../upload/receive-files.js';

/** Throws `quota-reached`. */
export async function countUpload(
  { throttles, workspace, limits }: Services,
  accountId: string,
  files: readonly ReceivedFile[],
): Promise<void> {
  if ((await workspace.queue.waiting(accountId)) >= limits.waitingAnalyses) {
    throw new VcError('quota-reached', { seconds: 60 });
  }
  await throttles.uploads.count(accountId);
  await throttles.uploadedKb.count(accountId, kbOf(files));
}

/** As many looks for a name as uploads, counted by themselves. Throws `quota-reached`. */
export async function countProposal(
  { throttles }: Services,
  accountId: string,
  files: readonly ReceivedFile[],
): Promise<void> {
  await throttles.proposals.count(accountId);
  await throttles.proposedKb.count(accountId, kbOf(files));
}

/** What is sent by one link to a founder, counted as the uploads of an account. Throws `quota-reached`. */
export async function countFounderFile(
  { throttles }: Services,
  linkId: string,
  files: readonly ReceivedFile[],
): Promise<void> {
  await throttles.uploads.count(`founder ${linkId}`);
  await throttles.uploadedKb.count(`founder ${linkId}`, kbOf(files));
}

const kbOf = (files: readonly ReceivedFile[]) => Math.ceil(files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024);
