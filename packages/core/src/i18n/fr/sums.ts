/** French: sums worked out beside the deck. The same ids as in `en/sums.ts`. */
import type { sums as en } from '../en/sums.js';

export const sums: Record<keyof typeof en, string> = {
  'sum.name.take-rate': 'Commission implicite',
  'sum.name.revenue-per-customer': 'Revenu par client',
  'sum.name.ltv-years': 'LTV en années',
  'sum.name.acquisition-plan': 'Coût d’acquisition du plan',
  'sum.name.ask-per-customer': 'Levée par client prévu',
  'sum.name.ask-months': 'Levée ÷ burn',
  'sum.name.som-sales': 'SOM ÷ ventes de l’année',
  'sum.name.market-share': 'Part de marché',
  'sum.name.tam-buyers': 'Marché ÷ acheteurs',
  'sum.name.forecast-growth': 'Croissance prévue',
  'sum.name.forecast-customers': 'Ce qui doit être vrai',
  'sum.status.ties': 'concorde',
  'sum.status.apart': 'ne concorde pas',
  'sum.status.derived': 'calculé',
  'sum.status.open': 'ne peut être dit',
  'sum.open': '{sum} : on ne peut le dire, car {why}.',
  'sum.why.currency': 'les montants sont en devises différentes',
  'sum.why.date': 'les chiffres ne sont pas de la même date ou période',
  'sum.why.prices': 'le deck donne plusieurs prix sans dire combien de clients paient chacun',
  'sum.take-rate.derived': 'Revenus de {revenue} ÷ {metric} de {volume} = {rate} conservés.',
  'sum.take-rate.apart':
    'Revenus de {revenue} ÷ {metric} de {volume} = {rate} : les revenus dépassent le volume échangé.',
  'sum.revenue-per-customer.derived': 'Revenus de {revenue} ÷ {count} {metric} = {each} par an chacun.',
  'sum.revenue-per-customer.ties':
    'Revenus de {revenue} ÷ {count} {metric} = {each} par an chacun, en accord avec le prix de {price}.',
  'sum.revenue-per-customer.apart':
    'Revenus de {revenue} ÷ {count} {metric} = {each} par an chacun, contre un prix de {price}.',
  'sum.ltv-years.margin': 'LTV de {ltv} ÷ ({income} × {margin} de marge) = {years} de marge.',
  'sum.ltv-years.margin.apart':
    'LTV de {ltv} ÷ ({income} × {margin} de marge) = {years} de marge, plus longtemps qu’une jeune entreprise n’a pu voir ses clients rester.',
  'sum.ltv-years.revenue': 'LTV de {ltv} ÷ {income} = {years} de revenus ; aucune marge n’est indiquée.',
  'sum.ltv-years.revenue.apart':
    'LTV de {ltv} ÷ {income} = {years} de revenus, plus longtemps qu’une jeune entreprise n’a pu voir ses clients rester.',
  'sum.acquisition-plan.within': 'CAC de {cac} × {count} {metric} prévus = {cost}, sur une levée de {ask}.',
  'sum.acquisition-plan.apart': 'CAC de {cac} × {count} {metric} prévus = {cost}, plus que la levée de {ask}.',
  'sum.ask-per-customer.derived': 'Levée de {ask} ÷ {count} {metric} prévus = {each} chacun.',
  'sum.ask-months.derived': 'Levée de {ask} ÷ {burn} = {months} au burn actuel.',
  'sum.som-sales.derived': 'SOM de {som} ÷ {metric} de {sales} = {times} les ventes actuelles.',
  'sum.som-sales.apart': '{metric} de {sales} pour un SOM de {som} : les ventes actuelles dépassent le marché visé.',
  'sum.market-share.derived': 'Prévision de {metric} de {goal} ({date}) ÷ {market} de {size} = {share} de celui-ci.',
  'sum.market-share.apart':
    'Prévision de {metric} de {goal} ({date}) ÷ {market} de {size} = {share} : plus que sa totalité.',
  'sum.tam-buyers.derived': 'Marché de {tam} ÷ {count} acheteurs = {each} par acheteur.',
  'sum.tam-buyers.ties':
    'Marché de {tam} ÷ {count} acheteurs = {each} par acheteur, en accord avec le prix de {price}.',
  'sum.tam-buyers.apart': 'Marché de {tam} ÷ {count} acheteurs = {each} par acheteur, contre un prix de {price}.',
  'sum.forecast-growth.from-actual':
    'De {metric} de {from} ({fromDate}) à {to} ({toDate}) = croissance de {growth} par an.',
  'sum.forecast-growth.from-plan':
    'De {metric} prévu de {from} ({fromDate}) à {to} ({toDate}) = croissance de {growth} par an.',
  'sum.forecast-customers.derived': 'Prévision de {metric} de {goal} ({date}) ÷ {price} = {needed} clients payants.',
  'sum.forecast-customers.ties':
    'Prévision de {metric} de {goal} ({date}) ÷ {price} = {needed} clients payants, en accord avec les {planned} prévus.',
  'sum.forecast-customers.apart':
    'Prévision de {metric} de {goal} ({date}) ÷ {price} = {needed} clients payants, contre les {planned} prévus.',
};
