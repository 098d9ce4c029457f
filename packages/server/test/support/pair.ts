/** A fund of two servers over one database: they are asked in turn, and what is done beside HTTP is done at the first. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moveData } from '@vc-analyst/core';
import { openFund, storeAnalyses, type Fund, type FundOptions } from './fund.js';

export interface Pair extends Fund {
  /** The two, each by itself. */
  funds: readonly [Fund, Fund];
}

/** `store`: address of an empty database. */
export async function openPair(store: string, { stored, ...options }: FundOptions = {}): Promise<Pair> {
  const folder = await mkdtemp(join(tmpdir(), 'vc-pair-'));
  if (stored) {
    await storeAnalyses(join(folder, 'source'), stored);
    await moveData({ dataDir: join(folder, 'source') }, { dataDir: folder, store });
  }
  const open = (name: string) =>
    openFund({ ...options, dataDir: join(folder, name), workspace: { ...options.workspace, store } });
  const funds = [await open('one'), await open('other')] as const;
  let asked = 0;
  return {
    ...funds[0],
    funds,
    send: (path, sent) => funds[(asked += 1) % 2]!.send(path, sent),
    async close() {
      for (const fund of funds) await fund.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
