/** Words that `numbers/units` looks for, as patterns. Data only. */
import { type Period } from '../../../model/fact.js';

export const PERCENT =
  /^ ?(?:%|percent(?!\p{L})|per cent(?!\p{L})|por ciento(?!\p{L})|pour cent(?!\p{L})|prozent(?!\p{L}))/u;

export const POINTS =
  /^ ?(?:pp(?!\p{L})|p\.p\.|pts?(?!\p{L})|percentage points|puntos porcentuales|points de pourcentage|points? de %)/u;

export const BASIS_POINTS = /^ ?(?:bps?(?!\p{L})|basis points|puntos basicos|points de base)/u;

export const MULTIPLE =
  /^(?:[x×](?![\p{L}\p{N}])| ?(?:-?fold(?!\p{L})|veces(?!\p{L})|fois(?!\p{L})|times(?!\p{L}))| [x×](?= ?(?:$|[\p{Ll}(,.;])))/u;

export const DURATION =
  /^(?: ?-? ?)(?:(?:derniers|dernieres|last|past|ultimos|ultimas|proximos|prochains|full) )?(months?|mos?(?=[.\s,;)]|$)|mes(?:es)?|mois|weeks?|wks?|semanas?|semaines?|days?|dias?|jours?|years?|yrs?\.?|anos?|ans|annees?)(?![\p{L}\p{N}])/u;

export const TIME =
  /^(?: ?-? ?)(hours?|hrs?|horas?|heures?|h|minutes?|mins?|minutos?|seconds?|secs?|segundos?|secondes?)(?![\p{L}\p{N}])/u;

// Units of the physical and digital world: their numbers are no metric of a company.
export const OTHER =
  /^ ?(?:km\/h|km2|km²|km|kms|kg|kgs|cm|mm|m2|m²|m3|m³|sqm|sq ?ft|ft|hectares?|ha|kwh|mwh|gwh|twh|kw|mw|gw|kb|mb|gb|tb|pb|mbps|gbps|hz|khz|mhz|ghz|px|ml|mg|µg|ug|nm|µm|db|fps|rpm|°c?|º|ms|tco2e?|co2|tonnes?|tons?|toneladas?|litres?|liters?|litros?|metros?|metres?|meters?|miles|bits?|bytes?|v|w)(?![\p{L}\p{N}])/u;

// "120 t", "5 T CO2", "3 kt": tonnes. Right behind the digits a capital `T` alone is trillions ("1.2T").
export const MASS =
  /^(?: ?(?:t|[kmg]t)(?:co2e?|eq)?| ?T(?:CO2e?|eq)| T|T(?= ?(?:CO2|\/|of |de |d'))| ?(?:[kK]T|M[Tt]|G[Tt]))(?!-?[\p{L}\p{N}])/u;

export const PERIOD_WORDS: readonly (readonly [RegExp, Period])[] = [
  [/^(?:months?|mo|mth|m|mes|mois|mensual(?:es)?|mensuels?|mensuelles?|monthly)$/u, 'month'],
  [/^(?:years?|yr|y|annum|ano|an|annee|anual(?:es)?|annuels?|annuelles?|annual|annually|yearly|pa)$/u, 'year'],
  [/^(?:quarters?|qtr|q|trimestre|trimestral(?:es)?|trimestriels?|trimestrielles?|quarterly)$/u, 'quarter'],
  [/^(?:weeks?|wk|semana|semaine|weekly|semanal(?:es)?|hebdomadaires?)$/u, 'week'],
  [/^(?:days?|dia|jour|daily|diarios?|diarias?|quotidiens?|j)$/u, 'day'],
];

export const WORDED =
  /^ (?:(per|a|each|every|al|por|cada|par|chaque) (\p{L}{1,14})(?:(?: (?:per|a|al|por|par|y|et|and) | ?\/ ?)(?:par |por |per )?(\p{L}{1,10}))?|(monthly|annually|yearly|annual|quarterly|weekly|daily|mensual(?:es)?|anual(?:es)?|trimestral(?:es)?|mensuels?|mensuelles?|annuels?|annuelles?|p\.a\.))(?![\p{L}\p{N}])/u;

export const POINTS_BEHIND = /^ ?(?:points?|puntos|pts)(?!\p{L})/u;
export const RUNWAY = /^ ?m(?= (?:of )?runway|(?: d'autonomie| de caja))/u;
export const OF = /^ de /u;
export const MONTH = /^(?:mo|mos|months?|meses|mois)$/u;
export const MONTH_ON_MONTH =
  /^ ?\(?(?:mom|m\/m|m-o-m|month[- ]o(?:ver|n)[- ]month|intermensual(?:es)?|mes a mes|d'un mois a l'autre)(?!\p{L})/u;
export const YEAR_ON_YEAR =
  /^ ?\(?(?:yoy|y\/y|y-o-y|year[- ]over[- ]year|year[- ]on[- ]year|interanual(?:es)?|a\/a|ano contra ano|sur un an|en un an|d'une annee sur l'autre|vs\.? (?:19|20)\d\d)(?!\p{L})/u;
export const QUARTER_ON_QUARTER = /^ ?\(?(?:qoq|q\/q|q-o-q|quarter[- ]over[- ]quarter|intertrimestral)(?!\p{L})/u;
export const WEEK_ON_WEEK = /^ ?\(?(?:wow|w\/w|week[- ]over[- ]week)(?!\p{L})/u;
export const PER_PIECE = /^ (?:per|por|par) (\p{L}{3,14})(?![\p{L}])/u;
