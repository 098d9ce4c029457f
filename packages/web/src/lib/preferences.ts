/** What this browser remembers: language, cookie consent, theme, columns. Storage may be forbidden; then nothing is remembered. */

/** One key each; `/cookies` lists them, and `public/boot.js` reads two before the first paint. */
export const KEYS = {
  language: 'vc-analyst.language',
  consent: 'vc-analyst.cookie-consent',
  theme: 'vc-analyst.theme',
  /** `off`: keys without a modifier do nothing. */
  shortcuts: 'vc-analyst.shortcuts',
  /** Of the table of analyses, set off by commas. */
  hiddenColumns: 'vc-analyst.hidden-columns',
  /** Set by browser tests: every text of the catalogues is shown in marks, so that what is not from there stands out. */
  pseudo: 'vc-analyst.pseudo',
  /** Set by browser tests: answers are checked against the contract. */
  validate: 'vc-analyst.validate',
} as const;

export function readPreference(key: keyof typeof KEYS): string | null {
  try {
    return localStorage.getItem(KEYS[key]);
  } catch {
    return null;
  }
}

export function writePreference(key: keyof typeof KEYS, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(KEYS[key]);
    else localStorage.setItem(KEYS[key], value);
  } catch {
    // Forbidden or full: the choice holds until the page is left.
  }
}
