/** P7 in words: its title, its topic mid-sentence, what it asks, and the reason for each outcome. */
export const en = {
  'scoring.P7.title': 'Roadmap',
  'summary.topic.P7': 'roadmap',
  'scoring.P7.asks': 'Next steps with dates.',
  'scoring.P7.none': 'We found no roadmap.',
  'scoring.P7.list': 'Next steps are listed. To check: what each of them depends on.',
  'scoring.P7.dated': 'Next steps are listed with dates.',
};

export const es: Record<keyof typeof en, string> = {
  'scoring.P7.title': 'Hoja de ruta',
  'summary.topic.P7': 'hoja de ruta',
  'scoring.P7.asks': 'Los próximos pasos, con fechas.',
  'scoring.P7.none': 'No encontramos una hoja de ruta.',
  'scoring.P7.list': 'Figuran próximos pasos. Por comprobar: de qué depende cada uno.',
  'scoring.P7.dated': 'Figuran próximos pasos con fecha.',
};

export const fr: Record<keyof typeof en, string> = {
  'scoring.P7.title': 'Feuille de route',
  'summary.topic.P7': 'la feuille de route',
  'scoring.P7.asks': 'Les prochaines étapes, datées.',
  'scoring.P7.none': 'Nous n’avons pas trouvé de feuille de route.',
  'scoring.P7.list': 'Des prochaines étapes sont citées. À vérifier : de quoi chacune dépend.',
  'scoring.P7.dated': 'Des prochaines étapes sont citées avec leur date.',
};
