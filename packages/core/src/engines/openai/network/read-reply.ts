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

/** Text, or parts of which some are text. */
const content = z.union([
  z.string(),
  z
    .array(z.looseObject({ type: z.string(), text: z.string().optional().catch(undefined) }))
    .transform((parts) => parts.flatMap(({ type, text }) => (type === 'text' && text ? [text] : [])).join('')),
]);
const called = z.looseObject({ function: z.looseObject({ arguments: z.string() }) });
const thought = z.string().nullish().catch(undefined);

const chatSchema = z.looseObject({
  choices: z
    .array(
      z.looseObject({
        message: z.looseObject({
          content: content.nullish(),
          refusal: z.string().nullish(),
          tool_calls: z.array(called).nullish().catch(undefined),
          reasoning: thought,
          reasoning_content: thought,
        }),
        finish_reason: z.string().nullish(),
      }),
    )
    .min(1),
  usage: z
    .looseObject({ prompt_tokens: count, completion_tokens: count, total_tokens: count.nullish() })
    .nullish()
    .catch(undefined),
});

/** @throws Declined, UnusableReply */
export function readChat(body: unknown): Reply {
  const reply = chatSchema.safeParse(body);
  if (!reply.success) throw new UnusableReply('not-json');
  const { message, finish_reason } = reply.data.choices[0]!;
  // Gemini's endpoint says why behind it: `content_filter: SAFETY`.
  if (message.refusal || finish_reason?.startsWith('content_filter')) throw new Declined();
  // An answer that was asked for as JSON may come as a call of a tool, or be taken for thinking by the server.
  const { content: said, tool_calls: calls, reasoning, reasoning_content } = message;
  const text = [said, calls?.[0]?.function.arguments, reasoning_content, reasoning].find((one) => one?.trim());
  return { text: text ?? '', cutOff: finish_reason === 'length', ...tokensOf(reply.data.usage) };
}

/** Where thinking is left out of what was answered, as by Gemini's endpoint, the total has it. */
function tokensOf(usage: z.infer<typeof chatSchema>['usage']): Pick<Reply, 'tokens'> {
  if (!usage) return {};
  const { prompt_tokens: input, completion_tokens: output, total_tokens: total } = usage;
  return { tokens: { input, output: Math.max(output, (total ?? 0) - input) } };
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
