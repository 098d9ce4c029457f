/** R7 in words: its title, its topic mid-sentence, what it asks, and the reason for each outcome. */
export const en = {
  'scoring.R7.title': 'Concentration and dependence',
  'summary.topic.R7': 'concentration of revenue',
  'scoring.R7.asks': 'Share of the largest customer, and a fallback for platforms and suppliers.',
  'scoring.R7.none': 'We found nothing on large customers, platforms or suppliers it depends on.',
  'scoring.R7.dependency': 'A dependence is named: “{line}”. To check: the fallback.',
  'scoring.R7.fallback': 'A dependence is named with a fallback: “{line}”.',
  'scoring.R7.concentrated': 'The largest customer brings {share} of revenue.',
  'scoring.R7.spread': 'Revenue is spread: the largest customer brings {share}.',
};

export const es: Record<keyof typeof en, string> = {
  'scoring.R7.title': 'Concentración y dependencia',
  'summary.topic.R7': 'concentración de los ingresos',
  'scoring.R7.asks': 'El peso del mayor cliente y una alternativa para plataformas y proveedores.',
  'scoring.R7.none': 'No encontramos nada sobre grandes clientes, plataformas o proveedores de los que dependa.',
  'scoring.R7.dependency': 'Se nombra una dependencia: «{line}». Por comprobar: la alternativa.',
  'scoring.R7.fallback': 'Se nombra una dependencia con alternativa: «{line}».',
  'scoring.R7.concentrated': 'El mayor cliente aporta el {share} de los ingresos.',
  'scoring.R7.spread': 'Los ingresos están repartidos: el mayor cliente aporta el {share}.',
};

export const fr: Record<keyof typeof en, string> = {
  'scoring.R7.title': 'Concentration et dépendance',
  'summary.topic.R7': 'la concentration du chiffre d’affaires',
  'scoring.R7.asks': 'La part du plus grand client, et un repli pour les plateformes et les fournisseurs.',
  'scoring.R7.none': 'Nous n’avons rien trouvé sur les grands clients, plateformes ou fournisseurs dont elle dépend.',
  'scoring.R7.dependency': 'Une dépendance est nommée : « {line} ». À vérifier : la solution de repli.',
  'scoring.R7.fallback': 'Une dépendance est nommée avec une solution de repli : « {line} ».',
  'scoring.R7.concentrated': 'Le plus grand client apporte {share} du revenu.',
  'scoring.R7.spread': 'Le revenu est réparti : le plus grand client apporte {share}.',
};
