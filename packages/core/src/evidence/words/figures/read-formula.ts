/** Words that `figures/read-formula` looks for, as patterns. Data only. */

/** A year of monthly prices. */
export const A_YEAR = /^ ?[x×*] ?12(?: (?:months|meses|mois))?(?![\p{L}\p{N}.,])/u;

export const OF_COUNTED = /^ ?(?:d['’]|de |des )?\p{L}{3,}/u;

/** What happens again and again, and is bought or sold: no buyers are counted. */
export const OF_EVENTS =
  /^ ?(?:annual |monthly |yearly )?(?:de |d'|des )?(?:transactions?|transacciones|orders|pedidos|commandes|bookings|reservas|reservations|sales|ventas|ventes|trips|viajes|trajets|rides|deliveries|entregas|livraisons|shipments|envios|visits|visitas|visites|deals|operaciones|operations|payments|pagos|paiements)(?!\p{L})/u;
