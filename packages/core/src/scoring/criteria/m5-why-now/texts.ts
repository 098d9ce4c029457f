/** M5 in words: its title, its topic mid-sentence, what it asks, and the reason for each outcome. */
export const en = {
  'scoring.M5.title': 'Why now',
  'summary.topic.M5': 'why now',
  'scoring.M5.asks': 'A named and dated change in law, cost, technology or behaviour.',
  'scoring.M5.none': 'We found nothing on why this is possible now and was not before.',
  'scoring.M5.asserted': 'The timing is called right. To check: what has changed.',
  'scoring.M5.named': 'A change is named: “{change}”. To check: what it has changed for buyers already.',
  'scoring.M5.in-year': 'A change is named with a year: “{change}”.',
  'scoring.M5.dated': 'A dated change explains the timing: “{change}”.',
};

export const es: Record<keyof typeof en, string> = {
  'scoring.M5.title': 'Por qué ahora',
  'summary.topic.M5': 'por qué ahora',
  'scoring.M5.asks': 'Un cambio concreto y fechado en la ley, el coste, la tecnología o los hábitos.',
  'scoring.M5.none': 'No encontramos por qué es posible ahora y no lo era antes.',
  'scoring.M5.asserted': 'Se afirma que es el momento. Por comprobar: qué ha cambiado.',
  'scoring.M5.named': 'Se nombra un cambio: «{change}». Por comprobar: qué ha cambiado ya para los compradores.',
  'scoring.M5.in-year': 'Se nombra un cambio con su año: «{change}».',
  'scoring.M5.dated': 'Un cambio con fecha explica el momento: «{change}».',
};

export const fr: Record<keyof typeof en, string> = {
  'scoring.M5.title': 'Pourquoi maintenant',
  'summary.topic.M5': 'le moment choisi',
  'scoring.M5.asks': 'Un changement précis et daté de la loi, des coûts, de la technique ou des usages.',
  'scoring.M5.none': 'Nous n’avons pas trouvé pourquoi c’est possible maintenant et ne l’était pas avant.',
  'scoring.M5.asserted': 'Le moment est dit bon. À vérifier : ce qui a changé.',
  'scoring.M5.named': 'Un changement est nommé : « {change} ». À vérifier : ce qu’il a déjà changé pour les acheteurs.',
  'scoring.M5.in-year': 'Un changement est nommé avec une année : « {change} ».',
  'scoring.M5.dated': 'Un changement daté explique le moment : « {change} ».',
};
