/** What handlers hold: the workspace and the server's own parts. */
import type { Workspace } from '@vc-analyst/core';
import type { Logger } from 'pino';
import type { AnswerCache } from './answer-cache.js';
import type { FairTurns, TurnsOfEach } from './fair-turns.js';
import type { Metrics } from './metrics.js';
import type { Rescoring } from './rescoring.js';
import type { Mailer } from '../mail/mailer.js';
import type { ServerLimits } from './limits.js';
import type { SessionCache } from './session-cache.js';
import type { SetUpToken } from './set-up-token.js';
import type { SingleSignOn } from './single-sign-on.js';
import type { Throttles } from './throttles.js';

export interface Services {
  workspace: Workspace;
  limits: ServerLimits;
  log: Logger;
  throttles: Throttles;
  metrics: Metrics;
  /** For what hashes passwords, which keeps a core busy for a good part of a second each. */
  passwordTurns: FairTurns;
  /** For what receives decks, by account. */
  uploadTurns: TurnsOfEach;
  /** For what makes files of analyses and reports. */
  exportTurns: FairTurns;
  mailer: Mailer;
  rescoring: Rescoring;
  cache: AnswerCache;
  sessions: SessionCache;
  setUpToken: SetUpToken;
  singleSignOn: SingleSignOn;
  /** Whether nobody reaches the server but who works on this machine. */
  forThisMachine: boolean;
  version: string;
  checkAnswers: boolean;
}
