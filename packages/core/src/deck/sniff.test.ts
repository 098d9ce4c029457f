/** What a file is follows from its bytes, and every refusal names its way out. */
import { describe, expect, it } from 'vitest';
import { makePpt } from '../../test/kit/make-ppt.js';
import { makePptx } from '../../test/kit/make-pptx.js';
import { makeZip } from '../../test/kit/make-zip.js';
import { DEFAULT_LIMITS } from './limits.js';
import { sniffKind } from './sniff.js';

const pptx = makePptx([{ shapes: '' }]);
const types = (kind: string) => ({
  name: '[Content_Types].xml',
  data: `<Types><Override PartName="/ppt/presentation.xml" ContentType="application/${kind}.main+xml"/></Types>`,
});
const presentation = { name: 'ppt/presentation.xml', data: '<p:presentation/>' };
const openXml = 'vnd.openxmlformats-officedocument.presentationml';

async function kindOf(bytes: Uint8Array, fileName = 'deck.bin') {
  return sniffKind(bytes, fileName, DEFAULT_LIMITS).catch((error: { code: string; data: unknown }) => error.code);
}

describe('sniffKind', () => {
  it.each([
    ['pdf', Buffer.from('%PDF-1.7\n')],
    ['pdf', Buffer.concat([Buffer.alloc(900, '\n'), Buffer.from('%PDF-1.4\n')])],
    ['png', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['jpeg', Buffer.from('ffd8ffe0', 'hex')],
    ['pptx', pptx],
    ['ppt', makePpt([{ title: 'Cover' }], { streams: { Pictures: Buffer.alloc(0) } })],
    ['pptx', makeZip([types(`${openXml}.slideshow`), presentation])],
    ['pptx', makeZip([types(`${openXml}.template`), presentation])],
    ['pptx', Buffer.concat([pptx, Buffer.alloc(5000)])],
  ])('sees %s under any name', async (kind, bytes) => {
    expect(await kindOf(bytes, 'holiday.mp3')).toBe(kind);
  });

  it.each([
    ['empty-file', Buffer.alloc(0)],
    ['unsupported-type', Buffer.from('%')],
    ['unsupported-type', Buffer.from('<!DOCTYPE html><p>Deck</p>')],
    ['unsupported-type', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;')],
    ['unsupported-type', makeZip([{ name: 'word/document.xml', data: '<w/>' }])],
    ['unsupported-type', makeZip([types('vnd.ms-powerpoint.presentation.macroEnabled'), presentation])],
    ['damaged-file', pptx.subarray(0, pptx.length / 2)],
    ['damaged-file', Buffer.from('PK\x03\x04')],
    ['damaged-file', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ['password-protected', makeZip([{ ...types(`${openXml}.presentation`), encrypted: true }, presentation])],
    ['unsupported-powerpoint', Buffer.from('eddead0b0300000000000000', 'hex')],
  ])('refuses with %s', async (code, bytes) => {
    expect(await kindOf(bytes)).toBe(code);
  });
});
