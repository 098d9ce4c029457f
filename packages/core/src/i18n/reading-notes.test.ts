/** What is said of how a slide was read: nothing that is not so, and in the reader's language. */
import { describe, expect, it } from 'vitest';
import { readingNotes } from './reading-notes.js';

describe('readingNotes', () => {
  it('says how a slide was read and nothing more where all of it was text', () => {
    expect(readingNotes({ readBy: 'text' }, 'en')).toEqual(['read as text']);
  });

  it('says how many words OCR found beside the text, and how many lines it could not read', () => {
    expect(readingNotes({ readBy: 'text', ocrWords: 12, unreadLines: 1 }, 'en')).toEqual([
      'read as text',
      '12 words by OCR',
      'one line not read',
    ]);
    expect(readingNotes({ readBy: 'ocr', ocrWords: 40, unreadLines: 3 }, 'es')).toEqual([
      'leída por OCR',
      '3 líneas sin leer',
    ]);
  });

  it('says of a slide that does not count why', () => {
    expect(readingNotes({ readBy: 'text', leftOut: 'template' }, 'en')).toContain('left out: a template to fill in');
    expect(readingNotes({ readBy: 'text', leftOut: 'repeat' }, 'fr')).toContain('laissée de côté\u00a0: répétition');
  });
});
