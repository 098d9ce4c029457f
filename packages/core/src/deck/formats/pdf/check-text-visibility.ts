/** The last word on hidden text: draws what lies under and over doubtful letters and looks whether they show. */
import { bounds, overlapX, overlapY, type Rect } from '../../layout/rect.js';
import type { PageFrame } from './page-frame.js';
import type { Colour, PaintedObject } from './page-objects.js';
import type { Handle, Pdfium } from './pdfium.js';
import { renderWindow, type Bitmap } from './render-page.js';

export interface DoubtfulRun {
  object: Handle;
  rect: Rect;
  /** Its plain fill colour, when nothing but the ground under it is in doubt: then the ground alone decides. */
  colour?: Colour;
}

/** Pixels of a slide unit: letters of 6 units are 3 pixels high, enough to tell a difference. */
const SCALE = 0.5;
/** Difference in any channel (of 255) from which a person may see something. */
const SEEN = 12;
/** A ground that differs by less swallows the letters … */
const SWALLOWED = SEEN;
/** … where it is so under more than this share of them. */
const SWALLOWED_SHARE = 0.75;

/**
 * For each run: whether it shows on the drawn page. If the page cannot be drawn, everything counts as seen.
 * All other text is left out of the drawing: it is neither ground nor cover, and its fonts cost most of the time.
 */
export function checkTextVisibility(
  pdfium: Pdfium,
  page: Handle,
  frame: PageFrame,
  objects: readonly PaintedObject[],
  runs: readonly DoubtfulRun[],
): boolean[] {
  const { call } = pdfium;
  const set = (list: readonly Handle[], active: 0 | 1): void => {
    for (const handle of list) call.FPDFPageObj_SetIsActive(handle, active);
  };
  const idle = objects.filter((object) => !matters(object, runs)).map((object) => object.handle);
  const own = runs.filter((run) => run.colour === undefined).map((run) => run.object);
  const window = bounds(runs.map((run) => run.rect));
  set(idle, 0);
  const ground = renderWindow(pdfium, page, frame, window, SCALE);
  set(own, 1);
  const withRuns = own.length === 0 ? ground : renderWindow(pdfium, page, frame, window, SCALE);
  set(idle, 1);
  if (ground === undefined || withRuns === undefined) return runs.map(() => true);
  return runs.map(({ rect, colour }) => {
    const box = pixels(rect, window, ground);
    return colour === undefined ? differs(ground, withRuns, box) : standsOut(ground, box, colour);
  });
}

/** Shapes always (a page's background may be one); pictures and gradients where they touch a run; text never. */
function matters(object: PaintedObject, runs: readonly DoubtfulRun[]): boolean {
  if (object.kind === 'text') return false;
  if (object.kind === 'path') return true;
  return runs.some((run) => overlapX(object.rect, run.rect) > 0 && overlapY(object.rect, run.rect) > 0);
}

function pixels(rect: Rect, window: Rect, bitmap: Bitmap): Rect {
  const inside = (value: number, most: number): number => Math.max(0, Math.min(most, value));
  return {
    x0: inside(Math.floor((rect.x0 - window.x0) * SCALE), bitmap.width - 1),
    y0: inside(Math.floor((rect.y0 - window.y0) * SCALE), bitmap.height - 1),
    x1: inside(Math.ceil((rect.x1 - window.x0) * SCALE), bitmap.width),
    y1: inside(Math.ceil((rect.y1 - window.y0) * SCALE), bitmap.height),
  };
}

function differs(a: Bitmap, b: Bitmap, box: Rect): boolean {
  for (let y = box.y0; y < box.y1; y += 1) {
    for (let i = (y * a.width + box.x0) * 4; i < (y * a.width + box.x1) * 4; i += 1) {
      if (Math.abs((a.rgba[i] ?? 0) - (b.rgba[i] ?? 0)) >= SEEN) return true;
    }
  }
  return false;
}

/** Whether letters of a colour would show on this ground: looked at until enough of it is known to be other, or alike. */
function standsOut(ground: Bitmap, box: Rect, colour: Colour): boolean {
  const all = (box.y1 - box.y0) * (box.x1 - box.x0);
  if (all <= 0) return true;
  const { rgba } = ground;
  const least = (SWALLOWED * 255) / colour.alpha;
  let other = 0;
  let alike = 0;
  for (let y = box.y0; y < box.y1; y += 1) {
    const end = (y * ground.width + box.x1) * 4;
    for (let i = (y * ground.width + box.x0) * 4; i < end; i += 4) {
      const isOther =
        Math.abs((rgba[i] ?? 0) - colour.red) >= least ||
        Math.abs((rgba[i + 1] ?? 0) - colour.green) >= least ||
        Math.abs((rgba[i + 2] ?? 0) - colour.blue) >= least;
      if (isOther) other += 1;
      else alike += 1;
    }
    if (alike > SWALLOWED_SHARE * all) return false;
    if (other >= (1 - SWALLOWED_SHARE) * all) return true;
  }
  return alike <= SWALLOWED_SHARE * all;
}
