/** The OpenAPI description, made from the contract's table. */
import { messageSchema } from '@vc-analyst/core';
import { isFileAnswer, errorBodySchema, ROUTES, type Access, type Route } from '@vc-analyst/core/contract';
import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { HTTP_STATUS } from '../http/http-status.js';

const MESSAGE = {
  type: 'object',
  properties: { id: { type: 'string' }, values: { type: 'object' } },
  required: ['id', 'values'],
};

let made: { version: string; document: Record<string, unknown> } | undefined;

/** The OpenAPI document of all routes. */
export function openApiDocument(version: string): Record<string, unknown> {
  if (made?.version !== version) made = { version, document: makeDocument(version) };
  return made.document;
}

function makeDocument(version: string): Record<string, unknown> {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const [id, route] of Object.entries(ROUTES) as [string, Route][]) {
    (paths[route.path] ??= {})[route.method.toLowerCase()] = operationOf(id, route);
  }
  const description = {
    openapi: '3.1.0',
    info: {
      title: 'VC Analyst',
      version,
      description: 'Analyses of pitch decks, each figure with its slide and quote. See docs/api.md.',
    },
    paths: paths as ZodOpenApiPathsObject,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'vc_session' },
        token: { type: 'http', scheme: 'bearer' },
        administrator: { type: 'apiKey', in: 'cookie', name: 'vc_admin' },
      },
    },
  } as const;
  const document = createDocument(description, {
    // Messages are checked by hand, and say nothing of their shape.
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema === messageSchema) Object.assign(jsonSchema, MESSAGE);
    },
    allowEmptySchema: { custom: true },
  });
  return document as unknown as Record<string, unknown>;
}

function operationOf(id: string, route: Route): ZodOpenApiOperationObject {
  return {
    operationId: id,
    tags: [route.tag],
    summary: route.summary,
    description: whoMay(route.access),
    security: securityOf(route.access),
    requestParams: {
      ...(route.params ? { path: route.params } : {}),
      ...(route.query ? { query: route.query } : {}),
    },
    ...bodyOf(route),
    responses: { [String(route.status ?? 200)]: answerOf(route), ...errorsOf(route) },
  };
}

function bodyOf({ body, form }: Route): Pick<ZodOpenApiOperationObject, 'requestBody'> {
  if (form) {
    const file = z
      .string()
      .meta({ description: 'PDF, PPT, PPTX, PNG or JPEG; several images repeat the part', format: 'binary' });
    return {
      requestBody: { required: true, content: { 'multipart/form-data': { schema: form.extend({ deck: file }) } } },
    };
  }
  return body ? { requestBody: { content: { 'application/json': { schema: body } } } } : {};
}

function answerOf({ response, summary, status }: Route) {
  if (response === undefined) return { description: status === 302 ? 'Leads on' : 'Done' };
  if (!isFileAnswer(response)) return { description: summary, content: { 'application/json': { schema: response } } };
  const binary = { schema: { type: 'string' as const, format: 'binary' } };
  return { description: summary, content: Object.fromEntries(response.file.map((type) => [type, binary])) };
}

/** By status, with the codes that each can have. */
function errorsOf({ access, body, form, query, errors = [] }: Route) {
  const codes = [
    ...errors,
    ...(access === 'public' || access === 'share' || access === 'founder' ? [] : (['unauthorized'] as const)),
    ...(typeof access === 'object' || (access === 'browser' && !errors.includes('forbidden'))
      ? (['forbidden'] as const)
      : []),
    ...(body || form || query ? (['bad-request'] as const) : []),
  ];
  const byStatus = new Map<number, string[]>();
  for (const code of codes) byStatus.set(HTTP_STATUS[code], [...(byStatus.get(HTTP_STATUS[code]) ?? []), code]);
  return Object.fromEntries(
    [...byStatus].map(([status, names]) => [
      String(status),
      { description: names.join(', '), content: { 'application/json': { schema: errorBodySchema } } },
    ]),
  );
}

function securityOf(access: Access): Record<string, string[]>[] {
  if (access === 'public' || access === 'share' || access === 'founder') return [];
  if (access === 'admin-panel') return [{ administrator: [] }];
  return access === 'browser' ? [{ session: [] }] : [{ session: [] }, { token: [] }];
}

function whoMay(access: Access): string {
  if (access === 'public') return 'Anyone.';
  if (access === 'share' || access === 'founder') return 'Whoever holds the token.';
  if (access === 'session') return 'Whoever is signed in.';
  if (access === 'browser') return 'Whoever is signed in; no API token.';
  if (access === 'admin-panel') return 'Whoever gave the administrator’s password.';
  return `Permission \`${access.may}\`${access.of ? ', for analysts on their own analyses' : ''}.`;
}
