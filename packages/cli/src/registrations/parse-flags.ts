/** Words that commands share, and what a flag's text must be, with the sentence that a wrong one is told. */
import { ENGINE_NAMES } from '@vc-analyst/core/vocabulary';
import { InvalidArgumentError } from 'commander';

export const ID_OR_NAME = 'id, the beginning of one, or the company’s name';
export const JSON_FLAG = ['--json', 'as JSON'] as const;

export function collect(value: string, before: string[] = []): string[] {
  return [...before, value];
}

export function wholeNumber(value: string): number {
  if (!/^\d+$/.test(value)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(value);
}

/** Ours, or one that a plugin adds; whether there is such a plugin, the workspace knows. */
export function engine(value: string): string {
  const names: readonly string[] = ENGINE_NAMES;
  if (names.includes(value) || /^plugin:[a-z][a-z0-9-]*$/.test(value)) return value;
  throw new InvalidArgumentError(`Allowed choices are ${names.join(', ')}, plugin:<name>.`);
}

/** Decks at the same time. */
export function parallel(value: string): number {
  const number = wholeNumber(value);
  if (number < 1 || number > 64) throw new InvalidArgumentError('It must be a number from 1 to 64.');
  return number;
}

/** From 0 to 1. */
export function share(value: string): number {
  const number = Number(value);
  if (!(number >= 0 && number <= 1)) throw new InvalidArgumentError('It must be a number from 0 to 1.');
  return number;
}

export function isoDate(value: string): string {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : undefined;
  // 30 February parses as 2 March.
  if (!at || Number.isNaN(at.getTime()) || !at.toISOString().startsWith(value)) {
    throw new InvalidArgumentError('It must be a date such as 2026-03-31.');
  }
  return value;
}

export function port(text: string): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number > 65_535) throw new InvalidArgumentError('It must be a port, 0 to 65535.');
  return number;
}
