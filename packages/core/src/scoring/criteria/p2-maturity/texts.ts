/** P2 in words: its title, its topic mid-sentence, what it asks, and the reason for each outcome. */
export const en = {
  'scoring.P2.title': 'Maturity',
  'summary.topic.P2': 'maturity of the product',
  'scoring.P2.asks': 'What exists and is used today.',
  'scoring.P2.none': 'We found nothing on what exists today.',
  'scoring.P2.idea': 'The product is an idea or a mock-up.',
  'scoring.P2.prototype': 'There is a prototype.',
  'scoring.P2.prelaunch': 'It is not launched yet. To check: what is built, and who has tried it.',
  'scoring.P2.mvp': 'There is a first working version, in test or deployed.',
  'scoring.P2.live': 'The product is live.',
  'scoring.P2.sold': 'It earns revenue today, so something is sold. To check: how far the product is built.',
  'scoring.P2.paying': 'Customers use the product and pay for it.',
};

export const es: Record<keyof typeof en, string> = {
  'scoring.P2.title': 'Madurez',
  'summary.topic.P2': 'madurez del producto',
  'scoring.P2.asks': 'Lo que existe y se usa hoy.',
  'scoring.P2.none': 'No encontramos qué existe hoy.',
  'scoring.P2.idea': 'El producto es una idea o una maqueta.',
  'scoring.P2.prototype': 'Hay un prototipo.',
  'scoring.P2.prelaunch': 'Todavía no se ha lanzado. Por comprobar: qué está construido y quién lo ha probado.',
  'scoring.P2.mvp': 'Hay una primera versión que funciona, en pruebas o desplegada.',
  'scoring.P2.live': 'El producto está en el mercado.',
  'scoring.P2.sold': 'Ya hay ingresos, así que algo se vende. Por comprobar: hasta dónde está hecho el producto.',
  'scoring.P2.paying': 'Hay clientes que usan el producto y pagan por él.',
};

export const fr: Record<keyof typeof en, string> = {
  'scoring.P2.title': 'Maturité',
  'summary.topic.P2': 'la maturité du produit',
  'scoring.P2.asks': 'Ce qui existe et sert aujourd’hui.',
  'scoring.P2.none': 'Nous n’avons pas trouvé ce qui existe aujourd’hui.',
  'scoring.P2.idea': 'Le produit est une idée ou une maquette.',
  'scoring.P2.prototype': 'Il y a un prototype.',
  'scoring.P2.prelaunch': 'Il n’est pas encore lancé. À vérifier : ce qui est construit et qui l’a essayé.',
  'scoring.P2.mvp': 'Il y a une première version qui marche, en test ou déployée.',
  'scoring.P2.live': 'Le produit est en service.',
  'scoring.P2.sold': 'Il y a déjà un chiffre d’affaires, donc une vente. À vérifier : où en est le produit.',
  'scoring.P2.paying': 'Des clients utilisent le produit et le paient.',
};
