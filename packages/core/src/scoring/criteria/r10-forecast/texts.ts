/** R10 in words: its title, its topic mid-sentence, what it asks, and the reason for each outcome. */
export const en = {
  'scoring.R10.title': 'Forecast',
  'summary.topic.R10': 'a grounded forecast',
  'scoring.R10.asks': 'A forecast with its drivers, in reach of what was achieved.',
  'scoring.R10.none': 'We found no forecast.',
  'scoring.R10.driver-alone': 'Drivers of growth are named, without a forecast.',
  'scoring.R10.no-base': 'A forecast is shown; we found neither drivers nor an actual figure to start from.',
  'scoring.R10.wild': 'Next year is forecast at {factor} the last actual figure, without drivers.',
  'scoring.R10.bare': 'Next year is forecast at {factor} the last actual figure; we found nothing on what drives it.',
  'scoring.R10.drivers': 'The forecast has drivers, but not both an actual figure and a step of at most 3× from it.',
  'scoring.R10.grounded': 'The forecast has drivers and starts from an actual figure ({factor} in the next year).',
};

export const es: Record<keyof typeof en, string> = {
  'scoring.R10.title': 'Previsión',
  'summary.topic.R10': 'previsión fundamentada',
  'scoring.R10.asks': 'Una previsión con sus palancas, al alcance de lo ya logrado.',
  'scoring.R10.none': 'No encontramos ninguna previsión.',
  'scoring.R10.driver-alone': 'Se nombran palancas de crecimiento, sin previsión.',
  'scoring.R10.no-base': 'Se muestra una previsión; no encontramos palancas ni cifra real de partida.',
  'scoring.R10.wild': 'El próximo año se prevé {factor} la última cifra real, sin palancas.',
  'scoring.R10.bare': 'El próximo año se prevé {factor} la última cifra real; no encontramos qué lo impulsa.',
  'scoring.R10.drivers': 'La previsión tiene palancas, pero no una cifra real de la que diste como mucho 3×.',
  'scoring.R10.grounded': 'La previsión tiene palancas y parte de una cifra real ({factor} en el próximo año).',
};

export const fr: Record<keyof typeof en, string> = {
  'scoring.R10.title': 'Prévision',
  'summary.topic.R10': 'le fondement de la prévision',
  'scoring.R10.asks': 'Une prévision avec ses leviers, à portée de ce qui a été atteint.',
  'scoring.R10.none': 'Nous n’avons pas trouvé de prévision.',
  'scoring.R10.driver-alone': 'Des leviers de croissance sont nommés, sans prévision.',
  'scoring.R10.no-base': 'Une prévision est montrée ; nous n’avons trouvé ni leviers ni chiffre réel de départ.',
  'scoring.R10.wild': 'L’an prochain est prévu à {factor} le dernier chiffre réel, sans leviers.',
  'scoring.R10.bare':
    'L’an prochain est prévu à {factor} le dernier chiffre réel ; nous n’avons pas trouvé ce qui le porte.',
  'scoring.R10.drivers': 'La prévision a des leviers, mais pas de chiffre réel dont elle reste à 3× au plus.',
  'scoring.R10.grounded': 'La prévision a des leviers et part d’un chiffre réel ({factor} l’an prochain).',
};
