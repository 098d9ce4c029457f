/** Tells sections by what a slide shows rather than by what it is called: tables, years, sums asked for, steps. */
import type { Slide } from '../../model/deck.js';
import type { Section } from '../../model/values.js';
import { isMarkCell } from '../words/marks.js';
import { fold } from '../../text/words.js';

export interface ShapeWeight {
  heading?: number;
  body?: number;
}

interface ShapeLine {
  text: string;
  heading: boolean;
}

const MOST_LINES = 300;
/** What is as good as a heading, and what makes a section stand beside another one. */
const AS_HEADING = 3;
const AS_LABEL = 2;
const BESIDE = 4;
const STRONG = 2;

/** The sections that the shape of `slide` speaks for, with what it is worth. Linear in its text. */
export function sectionsByShape(
  slide: Slide,
  lines: readonly ShapeLine[],
  companyName: string,
): [Section, ShapeWeight][] {
  const short = lines.slice(0, MOST_LINES).map((line) => ({ ...line, folded: fold(line.text.slice(0, 300)) }));
  const found: [Section, ShapeWeight][] = [];
  if (slide.blocks.some((block) => hasMarks(block.rows))) found.push(['competition', { heading: AS_HEADING }]);
  const own = keyOf(companyName);
  if (
    own.length >= 3 &&
    (slide.blocks.some((block) => comparesUs(block.rows, own)) || showsUsAmongOthers(slide, short, own))
  )
    found.push(['competition', { heading: AS_LABEL }]);
  if (slide.blocks.some((block) => isStatement(block.rows)) || plansYears(short))
    found.push(['financials', { body: BESIDE }]);
  if (slide.blocks.some((block) => isUnitEconomics(block.rows))) found.push(['businessModel', { body: BESIDE }]);
  if (short.some((line) => asksForSum(line.folded))) found.push(['ask', { heading: AS_LABEL }]);
  if (short.filter((line) => /^\s*[1-6](?:[.)]|\s)\s*\p{Lu}\p{L}+/u.test(line.text)).length >= 3) {
    found.push(['product', { body: STRONG }], ['solution', { body: STRONG }]);
  }
  if (short.some((line) => LIVE.test(line.folded))) found.push(['product', { body: STRONG }]);
  const body = short.filter((each) => !each.heading);
  for (const line of short.filter((each) => each.heading)) {
    // "CHF 8m for fifteen cities", "Series A: $12M".
    if (SUM.test(line.folded) && (ROUND_NAME.test(line.folded) || countTerms(body) >= 2))
      found.push(['ask', { heading: AS_HEADING }]);
    if (APART.test(line.folded) && body.some((each) => UNLIKE.test(each.text)))
      found.push(['competition', { heading: AS_HEADING }]);
    if (COSTS_MORE.test(line.folded)) found.push(['problem', { body: STRONG + 1 }]);
    if (WITHOUT.test(line.folded) || tellsOfUs(line.text, own)) found.push(['solution', { body: BESIDE }]);
    if (saysWhatWeDo(line.folded)) found.push(['solution', { body: BESIDE }]);
    if (LIVE.test(line.folded)) found.push(['product', { body: STRONG + 1 }]);
  }
  return found;
}

const RAISE =
  /\b(?:raising|we (?:raise|seek|are seeking|are looking for|need)|seeking|looking for|levantamos|levantando|buscamos|solicitamos|nous (?:levons|recherchons|cherchons)|levee de|recherchons)\b/u;
const SUM =
  /(?:[$€£₹]|\b(?:usd|eur|gbp|chf|mxn)\b)\s?\d|\d\s?(?:[kmb]|mds?|mm|mio|mil)?\s?(?:[$€£₹]|\b(?:usd|eur|gbp|chf|euros?|dollars?|dolares|libras|pesos|pounds)\b)/u;
const INVESTORS = /\b(?:investors?|inversor(?:es|as|a)?|inversionistas?|investisseurs?|business angels?)\b/u;

/** "Raising $12M", "Buscamos inversores que …", "Nous levons entre 1,2 et 1,5 M€"; not "we are looking for a CFO". */
export function asksForMoney(text: string): boolean {
  return asksForSum(fold(text.slice(0, 300)));
}

function asksForSum(folded: string): boolean {
  const verb = RAISE.exec(folded);
  if (verb === null) return false;
  const rest = folded.slice(verb.index, verb.index + 80);
  return SUM.test(rest) || INVESTORS.test(rest);
}

