/** How a request is put, for endpoints that know more or less: structured outputs, JSON mode, plain text. */
import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions';
import type { ResponseCreateParamsNonStreaming } from 'openai/resources/responses/responses';

export interface Turn {
  role: 'user' | 'assistant';
  text: string;
}

export interface Picture {
  slide: number;
  /** `data:image/png;base64,…` */
  url: string;
}

export interface Wording {
  /** Name of the schema. */
  name: string;
  schema: Record<string, unknown>;
  system: string;
  turns: readonly Turn[];
  pictures: readonly Picture[];
}

/** What an endpoint is known to take; learnt from what it refuses. */
export interface Abilities {
  form: 'schema' | 'json' | 'text';
  temperature: boolean;
  limit: 'max_completion_tokens' | 'max_tokens' | 'none';
}

export const EVERYTHING: Abilities = { form: 'schema', temperature: true, limit: 'max_completion_tokens' };

/** Tokens of one reply: the longest answer of a group, and what a model thinks before it. */
export const MOST_OUTPUT_TOKENS = 16_000;

/** One step down from `abilities` after a refusal that names `hint`; undefined when there is none left. */
export function withLess(abilities: Abilities, hint: string): Abilities | undefined {
  const { form, temperature, limit } = abilities;
  const lower = hint.toLowerCase();
  const lessLimit: Abilities['limit'] = limit === 'max_completion_tokens' ? 'max_tokens' : 'none';
  if (temperature && lower.includes('temperature')) return { ...abilities, temperature: false };
  if (limit !== 'none' && /max_(?:completion_|output_)?tokens/u.test(lower)) return { ...abilities, limit: lessLimit };
  if (form !== 'text') return { ...abilities, form: form === 'schema' ? 'json' : 'text' };
  if (limit !== 'none') return { ...abilities, limit: lessLimit };
  return temperature ? { ...abilities, temperature: false } : undefined;
}

export function chatRequest(
  model: string,
  { name, schema, system, turns, pictures }: Wording,
  { form, temperature, limit }: Abilities,
): ChatCompletionCreateParamsNonStreaming {
  return {
    model,
    messages: [
      { role: 'system', content: system },
      ...turns.map(({ role, text }, index) =>
        role === 'user' && index === 0 && pictures.length > 0
          ? {
              role,
              content: [
                { type: 'text' as const, text },
                ...pictures.flatMap(({ slide, url }) => [
                  { type: 'text' as const, text: `Picture of slide ${slide}:` },
                  { type: 'image_url' as const, image_url: { url } },
                ]),
              ],
            }
          : { role, content: text },
      ),
    ],
    ...(form === 'schema'
      ? { response_format: { type: 'json_schema', json_schema: { name, schema, strict: true } } }
      : {}),
    ...(form === 'json' ? { response_format: { type: 'json_object' } } : {}),
    ...(temperature ? { temperature: 0 } : {}),
    ...(limit === 'none' ? {} : { [limit]: MOST_OUTPUT_TOKENS }),
  };
}

export function responsesRequest(
  model: string,
  { name, schema, system, turns, pictures }: Wording,
  { form, temperature, limit }: Abilities,
): ResponseCreateParamsNonStreaming {
  return {
    model,
    instructions: system,
    // Kept nowhere: the default would keep the deck's text at the provider for weeks.
    store: false,
    input: turns.map(({ role, text }, index) =>
      role === 'assistant'
        ? { role, content: text }
        : {
            role,
            content: [
              { type: 'input_text' as const, text },
              ...(index === 0 ? pictures : []).flatMap(({ slide, url }) => [
                { type: 'input_text' as const, text: `Picture of slide ${slide}:` },
                { type: 'input_image' as const, image_url: url, detail: 'auto' as const },
              ]),
            ],
          },
    ),
    ...(form === 'schema' ? { text: { format: { type: 'json_schema', name, schema, strict: true } } } : {}),
    ...(form === 'json' ? { text: { format: { type: 'json_object' } } } : {}),
    ...(temperature ? { temperature: 0 } : {}),
    ...(limit === 'none' ? {} : { max_output_tokens: MOST_OUTPUT_TOKENS }),
  };
}
