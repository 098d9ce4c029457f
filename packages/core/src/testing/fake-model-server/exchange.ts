/** One request to the fake endpoint and the ways to answer it, in the two interfaces that OpenAI-compatible servers have. */
import type { IncomingMessage, ServerResponse } from 'node:http';

/** A request as it came. */
export interface RecordedRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  /** As sent. */
  text: string;
  /** Parsed JSON; undefined when it was none. */
  body: Record<string, unknown> | undefined;
}

export type ModelApi = 'chat' | 'responses';

/** A request with what is needed to answer it. */
export class Exchange {
  constructor(
    readonly request: RecordedRequest,
    /** How many requests for an answer came before this one. */
    readonly earlier: number,
    readonly incoming: IncomingMessage,
    readonly response: ServerResponse,
    /** What the behaviour behind the fault says, as JSON text. */
    readonly answer: () => string,
  ) {}

  get api(): ModelApi {
    return this.request.path.endsWith('/responses') ? 'responses' : 'chat';
  }

  /** The form that the caller demands of the answer. */
  get demandedForm(): 'schema' | 'json' | 'text' {
    const { body = {} } = this.request;
    const text = body.text as { format?: { type?: string } } | undefined;
    const format = (body.response_format as { type?: string } | undefined) ?? text?.format;
    return format?.type === 'json_schema' ? 'schema' : format?.type === 'json_object' ? 'json' : 'text';
  }

  /** A well-formed reply with `content` as what the model says. */
  say(content: string, change: { refusal?: string; finish?: string; filtered?: boolean } = {}): void {
    this.send(200, JSON.stringify(this.envelope(content, change)));
  }

  envelope(content: string, { refusal, finish, filtered }: Parameters<Exchange['say']>[1] = {}): object {
    const { model = 'fake-model' } = (this.request.body ?? {}) as { model?: string };
    const [sent, answered] = [tokensOf(this.request.text), tokensOf(content)];
    if (this.api === 'responses') {
      const part =
        refusal === undefined ? { type: 'output_text', text: content, annotations: [] } : { type: 'refusal', refusal };
      return {
        id: 'resp_fake',
        object: 'response',
        created_at: 0,
        status: finish === 'length' || filtered ? 'incomplete' : 'completed',
        incomplete_details:
          finish === 'length' ? { reason: 'max_output_tokens' } : filtered ? { reason: 'content_filter' } : null,
        error: null,
        model,
        output: [{ type: 'message', id: 'msg_fake', role: 'assistant', status: 'completed', content: [part] }],
        usage: {
          input_tokens: sent,
          input_tokens_details: { cached_tokens: 0 },
          output_tokens: answered,
          output_tokens_details: { reasoning_tokens: 0 },
          total_tokens: sent + answered,
        },
      };
    }
    return {
      id: 'chatcmpl-fake',
      object: 'chat.completion',
      created: 0,
      model,
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content: refusal === undefined ? content : null, refusal: refusal ?? null },
          finish_reason: filtered ? 'content_filter' : (finish ?? 'stop'),
          logprobs: null,
        },
      ],
      usage: { prompt_tokens: sent, completion_tokens: answered, total_tokens: sent + answered },
    };
  }

  /** An error as the interface words it. */
  fail(status: number, code: string, message: string, headers: Record<string, string> = {}): void {
    this.send(status, JSON.stringify({ error: { message, type: code, code, param: null } }), headers);
  }

  send(status: number, text: string, headers: Record<string, string> = {}): void {
    if (this.response.destroyed) return;
    this.response.writeHead(status, { 'content-type': 'application/json', ...headers });
    this.response.end(text);
  }
}

/** About four characters a token: what a fake has to say about it. */
function tokensOf(text: string): number {
  return Math.ceil(text.length / 4);
}
