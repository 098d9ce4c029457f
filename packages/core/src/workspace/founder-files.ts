/** Files that a founder adds by a link: checked as decks that are handed in, kept beside them, analysed only when a person asks for it. */
import type { OpenedFounderLinks } from '../collaboration/founder-links.js';
import { withDefaults, type ReadLimits } from '../deck/limits.js';
import { checkInputs } from '../deck/read-deck-here.js';
import type { DeckInput } from '../deck/read-deck.js';
import { sniffKind } from '../deck/sniff.js';
import { hashFile } from '../deck/hash-deck.js';
import { VcError } from '../errors/vc-error.js';
import type { AnalysisQueue } from '../jobs/analysis-queue.js';
import { keepDeck, loadDeck, removeUnneededFile } from '../jobs/deck-blobs.js';
import type { Analysis } from '../model/analysis.js';
import type { Author } from '../model/fund.js';
import type { FounderPage } from '../model/share.js';
import type { Locale } from '../model/values.js';
import type { StoredSummary } from '../pipeline/analyses-collection.js';
import type { Collection, Store } from '../store/store.js';

/** Files that founders add by their links. */
export interface FounderFiles {
  /**
   * Keeps the file, one of the kinds that decks have, and returns the founder's page with it. Undefined when the token opens
   * nothing. Throws VcError what is wrong with the file at a glance (`empty-file`, `file-too-large`, `unsupported-type`, …),
   * and `bad-request` for more than 10 files of a link.
   */
  add(token: string, file: DeckInput, locale: Locale): Promise<FounderPage | undefined>;
  /** Removes what the founder sent, and returns their page. Undefined when the token opens nothing or sent no such file. */
  remove(token: string, fileId: string, locale: Locale): Promise<FounderPage | undefined>;
  /**
   * Hands a file in as the next version of the company's deck and returns its analysis, pending. Throws VcError `not-found`,
   * `deck-missing`, and what `queue.submit` throws.
   */
  analyze(analysisId: string, fileId: string, options: { by: Author; locale?: Locale | undefined }): Promise<Analysis>;
}

export function openFounderFiles({
  links,
  analyses,
  blobs,
  queue,
  limits: given,
}: {
  links: Pick<OpenedFounderLinks, 'look' | 'addFile' | 'removeFile'>;
  analyses: Collection<Analysis, StoredSummary>;
  blobs: Store['blobs'];
  queue: Pick<AnalysisQueue, 'submit'>;
  limits: Partial<ReadLimits>;
}): FounderFiles {
  const limits = withDefaults(given);
  return {
    async add(token, input, locale) {
      checkInputs([input], limits);
      const { fileName, bytes } = input;
      const kind = await sniffKind(bytes, fileName, limits);
      const file = { fileName, kind, hash: hashFile(bytes), bytes: bytes.length };
      // As with decks: a file without document is always one that nobody needs.
      const page = await links.addFile(token, file, locale);
      if (page) await keepDeck(blobs, [input]);
      return page;
    },

    async remove(token, fileId, locale) {
      const removed = await links.removeFile(token, fileId, locale);
      if (removed) await removeUnneededFile({ analyses, blobs }, removed.hash);
      return removed?.page;
    },

    async analyze(analysisId, fileId, { by, locale }) {
      const analysis = await analyses.get(analysisId);
      const file = analysis?.founder?.files.find(({ id }) => id === fileId);
      if (!analysis || !file) throw new VcError('not-found', { what: 'file', id: fileId });
      return queue.submit({
        inputs: await loadDeck(blobs, { files: [file] }),
        given: { companyName: analysis.companyName },
        by,
        ...(locale ? { locale } : {}),
      });
    },
  };
}
