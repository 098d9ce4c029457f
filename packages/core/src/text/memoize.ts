/** Remembers what a pure function of a text gave, for texts that many readers ask about one after another. */

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
