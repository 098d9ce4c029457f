/** Lists and documents as pages ask for them: narrowed, paged, in the reader’s language, and not sent again unchanged. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Analysis } from '@vc-analyst/core';
import type { SearchResult } from '@vc-analyst/core/model';
import { openFund, seedDocument, type Fund, type Person } from './support/fund.js';
import type { Received } from './support/http.js';

let fund: Fund;
let admin: Person;

beforeAll(async () => {
  const seed = await seedDocument();
  fund = await openFund({
    stored: [
      { id: 'kept' },
      { id: 'other', change: { ownerId: 'somebody-else' } },
      { id: 'running', change: { status: 'failed', failure: { code: 'cancelled', message: 'x', data: {} } } },
      {
        id: 'old',
        change: {
          createdAt: '2020-01-01T00:00:00.000Z',
          companyName: 'Older & Co',
          overallScore: 20,
          sector: 'energy',
          stage: { value: 'growth', basis: 'user', factIds: [] },
          fileName: seed.fileName,
        },
      },
    ],
  });
  admin = await fund.join('admin');
}, 60_000);
afterAll(() => fund.close());

const get = (path: string, as: Person = admin, headers: Record<string, string> = {}) =>
  fund.send(path, { cookie: as.cookie, headers });

describe('lists', () => {
  test('are filtered, searched, sorted and paged, and an unchanged one is not sent again', async () => {
    const list = async (query: string) => ((await get(`/api/analyses${query}`)).json as Analysis[]).map(({ id }) => id);
    expect((await list('')).at(-1)).toBe('old');
    expect(await list('?sector=energy,ai')).toEqual(['old']);
    expect(await list('?q=older')).toEqual(['old']);
    expect(await list('?status=failed')).toEqual(['running']);
    expect((await list('?minScore=30')).includes('old')).toBe(false);
    expect(await list('?stage=growth,unknown')).toEqual(['old']);
    expect(await list('?owner=somebody-else')).toEqual(['other']);
    expect(await list('?owner=none')).not.toContain('other');
    expect(await list('?decision=none&since=2020-01-02')).not.toContain('old');
    expect(await list('?minCoverage=1')).toEqual([]);
    expect((await get('/api/analyses?decision=maybe')).status).toBe(400);
    expect((await list('?sort=overallScore'))[0]).toBe('old');
    expect((await list('?sort=stage.value'))[0]).toBe('old');
    expect((await list('?sort=-stage.value')).at(-1)).toBe('old');
    expect((await get('/api/analyses?limit=0')).status).toBe(400);
    expect((await get('/api/analyses?sort=secret')).status).toBe(400);
    expect((await get('/api/analyses?cursor=made-up')).status).toBe(400);

    const seen: string[] = [];
    let path: string | undefined = '/api/analyses?limit=2';
    while (path !== undefined) {
      const page: Received = await get(path);
      seen.push(...(page.json as Analysis[]).map(({ id }) => id));
      path = /<([^>]+)>; rel="next"/.exec(String(page.headers.link ?? ''))?.[1];
    }
    expect(seen.toSorted()).toEqual((await list('')).toSorted());

    const whole = (await get('/api/analyses')).json as object[];
    expect(JSON.stringify(whole)).not.toMatch(/Messages?":/);
    const few = (await get('/api/analyses?fields=companyName,decision,overallScore')).json as object[];
    expect(few.map((one) => Object.keys(one).sort())).toEqual(few.map(() => ['companyName', 'id', 'overallScore']));
    expect(whole).toEqual(few.map((one) => expect.objectContaining(one) as object));
    expect((await get('/api/analyses?fields=searchWords')).status).toBe(400);

    const first = await get('/api/analyses');
    const again = await get('/api/analyses', admin, { 'if-none-match': first.headers.etag! });
    expect([again.status, again.text]).toEqual([304, '']);
    await fund.send('/api/analyses/kept/decision', {
      method: 'PATCH',
      cookie: admin.cookie,
      body: { decision: 'invested' },
    });
    expect((await get('/api/analyses', admin, { 'if-none-match': first.headers.etag! })).status).toBe(200);
  });

  test('and documents speak the reader’s language; quotes stay as the deck has them', async () => {
    const { cookie } = await fund.join('analyst');
    const read = async () => (await fund.send('/api/analyses/kept', { cookie })).json as Analysis;
    const english = await read();
    await fund.send('/api/user/language', { method: 'PUT', cookie, body: { language: 'es' } });
    const spanish = await read();
    expect(spanish.textLanguage).toBe('es');
    expect(spanish.summary).not.toBe(english.summary);
    expect(spanish.facts.map(({ quote }) => quote)).toEqual(english.facts.map(({ quote }) => quote));
    const listed = (await fund.send('/api/analyses?fields=summary', { cookie })).json as Analysis[];
    expect(listed.find(({ id }) => id === 'kept')?.summary).toBe(spanish.summary);
  });

  test('are pressed where the browser takes it', async () => {
    const { headers } = await get('/api/analyses/kept', admin, { 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
  });
});

describe('a search', () => {
  const search = async (q: string, as: Person = admin) =>
    (await get(`/api/search?q=${encodeURIComponent(q)}`, as)).json as SearchResult;

  test('finds companies, facts with slide and quote, and questions, in the reader’s language', async () => {
    const { companyName, facts } = await seedDocument();
    const { companies } = await search('older');
    expect(companies.map(({ analysisId }) => analysisId)).toEqual(['old']);
    const { companies: named } = await search(companyName);
    expect(named.map(({ analysisId }) => analysisId)).toContain('kept');
    const quoted = facts.find(({ visible, kind }) => visible && kind !== 'company_name')!;
    const { facts: found } = await search(quoted.quote);
    expect(found.length).toBeGreaterThan(0);
    for (const hit of found) expect(hit.slide).toBeGreaterThan(0);
    const reader = await fund.join('partner', 'searcher');
    await fund.send('/api/user/language', { method: 'PUT', cookie: reader.cookie, body: { language: 'es' } });
    expect((await search('clientes', reader)).questions.length).toBeGreaterThan(0);
    expect((await search('clientes')).questions).toEqual([]);
  });

  test('finds nothing for a viewer in what is not finished, and refuses a search of nothing', async () => {
    const viewer = await fund.join('viewer', 'looker');
    const { companyName } = await seedDocument();
    const ids = async (as: Person) => (await search(companyName, as)).companies.map(({ analysisId }) => analysisId);
    expect(await ids(admin)).toContain('running');
    expect(await ids(viewer)).not.toContain('running');
    expect((await get('/api/search?q=%20')).status).toBe(400);
    expect((await get(`/api/search?q=${'x'.repeat(201)}`)).status).toBe(400);
    expect((await get('/api/search?q=x&limit=51')).status).toBe(400);
  });
});
