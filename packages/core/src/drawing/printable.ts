/** A text as it may leave the tool: what has no look of its own is taken out, whatever a deck or a file name holds. */

/**
 * `text` without control characters, invisible signs, turned direction and halves of characters; every kind of line break
 * becomes `\n`.
 */
export function printable(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]+/g, ' ')
    .replace(/[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\uffff]/g, '')
    .replace(/\p{Cs}/gu, '');
}
