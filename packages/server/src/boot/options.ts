/** What a server is started with. The workspace's configuration holds what an installation sets; here is what a caller adds. */
import type { Workspace } from '@vc-analyst/core';
import type { DestinationStream, Level } from 'pino';
import type { ServerLimits } from '../services/limits.js';

/** What a server is started with. */
export interface ServerOptions {
  /** Stays the caller's: closing the server does not close it. */
  workspace: Workspace;
  /** @default the configuration's, 127.0.0.1 */
  host?: string | undefined;
  /** 0 takes a free one. @default the configuration's, 3000 */
  port?: number | undefined;
  /** The administrator panel's password. @default the stored one, else one is made and answered once */
  adminPassword?: string | undefined;
  /** Who gives it as bearer may read `/metrics` from another machine. @default nobody may */
  metricsToken?: string | undefined;
  /** False leaves analysing to others who share the store. @default true */
  runsAnalyses?: boolean | undefined;
  /** Folder of the built web app. Without it `/` says that it is not built. */
  webDir?: string | undefined;
  /** Where log lines go, one JSON object each. @default nowhere */
  log?: { destination: DestinationStream; level?: Level } | undefined;
  /** Checks every answer against the contract and fails where it differs: for tests. @default false */
  checkAnswers?: boolean | undefined;
  limits?: Partial<ServerLimits> | undefined;
}
