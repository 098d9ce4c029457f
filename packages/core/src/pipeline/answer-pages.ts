/**
 * Answers of the founder that count, as pages behind the deck: read by the rules that read slides, and taken away
 * without a trace. The deck's own pages and facts stay as they were read.
 */
import { readOutline } from '../evidence/outline/read-outline.js';
import { gatherFacts } from '../evidence/facts/gather-facts.js';
import { rederiveFacts } from '../evidence/facts/rederive-facts.js';
import { withoutRepeated } from '../evidence/facts/merge-repeated.js';
import { viewDeck } from '../evidence/view/deck-view.js';
import type { Analysis } from '../model/analysis.js';
import type { Block, Deck, Slide } from '../model/deck.js';
import type { Fact } from '../model/fact.js';
import { answerOnPage, answerPage } from '../model/answer-page.js';
import type { FounderAnswer } from '../model/founder.js';
import type { QuestionCategory, Section } from '../model/values.js';
import { sentencesOf } from '../text/sentences.js';
import { summarizeSlides } from './summarize-slide.js';

/** What a document is scored from, as far as answers add to it. */
type Pages = Pick<Analysis, 'facts' | 'slides'>;

/** What an answer is about where its words leave it open: what it was asked for. */
const SECTION_OF: Record<QuestionCategory, Section> = {
  business: 'businessModel',
  team: 'team',
  market: 'market',
  technical: 'product',
  financial: 'financials',
  competitive: 'competition',
};
/** Sections that a few words of prose are taken for, and that no answer is. */
const NO_ANSWER: ReadonlySet<Section> = new Set<Section>(['other', 'cover', 'contact', 'appendix']);

/** The answers that count. */
export function countedAnswers({ founder }: Pick<Analysis, 'founder'>): FounderAnswer[] {
  return founder?.answers.filter(({ state }) => state === 'counted') ?? [];
}

/** The deck's own pages and facts, without those of answers and what was computed from them. */
export function deckPages<T extends Pages>(document: T): T {
  if (!document.slides.some(({ readBy }) => readBy === 'answer')) return document;
  const gone = new Set(document.facts.filter(({ slide }) => answerOnPage(slide)).map(({ id }) => id));
  for (let before = -1; before !== gone.size;) {
    before = gone.size;
    for (const { id, derivedFrom = [] } of document.facts) if (derivedFrom.some((one) => gone.has(one))) gone.add(id);
  }
  return {
    ...document,
    facts: document.facts.filter(({ id }) => !gone.has(id)),
    slides: document.slides.filter(({ readBy }) => readBy !== 'answer'),
  };
}

/**
 * `analysis`, which has its deck's own pages alone, with a page for each answer that counts: its title is the question, its
 * text the answer, verbatim. What the deck states already stays the deck's. Pure.
 */
export function withAnswerPages(analysis: Analysis): Analysis {
  const counted = countedAnswers(analysis);
  if (counted.length === 0) return analysis;
  const { companyName, companyNameFrom, readingDate, questions } = analysis;
  const deck = deckOf(counted);
  const known = companyNameFrom === 'user' || companyNameFrom === 'deck' ? { companyName } : {};
  const outline = readOutline(deck, known);
  const categories = new Map(questions.map(({ id, category }) => [id, category]));
  const slides = outline.slides.map((about, index) => {
    const category = categories.get(counted[index]!.questionId);
    const section = NO_ANSWER.has(about.section) && category ? SECTION_OF[category] : about.section;
    return { ...about, section };
  });
  const rivals = analysis.facts.flatMap(({ kind, subjectName }) => (kind === 'competitor' && subjectName) || []);
  const view = viewDeck(deck, {
    ...outline,
    ...known,
    slides,
    competitorNames: [...new Set([...(outline.competitorNames ?? []), ...rivals])],
    ...(readingDate === undefined ? {} : { readingDate }),
  });
  const all = analysis.founder!.answers;
  const pages = counted.map((answer) => answerPage(all.indexOf(answer) + 1));
  const read = onPages(gatherFacts(view), pages);
  const stated = withoutRepeated(
    read.filter(({ derivedFrom }) => derivedFrom === undefined),
    analysis.facts,
  );
  const ofDeck = new Set(analysis.facts.map(({ id }) => id));
  const added = rederiveFacts([...analysis.facts, ...stated], new Set(stated.map(({ id }) => id)));
  // Behind the deck's, in whose order nothing moves: of two that say as much the first one scores.
  const facts = [...analysis.facts, ...added.filter(({ id }) => !ofDeck.has(id))];
  // What was asked is no sign that it was answered: only words of the founder are.
  const summaries = summarizeSlides(view).map((slide, index) => ({
    ...slide,
    number: pages[index]!,
    section: 'appendix' as const,
    alsoSections: [],
  }));
  return { ...analysis, facts, slides: [...analysis.slides, ...summaries] };
}

/** The facts, found on pages from 1, as they are on `pages`: page and id. */
function onPages(facts: readonly Fact[], pages: readonly number[]): Fact[] {
  return facts.map((fact) => {
    const slide = pages[fact.slide - 1]!;
    return { ...fact, slide, id: fact.id.replace(`${fact.kind}-${fact.slide}-`, `${fact.kind}-${slide}-`) };
  });
}

function deckOf(answers: readonly FounderAnswer[]): Deck {
  const slides = answers.map(pageOf);
  return {
    fileName: '',
    kind: 'pdf',
    bytes: 0,
    hash: '',
    slides,
    hidden: [],
    metadata: {},
    warnings: [],
  };
}

/** The question is the page's title and no text of it: what the fund asks is nothing that the founder says. */
function pageOf({ question, text }: FounderAnswer, index: number): Slide {
  const paragraphs = text
    .normalize('NFC')
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.split('\n').map(lineOf).filter(Boolean).map(sentencesOf))
    .filter((lines) => lines.length > 0);
  const height = 1 / Math.max(1, paragraphs.flat(2).length);
  let at = 0;
  // Read sentence by sentence, as slides are line by line; the text stands as it was written.
  const blocks = paragraphs.map((lines, number): Block => {
    const placed = lines.flat().map((text) => ({ text, box: { x: 0, y: height * at++, w: 1, h: height }, size: 14 }));
    const box = { x: 0, y: placed[0]!.box.y, w: 1, h: height * placed.length };
    return { id: `b${number + 1}`, source: 'answer', box, lines: placed };
  });
  return {
    number: index + 1,
    width: 960,
    height: 540,
    title: question,
    blocks,
    text: paragraphs.map((lines) => lines.map((sentences) => sentences.join(' ')).join('\n')).join('\n\n'),
    readBy: 'answer',
    links: [],
    pictureArea: 0,
  };
}

const lineOf = (line: string) => line.replace(/[\p{Cc}\s]+/gu, ' ').trim();
