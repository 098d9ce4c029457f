/**
 * Serves the built web app: its files by name from a list made at the start, and its page for its own addresses; compressed
 * where the build has put a compressed one beside it.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { Context, Middleware } from 'koa';

/** As the build names them behind the file's name, by what a browser calls them; the best first. */
const ENCODINGS = { br: '.br', gzip: '.gz' } as const;
type Encoding = keyof typeof ENCODINGS;

interface WebFile {
  bytes: Buffer;
  compressed: Partial<Record<Encoding, Buffer>>;
  etag: string;
  type: string;
  /** Its name changes with its content. */
  hashed: boolean;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** The app's own addresses; anything else is its not-found screen. */
const PAGES =
  /^\/(|auth|admin|privacy|cookies|dashboard|analysis|portfolio|reports|team|settings|shares|audit|account|compare|pipeline|company\/[^/]+|corporate-analysis|market-trends|analysis\/[^/]+(\/(due-diligence|compare))?|(?:share|founder)\/[^/]+)\/?$/;

/** Files are read once: an app is a few megabytes, and what is not in the list cannot be asked for. */
export async function webFiles(folder: string): Promise<Middleware> {
  const files = await readAll(folder);
  return async (ctx, next) => {
    const asked = ctx.method === 'GET' || ctx.method === 'HEAD';
    const file = asked ? files.get(decoded(ctx.path)) : undefined;
    if (file && ctx.path !== '/index.html') return send(ctx, file, 200);
    const page = files.get('/index.html');
    // A missing script must be missing, not a page.
    if (asked && page && extname(ctx.path) === '') send(ctx, page, PAGES.test(ctx.path) ? 200 : 404);
    else await next();
  };
}

function send(ctx: Context, { bytes, compressed, etag, type, hashed }: WebFile, status: number): void {
  const encoding = encodingFor(ctx, compressed);
  ctx.status = status;
  ctx.type = type;
  ctx.vary('Accept-Encoding');
  ctx.set('ETag', encoding ? etag.replace(/"$/, `-${encoding}"`) : etag);
  ctx.set('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (status === 200 && ctx.fresh) {
    ctx.status = 304;
    return;
  }
  if (encoding) ctx.set('Content-Encoding', encoding);
  ctx.body = encoding ? compressed[encoding] : bytes;
}

/** The best of those that are there and that the browser reads. */
function encodingFor(ctx: Context, compressed: WebFile['compressed']): Encoding | undefined {
  const known = Object.keys(ENCODINGS) as Encoding[];
  return known.find((encoding) => compressed[encoding] && ctx.acceptsEncodings(encoding, 'identity') === encoding);
}

async function readAll(folder: string): Promise<Map<string, WebFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = new Set(entries.map((entry) => join(entry.parentPath, entry.name)));
  const files = new Map<string, WebFile>();
  for (const entry of entries) {
    const type = TYPES[extname(entry.name)];
    if (!entry.isFile() || type === undefined) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = await readFile(path);
    const compressed: WebFile['compressed'] = {};
    for (const [encoding, ending] of Object.entries(ENCODINGS) as [Encoding, string][]) {
      if (names.has(`${path}${ending}`)) compressed[encoding] = await readFile(`${path}${ending}`);
    }
    const url = `/${relative(folder, path).split(sep).join('/')}`;
    const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`;
    files.set(url, {
      bytes,
      compressed,
      etag,
      type,
      hashed: /[.-][\w-]{8,}\.\w+$/.test(entry.name) && url.startsWith('/assets/'),
    });
  }
  return files;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
