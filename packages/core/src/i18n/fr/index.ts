/** All texts in fr, room by room. */
import { checks } from './checks.js';
import { compare } from './compare.js';
import { errors } from './errors.js';
import { flags } from './flags.js';
import { labels } from './labels.js';
import { questions } from './questions.js';
import { scoring } from './scoring.js';
import { summary } from './summary.js';
import { thesis } from './thesis.js';
import { warnings } from './warnings.js';

export const fr = {
  ...errors,
  ...scoring,
  ...flags,
  ...checks,
  ...questions,
  ...summary,
  ...warnings,
  ...labels,
  ...thesis,
  ...compare,
};
