/** Words that `numbers/find-dates` looks for, as patterns. Data only. */

// What follows a number that only looks like a year: "2024 clinics", "2 000 €" is read elsewhere.
export const COUNTED =
  /^ (?:%|[€$£](?! ?\d)|(?:k|m|bn|md|mds|mn|mm|million|millones|millions|milliards|eur|usd|gbp|euros|dollars|dolares|users|customers|clients|clinics|companies|employees|stores|schools|students|patients|downloads|subscribers|usuarios|clientes|clinicas|empresas|empleados|tiendas|escuelas|estudiantes|pacientes|descargas|utilisateurs|cliniques|entreprises|employes|magasins|ecoles|etudiants|telechargements)(?![\p{L}\p{N}]))/u;

export const YEAR_BEFORE =
  /(?:^|[\s(])(?:in|by|since|from|until|till|during|fy|of|en|de|desde|hasta|para|ano|depuis|d'ici|vers|pour|fin|end|early|mid|late|annee|vs\.?|and|y|et|to|a|al)\s?$/u;

export const MONEY_BEFORE =
  /(?:[$€£₹₦]|(?<!\p{L})(?:rs\.?|inr|usd|eur|gbp|chf|ngn|kes|ksh|zar|mxn|cop|pen|clp|ars|brl|fcfa|xof|mad|aed)) ?$/u;

export const MONTHS: Readonly<Record<string, number>> = {
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
export const MONTH = Object.keys(MONTHS)
  .sort((a, b) => b.length - a.length)
  .join('|');
export const YEAR = '(?:19[5-9]\\d|20[0-6]\\d)';
export const YY = `(?:${YEAR}|'?\\d\\d)`;
export const HEAD = "(?<![\\p{L}\\p{N}.,'/$€£-])";
/** What stands behind a year: actual, budget, estimate, forecast, plan, réalisé; "est.", "proj.", "prév.". Those of what happened begin with a or r. */
export const MARK = '[abefpr]|act\\.|est\\.|exp\\.|proj\\.|proy\\.|prev\\.|budget|fcst';
/** The same where nothing follows, as in the head of a column: elsewhere they are words of a sentence, or a name. */
export const MARK_WORD = 'actuals?|audited|reel|real|realise|plan|meta|goal|target';
export const TAIL = '(?![\\p{L}\\p{N}]|[.,]\\d|[-/]\\d)';

export const DAY_MONTH_YEAR = `${HEAD}([0-3]?\\d)(?:st|nd|rd|th|er|º)? (?:de |of )?(${MONTH})\\.?,? (?:de |del )?(${YEAR})${TAIL}`;
export const MONTH_DAY_YEAR = `${HEAD}(${MONTH})\\.? ([0-3]?\\d)(?:st|nd|rd|th)?,? (${YEAR})${TAIL}`;
export const MONTH_YEAR = `${HEAD}(${MONTH})\\.?[ ,'/-]{0,2}(?:de |del )?(${YEAR}|(?<=')\\d\\d|(?<=[-/ ])\\d\\d(?= |$))${TAIL}`;
export const QUARTER_YEAR = `${HEAD}(?:fy ?)?[qt]([1-4])(?: ?[-/] ?| (?:de |of )?|)(?:fy ?)?(${YY})(${MARK})?${TAIL}`;
export const A_FISCAL_YEAR = /fy/;
export const FISCAL_YEAR = `${HEAD}fy ?'?(${YEAR}|\\d\\d)(?:[-/](${YEAR}|\\d\\d))? ?(${MARK})?${TAIL}`;
export const SEASON = `(?<=(?:curso|ejercicio|campana|cosecha|temporada|exercice|saison|annee|season|school year) )(${YY})[-/](${YY}) ?(${MARK})?${TAIL}`;
/** The same as the head of a column. */
export const SEASON_ALONE = `^(\\d\\d)[-/](\\d\\d) ?(${MARK})?$`;
export const YEARS = `${HEAD}(${YEAR})(?: ?(?:-|->|→) ?| (?:to|a|al|until|through|hasta|jusqu'a) )(${YEAR})(${MARK})?${TAIL}`;
export const A_PLAN_YEAR = /(?:year|yr|ano|annee|an|y)[ -]?[1-9]/;
export const PLAN_YEAR = `${HEAD}(?:(?:year|yr|ano|annee)[ -]?|an (?=[1-9] ?(?:[:|)]|$))|y)([1-9])${TAIL}`;
export const A_PLAN_MONTH = /(?:month|mes|mois) ?\d|m ?\+ ?\d/;
export const PLAN_MONTH = `(?:(?<=(?:^|[\\s(])(?:by|at|until|before|from|para el|al|en el|antes del?|au|d'ici le|avant le|des le) )(?:month|mes|mois) (\\d{1,2})|(?<![\\p{L}\\p{N}])m ?\\+ ?(\\d{1,2}))${TAIL}`;

/** Not behind the name of a programme: "France 2030", "Horizon 2020". As source of a pattern. */
export const NO_PROGRAMME = String.raw`(?<!(?:horizon|agenda) )(?<!france (?=2030))`;
