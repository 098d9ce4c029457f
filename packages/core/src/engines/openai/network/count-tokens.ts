/** Counts tokens as the common models do; others differ by some percent. The tokenizer is loaded when first needed. */
let loading: Promise<(text: string) => number> | undefined;

/** Tokens of `text`. Marks such as `<|endoftext|>` count as the plain characters that they are here. */
export async function countTokens(text: string): Promise<number> {
  loading ??= import('gpt-tokenizer/encoding/o200k_base').then(
    ({ countTokens: count }) =>
      (long) =>
        count(long, { allowedSpecial: new Set(), disallowedSpecial: new Set() }),
  );
  return (await loading)(withoutRuns(text));
}

/** The tokenizer's time grows with the square of what stands without a break. */
function withoutRuns(text: string): string {
  return text.replace(/\S{100}/gu, '$& ').replace(/\s{50,}/gu, ' ');
}
