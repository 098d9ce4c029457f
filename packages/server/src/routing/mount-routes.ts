/** Puts every route of the contract's table on the router: who may, what comes in, the handler, what goes out. */
import Router from '@koa/router';
import { VcError, type Role } from '@vc-analyst/core';
import { isFileAnswer, ROUTES, type Route, type RouteId } from '@vc-analyst/core/contract';
import type { Context, Middleware } from 'koa';
import type { Services } from '../services/services.js';
import type { RequestState } from '../services/state.js';
import { receiveForm } from '../upload/receive-files.js';
import { answerOf, type Answer } from '../services/answer-cache.js';
import { audited } from '../services/audited.js';
import { authorize } from './authorize.js';
import { checkRequest } from './check-request.js';
import { isFileReply, isJsonReply, type AnyHandler } from './handler.js';
import { readJson } from './read-body.js';
import { sendAnswer, sendFile } from './send.js';

/** Whose answers to a route are alike while nothing changes: everybody's of one role, or only one person's. */
export type Alike = 'role' | 'person';

export interface MountOptions {
  services: Services;
  handlers: Readonly<Record<RouteId, AnyHandler>>;
  cached: Partial<Record<RouteId, Alike>>;
  uploadFolder: string;
}

export function mountRoutes({ services, handlers, cached, uploadFolder }: MountOptions): Router {
  const router = new Router();
  for (const id of Object.keys(ROUTES) as RouteId[]) {
    const route: Route = ROUTES[id];
    const path = route.path.replace(/\{(\w+)\}/g, ':$1');
    router.register(path, [route.method], answer(id, route));
  }
  return router;

  function answer(id: RouteId, route: Route): Middleware {
    const handler = audited(id, handlers[id] as (call: object) => Promise<unknown>);
    const alike = cached[id];
    return async (ctx: Context) => {
      const state = ctx.state as RequestState;
      state.route = route.path;
      const given = (ctx as unknown as { params: Record<string, string> }).params;
      const { user, analysis } = await authorize(route, ctx, given.id, services);
      const { locale } = state;
      const params = route.params && checkParams(route, given, locale);
      const query = route.query && checkRequest(route.query, single(ctx.query), locale);
      const call = { params, query, user, analysis, locale, services, ctx, files: [] };

      if (route.form) {
        const { form: schema } = route;
        const { fileMb } = services.workspace.config.limits;
        const { filesAnUpload: files, stallSeconds } = services.limits;
        // Their bodies wait in the network meanwhile.
        await services.uploadTurns.runFor(ctx, user?.id ?? given.token ?? '', () =>
          receiveForm(ctx, { folder: uploadFolder, fileMb, files, stallSeconds }, async (received) => {
            const form = checkRequest(schema, received.fields, locale);
            await run({ ...call, form, files: received.files });
          }),
        );
        return;
      }
      const body = route.body && checkRequest(route.body, await readJson(ctx, services.limits), locale);
      if (alike === undefined) {
        await run({ ...call, body });
        return;
      }
      const who = alike === 'person' && user ? user.id : '';
      const key = [ctx.url, locale, user?.role ?? ('' satisfies Role | ''), who].join('\n');
      sendAnswer(ctx, route.status ?? 200, await services.cache.get(key, async () => jsonAnswer(await handler(call))));

      async function run(whole: object): Promise<void> {
        const reply = await handler(whole);
        // A handler may have led the browser elsewhere.
        if (route.response === undefined) {
          if (route.status !== 302) ctx.status = route.status ?? 204;
          if (ctx.status === 204) ctx.body = null;
        } else if (isFileReply(reply)) await sendFile(ctx, reply);
        else sendAnswer(ctx, route.status ?? 200, jsonAnswer(reply));
      }
    };

    function jsonAnswer(reply: unknown): Answer {
      const { value, headers } = isJsonReply(reply) ? reply : { value: reply, headers: {} };
      if (services.checkAnswers && route.response && !isFileAnswer(route.response)) {
        const checked = route.response.safeParse(value);
        if (!checked.success) {
          throw new VcError('internal', { problem: `${id} breaks its contract: ${checked.error.message}` });
        }
      }
      return answerOf(value, headers);
    }
  }
}

/** A path that cannot be, such as slide number `x`, is answered as one that is not there. */
function checkParams(route: Route, given: Record<string, string>, locale: RequestState['locale']) {
  const parsed = route.params?.safeParse(given);
  if (parsed?.success) return parsed.data;
  const name = Object.keys(route.params?.shape ?? {}).at(-1) ?? '';
  if (name === 'period') return checkRequest(route.params!, given, locale);
  throw new VcError('not-found', { what: name, id: (given[name] ?? '').slice(0, 64) });
}

/** Of a query parameter that was given several times the last one counts. */
function single(query: Context['query']): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, [value].flat().at(-1)]));
}