const ROUND_NAME =
  /\b(?:(?:pre-?)?seed|(?:pre-?)?semilla|(?:pre-?)?amorcage|s[eé]ries? [a-d]|round|ronda|tour|levee)\b/u;
/** What stands beside the amount on the page of a round. */
const TERMS: readonly RegExp[] = [
  /\b(?:pre|post)-?money\b|\bvaluation\b|\bvaloracion\b|\bvaluacion\b|\bvalorisation\b/u,
  /\b(?:s[eé]ries? [a-d]|seed|semilla|amorcage|safe|bsa[- ]air|convertible)\b/u,
  /\b(?:runway|autonomi[ae])\b/u,
  /\b(?:committed|commitments?|comprometid\w+|compromisos|engages?|suscriben|souscrivent)\b/u,
  /\b(?:use of (?:funds|proceeds)|uso de (?:los )?fondos|destino|emploi des fonds|utilisation des fonds)\b/u,
  /\b(?:raised|funding so far|total funding|levantado|captado|financiacion acumulada|fonds leves|deja leve)\b/u,
];

const countTerms = (lines: readonly { folded: string }[]): number =>
  TERMS.filter((term) => lines.some((line) => term.test(line.folded))).length;

/** "Why we win", with a rival named under it. */
const APART =
  /\b(?:why we(?:'ll| will)? win|why us|sets us apart|makes us different|we are different|our edge|por que ganamos|por que nosotros|nos diferencia|nos hace diferentes|pourquoi nous|nous distingue|notre difference)\b/u;
const UNLIKE = /\b(?:[Uu]nlike|[Vv]ersus|vs\.?|[Aa] diferencia de|[Ff]rente a|[Cc]ontrairement à) \p{Lu}/u;
/** "Repairing a car costs 43 % more today", "La livraison coûte trop cher". */
const COSTS_MORE =
  /\b(?:costs?|cuestan?|coutent?|takes?|tardan?|prend|prennent)\b[^.]{0,24}\b(?:more|mas|plus|too (?:much|long)|demasiado|trop)\b/u;
/** "Twelve minutes, no booth, no audiologist". */
const WITHOUT = /\b(no|sin|sans) \p{L}+,? (?:(?:and|y|et) )?(?:\1|ni) \p{L}+/u;

/** "Acme pays out at clock-out": a headline in which the company does something. */
function tellsOfUs(title: string, own: string): boolean {
  const asked = /^(?:what is|what s|que es|qu'est-ce que|c'est quoi) (.{2,40}?)\??$/u.exec(fold(title.trim()))?.[1];
  if (asked !== undefined && own.length >= 3 && keyOf(asked) === own) return true;
  const words = title.trim().split(/\s+/u);
  if (own.length < 3 || words.length < 4) return false;
  const length = [1, 2, 3].find((count) => keyOf(words.slice(0, count).join('')) === own);
  return length !== undefined && VERB.test(words[length] ?? '');
}

const VERB = /^(?!is$|has$|was$|es$|est$|ha$|a$|raises$|levanta$|lève$|team$|equipo$|vs\.?$)\p{Ll}{3,}(?:s|a|e|t)$/u;

/** Most inner cells of the table are marks: a comparison. */
function hasMarks(rows: readonly (readonly string[])[] | undefined): boolean {
  if (rows === undefined || rows.length < 3) return false;
  const inner = rows.slice(1).flatMap((row) => row.slice(1));
  const marks = inner.filter(isMarkCell).length;
  return marks >= 4 && marks >= inner.length / 2;
}

const keyOf = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

/** We head a column or a row of a table beside two others. */
function comparesUs(rows: readonly (readonly string[])[] | undefined, own: string): boolean {
  if (rows === undefined || rows.length < 3 || (rows[0]?.length ?? 0) < 3) return false;
  const sides = [rows[0]?.slice(1) ?? [], rows.slice(1).map((row) => row[0] ?? '')];
  return sides.some((cells) => {
    const names = cells.filter((cell) => /^\P{N}{2,40}$/u.test(cell.trim()));
    return names.length >= 3 && names.some((cell) => keyOf(cell) === own);
  });
}

const ANOTHER_RAISED =
  /(?<![\p{L}\p{N}])(\p{Lu}[\p{L}\p{N}]{2,30}(?: \p{Lu}[\p{L}\p{N}]{1,30})?) (?:has |have )?(?:raised|captó|ha captado|levantó|ha levantado|a levé)(?!\p{L})/u;

/** Our name stands alone among other names, and the slide says that another one raised money: a picture of rivals. */
function showsUsAmongOthers(slide: Slide, lines: readonly ShapeLine[], own: string): boolean {
  const other = lines.some((line) => {
    const name = ANOTHER_RAISED.exec(line.text)?.[1];
    return name !== undefined && keyOf(name) !== own;
  });
  if (!other || lines.filter((line) => TICK.test(line.text)).length >= TIMELINE) return false;
  // A name that also runs as a footer stands there once more.
  const ours = slide.blocks.flatMap((block) => block.lines).filter((line) => keyOf(line.text) === own).length;
  if (ours < 2 && !lines.some((line) => !line.heading && keyOf(line.text) === own)) return false;
  return lines.filter((line) => /^\p{Lu}\P{N}{2,30}$/u.test(line.text.trim())).length >= 4;
}

/** So many quarters or years alone on their lines make a timeline, and what stands at them are our own steps. */
const TIMELINE = 3;
const TICK = /^\s*(?:(?:[QTHS][1-4]|[1-4][QTHS])\b.{0,8}|20\d\d)\s*$/u;

const YEAR = /^(?:fy|cy|exercice|ejercicio|year|ano|curso)?\W{0,4}20[1-4]\d\s?[a-z]?\b/u;
const RESULT =
  /\b(?:revenues?|sales|turnover|ebitda|(?:gross|net) (?:margin|profit|income)|(?:operating )?costs?|opex|expenses|ingresos|ventas|facturacion|gastos|costes|costos|margen(?: bruto)?|beneficio|resultado|chiffre d.affaires|revenus?|ventes|charges|couts?|marge(?: brute)?|resultat)\b/u;

/** Years or quarters over columns, results in the rows. */
function isStatement(rows: readonly (readonly string[])[] | undefined): boolean {
  if (rows === undefined || rows.length < 3) return false;
  const years = (rows[0] ?? []).filter((cell) => YEAR.test(fold(cell))).length;
  return years >= 3 && rows.slice(1).filter((row) => RESULT.test(fold(row[0] ?? ''))).length >= 1;
}

const ECONOMICS =
  /\b(?:cac|ltv|arpu|arpa|payback|acquisition cost|lifetime value|coste de captacion|valor del cliente|cout d.acquisition|valeur vie)\b/u;

function isUnitEconomics(rows: readonly (readonly string[])[] | undefined): boolean {
  return (rows ?? []).filter((row) => ECONOMICS.test(fold(row[0] ?? ''))).length >= 2;
}

const AHEAD =
  /\b(?:forecasts?|projected|projections?|planned|plan|budget|expected|previst[oa]s?|prevision(?:es|s|nel)?|proyecciones|proyectad[oa]s?|presupuesto|prevu(?:e?s?)?|estimations?|objectifs?)\b/u;

/** "2027E", "2027 p": a year that is only planned. */
const MARKED = /^\W*20[2-4]\d ?\(?[efp]\)?\W*$/u;

/** Years set along an axis, with results and a word that they lie ahead. */
function plansYears(lines: readonly { folded: string }[]): boolean {
  const years = new Set(
    lines.filter((line) => line.folded.length <= 24).flatMap((line) => /\b20[1-4]\d\b/u.exec(line.folded)?.[0] ?? []),
  );
  return (
    years.size >= 3 &&
    lines.some((line) => RESULT.test(line.folded)) &&
    lines.some((line) => AHEAD.test(line.folded) || MARKED.test(line.folded))
  );
}

/** A headline that says what the company does: "We inspect, price and move the equipment". */
function saysWhatWeDo(folded: string): boolean {
  return /^(?:we|nous) (?!are\b|don\b|do\b|did\b|can\b|will\b|would\b|were\b|have\b|earn|make money|raise|need|want|know|believe|sent\b|saw\b|met\b|charge|sell\b|won\b|grow|grew|nous\b|levons|recherchons|cherchons|sommes|avons|gagnons|voulons|croyons)[a-z]{3,}/u.test(
    folded,
  );
}

const LIVE =
  /\b(?:(?:live|in service|in production|online) (?:since|in)|in daily use|en servicio|en produccion|en linea desde|en ligne depuis|en service|en production|disponible depuis|ya funciona)\b/u;
