/** French: consistency checks by name and outcome. The same ids as in `en/checks.ts`. */
import type { checks as en } from '../en/checks.js';

export const checks: Record<keyof typeof en, string> = {
  'check.name.tam-sam-som': 'Les tailles de marché s’emboîtent',
  'check.name.bottom-up-market': 'Acheteurs × prix face au marché annoncé',
  'check.name.mrr-arr': 'MRR × 12 face à l’ARR',
  'check.name.arr-customers-acv': 'ARR par client face à la valeur du contrat',
  'check.name.price-customers-revenue': 'Prix × clients face au revenu récurrent',
  'check.name.growth-base-end': 'Valeurs de départ et d’arrivée face à la croissance annoncée',
  'check.name.mom-yoy': 'Croissance mensuelle composée face à la croissance annuelle',
  'check.name.gmv-take-revenue': 'GMV × commission face au chiffre d’affaires',
  'check.name.ltv-cac-ratio': 'LTV et CAC face à leur ratio',
  'check.name.revenue-cost-margin': 'Chiffre d’affaires moins coût des ventes face à la marge',
  'check.name.cash-burn-runway': 'Trésorerie ÷ consommation face au runway',
  'check.name.ask-runway-burn': 'Tour ÷ consommation face au runway qu’il finance',
  'check.name.pre-ask-post': 'Pre-money plus tour face au post-money',
  'check.name.use-of-funds-sum': 'L’emploi des fonds tombe juste',
  'check.name.founded-experience': 'Année de création face aux années d’activité',
  'check.name.team-count-names': 'Effectif face aux personnes nommées',
  'check.name.same-metric-agrees': 'Un même indicateur sur plusieurs diapositives',
  'check.name.nrr-grr': 'Rétention nette face à la rétention brute',
  'check.name.customers-paying': 'Clients face aux clients payants',
  'check.name.dau-mau': 'Utilisateurs actifs par jour face à ceux par mois',

  'check.not-run.missing': 'Non vérifié ; nous n’avons pas trouvé : {missing}.',
  'check.not-run.currency': 'Non vérifié : les montants sont dans des devises différentes ({currencies}).',
  'check.not-run.date': 'Non vérifié : les chiffres ne portent pas sur la même date ou la même période.',
  'check.not-run.unit': 'Non vérifié : les chiffres sont dans des unités différentes.',
  'check.not-run.open': 'Non vérifié : l’un des chiffres n’est donné que comme une borne.',
  'check.not-run.restated': 'Non vérifié : aucun indicateur n’est donné plus d’une fois pour la même date.',
  'check.not-run.several-prices':
    'Non vérifié : le deck donne plusieurs prix ; nous n’avons pas trouvé combien de clients paient chacun.',
  'check.not-run.reading-date':
    'Non vérifié : nous n’avons pas trouvé dans le deck de date à partir de laquelle compter, et le lecteur n’en donne pas.',

  'check.tam-sam-som.pass-two': 'Les tailles de marché s’emboîtent : {outerName} {outer} ≥ {innerName} {inner}.',
  'check.tam-sam-som.pass-three': 'Les tailles de marché s’emboîtent : TAM {tam} ≥ SAM {sam} ≥ SOM {som}.',
  'check.tam-sam-som.fail':
    'Le {innerName} de {inner} (diapositive {innerSlide}) dépasse le {outerName} de {outer} (diapositive {outerSlide}), qui devrait le contenir.',
  'check.bottom-up-market.pass':
    'Un total de {buyers} acheteurs à {price} donne {computed} par an, en ligne avec le marché annoncé de {market}.',
  'check.bottom-up-market.fail':
    'Un total de {buyers} acheteurs à {price} donne {computed} par an, alors que le marché annoncé est de {market}.',
  'check.bottom-up-market.apart':
    'Non vérifié : {buyers} acheteurs à {price} donnent {computed} par an, ce que le deck ne présente pas comme une taille de marché.',
  'check.mrr-arr.pass': 'Un MRR de {mrr} × 12 donne {computed}, en ligne avec l’ARR annoncé de {arr}.',
  'check.mrr-arr.fail': 'Un MRR de {mrr} × 12 donne {computed}, alors que l’ARR annoncé est de {arr}.',
  'check.arr-customers-acv.pass':
    'Un ARR de {arr} pour {customers} clients donne {computed} par client, en ligne avec la valeur de contrat annoncée de {acv}.',
  'check.arr-customers-acv.fail':
    'Un ARR de {arr} pour {customers} clients donne {computed} par client, alors que la valeur de contrat annoncée est de {acv}.',
  'check.price-customers-revenue.pass':
    'À {price}, {customers} clients donnent {computed} par an, en ligne avec le chiffre annoncé ({metric}) de {stated}.',
  'check.price-customers-revenue.fail':
    'À {price}, {customers} clients donnent {computed} par an, alors que le chiffre annoncé ({metric}) est de {stated}.',
  'check.growth-base-end.pass':
    'Passer de {base} à {end} représente une croissance de {computed}, en ligne avec l’annonce ({stated}).',
  'check.growth-base-end.fail':
    'Passer de {base} à {end} représente une croissance de {computed}, alors que le deck annonce {stated}.',
  'check.mom-yoy.pass': 'Une hausse de {mom} par mois équivaut à {computed} par an, en ligne avec les {yoy} annoncés.',
  'check.mom-yoy.fail': 'Une hausse de {mom} par mois équivaut à {computed} par an, alors que le deck annonce {yoy}.',
  'check.gmv-take-revenue.pass':
    'Une GMV de {gmv} avec une commission de {take} donne {computed}, en ligne avec le chiffre d’affaires annoncé de {revenue}.',
  'check.gmv-take-revenue.fail':
    'Une GMV de {gmv} avec une commission de {take} donne {computed}, alors que le chiffre d’affaires annoncé est de {revenue}.',
  'check.ltv-cac-ratio.pass':
    'Une LTV de {ltv} pour un CAC de {cac} donne {computed}, en ligne avec le ratio annoncé de {ratio}.',
  'check.ltv-cac-ratio.fail':
    'Une LTV de {ltv} pour un CAC de {cac} donne {computed}, alors que le deck annonce {ratio}.',
  'check.revenue-cost-margin.pass':
    'Un chiffre d’affaires de {revenue} moins un coût des ventes de {cost} laisse une marge de {computed}, en ligne avec les {margin} annoncés.',
  'check.revenue-cost-margin.fail':
    'Un chiffre d’affaires de {revenue} moins un coût des ventes de {cost} laisse une marge de {computed}, alors que le deck annonce {margin}.',
  'check.cash-burn-runway.pass':
    'Une trésorerie de {cash} avec une consommation de {burn} dure {computed}, en ligne avec le runway annoncé ({runway}).',
  'check.cash-burn-runway.fail':
    'Une trésorerie de {cash} avec une consommation de {burn} dure {computed}, alors que le deck annonce {runway}.',
  'check.ask-runway-burn.pass':
    'Les fonds après le tour ({funds}) avec une consommation de {burn} durent {computed}, en ligne avec le runway annoncé ({runway}).',
  'check.ask-runway-burn.fail':
    'Les fonds après le tour ({funds}) avec une consommation de {burn} durent {computed} : trop peu pour le runway annoncé ({runway}).',
  'check.ask-runway-burn.rising':
    'Non vérifié : au rythme actuel, les fonds après le tour dureraient {computed} ; le runway annoncé ({runway}) suppose des dépenses plus élevées, que nous n’avons pas trouvées.',
  'check.pre-ask-post.pass':
    'Un pre-money de {pre} plus un tour de {ask} donne {computed}, en ligne avec le post-money annoncé de {post}.',
  'check.pre-ask-post.fail':
    'Un pre-money de {pre} plus un tour de {ask} donne {computed}, alors que le post-money annoncé est de {post}.',
  'check.use-of-funds-sum.pass': 'L’emploi des fonds totalise {sum}.',
  'check.use-of-funds-sum.fail-percent': 'L’emploi des fonds totalise {sum} au lieu de 100 %.',
  'check.use-of-funds-sum.fail-money': 'L’emploi des fonds totalise {sum}, alors que le tour est de {ask}.',
  'check.use-of-funds-sum.open':
    'Non vérifié : les parts que nous avons lues totalisent {sum} ; l’une peut être mal lue, manquer ou figurer deux fois.',
  'check.founded-experience.pass': 'Création en {founded} : l’activité annoncée ({years}) est possible.',
  'check.founded-experience.fail': 'Création en {founded} : l’activité annoncée ({years}) est impossible.',
  'check.team-count-names.pass': 'L’effectif annoncé ({headcount}) couvre les personnes nommées ({named}).',
  'check.team-count-names.fail':
    'Le deck nomme {named} personnes de l’entreprise mais annonce un effectif de {headcount}.',
  'check.same-metric-agrees.pass':
    '{compared, plural, one {Un indicateur donné plus d’une fois concorde} other {# indicateurs donnés plus d’une fois concordent}} d’une diapositive à l’autre.',
  'check.same-metric-agrees.fail':
    'Le deck donne deux valeurs pour un même indicateur ({metric}) : {first} (diapositive {firstSlide}) et {second} (diapositive {secondSlide}).',
  'check.same-metric-agrees.open':
    'Non vérifié : {metric} vaut {first} diapositive {firstSlide} et {second} diapositive {secondSlide}, peut-être à une autre date ou pour un autre périmètre.',
  'check.nrr-grr.pass': 'La rétention nette ({nrr}) n’est pas inférieure à la rétention brute ({grr}).',
  'check.nrr-grr.fail':
    'La rétention nette ({nrr}) est inférieure à la rétention brute ({grr}), ce qui est impossible.',
  'check.customers-paying.pass': 'Sur {customers} clients, {paying} paient.',
  'check.customers-paying.fail': 'Le deck annonce {paying} clients payants, mais {customers} clients en tout.',
  'check.dau-mau.pass': 'Les utilisateurs actifs par jour ({dau}) tiennent dans ceux par mois ({mau}).',
  'check.dau-mau.fail': 'Le deck annonce {dau} utilisateurs actifs par jour, plus que les {mau} par mois.',
};
