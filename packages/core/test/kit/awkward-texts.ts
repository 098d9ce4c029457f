/** Texts that break files: formulas, markup, turned direction, scripts without a font, names longer than any page. */

/** What a deck may hold so that a spreadsheet or a page runs it. */
export const PAYLOADS = [
  '=HYPERLINK("http://127.0.0.1/","x")',
  '+1+1',
  '-2+3',
  '@SUM(A1)',
  '\t=1+1',
  '＝1+1',
  ' =cmd|calc',
  '<script>window.hit=1</script>',
  '"><img src=x onerror="window.hit=1">',
  '</script><script>window.hit=1</script>',
  '[x](javascript:alert(1)) ![y](http://127.0.0.1:9/)',
  '\u202eevil\u2066 | cell\nbreak',
] as const;

/** Further ways to start a formula. */
export const FORMULAS = [
  ...PAYLOADS.slice(0, 7),
  '﹦1+1',
  '"=1+1',
  '\u200b=1+1',
  '\u00a0 \u3000=1+1',
  '|calc',
  '−1+cmd',
  'a;=1+1',
  'a\n=1+1',
  '\r\n@x',
] as const;

/** Names of companies as the world has them. */
export const NAMES = {
  long: 'Endless Holdings '.repeat(300).slice(0, 5000),
  unbroken: 'x'.repeat(5000),
  hebrew: 'חברת אנרגיה 123 (תל אביב)',
  arabic: 'شركة الطاقة المتجددة',
  greek: 'Ενέργεια Αθηνών',
  cyrillic: 'Северная энергия',
  emoji: '🚀 Rocket 😀 👩‍💻',
  chinese: '能源科技公司',
  halves: '\ud83d lone \udc00 halves',
  controls: 'nul\u0000 bell\u0007 tab\t del\u007f end',
  marks: 'Z\u0335\u0321\u0322\u0327a\u0301\u0302\u0303\u0304\u0305l\u0306go',
  polish: 'Łódź Żółć Sp. z o.o.',
  empty: ' ',
} as const;
