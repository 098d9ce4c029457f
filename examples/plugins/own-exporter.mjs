/** A format of a fund's own, in a module: one row of a deal list. `vc export Quaylane --out quaylane.tsv` */

/** @type {import('@vc-analyst/core').Plugin} */
export default {
  name: 'deal-list',
  version: '1.0.0',
  exporters: [
    {
      id: 'tsv',
      mediaType: 'text/tab-separated-values; charset=utf-8',
      usesPictures: false,
      render({ companyName, overallScore, recommendation, figures = {}, questions }) {
        const cell = (value) => String(value ?? '').replace(/\s+/g, ' ');
        const [first] = questions.filter((question) => question.first);
        const { arr, ask } = figures;
        const row = [companyName, overallScore, recommendation, arr?.value, arr?.currency, ask?.value, first?.question];
        return new TextEncoder().encode(`${row.map(cell).join('\t')}\n`);
      },
    },
  ],
};
