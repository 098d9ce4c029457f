/** What a plugin is: a module whose default export adds criteria, extractors, engines or formats. See `docs/plugins.md`. */
import type { MemoFormat } from '../../memo/memo-format.js';
import type { FactKind } from '../../model/fact-kinds.js';
import type { Fact, FactDraft } from '../../model/fact.js';
import type { ScoreId, Section } from '../../model/values.js';
import type { JudgedDeck } from '../../scoring/own-criterion.js';

/** A text of the plugin: in English alone, or also in the others. A language that is left out reads English. */
export type PluginText = string | { en: string; es?: string; fr?: string };

/** How a deck meets a criterion of the plugin. */
export interface PluginJudgement {
  /** 0 (nothing found) to 1 (shown and good). Points need facts: above 0 only with `facts`. */
  level: number;
  /** One sentence that the report shows: what was found, or what is missing. */
  reason: PluginText;
  /** Of the facts it was given, those that carry the level. @default none */
  facts?: readonly Fact[];
  /** Only a hint or a bare assertion: counts as half covered. @default false */
  hint?: boolean;
}

/** One thing that a fund asks of a deck, and what it weighs. */
export interface PluginCriterion {
  /** Lower-case letters, digits and hyphens. */
  id: string;
  /** Sub-score that it is part of; `risk` asks how well a risk is held off. */
  score: ScoreId;
  /** A few words that name it. */
  title: PluginText;
  /** Kinds of fact it reads; `judge` is given no others. */
  kinds: readonly FactKind[];
  /**
   * Points of the sub-score's 100: at every stage, or at pre-seed, seed, series A, and series B and later (0 = not
   * asked). They are taken in proportion from the published criteria.
   */
  weight: number | readonly [number, number, number, number];
  /** Pure: the same facts give the same judgement, whatever the clock and the network say. */
  judge(facts: readonly Fact[], deck: JudgedDeck): PluginJudgement;
}

/** A slide as plugins read it. */
export interface PluginSlide {
  /** From 1. */
  number: number;
  title: string;
  section: Section;
  /** Visible text, line by line; of a table every cell. */
  lines: readonly string[];
}

/** A deck as plugins read it: visible text of slides that count as evidence. */
export interface PluginDeck {
  /** Empty where the deck does not show it. */
  companyName: string;
  /** ISO 639-1. */
  language: string;
  readingDate?: string;
  slides: readonly PluginSlide[];
}

/** A statement of the deck: what it says, on which slide, and the verbatim quote, at most 240 characters, which code looks up. */
export type PluginFact = Pick<FactDraft, 'kind' | 'text' | 'slide' | 'quote'> &
  Partial<Pick<FactDraft, 'value' | 'low' | 'high' | 'unit' | 'currency' | 'period' | 'asOf' | 'basis' | 'subject' | 'subjectName' | 'strength' | 'detail'>>; // prettier-ignore

/** Reads statements beside the rules, or beside whichever engine reads. */
export interface PluginExtractor {
  id: string;
  /** Kinds it may return; they are those of the product. */
  kinds: readonly FactKind[];
  /** Pure. A fact whose quote does not stand on its slide is dropped, and the document says how many were. */
  extract(deck: PluginDeck): readonly PluginFact[];
}

/** Reads decks in place of the rules: `--engine plugin:<id>`. */
export interface PluginEngine {
  id: string;
  /** Raise it whenever the same deck could give other facts. */
  version: string;
  /** Host that the deck's text is sent to; absent for an engine that sends nothing. It is then refused with `offline`. */
  host?: string;
  /** All facts of `kinds`. It is asked once a step; slow ones should listen to `signal`. */
  read(
    deck: PluginDeck,
    kinds: readonly FactKind[],
    options: { signal?: AbortSignal },
  ): readonly PluginFact[] | Promise<readonly PluginFact[]>;
}

/** What a module gives as its default export. */
export interface Plugin {
  /** Lower-case letters, digits and hyphens. */
  name: string;
  version: string;
  criteria?: readonly PluginCriterion[];
  extractors?: readonly PluginExtractor[];
  engines?: readonly PluginEngine[];
  /** Formats of a report; `id` is the file's ending. */
  exporters?: readonly MemoFormat[];
}

/** Types a plugin where it is written. */
export function definePlugin(plugin: Plugin): Plugin {
  return plugin;
}
