/** Pictures of the slides on which logos stand or words say little, for models that see. */
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
/** On slides where names stand as logos, this share is enough, beside any words. */
const LEAST_LOGO = 0.02;
const MOST_PICTURES = 6;
/** Where names stand as logos alone; of others the first. */
const BEST_FIRST: readonly Section[] = ['competition', 'traction', 'team'];
/** The most that one takes: asked for in low detail, which endpoints other than OpenAI's leave aside. */
export const PICTURE_TOKENS = 1100;

/** A square of 64 × 64 points, all blue: whoever cannot tell its colour sees nothing else either. */
export const CONTROL = `data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAEAAAABAAQMAAACQp+OdAAAAA1BMVEUAPOad4ANoAAAAD0lEQVR42mNgGAWjgHwAAAJAAAHgTR1EAAAAAElFTkSuQmCC`;
export const CONTROL_COLOUR = 'blue';

/** What pictures weigh in one request, in bytes as they are sent. */
export function bytesOf(pictures: readonly Picture[]): number {
  return pictures.reduce((total, { url }) => total + url.length, 0);
}

function rankOf({ section, alsoSections }: ViewSlide): number {
  const rank = BEST_FIRST.findIndex((best) => best === section || alsoSections.includes(best));
  return rank < 0 ? BEST_FIRST.length : rank;
}

function holdsLogos({ slide: { pictureArea, alikePictures = 0 } }: ViewSlide): boolean {
  return pictureArea >= LEAST_LOGO || alikePictures > 0;
}

function isMostlyPicture({ slide: { text, pictureArea } }: ViewSlide): boolean {
  return pictureArea >= LEAST_PICTURE && wordsOf(text).length < FEW_WORDS;
}

/** None where slides cannot be drawn; a slide that fails is left out. */
export async function picturesOf(view: DeckView, { picture }: Pick<OpenDeck, 'picture'>): Promise<Picture[]> {
  if (!picture) return [];
  const pictured = evidenceSlides(view)
    .filter((one) => (rankOf(one) < BEST_FIRST.length && holdsLogos(one)) || isMostlyPicture(one))
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
