/** What was dropped becomes rows: series of pictures are asked about, and nothing that cannot be a deck is taken. */
import { describe, expect, it } from 'vitest';
import { formOf, isNameWanted, isReady, rowsOf, sortOut } from './upload-rows.js';

const file = (name: string, folder = '') => {
  const made = new File(['x'], name);
  Object.defineProperty(made, 'webkitRelativePath', { value: folder && `${folder}/${name}` });
  return made;
};
const names = (files: readonly File[]) => rowsOf(files).map((row) => row.files.map(({ name }) => name));

describe('the rows of an upload', () => {
  it('are one a deck for fifty decks', () => {
    const decks = Array.from({ length: 50 }, (_, at) => file(`deck ${at}.pdf`));
    expect(names(decks)).toEqual(decks.map(({ name }) => [name]));
  });

  it('hold pictures of one folder that differ in a number, in the order a person counts', () => {
    const dropped = [
      file('tip 10.png', 'a'),
      file('tip 2.png', 'a'),
      file('tip 1.png', 'b'),
      file('one-pager.png', 'a'),
    ];
    expect(names(dropped)).toEqual([['tip 2.png', 'tip 10.png'], ['tip 1.png'], ['one-pager.png']]);
  });

  it('wait for a company and for the answer whether pictures are one deck', () => {
    const [pictures] = rowsOf([file('1.png'), file('2.png')]);
    const [deck] = rowsOf([file('deck.pdf')]);
    expect(isReady({ ...pictures!, company: 'Acme' })).toBe(false);
    expect(isReady({ ...pictures!, company: 'Acme', isOneDeck: true })).toBe(true);
    expect([isReady(deck!), isReady({ ...deck!, company: 'Acme' })]).toEqual([false, true]);
  });

  it('want a name once it is known that they are one deck, and say of one that only the file bears whence it is', () => {
    const [pictures] = rowsOf([file('1.png'), file('2.png')]);
    expect([isNameWanted(pictures!), isNameWanted({ ...pictures!, isOneDeck: true })]).toEqual([false, true]);
    const named = (nameFrom?: 'deck' | 'file') => formOf({ ...pictures!, company: 'Acme', nameFrom });
    expect(named('file').get('companyNameFrom')).toBe('file');
    expect([named('deck'), named()].map((form) => form.get('companyNameFrom'))).toEqual([null, null]);
  });

  it('take no file of another type and none without content', () => {
    const { taken, refused } = sortOut([new File([], 'empty.pdf'), file('notes.txt'), file('deck.pdf')]);
    expect(taken.map(({ name }) => name)).toEqual(['deck.pdf']);
    expect(refused.map(({ why }) => why)).toEqual(['empty', 'invalid']);
  });
});
