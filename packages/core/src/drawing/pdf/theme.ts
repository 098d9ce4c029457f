/** The look of every PDF: paper and ink, one accent, three score colours; A4 in points. */

export const PAGE = { width: 595.28, height: 841.89, left: 48, right: 48, top: 54, bottom: 58, brand: 36 } as const;
/** Width that texts and tables fill. */
export const FULL = PAGE.width - PAGE.left - PAGE.right;
/** Lowest point that content may reach. */
export const FLOOR = PAGE.height - PAGE.bottom;

/** Every text colour keeps 4.5 : 1 on white and on `sunk`. */
export const INK = {
  ink: '#1c1b18',
  soft: '#5d5a52',
  faint: '#6b675e',
  line: '#e4e1d8',
  strongLine: '#cfcbbf',
  sunk: '#f6f5f1',
  accent: '#1d4e89',
  accentSoft: '#e7eef7',
  white: '#ffffff',
} as const;

/** How good a score is; `plain` says nothing of it. */
export type Tone = 'good' | 'fair' | 'poor' | 'none' | 'plain';
export const TONES: Record<Tone, { strong: string; weak: string }> = {
  good: { strong: '#1b7a4b', weak: '#e2f2e9' },
  fair: { strong: '#8f5c00', weak: '#fbf0d9' },
  poor: { strong: '#b3362b', weak: '#fae6e3' },
  none: { strong: '#5d5a52', weak: '#efede7' },
  plain: { strong: '#1d4e89', weak: '#e7eef7' },
};

export type Face = 'serif' | 'serifItalic' | 'serifBold' | 'sans' | 'sansMedium' | 'sansBold';

export interface TextStyle {
  face: Face;
  /** Points. */
  size: number;
  color: string;
  /** Digits of equal width, for columns of figures; pdfkit shapes such a text anew at every use, so not for sentences. */
  tabular?: boolean;
}

export const TEXT = {
  company: { face: 'serifBold', size: 25, color: INK.ink },
  big: { face: 'serifBold', size: 43, color: INK.ink },
  heading: { face: 'sansBold', size: 11.5, color: INK.ink },
  headingNote: { face: 'sans', size: 8.5, color: INK.faint },
  prose: { face: 'serif', size: 10.5, color: INK.ink },
  read: { face: 'serif', size: 9.2, color: INK.ink },
  quote: { face: 'serifItalic', size: 8.4, color: INK.soft },
  body: { face: 'sans', size: 8.5, color: INK.ink },
  bodyStrong: { face: 'sansMedium', size: 8.5, color: INK.ink },
  figure: { face: 'sansBold', size: 8.5, color: INK.ink, tabular: true },
  absent: { face: 'sans', size: 8.5, color: INK.faint },
  column: { face: 'sansMedium', size: 7.5, color: INK.faint },
  label: { face: 'sans', size: 7.5, color: INK.faint },
  reference: { face: 'sansMedium', size: 7.5, color: INK.accent, tabular: true },
  subScore: { face: 'serifBold', size: 15, color: INK.ink },
} as const satisfies Record<string, TextStyle>;
