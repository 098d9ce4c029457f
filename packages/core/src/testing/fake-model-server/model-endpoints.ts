/** Endpoints that speak OpenAI's interface, each as its documentation and its users say that it answers. */
import type { Exchange } from './exchange.js';

type Body = Record<string, unknown>;

interface Refusal {
  status: number;
  message: string;
  code?: string;
  param?: string;
}

interface Endpoint {
  /** What a request is refused for; the first that holds. */
  refuses: (body: Body) => Refusal | undefined;
  /** To a request with pictures, where the model sees none. */
  blind: Refusal;
  /** The body of an error. */
  error: (refusal: Refusal) => unknown;
  /** The message of an answer, and what it took; as it is where this is left out. */
  reply?: (message: Body, usage: Record<string, number>, finish: string) => { message: Body; usage?: object };
}

const openAiError = ({ message, code = null, param = null }: { [Key in keyof Refusal]?: Refusal[Key] | null }) => ({
  error: { message, type: 'invalid_request_error', param, code },
});
const NO_IMAGES = 'Invalid content type. image_url is only supported by certain models.';
const THOUGHT = 'First I look for {"answers": [] } on every slide.';

/** https://platform.openai.com/docs/guides/reasoning and /structured-outputs: a model that thinks, with strict schemas. */
const openai: Endpoint = {
  refuses: (body) => {
    if ('max_tokens' in body) return unsupported('max_tokens', "Use 'max_completion_tokens' instead.");
    if ('temperature' in body && body.temperature !== 1) {
      return {
        status: 400,
        message:
          "Unsupported value: 'temperature' does not support 0 with this model. Only the default (1) value is supported.",
        param: 'temperature',
        code: 'unsupported_value',
      };
    }
    return looseSchema(body);
  },
  blind: { status: 400, message: NO_IMAGES, param: 'messages.[1].content.[1].type' },
  error: openAiError,
  reply: (message, usage) => ({
    message: { ...message, annotations: [] },
    usage: { ...usage, completion_tokens_details: { reasoning_tokens: 64 } },
  }),
};

/** https://learn.microsoft.com/azure/ai-foundry/openai/how-to/reasoning: a deployment of o1-mini, which knows neither system nor schemas. */
const azure: Endpoint = {
  refuses: (body) => {
    if (formOf(body) === 'json_schema') {
      return {
        status: 400,
        message:
          "Invalid parameter: 'response_format' of type 'json_schema' is not supported with this model. Learn more about supported models at the Structured Outputs guide.",
        param: 'response_format',
      };
    }
    if (formOf(body) === 'json_object') return unsupported('response_format', '');
    if ('max_tokens' in body) return unsupported('max_tokens', "Use 'max_completion_tokens' instead.");
    if ('temperature' in body) {
      return {
        status: 400,
        message: "Unsupported value: 'temperature' does not support 0 with this model.",
        param: 'temperature',
      };
    }
    return hasSystem(body)
      ? {
          status: 400,
          message: "Unsupported value: 'messages[0].role' does not support 'system' with this model.",
          param: 'messages[0].role',
          code: 'unsupported_value',
        }
      : undefined;
  },
  blind: { status: 400, message: NO_IMAGES },
  error: openAiError,
};

/** https://docs.ollama.com/api/openai-compatibility: what it does not know it leaves aside; thinking comes in `reasoning`. */
const ollama: Endpoint = {
  refuses: () => undefined,
  blind: { status: 400, message: 'this model does not support image input' },
  error: openAiError,
  reply: (message) => ({ message: { ...message, reasoning: THOUGHT } }),
};

/** https://docs.vllm.ai, serving and reasoning outputs: a template without a system role, a short context, the answer taken for thinking. */
const vllm: Endpoint = {
  refuses: (body) => {
    if (hasSystem(body)) return { status: 400, message: 'System role not supported' };
    const limit = Number(body.max_completion_tokens ?? body.max_tokens ?? 0);
    return limit > 8000
      ? {
          status: 400,
          message: `This model's maximum context length is 16384 tokens. However, you requested ${limit} output tokens and your prompt contains at least 4700 input tokens, for a total of at least ${limit + 4700} tokens.`,
        }
      : undefined;
  },
  blind: { status: 400, message: 'At most 0 image(s) may be provided in one prompt.' },
  error: ({ message, status }) => ({ object: 'error', message, type: 'BadRequestError', param: null, code: status }),
  reply: (message) => ({ message: { ...message, content: null, reasoning_content: message.content } }),
};

/** https://github.com/ggml-org/llama.cpp/tree/master/tools/server: errors of a template and of pictures are its own; thinking stands in the text. */
const llamacpp: Endpoint = {
  refuses: (body) => (formOf(body) === 'json_schema' ? { status: 400, message: 'failed to parse grammar' } : undefined),
  blind: {
    status: 500,
    message: 'image input is not supported - hint: if this is unexpected, you may need to provide the mmproj',
  },
  error: ({ message, status }) => ({ error: { code: status, message, type: 'server_error' } }),
  reply: (message) => ({ message: { ...message, content: `${THOUGHT}</think>\n${String(message.content)}` } }),
};

