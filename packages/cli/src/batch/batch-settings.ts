/** The options of a run over many decks that going on with it takes over. */
import { resolve } from 'node:path';
import type { BatchRun } from '@vc-analyst/core';
import type { GlobalFlags } from '../workspace/global-flags.js';

export interface BatchFlags extends GlobalFlags {
  jobs?: number;
  out?: string[];
  jsonl?: string;
  exclude?: string[];
  dryRun?: boolean;
  resume?: boolean;
  retryErrors?: boolean;
  failUnder?: number;
  json?: boolean;
}

/** Which of them the workspace remembers; the place of the data folder is how the run is found. */
const KEPT = [
  'jobs',
  'out',
  'jsonl',
  'exclude',
  'failUnder',
  'json',
  'lang',
  'engine',
  'model',
  'offline',
  'thesis',
] as const;

/** Paths are kept whole: going on may begin elsewhere. */
export function settingsOf(flags: BatchFlags): BatchRun['settings'] {
  const whole: BatchFlags = {
    ...flags,
    ...(flags.out && { out: flags.out.map((path) => resolve(path)) }),
    ...(flags.jsonl !== undefined && flags.jsonl !== '-' && { jsonl: resolve(flags.jsonl) }),
    ...(flags.thesis !== undefined && { thesis: resolve(flags.thesis) }),
  };
  return Object.fromEntries(
    KEPT.flatMap((key) => {
      const value = whole[key];
      return value === undefined || (Array.isArray(value) && value.length === 0) ? [] : [[key, value]];
    }),
  );
}

/** What was asked then, and what is asked now, which wins. */
export function flagsOf(settings: BatchRun['settings'], now: BatchFlags): BatchFlags {
  return { ...(settings as BatchFlags), ...(settingsOf(now) as BatchFlags), ...unkept(now) };
}

function unkept(flags: BatchFlags): BatchFlags {
  const kept: readonly string[] = KEPT;
  return Object.fromEntries(Object.entries(flags).filter(([key]) => !kept.includes(key)));
}
