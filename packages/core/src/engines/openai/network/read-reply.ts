/** What of a reply counts: its text, whether it is whole, and what it took. Endpoints differ: nothing is taken for granted. */
import { z } from 'zod';
import { Declined, UnusableReply } from './model-errors.js';

export interface Reply {
  text: string;
  cutOff: boolean;
  /** As the endpoint counts; absent when it does not say. */
  tokens?: { input: number; output: number };
}

const count = z.number().int().nonnegative();

const chatSchema = z.looseObject({
  choices: z
    .array(
      z.looseObject({
        message: z.looseObject({ content: z.string().nullish(), refusal: z.string().nullish() }),
        finish_reason: z.string().nullish(),
      }),
    )
    .min(1),
  usage: z.looseObject({ prompt_tokens: count, completion_tokens: count }).nullish().catch(undefined),
});

/** @throws Declined, UnusableReply */
export function readChat(body: unknown): Reply {
  const reply = chatSchema.safeParse(body);
  if (!reply.success) throw new UnusableReply('not-json');
  const { message, finish_reason } = reply.data.choices[0]!;
  if (message.refusal || finish_reason === 'content_filter') throw new Declined();
  const usage = reply.data.usage;
  return {
    text: message.content ?? '',
    cutOff: finish_reason === 'length',
    ...(usage ? { tokens: { input: usage.prompt_tokens, output: usage.completion_tokens } } : {}),
  };
}

const responseSchema = z.looseObject({
  output: z.array(
    z.looseObject({
      type: z.string(),
      content: z
        .array(z.looseObject({ type: z.string(), text: z.string().optional() }))
        .optional()
        .catch(undefined),
    }),
  ),
  incomplete_details: z.looseObject({ reason: z.string().optional() }).nullish(),
  usage: z.looseObject({ input_tokens: count, output_tokens: count }).nullish().catch(undefined),
});

/** @throws Declined, UnusableReply */
export function readResponse(body: unknown): Reply {
  const reply = responseSchema.safeParse(body);
  if (!reply.success) throw new UnusableReply('not-json');
  const parts = reply.data.output.filter(({ type }) => type === 'message').flatMap(({ content = [] }) => content);
  const why = reply.data.incomplete_details?.reason;
  if (why === 'content_filter' || parts.some(({ type }) => type === 'refusal')) throw new Declined();
  const usage = reply.data.usage;
  return {
    text: parts.flatMap(({ type, text }) => (type === 'output_text' && text !== undefined ? [text] : [])).join(''),
    cutOff: why !== undefined,
    ...(usage ? { tokens: { input: usage.input_tokens, output: usage.output_tokens } } : {}),
  };
}
