/** The thesis's questions about where a company stands: stage, sector, seat, and the round against our cheque. */
import type { Fact } from '../model/fact.js';
import { message, type MessageValue } from '../model/message.js';
import { STAGES, type Sector, type Stage } from '../model/values.js';
import { inDollars, metricOf, type Asked, type FitSubject, type Rates } from './fit-subject.js';
import { isIn } from './regions.js';
import type { Thesis } from './thesis.js';

/** Fits a stage of ours; the ones next to ours are a stretch. */
export function askStage({ stage }: FitSubject, ours: readonly Stage[]): Asked {
  const question = 'stage';
  const { value, factIds } = stage;
  if (value === 'unknown') return { question, verdict: 'unknown', reason: message('fit.stage.unknown') };
  const away = Math.min(...ours.map((one) => Math.abs(STAGES.indexOf(one) - STAGES.indexOf(value))));
  const verdict = away === 0 ? 'fits' : away === 1 ? 'stretches' : 'outside';
  const values = { stage: { message: message(`label.stage.${value}`) }, ours: names('stage', ours) };
  return { question, verdict, reason: message(`fit.stage.${verdict}`, values), factIds };
}

/** Fits a sector of ours; one whose second reading is ours is a stretch. */
export function askSector({ sector, sectorRunnerUp }: FitSubject, ours: readonly Sector[]): Asked {
  const question = 'sector';
  const values = { sector: { message: message(`label.sector.${sector}`) }, ours: names('sector', ours) };
  if (ours.includes(sector)) return { question, verdict: 'fits', reason: message('fit.sector.fits', values) };
  if (sectorRunnerUp !== undefined && ours.includes(sectorRunnerUp)) {
    const also = { message: message(`label.sector.${sectorRunnerUp}`) };
    return { question, verdict: 'stretches', reason: message('fit.sector.stretches', { ...values, also }) };
  }
  if (sector === 'other') return { question, verdict: 'unknown', reason: message('fit.sector.unknown') };
  return { question, verdict: 'outside', reason: message('fit.sector.outside', values) };
}

/** Fits when the seat is in a country of ours; a second seat elsewhere changes nothing. */
export function askGeography({ facts }: FitSubject, ours: readonly string[]): Asked {
  const question = 'geography';
  const seats = facts.filter((fact) => fact.kind === 'hq' && fact.visible && typeof fact.detail?.country === 'string');
  if (seats.length === 0) return { question, verdict: 'unknown', reason: message('fit.geography.unknown') };
  const inside = seats.filter((fact) => isIn(String(fact.detail?.country), ours));
  const verdict = inside.length > 0 ? 'fits' : 'outside';
  const cited = inside.length > 0 ? inside : seats;
  const countries = [...new Set(cited.map((fact) => String(fact.detail?.country)))].sort();
  const values = { countries: { list: countries }, ours: { list: [...ours] } };
  return {
    question,
    verdict,
    reason: message(`fit.geography.${verdict}`, values),
    factIds: cited.map((fact) => fact.id),
  };
}

/** A cheque within this share of the bound is a stretch, not outside. */
const NEARLY = 0.5;

/**
 * Fits when the round is at least our smallest cheque and our largest buys the least share of it. Half of either is a
 * stretch: rounds move.
 */
export function askCheque(subject: FitSubject, cheque: NonNullable<Thesis['cheque']>, rates: Rates): Asked {
  const question = 'cheque';
  const ask = metricOf(subject, 'ask');
  const most = ask && dollars(ask, ask.high ?? ask.value ?? ask.low, rates);
  const least = ask && dollars(ask, ask.low ?? ask.value ?? ask.high, rates);
  const min = inDollars(cheque.min, cheque.currency, rates);
  const max = inDollars(cheque.max, cheque.currency, rates);
  if (!ask || most === undefined || least === undefined || min === undefined || max === undefined) {
    return { question, verdict: 'unknown', reason: message('fit.cheque.unknown') };
  }
  const values: Record<string, MessageValue> = {
    ask: amount(ask),
    min: { money: cheque.min, currency: cheque.currency },
    max: { money: cheque.max, currency: cheque.currency },
    share: { percent: Math.round((max / least) * 100) },
    leastShare: { percent: cheque.leastShare },
  };
  const small = most / min;
  const large = least === 0 ? Infinity : ((max / least) * 100) / cheque.leastShare;
  const worst = Math.min(small, large);
  const verdict = worst >= 1 ? 'fits' : worst >= NEARLY ? 'stretches' : 'outside';
  const why = verdict === 'fits' ? 'fits' : small < 1 ? 'small' : 'large';
  return { question, verdict, reason: message(`fit.cheque.${why}`, values), factIds: [ask.id] };
}

function dollars(fact: Fact, size: number | undefined, rates: Rates): number | undefined {
  return size === undefined ? undefined : inDollars(size, fact.currency, rates);
}

/** The amount as stated: a figure, or the deck's own words for a range. */
function amount(fact: Fact): MessageValue {
  if (fact.value === undefined || fact.low !== undefined || fact.high !== undefined) return fact.text;
  return { money: fact.value, currency: fact.currency ?? 'USD' };
}

function names(kind: 'stage' | 'sector', ids: readonly string[]): MessageValue {
  return { list: ids.map((id) => ({ message: message(`label.${kind}.${id}`) })) };
}
