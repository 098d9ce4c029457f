/** What Prometheus is told of this server: its requests and runs as they end; the queue and the store when it asks. */
import type { Workspace } from '@vc-analyst/core';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  /** A request ended; `route` is the path of the table, absent for what is none of its. */
  request(ended: { method: string; route: string | undefined; status: number; ms: number }): void;
  /** All of it as text of the Prometheus exposition format. Never rejects for the store: `vc_store_up` is then 0. */
  text(): Promise<string>;
  readonly contentType: string;
  close(): void;
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);
const OLDEST_PENDING = {
  filter: { conditions: [{ field: 'status', equals: 'pending' }] },
  sort: [{ by: 'createdAt', order: 'ascending' }],
  limit: 1,
} as const;
const RUNNING = { filter: { conditions: [{ field: 'status', equals: 'processing' }] }, limit: 1 } as const;

export function openMetrics({ analyses, queue }: Pick<Workspace, 'analyses' | 'queue'>): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'vc_http_request_seconds',
    help: 'Requests by route of the API and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60],
    registers,
  });
  const steps = new Histogram({
    name: 'vc_step_seconds',
    help: 'Steps of analyses that ran in this process',
    labelNames: ['step'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 180],
    registers,
  });
  const outcomes = new Counter({
    name: 'vc_analyses_total',
    help: 'Analyses that ended in this process, by outcome: completed, or the code of the error',
    labelNames: ['outcome'],
    registers,
  });
  const waits = new Histogram({
    name: 'vc_queue_wait_seconds',
    help: 'How long decks handed in here waited until a server or worker took them up',
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 900, 3600],
    registers,
  });
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const pending = gauge('vc_queue_pending', 'Analyses that wait, of the whole store');
  const running = gauge('vc_queue_running', 'Analyses that are being made, of the whole store');
  const oldest = gauge('vc_queue_oldest_seconds', 'Age of the oldest analysis that waits; 0 where none does');
  const storeUp = gauge('vc_store_up', 'Whether the store answered just now');
  const storeSeconds = gauge('vc_store_seconds', 'How long the store took to answer just now');

  const stopWaits = queue.onTakenUp((ms) => waits.observe(ms / 1000));
  const stopSteps = queue.onStep((update) => {
    if (update.type === 'failed') outcomes.inc({ outcome: update.code });
    if (update.type !== 'progress' || update.status !== 'completed') return;
    if (update.step === 'completed') outcomes.inc({ outcome: 'completed' });
    else if (update.ms !== undefined) steps.observe({ step: update.step }, update.ms / 1000);
  });

  async function lookAtStore(): Promise<void> {
    const startedAt = performance.now();
    try {
      const [waiting, inWork] = [await analyses.page(OLDEST_PENDING), await analyses.page(RUNNING)];
      const [first] = waiting.items;
      pending.set(waiting.total);
      running.set(inWork.total);
      oldest.set(first ? Math.max(0, (Date.now() - Date.parse(first.createdAt)) / 1000) : 0);
      storeUp.set(1);
    } catch {
      storeUp.set(0);
    }
    storeSeconds.set((performance.now() - startedAt) / 1000);
  }

  return {
    contentType: registry.contentType,
    request({ method, route = 'other', status, ms }) {
      requests.observe({ method: METHODS.has(method) ? method : 'other', route, status: String(status) }, ms / 1000);
    },
    async text() {
      await lookAtStore();
      return registry.metrics();
    },
    close() {
      stopWaits();
      stopSteps();
      registry.clear();
    },
  };
}
