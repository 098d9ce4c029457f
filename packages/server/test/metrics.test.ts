/** Health and metrics: what a balancer and a monitor are told, and who may read it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deckBytes, openFund, until, type Fund } from './support/fund.js';
import { form } from './support/http.js';

let fund: Fund;
beforeAll(async () => {
  fund = await openFund({ server: { metricsToken: 'tell-me' } });
});
afterAll(() => fund.close());

const metrics = async () => (await fund.send('/metrics', { headers: { host: 'localhost' } })).text;
/** The value of a line of the exposition format. */
const valueOf = (text: string, line: string) => {
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
};

test('an analysis is counted with its steps, requests by route, and the queue is empty afterwards', async () => {
  const analyst = await fund.join('analyst');
  const upload = {
    method: 'POST',
    ...form({ companyName: 'Wrenlow' }, [{ fileName: 'deck.pdf', bytes: deckBytes }]),
    cookie: analyst.cookie,
  };
  const answer = await fund.send('/api/upload-deck', upload);
  const { id } = answer.json as { id: string };
  await until(async () => (await fund.workspace.analyses.summary(id))?.status === 'completed', 25);
  await until(async () => valueOf(await metrics(), 'vc_analyses_total{outcome="completed"}') === 1);
  const text = await metrics();
  expect(text).toMatch(/^vc_step_seconds_count\{step="\w+"\} 1$/m);
  expect(valueOf(text, 'vc_http_request_seconds_count{method="POST",route="/api/upload-deck",status="201"}')).toBe(1);
  expect(
    ['vc_queue_pending', 'vc_queue_running', 'vc_queue_oldest_seconds'].map((name) => valueOf(text, name)),
  ).toEqual([0, 0, 0]);
  expect(valueOf(text, 'vc_store_up')).toBe(1);
  const wait = (what: string) => valueOf(text, `vc_queue_wait_seconds_${what}`);
  expect([wait('count'), wait('bucket{le="+Inf"}')]).toEqual([1, 1]);
  expect(text).not.toContain(id);
});

test('metrics are read on this machine or with the token, and by nobody whom a proxy lets in', async () => {
  const status = async (headers: Record<string, string>) => (await fund.send('/metrics', { headers })).status;
  expect(await status({ host: 'localhost' })).toBe(200);
  expect(await status({ host: 'fund.example' })).toBe(404);
  expect(await status({ host: 'localhost', 'x-forwarded-for': '203.0.113.9' })).toBe(404);
  const far = { host: 'fund.example', 'x-forwarded-for': '203.0.113.9' };
  expect(await status({ ...far, authorization: 'Bearer wrong' })).toBe(404);
  expect(await status({ ...far, authorization: 'Bearer tell-me' })).toBe(200);
});

test('a server is ready while it runs', async () => {
  expect((await fund.send('/api/health/ready')).json).toEqual({ status: 'ready' });
});
