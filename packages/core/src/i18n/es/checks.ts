/** Spanish: consistency checks by name and outcome. The same ids as in `en/checks.ts`. */
import type { checks as en } from '../en/checks.js';

export const checks: Record<keyof typeof en, string> = {
  'check.name.tam-sam-som': 'Los tamaños de mercado encajan entre sí',
  'check.name.bottom-up-market': 'Compradores × precio frente al mercado declarado',
  'check.name.mrr-arr': 'MRR × 12 frente al ARR',
  'check.name.arr-customers-acv': 'ARR por cliente frente al valor del contrato',
  'check.name.price-customers-revenue': 'Precio × clientes frente a los ingresos recurrentes',
  'check.name.growth-base-end': 'Cifras inicial y final frente al crecimiento declarado',
  'check.name.mom-yoy': 'Crecimiento mensual compuesto frente al anual',
  'check.name.gmv-take-revenue': 'GMV × comisión frente a los ingresos',
  'check.name.ltv-cac-ratio': 'LTV y CAC frente a su ratio',
  'check.name.revenue-cost-margin': 'Ingresos menos coste de ventas frente al margen',
  'check.name.cash-burn-runway': 'Caja ÷ gasto neto frente a los meses de caja',
  'check.name.ask-runway-burn': 'Ronda ÷ gasto neto frente a los meses que cubre',
  'check.name.pre-ask-post': 'Pre-money más ronda frente a post-money',
  'check.name.use-of-funds-sum': 'El uso de los fondos suma lo que debe',
  'check.name.founded-experience': 'Año de fundación frente a los años de actividad',
  'check.name.team-count-names': 'Tamaño del equipo frente a las personas nombradas',
  'check.name.same-metric-agrees': 'Una misma métrica en varias diapositivas',
  'check.name.nrr-grr': 'Retención neta frente a retención bruta',
  'check.name.customers-paying': 'Clientes frente a clientes de pago',
  'check.name.dau-mau': 'Usuarios activos diarios frente a mensuales',

  'check.not-run.missing': 'Sin comprobar; no encontramos: {missing}.',
  'check.not-run.currency': 'Sin comprobar: las cifras están en monedas distintas ({currencies}).',
  'check.not-run.date': 'Sin comprobar: las cifras no corresponden a la misma fecha o periodo.',
  'check.not-run.unit': 'Sin comprobar: las cifras están en unidades distintas.',
  'check.not-run.open': 'Sin comprobar: una de las cifras solo se da como límite.',
  'check.not-run.restated': 'Sin comprobar: ninguna métrica aparece más de una vez para la misma fecha.',
  'check.not-run.several-prices':
    'Sin comprobar: la presentación da varios precios; no encontramos cuántos clientes pagan cada uno.',
  'check.not-run.reading-date':
    'Sin comprobar: no encontramos en la presentación una fecha desde la que contar, ni la da el lector.',

  'check.tam-sam-som.pass-two': 'Los tamaños de mercado encajan: {outerName} {outer} ≥ {innerName} {inner}.',
  'check.tam-sam-som.pass-three': 'Los tamaños de mercado encajan: TAM {tam} ≥ SAM {sam} ≥ SOM {som}.',
  'check.tam-sam-som.fail':
    'El {innerName} de {inner} (diapositiva {innerSlide}) supera al {outerName} de {outer} (diapositiva {outerSlide}), que debería contenerlo.',
  'check.bottom-up-market.pass':
    'Un total de {buyers} compradores a {price} da {computed} al año, en línea con el mercado declarado de {market}.',
  'check.bottom-up-market.fail':
    'Un total de {buyers} compradores a {price} da {computed} al año, pero el mercado declarado es de {market}.',
  'check.bottom-up-market.apart':
    'Sin comprobar: {buyers} compradores a {price} dan {computed} al año, cifra que no figura entre los tamaños de mercado que da.',
  'check.mrr-arr.pass': 'Un MRR de {mrr} × 12 da {computed}, en línea con el ARR declarado de {arr}.',
  'check.mrr-arr.fail': 'Un MRR de {mrr} × 12 da {computed}, pero el ARR declarado es de {arr}.',
  'check.arr-customers-acv.pass':
    'Un ARR de {arr} entre {customers} clientes da {computed} por cliente, en línea con el valor de contrato declarado de {acv}.',
  'check.arr-customers-acv.fail':
    'Un ARR de {arr} entre {customers} clientes da {computed} por cliente, pero el valor de contrato declarado es de {acv}.',
  'check.price-customers-revenue.pass':
    'A {price}, {customers} clientes dan {computed} al año, en línea con la cifra declarada ({metric}) de {stated}.',
  'check.price-customers-revenue.fail':
    'A {price}, {customers} clientes dan {computed} al año, pero la cifra declarada ({metric}) es de {stated}.',
  'check.growth-base-end.pass':
    'Pasar de {base} a {end} es un crecimiento del {computed}, en línea con lo declarado ({stated}).',
  'check.growth-base-end.fail':
    'Pasar de {base} a {end} es un crecimiento del {computed}, pero la presentación declara {stated}.',
  'check.mom-yoy.pass': 'Un {mom} mensual equivale a un {computed} anual, en línea con el {yoy} declarado.',
  'check.mom-yoy.fail': 'Un {mom} mensual equivale a un {computed} anual, pero la presentación declara un {yoy}.',
  'check.gmv-take-revenue.pass':
    'Un GMV de {gmv} con una comisión del {take} da {computed}, en línea con los ingresos declarados de {revenue}.',
  'check.gmv-take-revenue.fail':
    'Un GMV de {gmv} con una comisión del {take} da {computed}, pero los ingresos declarados son de {revenue}.',
  'check.ltv-cac-ratio.pass': 'Un LTV de {ltv} entre un CAC de {cac} da {computed}, en línea con el {ratio} declarado.',
  'check.ltv-cac-ratio.fail':
    'Un LTV de {ltv} entre un CAC de {cac} da {computed}, pero la presentación declara {ratio}.',
  'check.revenue-cost-margin.pass':
    'Unos ingresos de {revenue} menos un coste de ventas de {cost} dejan un margen del {computed}, en línea con el {margin} declarado.',
  'check.revenue-cost-margin.fail':
    'Unos ingresos de {revenue} menos un coste de ventas de {cost} dejan un margen del {computed}, pero la presentación declara un {margin}.',
  'check.cash-burn-runway.pass':
    'Una caja de {cash} con un gasto neto de {burn} dura {computed}, en línea con lo declarado ({runway}).',
  'check.cash-burn-runway.fail':
    'Una caja de {cash} con un gasto neto de {burn} dura {computed}, pero la presentación declara {runway}.',
  'check.ask-runway-burn.pass':
    'El dinero tras la ronda ({funds}) con un gasto neto de {burn} dura {computed}, en línea con lo declarado ({runway}).',
  'check.ask-runway-burn.fail':
    'El dinero tras la ronda ({funds}) con un gasto neto de {burn} dura {computed}: no alcanza para lo declarado ({runway}).',
  'check.ask-runway-burn.rising':
    'Sin comprobar: al gasto actual, el dinero tras la ronda duraría {computed}; lo declarado ({runway}) implica un gasto mayor, que no encontramos.',
  'check.pre-ask-post.pass':
    'Un pre-money de {pre} más una ronda de {ask} da {computed}, en línea con el post-money declarado de {post}.',
  'check.pre-ask-post.fail':
    'Un pre-money de {pre} más una ronda de {ask} da {computed}, pero el post-money declarado es de {post}.',
  'check.use-of-funds-sum.pass': 'El uso de los fondos suma {sum}.',
  'check.use-of-funds-sum.fail-percent': 'El uso de los fondos suma {sum} en lugar del 100 %.',
  'check.use-of-funds-sum.fail-money': 'El uso de los fondos suma {sum}, pero la ronda es de {ask}.',
  'check.use-of-funds-sum.open':
    'Sin comprobar: las partes que leímos suman {sum}; alguna puede estar mal leída, faltar o aparecer dos veces.',
  'check.founded-experience.pass': 'Fundada en {founded}: la actividad declarada ({years}) es posible.',
  'check.founded-experience.fail': 'Fundada en {founded}: la actividad declarada ({years}) no es posible.',
  'check.team-count-names.pass':
    'El tamaño de equipo declarado ({headcount}) cubre a las personas nombradas ({named}).',
  'check.team-count-names.fail':
    'La presentación nombra a {named} personas de la empresa, pero declara un equipo de {headcount}.',
  'check.same-metric-agrees.pass':
    '{compared, plural, one {Una métrica que aparece más de una vez coincide} other {# métricas que aparecen más de una vez coinciden}} entre diapositivas.',
  'check.same-metric-agrees.fail':
    'La presentación da dos cifras de {metric}: {first} (diapositiva {firstSlide}) y {second} (diapositiva {secondSlide}).',
  'check.same-metric-agrees.open':
    'Sin comprobar: {metric} figura como {first} en la diapositiva {firstSlide} y como {second} en la {secondSlide}, quizá con otra fecha u otro alcance.',
  'check.nrr-grr.pass': 'La retención neta ({nrr}) no es inferior a la bruta ({grr}).',
  'check.nrr-grr.fail': 'La retención neta ({nrr}) es inferior a la bruta ({grr}), lo cual no es posible.',
  'check.customers-paying.pass': 'De {customers} clientes, {paying} son de pago.',
  'check.customers-paying.fail': 'Se declaran {paying} clientes de pago, pero solo {customers} clientes en total.',
  'check.dau-mau.pass': 'Los usuarios activos diarios ({dau}) caben en los mensuales ({mau}).',
  'check.dau-mau.fail': 'Se declaran {dau} usuarios activos diarios, más que los {mau} mensuales.',
};
