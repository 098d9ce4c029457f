/** An engine and an extractor of a fund's own, in a module: both say what a line claims, and code checks that it stands there. `vc --engine plugin:lines analyze deck.pdf` */

const PATENT = /\bpatents?\b|\bpatentes?\b|\bbrevets?\b/iu;
const EMPLOYEES = /\b(\d{1,4}) (?:employees|people|empleados|salariés)\b/iu;

/** @returns {import('@vc-analyst/core').PluginFact[]} */
function patents({ slides }) {
  const lines = slides.flatMap(({ number, lines }) => lines.map((line) => ({ slide: number, line })));
  return lines
    .filter(({ line }) => PATENT.test(line) && line.length <= 240)
    .map(({ slide, line }) => ({ kind: 'ip', text: line, slide, quote: line, strength: 'assertion' }));
}

/** @returns {import('@vc-analyst/core').PluginFact[]} */
function heads({ slides }) {
  return slides.flatMap(({ number: slide, lines }) =>
    lines.flatMap((quote) => {
      const value = Number(EMPLOYEES.exec(quote)?.[1]);
      if (!value || quote.length > 240) return [];
      return [{ kind: 'headcount', text: quote, value, unit: 'count', slide, quote }];
    }),
  );
}

/** @type {import('@vc-analyst/core').Plugin} */
export default {
  name: 'line-reader',
  version: '1.0.0',
  extractors: [{ id: 'patents', kinds: ['ip'], extract: patents }],
  engines: [{ id: 'lines', version: '1.0.0', read: (deck, kinds) => (kinds.includes('headcount') ? heads(deck) : []) }],
};
