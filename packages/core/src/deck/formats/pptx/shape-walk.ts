/** What travels along while the shapes of a slide are walked. */
import type { Shape } from '../../slide/shapes.js';
import type { Frame } from './geometry.js';
import type { Part, PartReader } from './parts.js';
import type { SlideContext } from './slide-context.js';
import type { XmlNode } from './xml.js';

export interface ShapeWalk {
  context: SlideContext;
  /** The part whose relationships the shapes use: the slide, its layout or a SmartArt drawing. */
  part: Part;
  parts: PartReader;
  /** Ids of shapes that an animation shows or hides. */
  animated: ReadonlySet<string>;
  /** Placeholders of layouts and masters are prompts, not content. */
  placeholders: boolean;
  /** `readShapes`, for what is inside a graphic frame. */
  readShapes: (tree: XmlNode | undefined, frame: Frame, walk: ShapeWalk) => Promise<Shape[]>;
  /** Called for text that is in the file and not on the slide: alt text, SmartArt points that are not drawn. */
  unseen: (text: string, by: 'alt' | 'not-drawn') => void;
}
