/**
 * Numbers of pages that stand behind a deck: answers of the founder that count. They begin above any slide, so that
 * whoever shows a number can tell one from the other. Loads nothing: browsers show them.
 */
const ANSWER_PAGES = 10_000;

/** The page of the answer that came as the `count`-th, from 1. */
export function answerPage(count: number): number {
  return ANSWER_PAGES + count;
}

/** Which answer a page is, from 1; undefined for a slide of the deck. */
export function answerOnPage(page: number): number | undefined {
  return page > ANSWER_PAGES ? page - ANSWER_PAGES : undefined;
}
