/** Remembers what a pure function gave: of texts that many readers ask about one after another, or of nothing. */

/** Longer texts are seldom asked about twice. */
const LONGEST = 600;
/** Answers that are kept; then all are forgotten, which is cheaper than keeping their order. */
const MOST = 4000;

/** As `read`, which must be pure; what it returns must not be changed by who gets it. */
export function memoize<Answer>(read: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    if (text.length > LONGEST) return read(text);
    const before = known.get(text);
    if (before !== undefined || known.has(text)) return before as Answer;
    if (known.size >= MOST) known.clear();
    const answer = read(text);
    known.set(text, answer);
    return answer;
  };
}

/** As `make`, which is called when the first asks, if anybody does. */
export function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined;
  return () => (made ??= { value: make() }).value;
}
