/** Error replies of all endpoints in the one form that the SDK reads: `{ error: { message, code, param } }`. */
import { z } from 'zod';

const detail = z.looseObject({ message: z.string(), code: z.unknown().optional(), param: z.unknown().optional() });

/** The forms that are met: OpenAI's, LM Studio's words alone, vLLM's without a wrapping, FastAPI's. */
const bodySchema = z.union([
  z.looseObject({ error: detail }).transform(({ error }) => error),
  z
    .looseObject({ error: z.string() })
    .transform(({ error }) => ({ message: error, code: undefined, param: undefined })),
  detail,
  z
    .looseObject({ detail: z.json() })
    .transform((body) => ({ message: JSON.stringify(body.detail), code: undefined, param: undefined })),
]);

/** `connect`, with the bodies of errors rewritten; what is no JSON is passed on as it is. */
export function plainErrors(connect: typeof fetch): typeof fetch {
  return async (input, init) => {
    const reply = await connect(input, init);
    if (reply.ok) return reply;
    const text = await reply.text();
    const { status, statusText, headers } = reply;
    return new Response(inOneForm(text), { status, statusText, headers });
  };
}

function inOneForm(text: string): string {
  try {
    const body: unknown = JSON.parse(text);
    // Gemini's endpoint answers with a list of one.
    const { message, code, param } = bodySchema.parse(Array.isArray(body) ? body[0] : body);
    return JSON.stringify({ error: { message, code, param } });
  } catch {
    return text;
  }
}
