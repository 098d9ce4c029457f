/** The deterministic engine: rules of `evidence` alone, no network, the same facts on every machine. */
import { gatherFacts } from '../../evidence/facts/gather-facts.js';
import type { Engine } from '../engine.js';

/** Reads facts by rules: no key, no network, the same answer every time. */
export const rubricEngine: Engine = {
  name: 'rubric',
  version: '2.30.0',
  open: (view) => ({
    gather: async ({ kinds }) => ({ facts: kinds.length === 0 ? [] : gatherFacts(view, kinds) }),
  }),
};
