/** All texts in es, room by room. */
import { accounts } from './accounts.js';
import { activity } from './activity.js';
import { checks } from './checks.js';
import { compare } from './compare.js';
import { errors } from './errors.js';
import { exportTexts } from './exports.js';
import { flags } from './flags.js';
import { labels } from './labels.js';
import { questions } from './questions.js';
import { reports } from './reports.js';
import { scoring } from './scoring.js';
import { server } from './server.js';
import { summary } from './summary.js';
import { thesis } from './thesis.js';
import { warnings } from './warnings.js';

export const es = {
  ...errors,
  ...accounts,
  ...activity,
  ...scoring,
  ...flags,
  ...checks,
  ...questions,
  ...reports,
  ...summary,
  ...warnings,
  ...labels,
  ...thesis,
  ...compare,
  ...exportTexts,
  ...server,
};
