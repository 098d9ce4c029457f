/**
 * F32: text that gives orders to whoever assesses the deck, wherever it stands, and text that nobody can see.
 * Both cost nothing: the text is left out of the evaluation, a person is told, and C9 holds back an invest.
 */
import type { HiddenBy, HiddenText } from '../../model/deck.js';
import { message } from '../../model/message.js';
import type { Evidence } from '../../model/scoring.js';
import type { Severity } from '../../model/values.js';
import type { FlagRule, RaisedFlag } from './flag.js';
import { revealed } from './fold-concealed.js';
import { findInstruction } from './instruction-patterns.js';

/** Where honest decks keep text apart from the slide; reported only when it gives orders. */
const ORDINARY = new Set<HiddenBy>(['notes', 'alt', 'metadata', 'comment', 'form-field']);
/** Left over by editing as often as meant: told, without weight. */
const LEFT_OVER = new Set<HiddenBy>(['off-slide', 'covered', 'hidden-slide', 'hidden-layer', 'not-drawn']);
/** Fewer words than this in one hidden place are a stray label. */
const LEAST_WORDS = 3;
const LONGEST_EXCERPT = 120;
/** The subject of decks that may quote such orders. */
const SECURITY_TOPIC =
  /prompt[- ]injection|jailbreak|red[- ]team|guardrail|(?:ai|llm|model|genai) (?:security|safety|firewall|attack)|adversarial|inyecci[oó]n de (?:prompts?|instrucciones)|seguridad de (?:la )?ia|s[ée]curit[ée] (?:de l['’]ia|des llm)|injection de prompts?/i;

/** Orders, hidden or visible; one flag a place. */
export const promptInjection: FlagRule = {
  meta: { id: 'prompt-injection', rule: 'F32', kinds: ['instruction'] },
  raise: ({ context }) => [...concealedOrders(context.evidence), ...visibleOrders(context.evidence, false)],
};

/** The same words as a quoted subject, in a deck about the security of AI. */
export const quotedInstruction: FlagRule = {
  meta: { id: 'quoted-instruction', rule: 'F32', kinds: ['instruction'] },
  raise: ({ context }) => visibleOrders(context.evidence, true),
};

/** Text without orders that a reader of the slide would not see. */
export const hiddenText: FlagRule = {
  meta: { id: 'hidden-text', rule: 'F32', kinds: [] },
  raise: ({ context }) => {
    const flags = new Map<string, RaisedFlag>();
    for (const hidden of context.evidence.hidden) {
      if (ORDINARY.has(hidden.hiddenBy) || findInstruction(hidden.text, true)) continue;
      const direction = hidden.hiddenBy === 'invisible-characters';
      if (!direction && wordCount(hidden.text) < LEAST_WORDS) continue;
      const place = `${hidden.slide} ${hidden.hiddenBy}`;
      if (!flags.has(place)) flags.set(place, told(hidden));
    }
    return [...flags.values()];
  },
};

function told(hidden: HiddenText): RaisedFlag {
  const excerpt = shorten(revealed(hidden.text));
  const severity: Severity = LEFT_OVER.has(hidden.hiddenBy) ? 'low' : 'critical';
  return {
    severity,
    free: true,
    facts: [],
    slides: [hidden.slide],
    quotes: [excerpt],
    reason: message('flag.hidden-text.where', {
      slide: hidden.slide,
      how: { message: message(`flag.hidden-text.${hidden.hiddenBy}`) },
      excerpt,
    }),
  };
}

/** Orders in hidden text: one flag for each slide, since the same order is often hidden in several ways. */
function concealedOrders({ hidden }: Evidence): RaisedFlag[] {
  const flags = new Map<number, RaisedFlag>();
  for (const text of hidden) {
    const found = findInstruction(text.text, !ORDINARY.has(text.hiddenBy));
    if (!found || flags.has(text.slide)) continue;
    flags.set(text.slide, order('flag.prompt-injection.hidden', text.slide, found.excerpt, 'critical'));
  }
  return [...flags.values()];
}

function visibleOrders(evidence: Evidence, asTopic: boolean): RaisedFlag[] {
  const aboutSecurity = evidence.slides.some((slide) => SECURITY_TOPIC.test(slide.text));
  return evidence.slides.flatMap((slide): RaisedFlag[] => {
    const found = findInstruction(slide.text) ?? factInstruction(evidence, slide.number);
    if (!found || (found.quoted && aboutSecurity) !== asTopic) return [];
    return [
      asTopic
        ? order('flag.quoted-instruction', slide.number, found.excerpt, 'low')
        : order('flag.prompt-injection.visible', slide.number, found.excerpt, 'critical'),
    ];
  });
}

/** What the reading of the deck itself marked as an order. */
function factInstruction(evidence: Evidence, slide: number): { excerpt: string; quoted: boolean } | undefined {
  const fact = evidence.facts.find((one) => one.kind === 'instruction' && one.slide === slide);
  if (!fact) return undefined;
  const at = fact.quote.indexOf(fact.text);
  const around = at > 0 ? fact.quote[at - 1] : undefined;
  return { excerpt: shorten(fact.quote), quoted: around !== undefined && /["“«„‘']/.test(around) };
}

function order(id: string, slide: number, excerpt: string, severity: Severity): RaisedFlag {
  return {
    severity,
    free: true,
    facts: [],
    slides: [slide],
    quotes: [excerpt],
    reason: message(id, { slide, excerpt }),
  };
}

function wordCount(text: string): number {
  return revealed(text).match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}

function shorten(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length <= LONGEST_EXCERPT ? plain : `${plain.slice(0, LONGEST_EXCERPT - 1).trimEnd()}…`;
}
