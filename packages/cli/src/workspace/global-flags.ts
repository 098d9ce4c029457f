/** The flags that every command takes. */

/** Flags that every command takes. */
export interface GlobalFlags {
  data?: string;
  store?: string;
  config?: string;
  engine?: string;
  model?: string;
  maxCost?: string;
  modelDeadline?: string;
  offline?: boolean;
  lang?: string;
  thesis?: string;
  quiet?: boolean;
  verbose?: boolean;
  color?: boolean;
  progress?: 'json';
}
