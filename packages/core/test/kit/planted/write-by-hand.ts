/** How a deck is written by hand: its parts in a line each, and what every slide states beside it. */
import { FACT_KINDS, type FactKind } from '../../../src/model/fact-kinds.js';
import { valueTypes } from '../../../src/model/kinds-where.js';
import type { Locale, Section, Sector, Stage } from '../../../src/model/values.js';
import type { Happened, Owner, Part, PlacedText, PlantedDeck, PlantedFact, PlantedFormat } from './planted-deck.js';

/** `[kind, value, owner, happened, high]`; a figure that is nobody's of ours is a bare number. */
export type Stated =
  readonly [kind: FactKind, value: number, owner?: Owner, happened?: Happened, high?: number] | number;
/** `alsoTrue`: a reader may give it or leave it out. */
export type WrittenSlide = readonly [title: string, parts: Part[], stated: Stated[], alsoTrue?: Stated[]];

export const bullets = (...lines: string[]): Part => ({ layout: 'bullets', lines });
export const prose = (text: string): Part => ({ layout: 'prose', text });
export const table = (...rows: string[][]): Part => ({ layout: 'table', rows });
export const note = (text: string): Part => ({ layout: 'note', text });
export const cards = (...pairs: [figure: string, label: string][]): Part => ({
  layout: 'cards',
  labelAbove: false,
  cards: pairs.map(([figure, label]) => ({ figure, label })),
});
export const chart = (labels: string[], ...series: [name: string, values: number[]][]): Part => ({
  layout: 'chart',
  labels,
  series: series.map(([name, values]) => ({ name, values })),
});
export const team = (...people: string[]): Part => ({
  layout: 'columns',
  left: people.slice(0, 2),
  right: people.slice(2),
});

/** Columns side by side, each a stack of texts: the first bold. */
export function stacks(...columns: string[][]): Part {
  const step = 1 / columns.length;
  return placed(
    190,
    ...columns.flatMap((texts, column) =>
      texts.map((text, place): [number, number, number, string, number, boolean] => [
        column * step,
        place === 0 ? 0 : place * 34,
        step - 0.03,
        text,
        place === 0 ? 17 : 13,
        place === 0,
      ]),
    ),
  );
}

/** Texts `[x, y, w, text, size, bold]`: x and w as shares of the width, y in points. */
export function placed(
  height: number,
  ...texts: [x: number, y: number, w: number, text: string, size?: number, bold?: boolean][]
): Part {
  return {
    layout: 'placed',
    height,
    texts: texts.map(([x, y, w, text, size, bold]): PlacedText => ({
      x,
      y,
      w,
      text,
      ...(size === undefined ? {} : { size }),
      ...(bold === undefined ? {} : { bold }),
    })),
  };
}

export interface AboutDeck {
  company: string;
  language: Locale;
  format: PlantedFormat;
  sector: Sector;
  currency: string;
  people: string[];
  rivals: string[];
  round?: Stage;
  sections?: Section[];
  footer?: string;
  documentTitle?: string;
}

export function deck(
  id: string,
  { sections, round = 'seed', ...about }: AboutDeck,
  written: readonly WrittenSlide[],
): PlantedDeck {
  const truth: PlantedDeck['truth'] = {
    facts: [],
    alsoTrue: [],
    foreign: [],
    people: about.people,
    rivals: about.rivals,
    ...(sections ? { sections } : {}),
  };
  written.forEach(([title, , stated, alsoTrue = []], index) => {
    const slide = index + 1;
    for (const one of stated) {
      if (typeof one === 'number') truth.foreign.push({ value: one, slide, where: title });
      else truth.facts.push(factOf(one, slide, title));
    }
    for (const one of alsoTrue) if (typeof one !== 'number') truth.alsoTrue.push(factOf(one, slide, title));
  });
  return {
    id,
    ...about,
    heldOut: true,
    round,
    slides: written.map(([title, parts]) => ({ title, parts })),
    truth,
  };

  function factOf(
    [kind, value, owner = 'own', happened, high]: Exclude<Stated, number>,
    slide: number,
    where: string,
  ): PlantedFact {
    const unit = unitOf(kind);
    return {
      kind,
      value,
      ...(high === undefined ? {} : { high }),
      unit,
      ...(unit === 'money' ? { currency: about.currency } : {}),
      owner,
      happened,
      slide,
      where,
    };
  }
}

function unitOf(kind: FactKind): PlantedFact['unit'] {
  const types = valueTypes(FACT_KINDS[kind]);
  const units = ['money', 'percent', 'count', 'months', 'multiple'] as const;
  return units.find((unit) => types.includes(unit)) ?? 'money';
}
