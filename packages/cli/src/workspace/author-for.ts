/** Who speaks at the terminal: whom `--by` names, else whom the system knows there. */
import { VcError } from '@vc-analyst/core';
import type { Author } from '@vc-analyst/core/model';
import { say } from '../output/language.js';
import { systemName } from './note-act.js';

/** Throws VcError `bad-usage` for an empty name. */
export function authorFor(by?: string): Author {
  const firstName = (by ?? systemName()).trim();
  if (firstName === '') throw new VcError('bad-usage', { problem: say('byNeedsName') });
  return { firstName };
}
