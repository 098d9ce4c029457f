/** Times and limits that the specification gives, in one place. Milliseconds unless they say otherwise. */

/** How long an answer counts as fresh. */
export const FRESH_FOR = 300_000;
/** Between two looks at the list of analyses; an unchanged list costs a 304. */
export const POLL_EVERY = 5000;
/** Between the last step of an analysis and reading the lists anew. */
export const REFRESH_AFTER = 2000;
/** For which the end of a session can be read before the page is left. */
export const LEAVE_AFTER = 500;

export const TOAST = {
  shownFor: 5000,
  /** After which a dismissed one is forgotten. */
  removeAfter: 1_000_000,
  /** Pixels to the right that dismiss it. */
  swipe: 50,
  hotkey: 'F8',
} as const;

export const TOOLTIP = { delay: 700, skipDelay: 300 } as const;

/** Entries of a dashboard block and of the sidebar. */
export const SHOWN = { analyses: 5, activities: 5, inSidebar: 3 } as const;
/** Characters of a summary on a card. */
export const SUMMARY_LENGTH = 150;

/** A promise of the upload form: what may be dropped, and how large. */
export const UPLOAD = {
  maxBytes: 50 * 1024 * 1024,
  extensions: ['.pdf', '.ppt', '.pptx', '.png', '.jpg', '.jpeg'],
} as const;
