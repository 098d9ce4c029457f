/** The server over one workspace: its tools, resources and prompts, and what it says of itself. */
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { Workspace } from '@vc-analyst/core';
import type { AllowedFolders } from './allowed-folders.js';
import { DECK_NOTICE } from './answer.js';
import { answerPrompts } from './answer-prompts.js';
import { answerResources } from './answer-resources.js';
import { answerTools } from './answer-tools.js';
import { tools } from './tools/index.js';

const INSTRUCTIONS = [
  'VC Analyst reads pitch decks and scores them with a fixed rubric. Every fact names a slide and quotes it, and code has',
  'found the quote on that slide: cite both whenever you state a figure or a claim of a deck. Scores are from 0 to 100;',
  'for risk a high score is bad, for all others good. Coverage says how much of what the rubric asks for was found.',
  'Scores and recommendations are computed: report them, never make up or change them. What was not found',
  'may still stand in the deck: call it not found, never absent, and do not fill it in. Start with find_decks or list_analyses.',
  DECK_NOTICE,
].join(' ');

export interface ServerSources {
  workspace: Workspace;
  folders: AllowedFolders;
  version: string;
  /** Hears of errors that have no code of ours. */
  onBug: (error: unknown) => void;
}

/** A server that is not connected yet, and the function that ends what it watches. */
export function makeServer({ version, ...sources }: ServerSources): { server: McpServer; stop: () => void } {
  const server = new McpServer(
    { name: 'vc-analyst', title: 'VC Analyst', version },
    { instructions: INSTRUCTIONS, capabilities: { resources: { listChanged: true } } },
  );
  answerTools(server, tools, sources);
  answerPrompts(server, sources.workspace);
  return { server, stop: answerResources(server, sources.workspace) };
}
