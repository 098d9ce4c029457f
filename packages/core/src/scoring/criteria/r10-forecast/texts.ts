/** R10 in words: its title, its topic mid-sentence, what it asks, and the reason for each outcome. */
export const en = {
  'scoring.R10.title': 'Forecast',
  'summary.topic.R10': 'a grounded forecast',
  'scoring.R10.asks': 'A forecast with its drivers, in reach of what was achieved.',
  'scoring.R10.none': 'We found no forecast.',
  'scoring.R10.driver-alone': 'Drivers of growth are named. To check: what they have brought so far.',
  'scoring.R10.no-base': 'A forecast is shown. To check: what of it can be seen today.',
  'scoring.R10.wild':
    'Next year is forecast at {factor} the last actual figure, a wide step. To check: what of it is signed.',
  'scoring.R10.bare': 'Next year is forecast at {factor} the last actual figure. To check: what of it is signed.',
  'scoring.R10.drivers':
    'The forecast has drivers. To check: an actual figure to start from, and a step of at most 3× from it.',
  'scoring.R10.grounded': 'The forecast has drivers and starts from an actual figure ({factor} in the next year).',
};

export const es: Record<keyof typeof en, string> = {
  'scoring.R10.title': 'Previsión',
  'summary.topic.R10': 'previsión fundamentada',
  'scoring.R10.asks': 'Una previsión con sus palancas, al alcance de lo ya logrado.',
  'scoring.R10.none': 'No encontramos ninguna previsión.',
  'scoring.R10.driver-alone': 'Se nombran palancas de crecimiento. Por comprobar: lo que han aportado hasta ahora.',
  'scoring.R10.no-base': 'Se muestra una previsión. Por comprobar: qué se ve ya de ella hoy.',
  'scoring.R10.wild':
    'El próximo año se prevé {factor} la última cifra real, un gran salto. Por comprobar: qué parte está firmada.',
  'scoring.R10.bare': 'El próximo año se prevé {factor} la última cifra real. Por comprobar: qué parte está firmada.',
  'scoring.R10.drivers':
    'La previsión tiene palancas. Por comprobar: una cifra real de partida y un salto de como mucho 3×.',
  'scoring.R10.grounded': 'La previsión tiene palancas y parte de una cifra real ({factor} en el próximo año).',
};

export const fr: Record<keyof typeof en, string> = {
  'scoring.R10.title': 'Prévision',
  'summary.topic.R10': 'le fondement de la prévision',
  'scoring.R10.asks': 'Une prévision avec ses leviers, à portée de ce qui a été atteint.',
  'scoring.R10.none': 'Nous n’avons pas trouvé de prévision.',
  'scoring.R10.driver-alone': 'Des leviers de croissance sont nommés. À vérifier : ce qu’ils ont apporté jusqu’ici.',
  'scoring.R10.no-base': 'Une prévision est montrée. À vérifier : ce qui s’en voit dès aujourd’hui.',
  'scoring.R10.wild':
    'L’an prochain est prévu à {factor} le dernier chiffre réel, un grand saut. À vérifier : ce qui en est signé.',
  'scoring.R10.bare': 'L’an prochain est prévu à {factor} le dernier chiffre réel. À vérifier : ce qui en est signé.',
  'scoring.R10.drivers':
    'La prévision a des leviers. À vérifier : un chiffre réel de départ, et un saut de 3× au plus.',
  'scoring.R10.grounded': 'La prévision a des leviers et part d’un chiffre réel ({factor} l’an prochain).',
};
