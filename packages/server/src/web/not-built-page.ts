/** What `/` answers while no web app is built: one plain page without script. */
import { renderMessage } from '@vc-analyst/core/i18n';
import type { Middleware } from 'koa';
import type { RequestState } from '../services/state.js';

export function notBuiltPage(): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== '/' || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) {
      await next();
      return;
    }
    const { locale } = ctx.state as RequestState;
    const say = (id: string) => renderMessage({ id, values: {} }, locale);
    const title = say('page.not-built.title');
    ctx.type = 'text/html; charset=utf-8';
    ctx.set('Cache-Control', 'no-store');
    ctx.body =
      `<!doctype html><html lang="${locale}"><meta charset="utf-8"><title>${title}</title>` +
      `<h1>${title}</h1><p>${say('page.not-built.text')}</p></html>\n`;
  };
}
