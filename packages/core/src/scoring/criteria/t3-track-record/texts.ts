/** T3 in words: its title, its topic mid-sentence, what it asks, and the reason for each outcome. */
export const en = {
  'scoring.T3.title': 'Track record',
  'summary.topic.T3': 'track record',
  'scoring.T3.asks': 'What the founders built, scaled or sold before.',
  'scoring.T3.none': 'We found no earlier company or result of the founders.',
  'scoring.T3.asserted': 'A track record is claimed. To check: in which company.',
  'scoring.T3.company': 'An earlier company is named: “{line}”. To check: how it ended.',
  'scoring.T3.scaled': 'Something was scaled before, with a number: “{line}”.',
  'scoring.T3.exit': 'An earlier exit is named: “{line}”.',
};

export const es: Record<keyof typeof en, string> = {
  'scoring.T3.title': 'Logros anteriores',
  'summary.topic.T3': 'trayectoria',
  'scoring.T3.asks': 'Lo que los fundadores crearon, hicieron crecer o vendieron antes.',
  'scoring.T3.none': 'No encontramos empresas ni resultados anteriores de los fundadores.',
  'scoring.T3.asserted': 'Se afirma una trayectoria. Por comprobar: en qué empresa.',
  'scoring.T3.company': 'Se nombra una empresa anterior: «{line}». Por comprobar: cómo acabó.',
  'scoring.T3.scaled': 'Ya hicieron crecer algo, con una cifra: «{line}».',
  'scoring.T3.exit': 'Se nombra una venta o salida anterior: «{line}».',
};

export const fr: Record<keyof typeof en, string> = {
  'scoring.T3.title': 'Réalisations passées',
  'summary.topic.T3': 'le parcours',
  'scoring.T3.asks': 'Ce que les fondateurs ont bâti, fait grandir ou vendu auparavant.',
  'scoring.T3.none': 'Nous n’avons trouvé ni entreprise ni réussite antérieure des fondateurs.',
  'scoring.T3.asserted': 'Un palmarès est affirmé. À vérifier : dans quelle entreprise.',
  'scoring.T3.company': 'Une entreprise antérieure est nommée : « {line} ». À vérifier : son issue.',
  'scoring.T3.scaled': 'Ils ont déjà fait grandir quelque chose, chiffre à l’appui : « {line} ».',
  'scoring.T3.exit': 'Une cession ou sortie antérieure est nommée : « {line} ».',
};
