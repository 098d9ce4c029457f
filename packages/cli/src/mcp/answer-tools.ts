/** Lists the tools and answers calls of them; what goes wrong is an answer with our code, not a broken call. */
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js';
import {
  CallToolRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ErrorCode as ProtocolCode,
  type CallToolResult,
  type ServerNotification,
  type ServerRequest,
} from '@modelcontextprotocol/sdk/types.js';
import { isVcError, type Workspace } from '@vc-analyst/core';
import type { AllowedFolders } from './allowed-folders.js';
import type { Tool, ToolContext } from './tool.js';

type Extra = RequestHandlerExtra<ServerRequest, ServerNotification>;

/** Registers `tools` at `server`. `onBug` hears of errors that have no code of ours. */
export function answerTools(
  { server }: McpServer,
  tools: readonly Tool[],
  sources: { workspace: Workspace; folders: AllowedFolders; onBug: (error: unknown) => void },
): void {
  const { onBug, ...context } = sources;
  server.registerCapabilities({ tools: {} });
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map(({ name, title, description, inputSchema, outputSchema, annotations }) => ({
      ...{ name, title, description, annotations },
      inputSchema: inputSchema as { type: 'object' },
      ...(outputSchema ? { outputSchema: outputSchema as { type: 'object' } } : {}),
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, extra): Promise<CallToolResult> => {
    const tool = tools.find(({ name }) => name === params.name);
    if (!tool) throw new McpError(ProtocolCode.InvalidParams, `There is no tool ${params.name}.`);
    try {
      const { content, structuredContent } = await tool.call(params.arguments, {
        ...context,
        signal: extra.signal,
        report: reporter(extra),
      });
      return { content, ...(tool.outputSchema ? { structuredContent } : {}) };
    } catch (error) {
      if (!isVcError(error)) onBug(error);
      return { isError: true, content: [{ type: 'text', text: JSON.stringify({ error: errorBody(error) }) }] };
    }
  });
}

/** As `--json` prints errors; of a bug only that it is one. */
function errorBody(error: unknown) {
  if (isVcError(error)) return { code: error.code, message: error.message, data: error.data };
  return { code: 'internal', message: 'This is a bug in VC Analyst; its error stream says what happened.', data: {} };
}

/** Sends progress when the client gave a token for it, and only what is further than before. */
function reporter({ _meta, sendNotification, signal }: Extra): ToolContext['report'] {
  const progressToken = _meta?.progressToken;
  let furthest = 0;
  return (progress, total, message) => {
    if (progressToken === undefined || signal.aborted || progress <= furthest) return;
    furthest = progress;
    const params = { progressToken, progress, total, message };
    // A client that is gone hears nothing; the call itself ends by its signal.
    sendNotification({ method: 'notifications/progress', params }).catch(() => undefined);
  };
}
