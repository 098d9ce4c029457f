/** P10 in words: its title, its topic mid-sentence, what it asks, and the reason for each outcome. */
export const en = {
  'scoring.P10.title': 'Certificates',
  'summary.topic.P10': 'certificates',
  'scoring.P10.asks': 'A certificate by somebody independent.',
  'scoring.P10.none': 'We found no certificate.',
  'scoring.P10.certified': 'A certificate is named: “{line}”.',
};

export const es: Record<keyof typeof en, string> = {
  'scoring.P10.title': 'Certificados',
  'summary.topic.P10': 'certificados',
  'scoring.P10.asks': 'Un certificado de un tercero independiente.',
  'scoring.P10.none': 'No encontramos certificados.',
  'scoring.P10.certified': 'Se nombra un certificado: «{line}».',
};

export const fr: Record<keyof typeof en, string> = {
  'scoring.P10.title': 'Certificats',
  'summary.topic.P10': 'les certificats',
  'scoring.P10.asks': 'Un certificat d’un tiers indépendant.',
  'scoring.P10.none': 'Nous n’avons trouvé aucun certificat.',
  'scoring.P10.certified': 'Un certificat est nommé : « {line} ».',
};
