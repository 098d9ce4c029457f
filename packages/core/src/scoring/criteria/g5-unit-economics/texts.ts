/** G5 in words: its title, its topic mid-sentence, what it asks, and the reason for each outcome. */
export const en = {
  'scoring.G5.title': 'Unit economics',
  'summary.topic.G5': 'unit economics',
  'scoring.G5.asks': 'Lifetime value over acquisition cost with its parts, and payback.',
  'scoring.G5.none': 'We found no acquisition cost, lifetime value or payback.',
  'scoring.G5.plan': 'Unit economics are planned ({figure}). To check: actual figures.',
  'scoring.G5.part': 'One part of the unit economics is given ({figure}). To check: the other parts.',
  'scoring.G5.low-ratio': 'A customer is worth {ratio} its acquisition cost; 3× is the usual floor.',
  'scoring.G5.ratio': 'A customer is worth {ratio} its acquisition cost. To check: the parts behind it.',
  'scoring.G5.recomputed':
    'A customer is worth {ratio} its acquisition cost, and price, margin and churn give the same.',
  'scoring.G5.payback': 'Acquisition cost is earned back in {months, plural, one {# month} other {# months}}.',
};

export const es: Record<keyof typeof en, string> = {
  'scoring.G5.title': 'Economía por cliente',
  'summary.topic.G5': 'rentabilidad por cliente',
  'scoring.G5.asks': 'Valor de vida frente a coste de adquisición, con sus partes, y plazo de recuperación.',
  'scoring.G5.none': 'No encontramos coste de adquisición, valor de vida ni plazo de recuperación.',
  'scoring.G5.plan': 'La economía por cliente está prevista ({figure}). Por comprobar: las cifras reales.',
  'scoring.G5.part': 'Se da una parte de la economía por cliente ({figure}). Por comprobar: las demás partes.',
  'scoring.G5.low-ratio': 'Un cliente vale {ratio} su coste de adquisición; el mínimo habitual es 3×.',
  'scoring.G5.ratio': 'Un cliente vale {ratio} su coste de adquisición. Por comprobar: las partes de las que sale.',
  'scoring.G5.recomputed': 'Un cliente vale {ratio} su coste de adquisición, y precio, margen y bajas dan lo mismo.',
  'scoring.G5.payback': 'El coste de adquisición se recupera en {months, plural, one {# mes} other {# meses}}.',
};

export const fr: Record<keyof typeof en, string> = {
  'scoring.G5.title': 'Économie par client',
  'summary.topic.G5': 'la rentabilité par client',
  'scoring.G5.asks':
    'Valeur vie client rapportée au coût d’acquisition, avec ses composantes, et délai de récupération.',
  'scoring.G5.none': 'Nous n’avons trouvé ni coût d’acquisition, ni valeur vie client, ni délai de récupération.',
  'scoring.G5.plan': 'L’économie par client est prévue ({figure}). À vérifier : les chiffres réels.',
  'scoring.G5.part':
    'Une composante de l’économie par client est donnée ({figure}). À vérifier : les autres composantes.',
  'scoring.G5.low-ratio': 'Un client vaut {ratio} son coût d’acquisition ; le plancher usuel est de 3×.',
  'scoring.G5.ratio': 'Un client vaut {ratio} son coût d’acquisition. À vérifier : les composantes d’où il vient.',
  'scoring.G5.recomputed':
    'Un client vaut {ratio} son coût d’acquisition, et prix, marge et attrition donnent le même résultat.',
  'scoring.G5.payback': 'Le coût d’acquisition est récupéré en {months} mois.',
};
