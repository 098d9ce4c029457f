/** [R39] Whatever an endpoint does, an upload ends with a result or its own error, the server answers, the key stays. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFakeModel, MODEL_ENDINGS, type ModelFault } from '@vc-analyst/core/testing';
import { expect, test } from 'vitest';
import { deckBytes, openFund, until } from './support/fund.js';
import { form } from './support/http.js';

const KEY = 'sk-canary-serve';

test.each(Object.entries(MODEL_ENDINGS))('%s: %s', async (fault, ending) => {
  const fake = await openFakeModel({ fault: fault as ModelFault });
  const modelTimeoutSeconds = ending === 'engine-timeout' ? 2 : 30;
  const dataDir = await mkdtemp(join(tmpdir(), 'vc-faults-'));
  const fund = await openFund({
    dataDir,
    workspace: { engine: 'openai', model: 'fake-model', baseUrl: fake.url, apiKey: KEY, modelTimeoutSeconds },
  });
  try {
    const { cookie } = await fund.join('analyst');
    const upload = form({ companyName: 'Wrenlow' }, [{ fileName: 'deck.pdf', bytes: deckBytes }]);
    const sent = await fund.send('/api/upload-deck', { method: 'POST', cookie, ...upload });
    expect(sent.status).toBe(201);
    const { id } = sent.json as { id: string };
    const read = async () =>
      (await fund.send(`/api/analyses/${id}`, { cookie })).json as { status: string; failure?: { code: string } };
    await until(async () => {
      expect((await fund.send('/api/health')).status).toBe(200);
      return /completed|failed/.test((await read()).status);
    }, 120);
    const { status, failure } = await read();
    expect(failure?.code ?? 'openai').toBe(ending);
    expect(status).toBe(ending === 'openai' ? 'completed' : 'failed');
    await fund.close();
    const kept = await readdir(dataDir, { recursive: true, withFileTypes: true });
    for (const entry of kept.filter((one) => one.isFile())) {
      const path = join(entry.parentPath, entry.name);
      expect((await readFile(path)).includes(KEY), path).toBe(false);
    }
    expect(fund.log.join('')).not.toContain(KEY);
  } finally {
    await fund.close();
    await fake.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
