/** Makes characters of a file readable and comparable: what stays, what is written out, what is dropped. */

/** Presentation forms that stand for several letters; NFKC would do it but also flatten ², ™ and ½, which figures need. */
const LIGATURES = new Map<number, string>([
  [0xfb00, 'ff'],
  [0xfb01, 'fi'],
  [0xfb02, 'fl'],
  [0xfb03, 'ffi'],
  [0xfb04, 'ffl'],
  [0xfb05, 'st'],
  [0xfb06, 'st'],
  [0x0132, 'IJ'],
  [0x0133, 'ij'],
]);

/** Characters that take no room and show nothing: soft hyphen, zero-width, bidi controls, variation selectors, tags. */
function isInvisible(code: number): boolean {
  return (
    code === 0xad ||
    code === 0x34f ||
    code === 0x61c ||
    code === 0x115f ||
    code === 0x1160 ||
    code === 0x17b4 ||
    code === 0x17b5 ||
    (code >= 0x180b && code <= 0x180f) ||
    (code >= 0x200b && code <= 0x200f) ||
    (code >= 0x202a && code <= 0x202e) ||
    (code >= 0x2060 && code <= 0x206f) ||
    code === 0x3164 ||
    (code >= 0xfe00 && code <= 0xfe0f) ||
    code === 0xfeff ||
    code === 0xffa0 ||
    (code >= 0xfff9 && code <= 0xfffb) ||
    isTag(code)
  );
}

/** Unicode tag characters: an invisible copy of ASCII. */
export function isTag(code: number): boolean {
  return code >= 0xe0000 && code <= 0xe01ef;
}

function isSpace(code: number): boolean {
  return (
    code === 0x20 ||
    code === 0x09 ||
    code === 0x0a ||
    code === 0x0d ||
    code === 0xa0 ||
    code === 0x1680 ||
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000
  );
}

/** Private-use code points: icon fonts. They say nothing to anyone without the font. */
function isPrivateUse(code: number): boolean {
  return (code >= 0xe000 && code <= 0xf8ff) || (code >= 0xf0000 && code <= 0x10fffd);
}

/** What one code point contributes to visible text; undefined when nothing. Spaces of all kinds become ' '. */
export function cleanGlyph(code: number): string | undefined {
  if (code > 0x20 && code < 0x7f) return String.fromCharCode(code);
  if (isSpace(code)) return ' ';
  if (code < 0x20 || (code >= 0x7f && code < 0xa0)) return undefined;
  if (code === 0xfffd || (code >= 0xd800 && code < 0xe000) || code > 0x10ffff || (code & 0xfffe) === 0xfffe) {
    return undefined;
  }
  if (isInvisible(code) || isPrivateUse(code)) return undefined;
  return LIGATURES.get(code) ?? String.fromCodePoint(code);
}

/** A string as it enters a deck: NFC, ligatures written out, no invisible or control characters, single spaces. */
export function cleanText(text: string): string {
  let clean = '';
  for (const character of text) clean += cleanGlyph(character.codePointAt(0) ?? 0) ?? '';
  return clean.replace(/ {2,}/g, ' ').trim().normalize('NFC');
}
