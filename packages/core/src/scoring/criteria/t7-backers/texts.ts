/** T7 in words: its title, its topic mid-sentence, what it asks, and the reason for each outcome. */
export const en = {
  'scoring.T7.title': 'Advisors, board and investors',
  'summary.topic.T7': 'outside backing',
  'scoring.T7.asks': 'At least two backers by name, with why they matter.',
  'scoring.T7.none': 'We found no advisor, board member or investor by name.',
  'scoring.T7.named': 'Backers are named ({people}). To check: what at least two of them bring.',
  'scoring.T7.advised': 'Advisors or board members are named ({people}). To check: what at least two of them bring.',
  'scoring.T7.relevant': 'Backers with a stated relevance: {people}.',
};

export const es: Record<keyof typeof en, string> = {
  'scoring.T7.title': 'Asesores, consejo e inversores',
  'summary.topic.T7': 'respaldo externo',
  'scoring.T7.asks': 'Al menos dos avales con nombre y por qué importan.',
  'scoring.T7.none': 'No encontramos ningún asesor, consejero ni inversor con nombre.',
  'scoring.T7.named': 'Se nombran avales ({people}). Por comprobar: qué aportan al menos dos de ellos.',
  'scoring.T7.advised':
    'Se nombran asesores o consejeros ({people}). Por comprobar: qué aportan al menos dos de ellos.',
  'scoring.T7.relevant': 'Avales cuya relevancia se explica: {people}.',
};

export const fr: Record<keyof typeof en, string> = {
  'scoring.T7.title': 'Conseillers, conseil et investisseurs',
  'summary.topic.T7': 'les soutiens extérieurs',
  'scoring.T7.asks': 'Au moins deux soutiens nommés, et en quoi ils comptent.',
  'scoring.T7.none': 'Nous n’avons trouvé ni conseiller, ni administrateur, ni investisseur nommés.',
  'scoring.T7.named': 'Des soutiens sont nommés ({people}). À vérifier : ce qu’apportent au moins deux d’entre eux.',
  'scoring.T7.advised':
    'Des conseillers ou administrateurs sont nommés ({people}). À vérifier : ce qu’apportent au moins deux d’entre eux.',
  'scoring.T7.relevant': 'Soutiens dont l’intérêt est expliqué : {people}.',
};
