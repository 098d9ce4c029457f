/** A criterion of a fund's own, in a module: companies that sell in several countries. `plugins: [own-criterion.mjs]` in config.yaml. */

/** @type {import('@vc-analyst/core').Plugin} */
export default {
  name: 'reach',
  version: '1.0.0',
  criteria: [
    {
      id: 'spread',
      score: 'traction',
      title: { en: 'Spread of customers', es: 'Reparto de clientes', fr: 'Répartition des clients' },
      kinds: ['customers', 'paying_customers', 'top_customer_share'],
      weight: 10,
      judge(facts) {
        const [share] = facts.filter(({ kind, value }) => kind === 'top_customer_share' && value !== undefined);
        if (share) {
          const reason = {
            en: `The largest customer brings ${share.value} %.`,
            fr: `Le premier client pèse ${share.value} %.`,
          };
          return { level: share.value <= 20 ? 1 : 0.25, reason, facts: [share] };
        }
        const [count] = facts.filter(({ basis, value }) => basis === 'actual' && value !== undefined);
        if (!count) return { level: 0, reason: 'Neither customers nor the share of the largest one is found.' };
        return {
          level: 0.5,
          reason: `Customers are counted (${count.value}), the largest one’s share is not.`,
          facts: [count],
          hint: true,
        };
      },
    },
  ],
};
