/** The description of the API names every route, with what it takes and answers. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROUTES, type Route } from '@vc-analyst/core/contract';
import { openFund, type Fund } from './support/fund.js';

let fund: Fund;
beforeAll(async () => (fund = await openFund()));
afterAll(() => fund.close());

interface Operation {
  operationId: string;
  parameters?: { name: string; in: string }[];
  requestBody?: object;
  responses: Record<string, object>;
}

test('every route stands in /api/openapi.json once, with path, parameters, body and answers', async () => {
  const answer = await fund.send('/api/openapi.json');
  const { paths, openapi } = answer.json as { openapi: string; paths: Record<string, Record<string, Operation>> };
  expect(openapi).toBe('3.1.0');
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  expect(described.map(({ operation }) => operation.operationId).sort()).toEqual(Object.keys(ROUTES).sort());
  for (const { path, method, operation } of described) {
    const route: Route = ROUTES[operation.operationId as keyof typeof ROUTES];
    expect([path, method.toUpperCase()]).toEqual([route.path, route.method]);
    const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path').map(({ name }) => name);
    expect(inPath).toEqual([...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    expect(Boolean(operation.requestBody), path).toBe(Boolean(route.body ?? route.form));
    expect(operation.responses[String(route.status ?? 200)], path).toBeDefined();
  }
});

test('no two routes have the same method and path', () => {
  const names = (Object.values(ROUTES) as Route[]).map(({ method, path }) => `${method} ${path}`);
  expect(new Set(names).size).toBe(names.length);
});
