/** What a browser calls itself, as its owner would: `Firefox, Linux`. */

/** The first that is found; those that name others as well come first. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Undefined where it says nothing that is known. */
export function clientName(userAgent: string | undefined): string | undefined {
  const said = userAgent?.slice(0, 500) ?? '';
  const found = [BROWSERS, SYSTEMS].flatMap((list) => list.find(([pattern]) => pattern.test(said))?.[1] ?? []);
  return found.length === 0 ? undefined : found.join(', ');
}
