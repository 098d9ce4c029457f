/** The properties a PowerPoint file carries: title, author, date, and what nobody sees (subject, keywords, own fields). */
import { cleanText } from '../../layout/clean-text.js';
import type { Deck, HiddenText } from '../../../model/deck.js';
import type { PartReader } from './parts.js';
import { child, descendants, textOf, type XmlNode } from './xml.js';

const CORE = 'docProps/core.xml';
const CUSTOM = 'docProps/custom.xml';
const HIDDEN_FIELDS = ['title', 'subject', 'keywords', 'description', 'category', 'contentStatus'];

export async function readMetadata(parts: PartReader): Promise<Pick<Deck, 'metadata'> & { hidden: HiddenText[] }> {
  const core = (await parts.optional(CORE))?.root;
  const custom = (await parts.optional(CUSTOM))?.root;
  const title = field(core, 'title');
  const author = field(core, 'creator');
  const writtenAt = /^\d{4}-\d{2}-\d{2}/.exec(field(core, 'modified') || field(core, 'created'))?.[0];
  const unseen = [
    ...HIDDEN_FIELDS.map((name) => field(core, name)),
    ...descendants(custom, 'lpwstr').map(clean).filter(isProse),
  ];
  return {
    metadata: {
      ...(title === '' ? {} : { title }),
      ...(author === '' ? {} : { author }),
      ...(writtenAt === undefined ? {} : { writtenAt }),
    },
    hidden: unseen.filter((text) => text !== '').map((text) => ({ slide: 0, text, hiddenBy: 'metadata' })),
  };
}

/** Own fields hold ids and paths of programs; what somebody wrote has words. */
function isProse(text: string): boolean {
  return text.includes(' ');
}

function field(core: XmlNode | undefined, name: string): string {
  return clean(child(core, name));
}

function clean(node: XmlNode | undefined): string {
  return cleanText(textOf(node));
}
