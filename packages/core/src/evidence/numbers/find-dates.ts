/** Finds the dates of a text: years, months, quarters, days, fiscal years, plan years ("Year 1"). */
import { memoize } from '../../text/memoize.js';

export interface DateMention {
  start: number;
  end: number;
  /** `2025`, `2025-12`, `2025-Q3`, `2025-12-31`; absent for plan years. */
  asOf?: string;
  year?: number;
  /** `A` or `E`, `F`, `P` behind the year. */
  mark?: 'actual' | 'forecast';
  /** "Year 3" of a plan: 3. Always a forecast. */
  planYear?: number;
  fiscal?: boolean;
  /** End of a range of years: "2023-2030" has 2030. */
  until?: string;
}

const MONTHS: Readonly<Record<string, number>> = {
  january: 1,
  jan: 1,
  enero: 1,
  ene: 1,
  janvier: 1,
  janv: 1,
  februar: 2,
  february: 2,
  feb: 2,
  febrero: 2,
  fevrier: 2,
  fevr: 2,
  fev: 2,
  march: 3,
  mar: 3,
  marzo: 3,
  mars: 3,
  april: 4,
  apr: 4,
  abril: 4,
  abr: 4,
  avril: 4,
  avr: 4,
  may: 5,
  mayo: 5,
  mai: 5,
  june: 6,
  jun: 6,
  junio: 6,
  juin: 6,
  july: 7,
  jul: 7,
  julio: 7,
  juillet: 7,
  juil: 7,
  august: 8,
  aug: 8,
  agosto: 8,
  ago: 8,
  aout: 8,
  september: 9,
  sept: 9,
  sep: 9,
  septiembre: 9,
  setiembre: 9,
  septembre: 9,
  october: 10,
  oct: 10,
  octubre: 10,
  octobre: 10,
  november: 11,
  nov: 11,
  noviembre: 11,
  novembre: 11,
  december: 12,
  dec: 12,
  diciembre: 12,
  dic: 12,
  decembre: 12,
};
const MONTH = Object.keys(MONTHS)
  .sort((a, b) => b.length - a.length)
  .join('|');
const YEAR = '(?:19[5-9]\\d|20[0-6]\\d)';
const YY = `(?:${YEAR}|'?\\d\\d)`;
const HEAD = "(?<![\\p{L}\\p{N}.,'/$€£-])";
const TAIL = '(?![\\p{L}\\p{N}]|[.,]\\d|[-/]\\d)';

interface Pattern {
  find: RegExp;
  /** What every match holds, quick to look for: most texts hold none of it and are not searched. */
  sign: RegExp;
  read: (match: RegExpMatchArray) => Omit<DateMention, 'start' | 'end'> | undefined;
}

const pattern = (sign: RegExp, source: string, read: Pattern['read']): Pattern => ({
  find: new RegExp(source, 'gu'),
  sign,
  read,
});

const A_YEAR = new RegExp(YEAR);
const A_MONTH = new RegExp(`(?:${[...new Set(Object.keys(MONTHS).map((month) => month.slice(0, 3)))].join('|')})`);

