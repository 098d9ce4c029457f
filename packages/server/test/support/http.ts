/** Plain HTTP for tests: any header may be set, nothing is followed, nothing is kept between requests. */
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';

export interface Sent {
  method?: string;
  headers?: Record<string, string>;
  /** An object is sent as JSON. */
  body?: unknown;
  cookie?: string | undefined;
}

export interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  bytes: Buffer;
  /** Parsed JSON; undefined for anything else. */
  json: unknown;
}

export async function send(url: string, { method = 'GET', headers = {}, body, cookie }: Sent = {}): Promise<Received> {
  const raw =
    body === undefined
      ? undefined
      : Buffer.isBuffer(body)
        ? body
        : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  const typed = raw && !Buffer.isBuffer(body) && typeof body !== 'string' ? { 'content-type': 'application/json' } : {};
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(
      url,
      {
        method,
        agent: false,
        headers: {
          ...typed,
          ...(raw ? { 'content-length': String(raw.length) } : {}),
          ...(cookie === undefined ? {} : { cookie }),
          ...headers,
        },
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          const bytes = Buffer.concat(chunks);
          const text = bytes.toString();
          resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text, bytes, json: parse(text) });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(raw);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The value of `name` in the Set-Cookie headers; null when it was removed, undefined when it was not set. */
export function setCookie(received: Received, name: string): string | null | undefined {
  for (const line of received.headers['set-cookie'] ?? []) {
    const [, value] = new RegExp(`^${name}=([^;]*)`).exec(line) ?? [];
    if (value !== undefined) return value === '' ? null : value;
  }
  return undefined;
}

/** A multipart body with its content type. */
export function form(fields: Record<string, string>, files: { name?: string; fileName: string; bytes: Uint8Array }[]) {
  const boundary = `----vc${Math.random().toString(16).slice(2)}`;
  const parts: (Buffer | Uint8Array)[] = [];
  for (const [name, value] of Object.entries(fields)) {
    parts.push(Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`));
  }
  for (const { name = 'deck', fileName, bytes } of files) {
    parts.push(
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${escaped(fileName)}"\r\n` +
          'Content-Type: application/octet-stream\r\n\r\n',
      ),
      bytes,
      Buffer.from('\r\n'),
    );
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`));
  return { body: Buffer.concat(parts), headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

/** As browsers write a file name. */
function escaped(name: string): string {
  return name.replace(/"/g, '%22').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
}
