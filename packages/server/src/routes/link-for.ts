/** Links that people send to one another: by the configured address, else by the one the browser used. */
import type { Context } from 'koa';
import type { Services } from '../services/services.js';

/**
 * `path` as a whole address. Links are made for people who are signed in, from our own pages: the host is the one they
 * reach the server by.
 */
export function linkFor(ctx: Context, { workspace }: Services, path: string): string {
  return new URL(path, workspace.config.publicUrl ?? `${ctx.protocol}://${ctx.host}`).href;
}
