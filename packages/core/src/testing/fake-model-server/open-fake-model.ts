/** An OpenAI-compatible endpoint on loopback that answers as it is told and keeps every request it got. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Exchange, type RecordedRequest } from './exchange.js';
import { answerAs, type MODEL_ENDPOINTS } from './model-endpoints.js';
import { MODEL_FAULTS } from './model-faults.js';
import { readPrompt, type Prompt } from './read-prompt.js';
import { truthfulModel } from './truthful-model.js';

/** What the model says to a prompt: the object it answers with, or a text. */
export type ModelBehaviour = (prompt: Prompt) => object | string;

/** What an endpoint can: all of it, JSON without a schema, text alone. */
export type ModelForms = 'schema' | 'json' | 'text';

export interface FakeModelOptions {
  /** @default truthful */
  behaviour?: ModelBehaviour;
  fault?: ModelFault;
  /** Milliseconds until an answer begins. @default 0 */
  delayMs?: number;
  /** Answers once this is settled. */
  hold?: (prompt: Prompt) => Promise<void>;
  /** @default 'schema' */
  knows?: ModelForms;
  /** Takes, refuses and answers as this one does, in its chat interface. */
  endpoint?: ModelEndpoint;
  /** What it replies instead of an answer. */
  reply?: { status: number; body: unknown };
  /** Whether the model of `endpoint` takes pictures. @default true */
  sees?: boolean;
  /** @default a free one */
  port?: number;
}

export type ModelFault = keyof typeof MODEL_FAULTS | 'prose-around' | 'redirects';

export type ModelEndpoint = keyof typeof MODEL_ENDPOINTS;

export interface FakeModel {
  /** The base URL to configure. */
  url: string;
  port: number;
  /** `127.0.0.1:<port>` */
  host: string;
  /** Everything it was sent so far, oldest first. */
  requests: RecordedRequest[];
  /** Most requests that were open at the same time. */
  mostAtOnce(): number;
  /** Requests for an answer, of a task when one is named. */
  prompts(task?: string): Prompt[];
  /** Behaves otherwise from now on. */
  change(options: Omit<FakeModelOptions, 'port'>): void;
  close(): Promise<void>;
}

/** Opens the endpoint; close it, or the process stays. */
export async function openFakeModel(options: FakeModelOptions = {}): Promise<FakeModel> {
  let now = options;
  const requests: RecordedRequest[] = [];
  let open = 0;
  let most = 0;
  let asked = 0;
  const server = createServer((incoming, response) => {
    open += 1;
    most = Math.max(most, open);
    response.on('close', () => (open -= 1));
    response.on('error', () => undefined);
    void answerTo(incoming).catch(() => response.destroy());

    async function answerTo(from: IncomingMessage): Promise<void> {
      const request = await recorded(from);
      requests.push(request);
      const {
        behaviour = truthfulModel(),
        fault,
        delayMs = 0,
        hold,
        knows = 'schema',
        endpoint,
        sees = true,
        reply,
      } = now;
      const answer = () => asText(behaviour(readPrompt(request)));
      const exchange = new Exchange(request, asked, from, response, answer);
      if (request.method === 'GET' && request.path === '/v1/models') {
        exchange.send(200, JSON.stringify({ object: 'list', data: [{ id: 'fake-model', object: 'model' }] }));
        return;
      }
      if (request.method !== 'POST' || !/^\/v1\/(chat\/completions|responses)$/.test(request.path)) {
        exchange.fail(404, 'not_found', 'There is nothing here.');
        return;
      }
      asked += 1;
      if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
      await hold?.(readPrompt(request));
      if (fault === 'redirects') {
        const { port } = server.address() as AddressInfo;
        // `localhost` is another host than 127.0.0.1 to whoever keeps keys apart by host.
        response.writeHead(307, { location: `http://localhost:${port}${request.path}` }).end();
      } else if (fault === 'prose-around') {
        exchange.say(`Sure! Here is what I found:\n\n\`\`\`json\n${answer()}\n\`\`\`\nLet me know if {you} need more.`);
      } else if (fault) MODEL_FAULTS[fault](exchange);
      else if (reply) exchange.send(reply.status, JSON.stringify(reply.body));
      else if (endpoint) answerAs(endpoint, exchange, sees);
      else if (!isKnown(exchange.demandedForm, knows)) {
        exchange.fail(400, 'invalid_request_error', `response_format ${exchange.demandedForm} is not supported`);
      } else exchange.say(answer());
    }
  });
  // An endpoint that is asked by many keeps its connections.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}/v1`,
    port,
    host: `127.0.0.1:${port}`,
    requests,
    mostAtOnce: () => most,
    prompts: (task) =>
      requests
        .filter(({ method }) => method === 'POST')
        .map(readPrompt)
        .filter((prompt) => task === undefined || prompt.task === task),
    change(options) {
      now = options;
      asked = 0;
    },
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function isKnown(demanded: ModelForms, knows: ModelForms): boolean {
  const order = ['text', 'json', 'schema'] as const;
  return order.indexOf(demanded) <= order.indexOf(knows);
}

function asText(said: object | string): string {
  return typeof said === 'string' ? said : JSON.stringify(said);
}

async function recorded(incoming: IncomingMessage): Promise<RecordedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  );
  return {
    method: incoming.method ?? '',
    path: (incoming.url ?? '').split('?')[0] ?? '',
    headers,
    text,
    body: parsed(text),
  };
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
