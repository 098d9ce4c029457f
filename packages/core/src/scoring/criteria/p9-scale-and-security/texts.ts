/** P9 in words: its title, its topic mid-sentence, what it asks, and the reason for each outcome. */
export const en = {
  'scoring.P9.title': 'Scale and security',
  'summary.topic.P9': 'technical robustness',
  'scoring.P9.asks': 'A certificate, uptime or volume that proves it holds.',
  'scoring.P9.none': 'We found no proof that the product holds at scale and under audit.',
  'scoring.P9.claim': 'Scale or security is claimed: “{line}”. To check: the proof.',
  'scoring.P9.proof': 'Scale or security is proven: “{line}”.',
};

export const es: Record<keyof typeof en, string> = {
  'scoring.P9.title': 'Escala y seguridad',
  'summary.topic.P9': 'solidez técnica',
  'scoring.P9.asks': 'Un certificado, disponibilidad o volumen que demuestre que aguanta.',
  'scoring.P9.none': 'No encontramos prueba de que el producto resista a gran escala y ante una auditoría.',
  'scoring.P9.claim': 'Se afirma escala o seguridad: «{line}». Por comprobar: la prueba.',
  'scoring.P9.proof': 'La escala o la seguridad están probadas: «{line}».',
};

export const fr: Record<keyof typeof en, string> = {
  'scoring.P9.title': 'Échelle et sécurité',
  'summary.topic.P9': 'la solidité technique',
  'scoring.P9.asks': 'Un certificat, une disponibilité ou un volume qui prouve que cela tient.',
  'scoring.P9.none': 'Nous n’avons pas trouvé de preuve que le produit tient à grande échelle et face à un audit.',
  'scoring.P9.claim': 'L’échelle ou la sécurité est affirmée : « {line} ». À vérifier : la preuve.',
  'scoring.P9.proof': 'L’échelle ou la sécurité est prouvée : « {line} ».',
};
