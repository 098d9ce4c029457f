/** The footer and the fixed date of a slide: its words stand in a record of slide or document, the shape in the master. */
import type { Shape } from '../../slide/shapes.js';
import { RT, childOf, childrenOf, uint16, utf16, type PptRecord } from './records.js';
import { plainText } from './text-atoms.js';

/** Of [MS-PPT] HeadersFootersAtom, with the instance of the string that it shows. */
const SHOWN = [
  { flag: 0x04, instance: 0 },
  { flag: 0x20, instance: 2 },
];
/** Instance of the document's record that is about slides. */
const OF_SLIDES = 3;

/** Those that no shape among `items` shows. */
export function footersOf(data: Buffer, slide: PptRecord, document: PptRecord, items: readonly Shape[]): string[] {
  const record =
    childOf(data, slide, RT.HeadersFooters) ??
    childrenOf(data, document).find(({ type, instance }) => type === RT.HeadersFooters && instance === OF_SLIDES);
  const atom = record && childOf(data, record, RT.HeadersFootersAtom);
  const flags = (atom && uint16(data, atom, 2)) ?? 0;
  const drawn = items.flatMap((item) => (item.kind === 'text' ? [plainText(item).join(' ').trim()] : []));
  return SHOWN.filter(({ flag }) => flags & flag)
    .flatMap(({ instance }) =>
      (record ? childrenOf(data, record) : []).filter((each) => each.type === RT.CString && each.instance === instance),
    )
    .map((each) => utf16(data, each).trim())
    .filter((text) => text !== '' && !drawn.includes(text));
}
