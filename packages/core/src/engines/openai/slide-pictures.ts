/** Pictures of the slides on which words say little, for models that see; what such a slide says must still be quoted. */
import { evidenceSlides } from '../../evidence/view/deck-view.js';
import type { DeckView, ViewSlide } from '../../evidence/view/view-types.js';
import { withoutOrders } from '../../evidence/view/order-lines.js';
import type { Section } from '../../model/values.js';
import { wordsOf } from '../../text/words.js';
import type { OpenDeck } from '../engine.js';
import type { Picture } from './network/request-forms.js';

/** Slides with fewer words, of which pictures take at least this share, are looked at. */
const FEW_WORDS = 40;
const LEAST_PICTURE = 0.2;
/** Each takes about a thousand tokens in every group. */
const MOST_PICTURES = 6;
/** Where most stands as logos, charts and faces alone; of others the first. */
const BEST_FIRST: readonly Section[] = ['competition', 'traction', 'team'];
export const PICTURE_TOKENS = 1100;

/** What pictures weigh in one request, in bytes as they are sent. */
export function bytesOf(pictures: readonly Picture[]): number {
  return pictures.reduce((total, { url }) => total + url.length, 0);
}

function rankOf({ section, alsoSections }: ViewSlide): number {
  const rank = BEST_FIRST.findIndex((best) => best === section || alsoSections.includes(best));
  return rank < 0 ? BEST_FIRST.length : rank;
}

/** None where slides cannot be drawn; a slide that fails is left out. */
export async function picturesOf(view: DeckView, { picture }: Pick<OpenDeck, 'picture'>): Promise<Picture[]> {
  if (!picture) return [];
  const pictured = evidenceSlides(view)
    .filter(({ slide: { text, pictureArea } }) => pictureArea >= LEAST_PICTURE && wordsOf(text).length < FEW_WORDS)
    // A picture cannot be shown without a line that gives orders.
    .filter(({ slide }) => withoutOrders(slide) === slide)
    .sort((a, b) => rankOf(a) - rankOf(b))
    .slice(0, MOST_PICTURES)
    .sort((a, b) => a.number - b.number);
  const drawn = await Promise.all(
    pictured.map(async ({ number }) => {
      const png = await picture(number).catch(() => undefined);
      return png ? [{ slide: number, url: `data:image/png;base64,${Buffer.from(png).toString('base64')}` }] : [];
    }),
  );
  return drawn.flat();
}
