/** What `vc doctor` says of one thing. */
export interface Finding {
  what: string;
  /** `missing` is something one can do without; only `broken` fails. */
  state: 'ok' | 'missing' | 'broken';
  /** What was found and, unless ok, how to mend it. */
  detail: string;
}
