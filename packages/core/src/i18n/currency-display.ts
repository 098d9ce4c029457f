/** How an amount shows its currency: by its sign, unless several currencies have that sign. */

/** Whose a sign is where nothing else is said; "kr" is nobody's. */
const OWNERS: Readonly<Record<string, string>> = { $: 'USD', '£': 'GBP', '¥': 'JPY', kr: '' };

/** "CA$54M", "COP 38T" and "SEK 2M", but "$54M", "₹2M": for `Intl.NumberFormat`. `currency` is ISO 4217. */
export function currencyDisplayOf(currency: string): 'symbol' | 'narrowSymbol' {
  const parts = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  const owner = OWNERS[parts.find(({ type }) => type === 'currency')?.value ?? ''];
  return owner === undefined || owner === currency ? 'narrowSymbol' : 'symbol';
}
