/** Spanish: sums worked out beside the deck. The same ids as in `en/sums.ts`. */
import type { sums as en } from '../en/sums.js';

export const sums: Record<keyof typeof en, string> = {
  'sum.name.take-rate': 'Comisión implícita',
  'sum.name.revenue-per-customer': 'Ingresos por cliente',
  'sum.name.ltv-years': 'LTV en años',
  'sum.name.acquisition-plan': 'Coste de captación del plan',
  'sum.name.ask-per-customer': 'Ronda por cliente previsto',
  'sum.name.ask-months': 'Ronda ÷ burn',
  'sum.name.som-sales': 'SOM ÷ ventas de este año',
  'sum.name.market-share': 'Cuota de mercado',
  'sum.name.tam-buyers': 'Mercado ÷ compradores',
  'sum.name.forecast-growth': 'Crecimiento previsto',
  'sum.name.forecast-customers': 'Qué tiene que cumplirse',
  'sum.status.ties': 'cuadra',
  'sum.status.apart': 'no cuadra',
  'sum.status.derived': 'calculado',
  'sum.status.open': 'no se puede decir',
  'sum.open': '{sum}: no se puede decir, porque {why}.',
  'sum.why.currency': 'las cifras están en monedas distintas',
  'sum.why.date': 'las cifras no son de la misma fecha o periodo',
  'sum.why.prices': 'la presentación da varios precios y no cuántos clientes pagan cada uno',
  'sum.take-rate.derived': 'Ingresos de {revenue} ÷ {metric} de {volume} = se queda el {rate}.',
  'sum.take-rate.apart': 'Ingresos de {revenue} ÷ {metric} de {volume} = {rate}: se ingresa más de lo que se mueve.',
  'sum.revenue-per-customer.derived': 'Ingresos de {revenue} ÷ {count} {metric} = {each} al año cada uno.',
  'sum.revenue-per-customer.ties':
    'Ingresos de {revenue} ÷ {count} {metric} = {each} al año cada uno, en línea con el precio de {price}.',
  'sum.revenue-per-customer.apart':
    'Ingresos de {revenue} ÷ {count} {metric} = {each} al año cada uno, frente a un precio de {price}.',
  'sum.ltv-years.margin': 'LTV de {ltv} ÷ ({income} × {margin} de margen) = {years} de margen.',
  'sum.ltv-years.margin.apart':
    'LTV de {ltv} ÷ ({income} × {margin} de margen) = {years} de margen, más de lo que una empresa joven puede haber visto quedarse a sus clientes.',
  'sum.ltv-years.revenue': 'LTV de {ltv} ÷ {income} = {years} de ingresos; no se indica margen.',
  'sum.ltv-years.revenue.apart':
    'LTV de {ltv} ÷ {income} = {years} de ingresos, más de lo que una empresa joven puede haber visto quedarse a sus clientes.',
  'sum.acquisition-plan.within': 'CAC de {cac} × {count} {metric} previstos = {cost}, de una ronda de {ask}.',
  'sum.acquisition-plan.apart': 'CAC de {cac} × {count} {metric} previstos = {cost}, más que la ronda de {ask}.',
  'sum.ask-per-customer.derived': 'Ronda de {ask} ÷ {count} {metric} previstos = {each} cada uno.',
  'sum.ask-months.derived': 'Ronda de {ask} ÷ {burn} = {months} al burn actual.',
  'sum.som-sales.derived': 'SOM de {som} ÷ {metric} de {sales} = {times} las ventas actuales.',
  'sum.som-sales.apart':
    '{metric} de {sales} frente a un SOM de {som}: las ventas actuales superan el mercado que se quiere ganar.',
  'sum.market-share.derived': 'Previsión de {metric} de {goal} ({date}) ÷ {market} de {size} = {share} del mismo.',
  'sum.market-share.apart': 'Previsión de {metric} de {goal} ({date}) ÷ {market} de {size} = {share}: más que todo él.',
  'sum.tam-buyers.derived': 'Mercado de {tam} ÷ {count} compradores = {each} por comprador.',
  'sum.tam-buyers.ties':
    'Mercado de {tam} ÷ {count} compradores = {each} por comprador, en línea con el precio de {price}.',
  'sum.tam-buyers.apart':
    'Mercado de {tam} ÷ {count} compradores = {each} por comprador, frente a un precio de {price}.',
  'sum.forecast-growth.from-actual':
    'De {metric} de {from} ({fromDate}) a {to} ({toDate}) = crecimiento del {growth} al año.',
  'sum.forecast-growth.from-plan':
    'De {metric} previstos de {from} ({fromDate}) a {to} ({toDate}) = crecimiento del {growth} al año.',
  'sum.forecast-customers.derived': 'Previsión de {metric} de {goal} ({date}) ÷ {price} = {needed} clientes que pagan.',
  'sum.forecast-customers.ties':
    'Previsión de {metric} de {goal} ({date}) ÷ {price} = {needed} clientes que pagan, en línea con los {planned} previstos.',
  'sum.forecast-customers.apart':
    'Previsión de {metric} de {goal} ({date}) ÷ {price} = {needed} clientes que pagan, frente a los {planned} previstos.',
};
