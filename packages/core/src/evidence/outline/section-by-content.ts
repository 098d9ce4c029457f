/** What a slide without any telling heading is about, by what it states: prices and costs, or results. */
import type { Section } from '../../model/values.js';
import { fold } from '../../text/words.js';

/** How a company earns: two of these on one page say that it is about that. */
const EARNING: readonly RegExp[] = [
  /[$€£₹]\s?\d[\d.,]*\s?[km]?\s?(?:\/|a|per|each)\s?(?:months?|mo|years?|yr|user|seat|site|patient)\b|\d\s?(?:[$€£₹]|[a-z]{3,4})\s?(?:\/|al?|por|par|per)\s?(?:mes|mois|ano|an|usuario|utilisateur|month|year)\b/u,
  /\b(?:gross|contribution|net) margin\b|\bmargen (?:bruto|de contribucion)\b|\bmarge (?:brute|sur couts)\b/u,
  /\b(?:cac|ltv|payback|pays for itself|acquisition cost|lifetime value|coste de captacion|costo de adquisicion|cout d.acquisition)\b|\bpor? captar\b/u,
  /\b(?:take rate|commission|comision|subscription|suscripcion|abonnement|licen[cs]es?|licencias?|licence)\b/u,
];

/** What has been reached: two of these, with figures. */
const REACHED: readonly RegExp[] = [
  /\b(?:arr|mrr|revenues?|ingresos|ventas|facturacion|chiffre d.affaires|revenus)\b/u,
  /\b(?:gmv|tpv|volumen (?:cobrado|procesado|transaccionado)|volume (?:mensuel|traite|processed))\b/u,
  /\b(?:paying|active) (?:customers|users|accounts|families|firms)\b|\b(?:clientes|usuarios|familias|cuentas|clients|utilisateurs|familles) (?:activ[oae]s|actifs|actives|de pago|payants)\b/u,
  /\b(?:retention|renewed|renewal rate|churn|nrr|renovacion|renovaron|taux de renouvellement|recompra|reachat)\b/u,
];

const MOST_LINES = 200;

/** Undefined when nothing speaks clearly: fewer than two signs, or as many for the one as for the other. */
export function sectionByContent(lines: readonly { text: string }[]): Section | undefined {
  const text = lines
    .slice(0, MOST_LINES)
    .map((line) => fold(line.text.slice(0, 300)))
    .join('\n');
  if ((text.match(/\d/gu)?.length ?? 0) < 3) return undefined;
  const count = (signs: readonly RegExp[]): number => signs.filter((sign) => sign.test(text)).length;
  const [earning, reached] = [count(EARNING), count(REACHED)];
  if (earning >= 2 && earning > reached) return 'businessModel';
  return reached >= 2 && reached > earning ? 'traction' : undefined;
}
