/**
 * F32: text that gives orders to whoever assesses the deck, wherever it stands, and text that nobody can see.
 * Both cost nothing: the text is left out of the evaluation, a person is told, and C9 holds back an invest. A deck
 * that quotes what it defends against is not accused, and what may be an order or only speak of one is a note.
 */
import { findInSlide } from '../../instructions/find-in-lines.js';
import { findConcealedInstruction } from '../../instructions/find-instruction.js';
import type { FoundInstruction } from '../../instructions/found-instruction.js';
import { deobfuscate } from '../../instructions/reveal.js';
import type { HiddenBy, HiddenText } from '../../model/deck.js';
import { message } from '../../model/message.js';
import type { Evidence } from '../../model/scoring.js';
import type { Severity } from '../../model/values.js';
import type { FlagRule, RaisedFlag } from './flag.js';

/** Where honest decks keep text apart from the slide; reported only when it gives orders. */
const ORDINARY = new Set<HiddenBy>(['notes', 'alt', 'metadata', 'comment', 'form-field']);
/** Left over by editing as often as meant: told once, without weight. */
const LEFT_OVER = new Set<HiddenBy>(['off-slide', 'covered', 'hidden-slide', 'hidden-layer', 'not-drawn']);
/** Fewer words than this in one hidden place are a stray label, an address or a logo. */
const LEAST_WORDS = 6;
/** Readers of PDF see "covered" labels in honest slides too; a whole statement must lie there. */
const LEAST_LEFT_OVER = 10;
/** Figures; a bare year claims nothing. */
const FIGURE = /[$€£]?\s?\b(?!(?:19|20)\d\d\b)\d(?:[\d.,'’\s]*\d)?(?:\s?[$€£%]|[kKmMbB]?\b)/g;
const MANY_DIGITS = /[$€£%]|\d.*\d/;
/** Words of the trade, meant for whoever scores. */
const CLAIM =
  /\b(?:arr|mrr|ltv|cac|tam|sam|som|nrr|roi|revenue|customers?|traction|moat|profit\w*|growth|invest\w*|ingresos|clientes|crecimiento|inver\w+|chiffre d.affaires|clients|croissance|investi\w+)\b/i;
/** Share of its words that the slide must show for a text to say no more than the slide: a layer of a scan mistakes some. */
const MOSTLY = 0.7;
const LONGEST_EXCERPT = 120;
/** The subject of decks that may quote such orders. */
const SECURITY_TOPIC =
  /prompt[- ]injection|jailbreak|red[- ]team|guardrail|(?:ai|llm|model|genai) (?:security|safety|firewall|attack)|adversarial|inyecci[oó]n de (?:prompts?|instrucciones)|seguridad de (?:la )?ia|s[ée]curit[ée] (?:de l['’]ia|des llm)|injection de prompts?/i;

/** Decks that explain or build on language models speak of instructions in earnest. */
const PROMPT_TOPIC =
  /\b(?:system prompt|prompts?|llms?|language models?|ai agents?|chatbots?|agentes? de ia|modelos? de lenguaje|agents? d['’]ia|mod[eè]les? de langage)\b/i;

/** Orders, hidden or visible; one flag a place. */
export const promptInjection: FlagRule = {
  meta: { id: 'prompt-injection', rule: 'F32', kinds: ['instruction'] },
  raise: ({ context }) => [...concealedOrders(context.evidence), ...visibleOrders(context.evidence)],
};

/** Text without orders that a reader of the slide would not see. */
export const hiddenText: FlagRule = {
  meta: { id: 'hidden-text', rule: 'F32', kinds: [] },
  raise: ({ context }) => {
    const silent = context.evidence.hidden.filter(
      (hidden) => !ORDINARY.has(hidden.hiddenBy) && !findConcealedInstruction(hidden.text),
    );
    const places = byPlace(silent);
    const meant = places.filter((texts) => isMeant(texts, context.evidence));
    const left = places.filter((texts) => !meant.includes(texts) && isLeftOver(texts));
    const flags = meant.map((texts) => told([texts], 'critical'));
    return left.length > 0 ? [...flags, told(left, 'low')] : flags;
  },
};

/** Texts of one slide hidden in one way. */
function byPlace(texts: readonly HiddenText[]): HiddenText[][] {
  const places = new Map<string, HiddenText[]>();
  for (const text of texts) {
    const place = `${text.slide} ${text.hiddenBy}`;
    places.set(place, [...(places.get(place) ?? []), text]);
  }
  return [...places.values()];
}

/** Made unreadable on purpose, and worth reading to somebody who counts words. */
function isMeant([first, ...more]: readonly HiddenText[], evidence: Evidence): boolean {
  if (!first || LEFT_OVER.has(first.hiddenBy)) return false;
  // Characters that turn a figure around need no second word.
  if (first.hiddenBy === 'invisible-characters') return true;
  const text = [first, ...more].map((hidden) => deobfuscate(hidden.text)).join(' ');
  // Letters under other shapes accuse where they change a figure or a claim; diagrams of drawing tools have them in earnest.
  return (
    (first.hiddenBy === 'glyph-mismatch' || wordCount(text) >= LEAST_WORDS) && saysMore(text, first.slide, evidence)
  );
}

/** Whether a text has a figure that no slide shows, or claims what its own slide does not say. */
function saysMore(text: string, slide: number, { slides }: Evidence): boolean {
  const shown = new Set(slides.flatMap((one) => figuresIn(one.text)));
  if (figuresIn(text).some((figure) => !shown.has(figure))) return true;
  const words = new Set(wordsIn(slides.find(({ number }) => number === slide)?.text ?? ''));
  const own = wordsIn(text);
  return CLAIM.test(text) && own.filter((word) => words.has(word)).length < MOSTLY * own.length;
}

/** Figures of two digits or with a sign, without spaces: "$42,000", "12 %". */
function figuresIn(text: string): string[] {
  return (text.match(FIGURE) ?? [])
    .filter((figure) => MANY_DIGITS.test(figure))
    .map((figure) => figure.replace(/\s/g, ''));
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function isLeftOver([first, ...more]: readonly HiddenText[]): boolean {
  if (!first || (!LEFT_OVER.has(first.hiddenBy) && first.hiddenBy !== 'glyph-mismatch')) return false;
  return [first, ...more].reduce((words, hidden) => words + wordCount(hidden.text), 0) >= LEAST_LEFT_OVER;
}

/** One flag for the places: slide, manner and words of the first, slides of all. */
function told(places: readonly (readonly HiddenText[])[], severity: Severity): RaisedFlag {
  const first = places[0]?.[0];
  const excerpts = places.map((texts) => shorten(deobfuscate(texts.map((hidden) => hidden.text).join(' '))));
  return {
    severity,
    free: true,
    facts: [],
    slides: places.flatMap((texts) => texts[0]?.slide ?? []),
    quotes: excerpts,
    reason: message('flag.hidden-text.where', {
      slide: first?.slide ?? 0,
      how: { message: message(`flag.hidden-text.${first?.hiddenBy ?? 'not-drawn'}`) },
      excerpt: excerpts[0] ?? '',
    }),
  };
}

/** Orders in hidden text: one flag for each slide, since the same order is often hidden in several ways. */
function concealedOrders(evidence: Evidence): RaisedFlag[] {
  const flags = new Map<number, RaisedFlag>();
  for (const { slide, text, hiddenBy } of evidence.hidden) {
    if (flags.has(slide)) continue;
    const found = ORDINARY.has(hiddenBy) ? accusedIn(evidence, text) : findConcealedInstruction(text);
    if (found) flags.set(slide, order('flag.prompt-injection.hidden', slide, found.excerpt, 'critical'));
  }
  return [...flags.values()];
}

/** An order in speaker notes and the like, where honest words are many and only what is certain accuses. */
function accusedIn(evidence: Evidence, text: string): FoundInstruction | undefined {
  const found = findInSlide(text);
  return found?.standing === 'certain' || (found?.standing === 'doubtful' && !isAboutPrompts(evidence))
    ? found
    : undefined;
}

function visibleOrders(evidence: Evidence): RaisedFlag[] {
  return evidence.slides.flatMap((slide): RaisedFlag[] => {
    const found = findInSlide(slide.text);
    return found ? [visibleOrder(evidence, slide.number, found)] : markedOrder(evidence, slide.number);
  });
}

function visibleOrder(evidence: Evidence, slide: number, { standing, excerpt }: FoundInstruction): RaisedFlag {
  if (standing === 'reported')
    return { ...order('flag.quoted-instruction', slide, excerpt, 'low'), id: 'quoted-instruction' };
  if (standing === 'certain') return order('flag.prompt-injection.visible', slide, excerpt, 'critical');
  // Decks about prompts quote them and speak to models; no other deck has a reason to.
  if (isAboutPrompts(evidence))
    return { ...order('flag.doubtful-instruction', slide, excerpt, 'low'), id: 'doubtful-instruction' };
  return order('flag.prompt-injection.visible', slide, excerpt, standing === 'likely' ? 'medium' : 'critical');
}

/**
 * What an engine marked as an order and the patterns do not know. A second opinion weighs less, and none at all in
 * decks whose subject is prompts.
 */
function markedOrder(evidence: Evidence, slide: number): RaisedFlag[] {
  const fact = evidence.facts.find((one) => one.kind === 'instruction' && one.slide === slide);
  if (!fact || isAboutPrompts(evidence)) return [];
  return [order('flag.prompt-injection.visible', slide, shorten(fact.quote), 'medium')];
}

function isAboutPrompts({ slides }: Evidence): boolean {
  return slides.some(({ text }) => SECURITY_TOPIC.test(text) || PROMPT_TOPIC.test(text));
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
  return deobfuscate(text).match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}

function shorten(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length <= LONGEST_EXCERPT ? plain : `${plain.slice(0, LONGEST_EXCERPT - 1).trimEnd()}…`;
}
