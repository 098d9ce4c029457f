/** A figure as it is bound to its metric, and all of one slide. */
import type { Basis, Subject } from '../../model/fact.js';
import type { ViewSlide } from '../view/view-types.js';
import type { Figure } from '../numbers/figure.js';
import type { FigureDate, SlideFrame } from './judge-figure.js';
import type { Metric } from './metric.js';
import type { ReadPassage } from './read-passage.js';

/** A figure with all that the deck says around it. */
export interface ReadFigure {
  figure: Figure;
  read: ReadPassage;
  slide: ViewSlide;
  metric?: Metric;
  /** Place of the metric word in the passage. */
  mention?: { start: number; end: number };
  /** The label beside a figure that stands alone; it may name the metric. */
  label?: ReadPassage;
  /** Subject that the text names; undefined when it names none. */
  said?: Subject;
  /** Basis that the text states; undefined when it states none. */
  basis?: Exclude<Basis, 'external'>;
  /** Its own words, row, column or label state that basis; else a head over it does. */
  told?: boolean;
  date?: FigureDate;
  /** Value of the same metric before ("up from $350k"). */
  base?: number;
  /** Carried from the clause before: the metric is not named again. */
  carried?: boolean;
}

export interface SlideReading {
  slide: ViewSlide;
  frame: SlideFrame;
  reads: ReadPassage[];
  figures: ReadFigure[];
}

/**
 * What decided the role of a figure. `kind`: such figures are always so; `owner`: it is another's; `words`: its own sentence, row, column or
 * label; `head`: the nearest head over it; `date`: the day it is of; `round`: it is what the round would give;
 * `row`: it is one of several without dates; `page`: what the slide is about; `none`: nothing spoke, and it is taken as the company's today;
 * `model`: no words settle it, and figures that stand so are likelier planned.
 */
export type RoleSign = 'kind' | 'owner' | 'words' | 'head' | 'date' | 'round' | 'row' | 'page' | 'none' | 'model';