/** https://lmstudio.ai/docs/developer/openai-compat and its bug tracker (#189, #362): schema or text; an error is a text. */
const lmstudio: Endpoint = {
  refuses: (body) =>
    formOf(body) === 'json_object'
      ? { status: 400, message: "'response_format.type' must be 'json_schema' or 'text'" }
      : undefined,
  blind: { status: 400, message: 'Model does not support images. Please use a model that does.' },
  error: ({ message }) => ({ error: message }),
};

/** https://docs.claude.com/en/api/openai-sdk: response_format is left aside, newer models take no temperature, answers come with words around them. */
const anthropic: Endpoint = {
  refuses: (body) =>
    'temperature' in body
      ? { status: 400, message: '`temperature` is deprecated for this model.', code: 'invalid_request_error' }
      : undefined,
  blind: { status: 400, message: 'This model does not support image inputs.', code: 'invalid_request_error' },
  error: openAiError,
  reply: (message) => ({
    message: { ...message, content: `Here is what I found:\n\n\`\`\`json\n${String(message.content)}\n\`\`\`` },
  }),
};

/** https://ai.google.dev/gemini-api/docs/openai: unions in a schema are refused without a word why, errors are lists, thinking counts in the total alone. */
const gemini: Endpoint = {
  refuses: (body) =>
    formOf(body) === 'json_schema' ? { status: 400, message: 'Request contains an invalid argument.' } : undefined,
  blind: { status: 400, message: 'Image input modality is not enabled for this model' },
  error: ({ message, status }) => [{ error: { code: status, message, status: 'INVALID_ARGUMENT' } }],
  reply: (message, usage) => ({ message, usage: { ...usage, total_tokens: usage.total_tokens! + 200 } }),
};

/** Asked for a form, answers by calling a tool of that name. */
const toolsOnly: Endpoint = {
  refuses: () => undefined,
  blind: { status: 400, message: NO_IMAGES },
  error: openAiError,
  reply: ({ content, ...message }) => ({
    message: {
      ...message,
      content: null,
      tool_calls: [{ id: 'call_1', type: 'function', function: { name: 'answer', arguments: content } }],
    },
  }),
};

export const MODEL_ENDPOINTS = {
  openai,
  azure,
  ollama,
  vllm,
  'llama.cpp': llamacpp,
  'lm-studio': lmstudio,
  anthropic,
  gemini,
  'tools-only': toolsOnly,
} satisfies Record<string, Endpoint>;

/** Answers `exchange` as that endpoint does. */
export function answerAs(name: keyof typeof MODEL_ENDPOINTS, exchange: Exchange, sees: boolean): void {
  const { refuses, blind, error, reply }: Endpoint = MODEL_ENDPOINTS[name];
  const { body = {}, text } = exchange.request;
  const refusal = refuses(body) ?? (!sees && text.includes('"image_url"') ? blind : undefined);
  if (refusal) {
    exchange.send(refusal.status, JSON.stringify(error(refusal)));
    return;
  }
  const whole = exchange.envelope(exchange.answer()) as {
    choices: { message: Body; finish_reason: string }[];
    usage: Record<string, number>;
  };
  const [choice] = whole.choices;
  const changed = reply?.(choice!.message, whole.usage, choice!.finish_reason);
  exchange.send(
    200,
    JSON.stringify({
      ...whole,
      choices: [{ ...choice, message: changed?.message ?? choice!.message }],
      usage: changed?.usage ?? whole.usage,
    }),
  );
}

function unsupported(param: string, instead: string): Refusal {
  const message = `Unsupported parameter: '${param}' is not supported with this model. ${instead}`.trim();
  return { status: 400, message, param, code: 'unsupported_parameter' };
}

function formOf({ response_format: format }: Body): string {
  return (format as { type?: string } | undefined)?.type ?? 'text';
}

function hasSystem({ messages }: Body): boolean {
  return (messages as { role: string }[]).some(({ role }) => role === 'system');
}

/** Strict schemas close every object and require every key. */
function looseSchema({ response_format: format }: Body): Refusal | undefined {
  const schema = (format as { json_schema?: { schema?: unknown } } | undefined)?.json_schema?.schema;
  return schema === undefined || isStrict(schema)
    ? undefined
    : {
        status: 400,
        message:
          "Invalid schema for response_format: 'additionalProperties' is required to be supplied and to be false.",
        param: 'response_format',
      };
}

function isStrict(schema: unknown): boolean {
  if (Array.isArray(schema)) return schema.every(isStrict);
  if (typeof schema !== 'object' || schema === null) return true;
  const { type, properties, required, additionalProperties } = schema as Body;
  const keys = Object.keys((properties as object | undefined) ?? {}).sort();
  const isClosed =
    additionalProperties === false &&
    JSON.stringify([...((required as string[]) ?? [])].sort()) === JSON.stringify(keys);
  return (type !== 'object' || isClosed) && Object.values(schema).every(isStrict);
}
