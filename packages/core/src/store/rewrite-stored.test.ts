/** Changing a stored document: what its own program wrote is neither checked nor written twice, and nothing else passes for it. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { CollectionDefinition, DocumentChange } from './store.js';
import { formatStored } from './document-lines.js';
import { rewriteStored } from './rewrite-stored.js';

const schema = z.strictObject({
  id: z.string(),
  title: z.string(),
  parts: z.json(),
  note: z.string().optional(),
  count: z.number(),
});
type Note = z.infer<typeof schema>;

function program(build: string): CollectionDefinition<Note, { id: string; count: number }> {
  return {
    name: 'notes',
    schema,
    version: 1,
    summarize: ({ id, count }) => ({ id, count }),
    writtenBy: { build, fields: schema.shape },
  };
}

const today = program('build-2');
const note: Note = { id: 'a', title: 'Ask', parts: [{ slide: 3 }], count: 1 };
const addOne: DocumentChange<Note> = (found) => ({ ...found, count: found.count + 1 });

function fileOf(document: Note, definition = today): Uint8Array {
  return formatStored({ version: 1, stamp: '000000000000', document }, definition);
}

function rewrite(bytes: Uint8Array, change: DocumentChange<Note>) {
  const rewritten = rewriteStored({ id: 'a', bytes }, change, today);
  if ('damaged' in rewritten) throw new Error('damaged');
  return rewritten;
}

const anyNote = fc.record({
  id: fc.constant('a'),
  title: fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\n"count":7,\n', '}}\n', '\u2028,"')),
  parts: fc.jsonValue(),
  note: fc.option(fc.string({ unit: 'grapheme' }), { nil: undefined }),
  count: fc.integer(),
}) as fc.Arbitrary<Note>;

test('whatever a document holds, the file is JSON of it, and of what a change makes of it', () => {
  fc.assert(
    fc.property(anyNote, anyNote, fc.subarray(['title', 'parts', 'note', 'count'] as const), (before, other, names) => {
      const after: Note = { ...before };
      for (const name of names) Object.assign(after, { [name]: other[name] });
      const bytes = fileOf(before);
      const parsed = (file: Uint8Array) => (JSON.parse(Buffer.from(file).toString()) as { document: Note }).document;
      expect(parsed(bytes)).toEqual(JSON.parse(JSON.stringify(before)));
      // As the change of a program: it keeps what it was given and replaces some fields.
      const changed = rewrite(bytes, (found, own) => {
        expect(own).toBe(true);
        const made: Note = { ...found };
        for (const name of names) Object.assign(made, { [name]: after[name] });
        return made;
      });
      expect(parsed(changed.bytes ?? bytes)).toEqual(JSON.parse(JSON.stringify(after)));
    }),
  );
});

test('what stays is not written again', () => {
  expect(rewrite(fileOf(note), (found) => ({ ...found, parts: [{ slide: 3 }] })).bytes).toBeUndefined();
  const { bytes, summary } = rewrite(fileOf(note), addOne);
  expect(bytes).toBeDefined();
  expect(summary).toEqual({ id: 'a', count: 2 });
});

const edited = Buffer.from(fileOf(note)).toString().replace('"Ask"', '"Round"');

test.each([
  ['edited by hand', Buffer.from(edited)],
  ['of another build', fileOf(note, program('build-1'))],
  ['of a program that does not know itself', fileOf(note, { ...today, writtenBy: undefined })],
  ['indented by another program', Buffer.from(JSON.stringify(JSON.parse(edited), null, 2))],
])('a document %s is told apart and keeps its content', (_, bytes) => {
  let own: boolean | undefined;
  const rewritten = rewrite(bytes, (found, ownOne) => {
    own = ownOne;
    return { ...found, count: 5 };
  });
  expect(own).toBe(false);
  const { document } = JSON.parse(Buffer.from(rewritten.bytes!).toString()) as { document: Note };
  expect(document).toEqual({ ...note, title: Buffer.from(bytes).includes('Round') ? 'Round' : 'Ask', count: 5 });
  // From here on it is the program's own.
  rewrite(rewritten.bytes!, (found, ownOne) => {
    own = ownOne;
    return found;
  });
  expect(own).toBe(true);
});

test('edited into what its schema forbids, it is damaged; a change that makes such a thing is refused', () => {
  const wrong = Buffer.from(Buffer.from(fileOf(note)).toString().replace('"Ask"', '17'));
  expect(rewriteStored({ id: 'a', bytes: wrong }, addOne, today)).toEqual({ damaged: true });
  expect(rewriteStored({ id: 'b', bytes: fileOf(note) }, addOne, today)).toEqual({ damaged: true });
  for (const made of [{ count: 'two' }, { more: 1 }, { id: 'b' }, { title: undefined }]) {
    expect(() => rewrite(fileOf(note), (found) => ({ ...found, ...made }) as Note)).toThrow(/notes/);
  }
});
