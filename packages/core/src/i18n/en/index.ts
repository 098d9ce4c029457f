/** All texts in en, room by room. */
import { accounts } from './accounts.js';
import { activity } from './activity.js';
import { checks } from './checks.js';
import { cli } from './cli.js';
import { compare } from './compare.js';
import { errors } from './errors.js';
import { exportTexts } from './exports.js';
import { memo } from './memo.js';
import { questions } from './questions.js';
import { reports } from './reports.js';
import { runs } from './runs.js';
import { scoring } from './scoring.js';
import { server } from './server.js';
import { shown } from './shown.js';
import { sums } from './sums.js';
import { thesis } from './thesis.js';
import { warnings } from './warnings.js';

export const en = {
  ...shown,
  ...errors,
  ...accounts,
  ...activity,
  ...scoring,
  ...checks,
  ...sums,
  ...memo,
  ...questions,
  ...reports,
  ...runs,
  ...warnings,
  ...thesis,
  ...compare,
  ...exportTexts,
  ...server,
  ...cli,
};
