/** Words that `extractors/figures-metrics` looks for, as patterns. Data only. */

export const TRADE = /(?:traded?|volume|gmv|transact|transacc|volumen|negociad|compraventa|echange)/u;

export const EARNED = /(?:commission|comision|fees?(?! ?paid)|take rate|revenue|ingreso|revenu)/u;

/** "Seed of 2,6 M€ bouclé en 2023": closed, whatever day the deck is read on. */
export const CLOSED =
  /^[^.;|]{0,40}?\b(?:(?:closed|completed) (?:in|on) |(?:cerrad[ao]|completad[ao]) en |(?:bouclee?|cloturee?|realisee?|conclue?) en )(?:\p{L}+ )?(?:de )?20[0-4]\d/u;

export const LED =
  /(?:\b(?:lead of|led|leader of|lider de|lidero|liderada por|liderado|invirtio en|menee par|mene|chef de file de) (?:the |our |la |el |le |nuestra |notre |du )?)$/u;

export const TRAILING =
  /(?:(?:in|over|for) (?:the )?(?:last|past) (?:12|twelve) months|en (?:los )?(?:ultimos )?(?:12|doce) meses|(?:sur|en|ces) (?:les )?(?:12|douze) (?:derniers )?mois)/u;

export const EACH = /\b(?:each|every|per|cada|por cada|chaque)\b[^.;|]{0,50}$/u;
export const UNTIL = /^ ?(?:to|a|al|hasta|until|through|au|-) ?$/u;
export const ON_AVERAGE = /(?:average|media|medio|moyen|month|al mes|par mois)(?!s| ?(?:to|de))/u;
export const DAY_30 = /(?:d30|day[ -]?30|30[ -]?days?|30 dias|30 jours|j30)/u;
export const DAY_7 = /(?:d7|day[ -]?7|7[ -]?days?|7 dias|7 jours|j7|week[ -]?1)/u;
export const DAILY_OF_MONTHLY = /dau\/mau/u;
export const MONTH_12 = /(?:12[ -]?months?|month[ -]?12|m12|12 meses|12 mois|annual|yearly|anual|annuel)/u;
export const REPEAT = /(?:repeat|returning|recompra|recurren|reachat)/u;

/** "$45m, of which $7m", "the minimum capital is $5m": before an amount that is no round. Folded. */
export const OF_WHOLE =
  /(?:of (?:which|this|that|it),?|(?:de|entre) (?:los|las) cuales,?|de ell[oa]s,?|dont) (?:some |about |up to |unos |hasta |environ )?\(?$|(?:(?:minimum|minimal|regulatory|statutory|share) capital|capital (?:minimo|minimum|social|regulatorio|reglementaire))[^.;|]{0,20}$|\d[^+;.]{0,24} \+ (?=\p{L})[^+;]{3,40}\(?~?$/u;

/** "$20,000 of this round": a part of what is asked for. */
export const OF_ROUND =
  /^ ?(?:of|from|de|sur|d')\s?(?:this|the|our|that|esta|la|nuestra|cette|notre) (?:round|raise|ronda|levee|tour)\b/u;

/** Behind a count: "customers per vertical", "clientes por región". Folded. */
export const OF_EACH =
  /^ (?:\p{L}+ ){0,3}?(?:per|por cada|par|por) (?:vertical|region|country|city|market|site|store|location|industry|sector|pais|ciudad|mercado|tienda|industria|pays|ville|marche|magasin|secteur|filiere)(?!\p{L})/u;

/** Opens what stands under a market's size, and under the part of it that is hoped for: "SOM (year 3)". Folded. */
export const SIZE_HEAD =
  /^(?:tam|sam|som|total addressable|serviceable|obtainable|(?:mercado|marche|part) (?:total|disponible|direccionable|servible|alcanzable|obtenible|adressable|accessible|atteignable|capturable))(?!\p{L})/u;
export const HOPED_FOR =
  /^(?:som|serviceable obtainable|obtainable|(?:mercado|marche|part) (?:alcanzable|obtenible|atteignable|capturable))(?!\p{L})/u;

/** Over what investors get back one day, and what others were sold for. */
export const EXIT =
  /(?<!\p{L})(?:exits?|roi|moic|investor returns?|returns? (?:multiple|scenarios?)|salidas?|retorno (?:del inversor|para)|sorties?)(?!\p{L})|(?:^(?:returns?|multiples?|irr|tir)$)/u;
