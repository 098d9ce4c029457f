/** Words that `outline/section-by-content` looks for, as patterns. Data only. */

/** How a company earns: two of these on one page say that it is about that. */
export const EARNING: readonly RegExp[] = [
  /[$€£₹]\s?\d[\d.,]*\s?[km]?\s?(?:\/|a|per|each)\s?(?:months?|mo|years?|yr|user|seat|site|patient)\b|\d\s?(?:[$€£₹]|[a-z]{3,4})\s?(?:\/|al?|por|par|per)\s?(?:mes|mois|ano|an|usuario|utilisateur|month|year)\b/u,
  /\b(?:gross|contribution|net) margin\b|\bmargen (?:bruto|de contribucion)\b|\bmarge (?:brute|sur couts)\b/u,
  /\b(?:cac|ltv|payback|pays for itself|acquisition cost|lifetime value|coste de captacion|costo de adquisicion|cout d.acquisition)\b|\bpor? captar\b/u,
  /\b(?:take rate|commission|comision|subscription|suscripcion|abonnement|licen[cs]es?|licencias?|licence)\b/u,
];

/** What has been reached: two of these, with figures. */
export const REACHED: readonly RegExp[] = [
  /\b(?:arr|mrr|revenues?|ingresos|ventas|facturacion|chiffre d.affaires|revenus)\b/u,
  /\b(?:gmv|tpv|volumen (?:cobrado|procesado|transaccionado)|volume (?:mensuel|traite|processed))\b/u,
  /\b(?:paying|active) (?:customers|users|accounts|families|firms)\b|\b(?:clientes|usuarios|familias|cuentas|clients|utilisateurs|familles) (?:activ[oae]s|actifs|actives|de pago|payants)\b/u,
  /\b(?:retention|renewed|renewal rate|churn|nrr|renovacion|renovaron|taux de renouvellement|recompra|reachat)\b/u,
];
