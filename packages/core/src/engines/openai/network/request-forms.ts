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
  /** Knows a system role; else its text goes before the question. */
  system: boolean;
  pictures: boolean;
}

export const EVERYTHING: Abilities = {
  form: 'schema',
  temperature: true,
  limit: 'max_completion_tokens',
  system: true,
  pictures: true,
};

/** Tokens of one reply: the longest answer of a group, and what a model thinks before it. */
export const MOST_OUTPUT_TOKENS = 16_000;

/** What a refusal may name, in the words of the endpoints of `model-endpoints.ts`; the first that it names counts. */
const NAMED: readonly (readonly [keyof Abilities, RegExp])[] = [
  ['form', /response_?format|response_schema|json_(?:schema|object)|text\.format|schema|grammar/iu],
  ['temperature', /temperature/iu],
  ['limit', /max_(?:completion_|output_)?tokens|output tokens|in the completion/iu],
  ['pictures', /\b(?:images?|image_url|vision)\b|(?:multi-?modal|mmproj)/iu],
  ['system', /system (?:role|message|instruction)|'system'|developer instruction|only user and assistant roles/iu],
];
/** Some endpoints repeat the whole request behind what they have to say of it. */
const LONGEST_HINT = 400;

/** What of a request an endpoint refuses, by its own words; undefined when they name nothing. */
export function namedIn(refusal: string): keyof Abilities | undefined {
  const said = refusal.slice(0, LONGEST_HINT);
  return NAMED.find(([, words]) => words.test(said))?.[0];
}

/** One step down from `abilities` after a refusal in these words; undefined when there is none left. */
export function withLess(abilities: Abilities, refusal: string): Abilities | undefined {
  const { form, limit } = abilities;
  const steps: { [Name in keyof Abilities]: Abilities[Name] | undefined } = {
    form: form === 'schema' ? 'json' : form === 'json' ? 'text' : undefined,
    limit: limit === 'max_completion_tokens' ? 'max_tokens' : limit === 'max_tokens' ? 'none' : undefined,
    temperature: abilities.temperature ? false : undefined,
    system: abilities.system ? false : undefined,
    pictures: abilities.pictures ? false : undefined,
  };
  const named = namedIn(refusal);
  const order = Object.keys(steps) as (keyof Abilities)[];
  const next = [...(named === undefined ? [] : [named]), ...order].find((name) => steps[name] !== undefined);
  return next && { ...abilities, [next]: steps[next] };
}

/** The turns as they are sent where there is no system role. */
function turnsOf({ system, turns }: Wording, able: Abilities): readonly Turn[] {
  const [first, ...rest] = turns;
  return able.system || first === undefined ? turns : [{ ...first, text: `${system}\n\n${first.text}` }, ...rest];
}

export function chatRequest(model: string, wording: Wording, able: Abilities): ChatCompletionCreateParamsNonStreaming {
  const { name, schema, system } = wording;
  const { form, temperature, limit } = able;
  const pictures = able.pictures ? wording.pictures : [];
  return {
    model,
    messages: [
      ...(able.system ? [{ role: 'system' as const, content: system }] : []),
      ...turnsOf(wording, able).map(({ role, text }, index) =>
        role === 'user' && index === 0 && pictures.length > 0
          ? {
              role,
              content: [
                { type: 'text' as const, text },
                ...pictures.flatMap(({ slide, url }) => [
                  { type: 'text' as const, text: `Picture of slide ${slide}:` },
                  { type: 'image_url' as const, image_url: { url, detail: 'low' as const } },
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

export function responsesRequest(model: string, wording: Wording, able: Abilities): ResponseCreateParamsNonStreaming {
  const { name, schema, system } = wording;
  const { form, temperature, limit } = able;
  const pictures = able.pictures ? wording.pictures : [];
  return {
    model,
    ...(able.system ? { instructions: system } : {}),
    // Kept nowhere: the default would keep the deck's text at the provider for weeks.
    store: false,
    input: turnsOf(wording, able).map(({ role, text }, index) =>
      role === 'assistant'
        ? { role, content: text }
        : {
            role,
            content: [
              { type: 'input_text' as const, text },
              ...(index === 0 ? pictures : []).flatMap(({ slide, url }) => [
                { type: 'input_text' as const, text: `Picture of slide ${slide}:` },
                { type: 'input_image' as const, image_url: url, detail: 'low' as const },
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
