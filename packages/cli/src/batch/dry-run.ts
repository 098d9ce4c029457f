/** `vc batch --dry-run`: which decks a run would read; nothing is read as a deck, and nothing kept. */
import { findDecks, hashDeck, loadDeckFile, ownReportAt, VcError } from '@vc-analyst/core';
import { EXIT } from '../output/exit-codes.js';
import { say } from '../output/language.js';
import { printable } from '../output/printable.js';
import { withWorkspace } from '../workspace/workspace-for.js';
import { deckNames } from './deck-names.js';
import type { BatchFlags } from './batch-settings.js';

export async function dryRun(places: string[], flags: BatchFlags): Promise<number> {
  const decks = await findDecks(places, { exclude: flags.exclude });
  return withWorkspace(flags, async (workspace) => {
    const known = new Map((await workspace.analyses.list()).map(({ deckHash, id }) => [deckHash, id]));
    const found = [];
    for (const { path, files = [path], given } of decks) {
      try {
        if (await ownReportAt(path)) found.push({ path, status: 'own-report' });
        else {
          const inputs = await Promise.all(files.map((file) => loadDeckFile(file, workspace.config.limits)));
          const analysisId = known.get(hashDeck(inputs));
          const status = analysisId === undefined ? 'new' : 'known';
          found.push({ path, ...(files.length > 1 ? { files } : {}), given, status, analysisId });
        }
      } catch (error) {
        if (!(error instanceof VcError)) throw error;
        found.push({ path, status: error.code });
      }
    }
    if (flags.json) process.stdout.write(`${JSON.stringify(found, null, 2)}\n`);
    else {
      const names = deckNames(decks);
      for (const [index, { status }] of found.entries()) {
        const word = ['new', 'known', 'own-report'].includes(status) ? say(`dryRun.${status}`) : status;
        process.stdout.write(`${printable(`${names[index]!}: ${word}`)}\n`);
      }
    }
    return EXIT.done;
  });
}
