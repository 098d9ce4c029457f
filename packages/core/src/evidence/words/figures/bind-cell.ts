/** Words that `figures/bind-cell` looks for, as patterns. Data only. */

export const PER_UNIT = /(?:\b(?:per|por|par) \p{L}{3,}|unit economics|economia unitaria|economie unitaire)/u;

/** "One plant, 250 guns, five years": what a table works out for one customer. */
export const ONE_OF = /^(?:one|un|una|une) \p{L}{3,}/u;

export const HEADS =
  /(?:customers|clients|users|employees|ftes?|headcount|units|clientes|usuarios|empleados|unidades|utilisateurs|employes|effectif|unites|#|\bnos?\.|\((?:nos?|count|heads?)\)|number of|nombre de|numero de)/u;

export const RATED_HEAD = /(?:revenue|ingresos|ca |chiffre|per |por |par )/u;
