/** The deterministic engine: rules of `evidence` alone, no network, the same facts on every machine. */
import { gatherFacts } from '../../evidence/gather-facts.js';
import type { Engine } from '../engine.js';

export const rubricEngine: Engine = {
  name: 'rubric',
  version: '1.0.0',
  async gather(step, view) {
    return step.kinds.length === 0 ? [] : gatherFacts(view, step.kinds);
  },
};
