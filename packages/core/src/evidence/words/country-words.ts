/** Countries and large cities by name, for the seat of a company. ISO 3166 codes. Data only. */
import { phrases } from '../../text/phrases.js';

export const COUNTRY_WORDS: Readonly<Record<string, readonly string[]>> = {
  US: phrases(`
    united states, usa, new york, san francisco, silicon valley, boston, austin, los angeles, miami, seattle,
    chicago, california, delaware, estados unidos, etats unis
  `),
  CA: ['canada', 'toronto', 'montreal', 'vancouver'],
  GB: phrases(`
    united kingdom, london, england, scotland, manchester, cambridge, oxford, reino unido, londres, royaume
    uni, england and wales
  `),
  ES: phrases(`
    spain, espana, espagne, madrid, barcelona, valencia, sevilla, bilbao, malaga, zaragoza
  `),
  FR: phrases(`
    france, francia, paris, lyon, marseille, toulouse, bordeaux, lille, nantes, grenoble, rennes
  `),
  DE: phrases(`
    germany, deutschland, alemania, allemagne, berlin, munich, munchen, hamburg, frankfurt
  `),
  IT: phrases(`italy, italia, milan, milano, rome, roma, turin, torino`),
  PT: ['portugal', 'lisbon', 'lisboa', 'porto'],
  NL: ['netherlands', 'amsterdam', 'rotterdam', 'paises bajos', 'pays bas'],
  BE: phrases(`belgium, belgica, belgique, brussels, bruxelles, bruselas`),
  CH: phrases(`switzerland, suiza, suisse, zurich, geneva, geneve, lausanne, bern, zug`),
  AT: ['austria', 'vienna', 'wien'],
  IE: ['ireland', 'dublin', 'irlanda', 'irlande'],
  SE: ['sweden', 'stockholm', 'suecia', 'suede'],
  DK: ['denmark', 'copenhagen'],
  NO: ['norway', 'oslo'],
  FI: ['finland', 'helsinki'],
  EE: ['estonia', 'tallinn', 'estonie'],
  PL: ['poland', 'warsaw', 'polonia', 'pologne'],
  HU: ['hungary', 'budapest', 'debrecen'],
  RO: ['romania', 'bucharest', 'rumania'],
  GR: ['greece', 'athens'],
  TR: phrases(`turkey, turkiye, istanbul, ankara, turquia, turquie`),
  MX: phrases(`mexico, cdmx, ciudad de mexico, mexico city, guadalajara, monterrey, mexique`),
  CO: ['colombia', 'bogota', 'medellin', 'colombie'],
  PE: ['peru', 'lima', 'perou'],
  CL: ['chile', 'santiago de chile', 'chili'],
  AR: ['argentina', 'buenos aires', 'argentine'],
  BR: ['brazil', 'brasil', 'sao paulo', 'rio de janeiro', 'bresil'],
  EC: ['ecuador', 'quito', 'guayaquil', 'equateur'],
  UY: ['uruguay', 'montevideo'],
  IN: phrases(`
    india, mumbai, bangalore, bengaluru, new delhi, delhi, hyderabad, pune, chennai, inde
  `),
  SG: ['singapore', 'singapur', 'singapour'],
  MY: ['malaysia', 'kuala lumpur', 'malasia', 'malaisie'],
  ID: ['indonesia', 'jakarta'],
  TH: ['thailand', 'bangkok'],
  VN: ['vietnam', 'ho chi minh', 'hanoi'],
  PH: ['philippines', 'manila'],
  CN: ['china', 'shanghai', 'beijing', 'shenzhen', 'chine'],
  HK: ['hong kong'],
  JP: ['japan', 'tokyo', 'japon'],
  KR: ['south korea', 'seoul'],
  AU: ['australia', 'sydney', 'melbourne', 'australie'],
  NZ: ['new zealand', 'auckland'],
  IL: ['israel', 'tel aviv'],
  AE: ['uae', 'dubai', 'abu dhabi', 'emirates'],
  SA: ['saudi arabia', 'riyadh'],
  EG: ['egypt', 'cairo', 'egipto', 'egypte'],
  MA: ['morocco', 'casablanca', 'marruecos', 'maroc'],
  TN: ['tunisia', 'tunis', 'tunisie'],
  NG: ['nigeria', 'lagos', 'abuja', 'edo state'],
  KE: ['kenya', 'nairobi'],
  GH: ['ghana', 'accra'],
  ZA: ['south africa', 'cape town', 'johannesburg'],
  SN: ['senegal', 'dakar'],
  CI: ['ivory coast', 'cote d ivoire', 'abidjan'],
};

/** Words by which a seat is said. */
export const SEAT_WORDS = {
  seat: phrases(`
    headquartered in, headquarters, headquarter, hq, based in, registered in, incorporated in, located in,
    head office, con sede en, sede, ubicada en, ubicados en, registrada en, constituida en, base a, basee a,
    bases a, siege, siege social, situee a, domicilie a, immatriculee a, company registration, company
    registered, registered company
  `),
} as const;
