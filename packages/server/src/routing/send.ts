/** Writes an answer: JSON with its mark, so that an unchanged one is not sent again, or a file. */
import { Readable } from 'node:stream';
import type { Context } from 'koa';
import type { Answer } from '../services/answer-cache.js';
import type { FileReply } from './handler.js';

export function sendAnswer(ctx: Context, status: number, { body, etag, headers }: Answer): void {
  ctx.status = status;
  ctx.set(headers);
  ctx.type = 'application/json; charset=utf-8';
  if (ctx.method === 'GET' || ctx.method === 'HEAD') {
    ctx.set('ETag', etag);
    if (ctx.fresh) {
      ctx.status = 304;
      ctx.body = null;
      return;
    }
  }
  ctx.body = body;
}

export async function sendFile(ctx: Context, reply: FileReply): Promise<void> {
  const { bytes, mediaType, downloadAs, cacheControl } = reply;
  ctx.status = 200;
  // Koa would add a character set to a type that is text already.
  ctx.set('Content-Type', mediaType);
  ctx.set('Cache-Control', cacheControl ?? 'no-store');
  if (downloadAs !== undefined) ctx.set('Content-Disposition', attachment(downloadAs));
  ctx.body =
    bytes instanceof Uint8Array ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length) : Readable.from(bytes);
  ctx.set('Content-Type', mediaType);
}

/** `Content-Disposition` of a download (RFC 6266): the name in plain letters, and as it is (RFC 5987). */
export function attachment(fileName: string): string {
  const plain = fileName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w .()-]/g, '_')
    .slice(0, 150);
  const exact = encodeURIComponent([...fileName.replace(/\p{Cs}/gu, '_')].slice(0, 200).join('')).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
