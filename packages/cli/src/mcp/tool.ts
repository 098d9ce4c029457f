/** What a tool is: what it says of itself to models, the input it takes, and its work. */
import type { ToolAnnotations } from '@modelcontextprotocol/sdk/types.js';
import { VcError, type Workspace } from '@vc-analyst/core';
import { z } from 'zod';
import type { AllowedFolders } from './allowed-folders.js';
import type { Answer } from './answer.js';

export interface ToolContext {
  workspace: Workspace;
  folders: AllowedFolders;
  /** Aborted when the client cancels or goes. */
  signal: AbortSignal;
  /** Tells the client how far the work is, when it wants to know. `progress` only grows. */
  report: (progress: number, total: number, message: string) => void;
}

interface ToolDefinition<Input extends z.ZodObject> {
  name: string;
  title: string;
  description: string;
  input: Input;
  /** What the answer holds as data; absent for a picture. Fields beside those named may come. */
  output?: z.ZodObject;
  annotations: ToolAnnotations;
  run: (args: z.output<Input>, context: ToolContext) => Promise<Answer>;
}

export interface Tool extends Pick<ToolDefinition<z.ZodObject>, 'name' | 'title' | 'description' | 'annotations'> {
  inputSchema: Record<string, unknown>;
  outputSchema?: Record<string, unknown>;
  /** Throws VcError `bad-usage` for arguments that do not fit, and what the work throws. */
  call: (args: unknown, context: ToolContext) => Promise<Answer>;
}

/** Of tools that change nothing, here or elsewhere. */
export const READ_ONLY: ToolAnnotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};

/** Ties the work to the schema that its arguments are checked by. */
export function defineTool<Input extends z.ZodObject>(definition: ToolDefinition<Input>): Tool {
  const { name, title, description, annotations, input, output, run } = definition;
  return {
    name,
    title,
    description,
    annotations,
    inputSchema: z.toJSONSchema(input, { io: 'input' }),
    ...(output ? { outputSchema: z.toJSONSchema(output) } : {}),
    async call(args, context) {
      const parsed = input.safeParse(args ?? {});
      if (!parsed.success) throw new VcError('bad-usage', { problem: `${name}: ${z.prettifyError(parsed.error)}` });
      return run(parsed.data, context);
    },
  };
}
