/** T6 in words: its title, its topic mid-sentence, what it asks, and the reason for each outcome. */
export const en = {
  'scoring.T6.title': 'Technical depth',
  'summary.topic.T6': 'technical depth',
  'scoring.T6.asks': 'A technical lead, and a degree, paper, patent or shipped system behind the claim.',
  'scoring.T6.none': 'We found nobody technical by name.',
  'scoring.T6.agent': 'An AI agent is listed as technical lead; no person who builds is named.',
  'scoring.T6.asserted': 'Technical strength is claimed. To check: what proves it.',
  'scoring.T6.lead': 'A technical lead is named ({lead}). To check: what proves the depth.',
  'scoring.T6.proof': 'Technical depth is shown: “{proof}”.',
  'scoring.T6.others': '{builder} leads the building; what shows technical depth is said of somebody else: “{proof}”.',
  'scoring.T6.both': '{builder} leads the building, and depth is shown: “{proof}”.',
};

export const es: Record<keyof typeof en, string> = {
  'scoring.T6.title': 'Solidez técnica',
  'summary.topic.T6': 'solvencia técnica',
  'scoring.T6.asks':
    'Un responsable técnico y un título, artículo, patente o sistema en uso que respalde lo que se afirma.',
  'scoring.T6.none': 'No encontramos a nadie técnico con nombre.',
  'scoring.T6.agent': 'Figura un agente de IA como responsable técnico; no se nombra a ninguna persona que construya.',
  'scoring.T6.asserted': 'Se afirma solidez técnica. Por comprobar: qué la prueba.',
  'scoring.T6.lead': 'Hay un responsable técnico ({lead}). Por comprobar: qué prueba su solidez.',
  'scoring.T6.proof': 'Se muestra solidez técnica: «{proof}».',
  'scoring.T6.others':
    '{builder} dirige el desarrollo; lo que muestra solidez técnica se dice de otra persona: «{proof}».',
  'scoring.T6.both': '{builder} dirige el desarrollo y su solidez se muestra: «{proof}».',
};

export const fr: Record<keyof typeof en, string> = {
  'scoring.T6.title': 'Solidité technique',
  'summary.topic.T6': 'la compétence technique',
  'scoring.T6.asks': 'Un responsable technique, et un diplôme, un article, un brevet ou un système livré à l’appui.',
  'scoring.T6.none': 'Nous n’avons trouvé personne de technique nommé.',
  'scoring.T6.agent': 'Un agent d’IA tient lieu de responsable technique ; personne qui construise n’est nommé.',
  'scoring.T6.asserted': 'La force technique est affirmée. À vérifier : ce qui la prouve.',
  'scoring.T6.lead': 'Un responsable technique est nommé ({lead}). À vérifier : ce qui prouve sa solidité.',
  'scoring.T6.proof': 'La solidité technique est montrée : « {proof} ».',
  'scoring.T6.others':
    '{builder} dirige le développement ; ce qui montre la solidité technique concerne quelqu’un d’autre : « {proof} ».',
  'scoring.T6.both': '{builder} dirige le développement et la solidité est montrée : « {proof} ».',
};
