/** T5 in words: its title, its topic mid-sentence, what it asks, and the reason for each outcome. */
export const en = {
  'scoring.T5.title': 'Commitment',
  'summary.topic.T5': 'full-time commitment',
  'scoring.T5.asks': 'Founders working full time.',
  'scoring.T5.none': 'We found no word on whether the founders work full time.',
  'scoring.T5.elsewhere':
    'A post elsewhere is named: “{line}”. To check: who works for this company full time, and from when.',
  'scoring.T5.part': 'Part time is stated: “{line}”.',
  'scoring.T5.implied': 'Full time is only implied: “{line}”.',
  'scoring.T5.planned': 'Full time is told of with the round: “{line}”. To check: who is full time today.',
  'scoring.T5.full': 'Full-time commitment is stated.',
};

export const es: Record<keyof typeof en, string> = {
  'scoring.T5.title': 'Dedicación',
  'summary.topic.T5': 'dedicación completa',
  'scoring.T5.asks': 'Fundadores a tiempo completo.',
  'scoring.T5.none': 'No encontramos si los fundadores trabajan a tiempo completo.',
  'scoring.T5.elsewhere':
    'Figura un puesto en otra empresa: «{line}». Por comprobar: quién trabaja a tiempo completo en esta, y desde cuándo.',
  'scoring.T5.part': 'Se declara dedicación parcial: «{line}».',
  'scoring.T5.implied': 'La dedicación completa solo se deduce: «{line}».',
  'scoring.T5.planned':
    'De la dedicación completa se habla junto a la ronda: «{line}». Por comprobar: quién la tiene hoy.',
  'scoring.T5.full': 'Se declara dedicación completa.',
};

export const fr: Record<keyof typeof en, string> = {
  'scoring.T5.title': 'Engagement',
  'summary.topic.T5': 'l’engagement à temps plein',
  'scoring.T5.asks': 'Des fondateurs à temps plein.',
  'scoring.T5.none': 'Nous n’avons pas trouvé si les fondateurs travaillent à temps plein.',
  'scoring.T5.elsewhere':
    'Un poste ailleurs est cité : « {line} ». À vérifier : qui travaille ici à temps plein, et depuis quand.',
  'scoring.T5.part': 'Un temps partiel est indiqué : « {line} ».',
  'scoring.T5.implied': 'Le temps plein n’est que sous-entendu : « {line} ».',
  'scoring.T5.planned':
    'Le temps plein est évoqué avec le tour : « {line} ». À vérifier : qui est à plein temps aujourd’hui.',
  'scoring.T5.full': 'L’engagement à temps plein est indiqué.',
};
