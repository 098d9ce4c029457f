/** The workspace's queue of analyses: its parts put together. */
import { analysesCollection } from '../pipeline/analyses-collection.js';
import type { Config } from '../config/config.js';
import { withDefaults } from '../deck/limits.js';
import { checkInputs } from '../deck/read-deck-here.js';
import { sniffKind } from '../deck/sniff.js';
import type { Engine } from '../engines/engine.js';
import { VcError } from '../errors/vc-error.js';
import type { AnalysisQueue } from '../jobs/analysis-queue.js';
import { openAnalysisQueue } from '../jobs/open-analysis-queue.js';
import { WorkerRegistry, workersCollection } from '../jobs/worker-registry.js';
import { assignVersion } from '../pipeline/assign-version.js';
import { PUBLISHED_RULES, type ScoringRules } from '../pipeline/scoring-rules.js';
import type { Store } from '../store/store.js';
import type { AnalysesWork } from './open-analyses.js';
import type { OpenStore, ProcessNames } from './open-store.js';
import type { People } from './people.js';

/** The one that waits longest. */
const NEXT = {
  filter: { conditions: [{ field: 'status', equals: 'pending' }] },
  sort: [{ by: 'createdAt', order: 'ascending' }],
} as const;

export function openQueue({
  store,
  claimFirst,
  processes,
  config,
  concurrency,
  work,
  people,
  rules,
  engine,
  forgetDeck,
  now,
}: {
  store: Store;
  claimFirst: OpenStore['claimFirst'];
  processes: ProcessNames;
  config: Config;
  /** Decks in work at the same time. */
  concurrency: () => number;
  work: AnalysesWork;
  people: Pick<People, 'note' | 'shares'>;
  rules: () => Promise<ScoringRules | undefined>;
  engine: () => Promise<Engine>;
  /** Removes what models answered about a deck. */
  forgetDeck: (deckHash: string) => Promise<void>;
  now: () => Date;
}): AnalysisQueue {
  const limits = withDefaults(config.limits);
  return openAnalysisQueue({
    store,
    claim: claimFirst && ((change) => claimFirst(analysesCollection, NEXT, change)),
    analyses: store.collection(analysesCollection),
    workers: new WorkerRegistry({
      workers: store.collection(workersCollection),
      processName: processes.newName(),
      isDeadProcess: (name) => processes.isDead(name),
    }),
    get concurrency() {
      return concurrency();
    },
    now,
    locale: config.lang,
    async engine() {
      const { name, version, model, host } = await engine();
      return { name, version, ...(model === undefined ? {} : { model }), ...(host === undefined ? {} : { host }) };
    },
    async sniff(inputs) {
      checkInputs([...inputs], limits);
      const kinds = await Promise.all(inputs.map(({ bytes, fileName }) => sniffKind(bytes, fileName, limits)));
      const [kind] = kinds;
      if (!kind) throw new VcError('bad-usage', { problem: 'An analysis needs a deck.' });
      if (kinds.length > 1 && kinds.some((one) => one !== 'png' && one !== 'jpeg')) {
        throw new VcError('bad-usage', { problem: 'Only images can be read together as one deck.' });
      }
      return kind;
    },
    rubricVersion: async () => ((await rules()) ?? PUBLISHED_RULES).rubric.version,
    analyze: work.read,
    place: assignVersion,
    carry: work.carry,
    record: people.note,
    removeShares: (id) => people.shares.removeAll(id),
    forgetDeck,
  });
}
