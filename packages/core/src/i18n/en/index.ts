/** All texts in en, room by room. */
import { accounts } from './accounts.js';
import { activity } from './activity.js';
import { checks } from './checks.js';
import { cli } from './cli.js';
import { compare } from './compare.js';
import { engine } from './engine.js';
import { errors } from './errors.js';
import { exportTexts } from './exports.js';
import { factKinds } from './fact-kinds.js';
import { flags } from './flags.js';
import { labels } from './labels.js';
import { questions } from './questions.js';
import { reports } from './reports.js';
import { runs } from './runs.js';
import { scoring } from './scoring.js';
import { server } from './server.js';
import { summary } from './summary.js';
import { thesis } from './thesis.js';
import { warnings } from './warnings.js';

export const en = {
  ...errors,
  ...engine,
  ...accounts,
  ...activity,
  ...scoring,
  ...flags,
  ...checks,
  ...questions,
  ...reports,
  ...runs,
  ...summary,
  ...warnings,
  ...labels,
  ...factKinds,
  ...thesis,
  ...compare,
  ...exportTexts,
  ...server,
  ...cli,
};
