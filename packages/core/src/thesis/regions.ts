/** Regions by name, as funds speak of them, with the countries they stand for. Data only. */

const codes = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** ISO 3166 codes by region. A country may be in several: Mexico is in North America and in Latin America. */
export const REGIONS: Readonly<Record<string, ReadonlySet<string>>> = {
  eu: codes('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'),
  europe: codes(
    'AD AL AT BA BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM UA XK',
  ),
  iberia: codes('AD ES PT'),
  nordics: codes('DK FI IS NO SE'),
  dach: codes('AT CH DE LI'),
  'north-america': codes('CA MX US'),
  latam: codes('AR BO BR CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV UY VE'),
  africa: codes(
    'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RW SC SD SL SN SO SS ST SZ TD TG TN TZ UG ZA ZM ZW',
  ),
  'middle-east': codes('AE BH EG IL IQ IR JO KW LB OM PS QA SA SY TR YE'),
  asia: codes('AE BD BH BN CN HK ID IL IN JO JP KH KR KW KZ LA LB LK MM MN MO MY NP OM PH PK QA SA SG TH TR TW UZ VN'),
  oceania: codes('AU FJ NZ PG'),
};

/** True for a region above, or a code of two capital letters that a country has. */
export function isPlace(text: string): boolean {
  return Object.hasOwn(REGIONS, text) || isCountry(text);
}

/** True when `country` is one of the places: named itself, or part of a region. */
export function isIn(country: string, places: readonly string[]): boolean {
  const code = usual(country);
  return places.some((place) => usual(place) === code || REGIONS[place]?.has(code));
}

/** People write UK; the code is GB. */
function usual(code: string): string {
  return code === 'UK' ? 'GB' : code;
}

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && code !== 'ZZ' && names.of(code) !== undefined;
}
