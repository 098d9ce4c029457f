/** The texts in en that a page renders by itself; a browser loads these and no others. */
import { criterionNames } from '../criterion-texts.js';
import { engine } from './engine.js';
import { factKinds } from './fact-kinds.js';
import { figureWords } from './figure-words.js';
import { flags } from './flags.js';
import { labels } from './labels.js';
import { numbers } from './numbers.js';
import { summary } from './summary.js';

export const shown = {
  ...labels,
  ...factKinds,
  ...criterionNames('en'),
  ...summary,
  ...flags,
  ...figureWords,
  ...engine,
  ...numbers,
};
