/** Facts about progress over time: milestones reached, series, and how metrics are counted. */
import type { FactKindSpec } from './spec.js';

export const PROGRESS = {
  milestone_done: {
    value: 'text',
    topic: 'company',
    step: 'financial',
    time: 'event',
    about: 'a milestone reached; specific = dated (asOf)',
    home: 'traction',
    tense: 'happened',
  },
  metric_definition: {
    value: 'text',
    topic: 'deck',
    step: 'extract',
    time: 'none',
    about: 'a metric is defined',
    codeOnly: true,
  },
  monthly_series: {
    value: 'text',
    topic: 'company',
    step: 'financial',
    time: 'none',
    about: 'a monthly or quarterly series of 3 or more points; detail.points',
  },
  cumulative_only: {
    value: 'text',
    topic: 'company',
    step: 'financial',
    time: 'none',
    about: '"cumulative", "total to date" of a metric',
    codeOnly: true,
  },
} satisfies Record<string, FactKindSpec>;
