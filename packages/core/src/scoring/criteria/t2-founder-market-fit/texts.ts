/** T2 in words: its title, its topic mid-sentence, what it asks, and the reason for each outcome. */
export const en = {
  'scoring.T2.title': 'Founder–market fit',
  'summary.topic.T2': 'experience in the field',
  'scoring.T2.asks': 'Years or a role in the buyer’s world, and a result there.',
  'scoring.T2.none': 'We found nothing that connects the founders with the world of their buyer.',
  'scoring.T2.adjective': 'The team is called experienced. To check: how far that serves this market.',
  'scoring.T2.employer': 'Of where they come from: “{line}”. To check: how long in the buyer’s world.',
  'scoring.T2.deep': 'Long experience is told: “{line}”. To check: what it gives in the buyer’s world.',
  'scoring.T2.result': 'Long experience in the buyer’s world (“{line}”), and a result: “{result}”.',
};

export const es: Record<keyof typeof en, string> = {
  'scoring.T2.title': 'Encaje fundadores–mercado',
  'summary.topic.T2': 'experiencia en el sector',
  'scoring.T2.asks': 'Años o un puesto en el mundo del comprador, y un resultado allí.',
  'scoring.T2.none': 'No encontramos nada que una a los fundadores con el mundo de su comprador.',
  'scoring.T2.adjective': 'Se dice que el equipo tiene experiencia. Por comprobar: en qué sirve a este mercado.',
  'scoring.T2.employer': 'De dónde vienen: «{line}». Por comprobar: cuánto tiempo en el mundo del comprador.',
  'scoring.T2.deep': 'Se cuenta una larga experiencia: «{line}». Por comprobar: qué aporta en el mundo del comprador.',
  'scoring.T2.result': 'Larga experiencia en el mundo del comprador («{line}») y un resultado: «{result}».',
};

export const fr: Record<keyof typeof en, string> = {
  'scoring.T2.title': 'Adéquation fondateurs–marché',
  'summary.topic.T2': 'l’expérience du secteur',
  'scoring.T2.asks': 'Des années ou un poste dans le monde de l’acheteur, et un résultat obtenu là.',
  'scoring.T2.none': 'Nous n’avons rien trouvé qui relie les fondateurs au monde de leur acheteur.',
  'scoring.T2.adjective': 'L’équipe est dite expérimentée. À vérifier : en quoi cela sert ce marché.',
  'scoring.T2.employer': 'D’où ils viennent : « {line} ». À vérifier : combien de temps dans le monde de l’acheteur.',
  'scoring.T2.deep':
    'Une longue expérience est racontée : « {line} ». À vérifier : ce qu’elle apporte dans le monde de l’acheteur.',
  'scoring.T2.result': 'Longue expérience du monde de l’acheteur (« {line} ») et un résultat : « {result} ».',
};
