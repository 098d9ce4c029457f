/** G8 in words: its title, its topic mid-sentence, what it asks, and the reason for each outcome. */
export const en = {
  'scoring.G8.title': 'Gross margin',
  'summary.topic.G8': 'gross margin',
  'scoring.G8.asks': 'Gross margin, compared with the business model’s usual range.',
  'scoring.G8.none': 'We found no gross margin.',
  'scoring.G8.plan': 'A gross margin is planned ({figure}). To check: the actual one.',
  'scoring.G8.alarm': 'A gross margin of {margin} is far below the usual {normal} of this business model.',
  'scoring.G8.below': 'A gross margin of {margin} is below the usual {normal} of this business model.',
  'scoring.G8.normal': 'A gross margin of {margin} is usual for this business model.',
  'scoring.G8.above':
    'A gross margin of {margin} is above the usual range of this business model, which ends at {above}.',
};

export const es: Record<keyof typeof en, string> = {
  'scoring.G8.title': 'Margen bruto',
  'summary.topic.G8': 'margen bruto',
  'scoring.G8.asks': 'El margen bruto, comparado con lo habitual en el modelo de negocio.',
  'scoring.G8.none': 'No encontramos el margen bruto.',
  'scoring.G8.plan': 'El margen bruto está previsto ({figure}). Por comprobar: el real.',
  'scoring.G8.alarm': 'Un margen bruto del {margin} está muy por debajo del {normal} habitual en este modelo.',
  'scoring.G8.below': 'Un margen bruto del {margin} está por debajo del {normal} habitual en este modelo.',
  'scoring.G8.normal': 'Un margen bruto del {margin} es habitual en este modelo.',
  'scoring.G8.above': 'Un margen bruto del {margin} supera lo habitual en este modelo, que llega al {above}.',
};

export const fr: Record<keyof typeof en, string> = {
  'scoring.G8.title': 'Marge brute',
  'summary.topic.G8': 'la marge brute',
  'scoring.G8.asks': 'La marge brute, comparée à l’usage du modèle économique.',
  'scoring.G8.none': 'Nous n’avons pas trouvé la marge brute.',
  'scoring.G8.plan': 'La marge brute est prévue ({figure}). À vérifier : la marge réelle.',
  'scoring.G8.alarm': 'Une marge brute de {margin} est très en dessous des {normal} usuels de ce modèle.',
  'scoring.G8.below': 'Une marge brute de {margin} est en dessous des {normal} usuels de ce modèle.',
  'scoring.G8.normal': 'Une marge brute de {margin} est usuelle pour ce modèle.',
  'scoring.G8.above': 'Une marge brute de {margin} dépasse l’usage de ce modèle, qui s’arrête à {above}.',
};
