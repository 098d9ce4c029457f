/** A planted deck: slides with what stands on them, and the truth that was written into them. */
import type { FactKind } from '../../../src/model/fact-kinds.js';
import type { Locale, Section, Sector, Stage } from '../../../src/model/values.js';

export type PlantedFormat = 'pdf' | 'pptx' | 'png';

export type Part =
  | { layout: 'bullets'; lines: string[] }
  | { layout: 'prose'; text: string }
  | { layout: 'columns'; left: string[]; right: string[] }
  /** A big figure with its label under it, or above it. */
  | { layout: 'cards'; cards: { figure: string; label: string }[]; labelAbove: boolean }
  | { layout: 'table'; rows: string[][] }
  /** Texts where a founder has put them: cards of people, timelines, maps of rivals. `height` in points. */
  | { layout: 'placed'; height: number; texts: PlacedText[] }
  /** Bars with their values written on them. */
  | { layout: 'chart'; labels: string[]; series: { name: string; values: number[] }[] }
  /** Small print at the foot of the slide. */
  | { layout: 'note'; text: string };

export interface PlacedText {
  /** Left edge and width as shares of the slide's writing width. */
  x: number;
  w: number;
  /** Points below the top of the part. */
  y: number;
  text: string;
  /** Points. @default 15 */
  size?: number;
  bold?: boolean;
}

export interface PlantedSlide {
  title: string;
  subtitle?: string;
  parts: Part[];
}

/** Whose figure it is: the company's (its round as well), the market's. */
export type Owner = 'own' | 'market';
/** `ahead` is a forecast or a target; undefined where the difference says nothing (a round, a price). */
export type Happened = 'actual' | 'ahead' | undefined;

export interface PlantedFact {
  kind: FactKind;
  value: number;
  /** Upper bound of a range whose lower bound is `value`. */
  high?: number;
  unit: 'money' | 'percent' | 'count' | 'months' | 'multiple';
  currency?: string;
  owner: Owner;
  happened: Happened;
  slide: number;
  /** The sentence, label or row that states it. */
  where: string;
}

/** A figure that stands on a slide and is not the company's: a rival's, a customer's, the market's pain. */
export interface ForeignFigure {
  value: number;
  slide: number;
  where: string;
}

export interface PlantedDeck {
  id: string;
  company: string;
  language: Locale;
  format: PlantedFormat;
  /** Held-out decks are measured and not looked at while extraction is mended. */
  heldOut: boolean;
  sector: Sector;
  round: Stage;
  /** What stands at the foot of every slide. @default the company's name */
  footer?: string;
  /** Title among the file's properties. @default the company's name */
  documentTitle?: string;
  slides: PlantedSlide[];
  truth: {
    facts: PlantedFact[];
    /** True as well, but a reader may leave them out: a base of comparison, a part of a whole. */
    alsoTrue: PlantedFact[];
    foreign: ForeignFigure[];
    people: string[];
    rivals: string[];
    /** Sections that have a slide; absent where they are not told. */
    sections?: Section[];
  };
}
