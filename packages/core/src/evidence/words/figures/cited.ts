/** Words that `figures/cited` looks for, as patterns. Data only. */

export const LINE =
  /(?:^|[\s(*])(?:sources?|fuentes?|source :|quelle|ref\.?|according to|segun|selon|d'apres)\s*[:.]?\s+(.{3,80})/iu;

export const NAMED =
  /\(((?:[\p{Lu}][\p{L}&.'-]+)(?: (?:[\p{Lu}&][\p{L}&.'-]*|de|of|and|for|y|et|the)){0,5},? ?(?:19|20)\d\d)\)/u;

export const KNOWN =
  /(?<![\p{L}])(Gartner|Statista|McKinsey|IDC|Forrester|Deloitte|PwC|KPMG|Bloomberg|CB Insights|Grand View Research|Fortune Business Insights|MarketsandMarkets|Markets and Markets|Mordor Intelligence|Allied Market Research|Euromonitor|Eurostat|Goldman Sachs|Morgan Stanley|Accenture|Nielsen|Precedence Research|World Bank|Banco Mundial|Banque mondiale|WHO|OECD|OCDE|OMS|INE|INSEE|INEGI|DANE|CEPAL|IEA)(?![\p{L}])/u;

export const SOURCE = /^\W{0,3}(?:sources?|fuentes?|quelle)/iu;