// In order of trust; a later one never overlaps an earlier one.
const PATTERNS: readonly Pattern[] = [
  pattern(/\d-[01]\d/, `${HEAD}(${YEAR})-([01]\\d)(?:-([0-3]\\d))?${TAIL}`, ([, y, m, d]) => {
    if (!isMonth(m)) return undefined;
    return { asOf: d === undefined ? `${y}-${m}` : `${y}-${m}-${d}`, year: Number(y) };
  }),
  pattern(/\d[./-]\d{1,2}[./-]\d/, `${HEAD}([0-3]?\\d)[./-]([0-3]?\\d)[./-](${YEAR})${TAIL}`, ([, a, b, y]) =>
    readDay(Number(a), Number(b), Number(y)),
  ),
  pattern(/[01]\d\//, `${HEAD}([01]\\d)/(${YEAR})${TAIL}`, ([, m, y]) =>
    isMonth(m) ? { asOf: `${y}-${m}`, year: Number(y) } : undefined,
  ),
  pattern(
    A_MONTH,
    `${HEAD}([0-3]?\\d)(?:st|nd|rd|th|er|º)? (?:de |of )?(${MONTH})\\.?,? (?:de |del )?(${YEAR})${TAIL}`,
    ([, d, m, y]) => ({
      asOf: `${y}-${twoDigits(MONTHS[m ?? ''])}-${twoDigits(Number(d))}`,
      year: Number(y),
    }),
  ),
  pattern(A_MONTH, `${HEAD}(${MONTH})\\.? ([0-3]?\\d)(?:st|nd|rd|th)?,? (${YEAR})${TAIL}`, ([, m, d, y]) => ({
    asOf: `${y}-${twoDigits(MONTHS[m ?? ''])}-${twoDigits(Number(d))}`,
    year: Number(y),
  })),
  pattern(
    A_MONTH,
    `${HEAD}(${MONTH})\\.?[ ,'/-]{0,2}(?:de |del )?(${YEAR}|(?<=')\\d\\d|(?<=[-/ ])\\d\\d(?= |$))${TAIL}`,
    ([whole, m, y]) => {
      // "September 30" is a day of a year not said; "Sep 25" is read as 2025, as charts write it.
      if (isDayOfMonth(whole, m ?? '', y ?? '')) return undefined;
      const year = fullYear(y);
      return { asOf: `${year}-${twoDigits(MONTHS[m ?? ''])}`, year };
    },
  ),
  pattern(
    /[qt][1-4]/,
    `${HEAD}(?:fy ?)?[qt]([1-4])(?: ?[-/] ?| (?:de |of )?|)(?:fy ?)?(${YY})([aefp])?${TAIL}`,
    ([, q, y, mark]) => quarter(q, y, mark),
  ),
  pattern(/[1-4][qt]/, `${HEAD}([1-4])[qt](?: ?[-/] ?| |)(${YY})([aefp])?${TAIL}`, ([, q, y, mark]) =>
    quarter(q, y, mark),
  ),
  pattern(/[qt][1-4]/, `${HEAD}(${YEAR})[ -]?[qt]([1-4])${TAIL}`, ([, y, q]) => quarter(q, y, undefined)),
  pattern(/[hs][12]/, `${HEAD}[hs]([12]) ?[-/]? ?(${YY})${TAIL}`, ([, h, y]) => half(h, y)),
  pattern(/[12][hs]/, `${HEAD}([12])[hs] ?[-/]? ?(${YEAR}|'\\d\\d)${TAIL}`, ([, h, y]) => half(h, y)),
  pattern(/fy/, `${HEAD}fy ?'?(${YEAR}|\\d\\d)(?:[-/](${YEAR}|\\d\\d))? ?([aefp])?${TAIL}`, ([, y, until, mark]) => ({
    ...yearOf(endOfSpan(y, until), mark),
    fiscal: true,
  })),
  // A year that ends in the middle of one: "curso 24/25", "exercice 2024-25".
  pattern(
    /\d[-/]\d\d/,
    `(?<=(?:curso|ejercicio|campana|cosecha|temporada|exercice|saison|annee|season|school year) )(${YY})[-/](${YY}) ?([aefp])?${TAIL}`,
    ([, y, until, mark]) => ({ ...yearOf(endOfSpan(y, until), mark), fiscal: true }),
  ),
  pattern(
    A_YEAR,
    `${HEAD}(${YEAR})(?: ?(?:-|->|→) ?| (?:to|a|al|until|through|hasta|jusqu'a) )(${YEAR})([aefp])?${TAIL}`,
    ([, from, until, mark]) => ({
      ...yearOf(from, mark),
      until: until ?? '',
    }),
  ),
  pattern(/\d[-/]\d\d/, `${HEAD}(${YEAR})[-/](\\d\\d)${TAIL}`, ([, from, until]) => {
    const end = Number((from ?? '').slice(0, 2) + (until ?? ''));
    return end === Number(from) + 1 ? { asOf: String(end), year: end, fiscal: true } : undefined;
  }),
  pattern(A_YEAR, `${HEAD}(${YEAR}) ?\\(?([aefp])\\)?${TAIL}`, ([, y, mark]) => yearOf(y, mark)),
  pattern(/'\d\d/, `(?<=[ (]|^)'(\\d\\d)([aefp])?${TAIL}`, ([, y, mark]) => yearOf(y, mark)),
  pattern(/(?:year|yr|ano|annee|y)[ -]?[1-9]/, `${HEAD}(?:(?:year|yr|ano|annee)[ -]?|y)([1-9])${TAIL}`, ([, n]) => ({
    planYear: Number(n),
    mark: 'forecast',
  })),
  // "By month 12": counted from the round. "Month 3 retention" is a time after the sign-up.
  pattern(
    /(?:month|mes|mois) ?\d/,
    `(?<=(?:^|[\\s(])(?:by|at|until|before|from|para el|al|en el|antes del?|au|d'ici le|avant le|des le) )(?:month|mes|mois) (\\d{1,2})${TAIL}`,
    ([, n]) => ({ planYear: Math.ceil(Number(n) / 12) || 1, mark: 'forecast' }),
  ),
  pattern(A_YEAR, `(?<![\\p{L}\\p{N}.,'$€£])(${YEAR})(?![\\p{L}\\p{N}%€$£]|[.,]\\d)`, ([, y]) => yearOf(y, undefined)),
];

// What follows a number that only looks like a year: "2024 clinics", "2 000 €" is read elsewhere.
const COUNTED =
  /^ (?:%|[€$£](?! ?\d)|(?:k|m|bn|md|mds|mn|mm|million|millones|millions|milliards|eur|usd|gbp|euros|dollars|dolares|users|customers|clients|clinics|companies|employees|stores|schools|students|patients|downloads|subscribers|usuarios|clientes|clinicas|empresas|empleados|tiendas|escuelas|estudiantes|pacientes|descargas|utilisateurs|cliniques|entreprises|employes|magasins|ecoles|etudiants|telechargements)(?![\p{L}\p{N}]))/u;
const YEAR_BEFORE =
  /(?:^|[\s(])(?:in|by|since|from|until|till|during|fy|of|en|de|desde|hasta|para|ano|depuis|d'ici|vers|pour|fin|end|early|mid|late|annee|vs\.?|and|y|et|to|a|al)\s?$/u;

/** Dates of `folded` (accent-free lower case, see `foldForLookup`), by place, never overlapping. Linear. */
export const findDates: (folded: string) => DateMention[] = memoize(readDates);

function readDates(folded: string): DateMention[] {
  const found: DateMention[] = [];
  if (!/\d/u.test(folded)) return found;
  const taken = new Uint8Array(folded.length);
  for (const { find, sign, read } of PATTERNS) {
    if (!sign.test(folded)) continue;
    for (const match of folded.matchAll(find)) {
      const start = match.index;
      const end = start + match[0].length;
      if (taken[start] === 1 || taken[end - 1] === 1) continue;
      const date = read(match);
      if (date === undefined) continue;
      if (date.asOf?.length === 4 && date.mark === undefined && end - start === 4 && isCounted(folded, start, end))
        continue;
      taken.fill(1, start, end);
      found.push({ start, end, ...date });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

const MONEY_BEFORE =
  /(?:[$€£₹₦]|(?<!\p{L})(?:rs\.?|inr|usd|eur|gbp|chf|ngn|kes|ksh|zar|mxn|cop|pen|clp|ars|brl|fcfa|xof|mad|aed)) ?$/u;

function isCounted(folded: string, start: number, end: number): boolean {
  // "Rs. 2000" is an amount.
  if (MONEY_BEFORE.test(folded.slice(Math.max(0, start - 6), start))) return true;
  if (!COUNTED.test(folded.slice(end, end + 16))) return false;
  return !YEAR_BEFORE.test(folded.slice(Math.max(0, start - 10), start));
}

/** A fiscal year written with both its years is known by the one in which it ends: FY24/25 is 2025. */
function endOfSpan(from: string | undefined, until: string | undefined): string | undefined {
  return until !== undefined && fullYear(until) === fullYear(from) + 1 ? until : from;
}

function yearOf(written: string | undefined, mark: string | undefined): Omit<DateMention, 'start' | 'end'> {
  const year = fullYear(written);
  return { asOf: String(year), year, ...markOf(mark) };
}

function markOf(mark: string | undefined): Pick<DateMention, 'mark'> {
  if (mark === undefined) return {};
  return { mark: mark === 'a' ? 'actual' : 'forecast' };
}

function quarter(
  q: string | undefined,
  y: string | undefined,
  mark: string | undefined,
): Omit<DateMention, 'start' | 'end'> | undefined {
  const year = fullYear(y);
  if (year < 2000) return undefined;
  return { asOf: `${year}-Q${q}`, year, ...markOf(mark) };
}

function half(h: string | undefined, y: string | undefined): Omit<DateMention, 'start' | 'end'> | undefined {
  const year = fullYear(y);
  return year < 2000 ? undefined : { asOf: `${year}-${h === '1' ? '06' : '12'}`, year };
}

// 12/05/2025 is two dates in two countries: then only the year is sure.
function readDay(a: number, b: number, year: number): Omit<DateMention, 'start' | 'end'> | undefined {
  if (a < 1 || b < 1 || a > 31 || b > 31 || (a > 12 && b > 12)) return undefined;
  if (a > 12) return { asOf: `${year}-${twoDigits(b)}-${twoDigits(a)}`, year };
  if (b > 12) return { asOf: `${year}-${twoDigits(a)}-${twoDigits(b)}`, year };
  return a === b ? { asOf: `${year}-${twoDigits(a)}-${twoDigits(b)}`, year } : { asOf: String(year), year };
}

function fullYear(written: string | undefined): number {
  const digits = (written ?? '').replace("'", '');
  if (digits.length === 4) return Number(digits);
  const short = Number(digits);
  return short < 70 ? 2000 + short : 1900 + short;
}

function isMonth(month: string | undefined): boolean {
  const number = Number(month);
  return number >= 1 && number <= 12;
}

function isDayOfMonth(whole: string, month: string, written: string): boolean {
  if (written.length !== 2 || /['/-]/u.test(whole)) return false;
  const day = Number(written);
  return day > 0 && day <= 31 && (day > 27 || (month.length > 5 && day < 20));
}

function twoDigits(number: number | undefined): string {
  return String(number ?? 0).padStart(2, '0');
}

/** Sorts dates of any precision: `2025` is its end, `2025-Q3` its September. */
export function dateOrder(asOf: string): number {
  const year = Number(asOf.slice(0, 4));
  const quarterOf = /-Q([1-4])$/u.exec(asOf)?.[1];
  if (quarterOf !== undefined) return year * 372 + Number(quarterOf) * 3 * 31;
  const [, month, day] = asOf.split('-');
  return year * 372 + (month === undefined ? 12 : Number(month)) * 31 + (day === undefined ? 0 : Number(day) - 31);
}
