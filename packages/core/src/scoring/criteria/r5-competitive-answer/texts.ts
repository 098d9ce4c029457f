/** R5 in words: its title, its topic mid-sentence, what it asks, and the reason for each outcome. */
export const en = {
  'scoring.R5.title': 'Answer to competitors',
  'summary.topic.R5': 'answer to competitors',
  'scoring.R5.asks': 'Why it wins, and what happens when incumbents react.',
  'scoring.R5.none': 'We found nothing on why it wins against the alternatives.',
  'scoring.R5.listed': 'Competitors are listed ({competitors}). To check: who has left them for it.',
  'scoring.R5.table': 'Its features are set beside those of others. To check: who has left them for it.',
  'scoring.R5.why': 'On why it wins: “{line}”. To check: who has left another for it.',
  'scoring.R5.answer': 'There is an answer to incumbents or a cost of switching: “{line}”.',
};

export const es: Record<keyof typeof en, string> = {
  'scoring.R5.title': 'Respuesta a la competencia',
  'summary.topic.R5': 'respuesta a los competidores',
  'scoring.R5.asks': 'Por qué gana y qué pasa cuando reaccionan los grandes.',
  'scoring.R5.none': 'No encontramos por qué gana frente a las alternativas.',
  'scoring.R5.listed': 'Se enumeran competidores ({competitors}). Por comprobar: quién los ha dejado por ella.',
  'scoring.R5.table': 'Sus funciones se comparan con las de otros. Por comprobar: quién los ha dejado por ella.',
  'scoring.R5.why': 'Sobre por qué gana: «{line}». Por comprobar: quién ha dejado a otro por ella.',
  'scoring.R5.answer': 'Hay una respuesta a los grandes o un coste de cambio: «{line}».',
};

export const fr: Record<keyof typeof en, string> = {
  'scoring.R5.title': 'Réponse à la concurrence',
  'summary.topic.R5': 'la réponse aux concurrents',
  'scoring.R5.asks': 'Pourquoi elle gagne, et ce qui se passe quand les grands réagissent.',
  'scoring.R5.none': 'Nous n’avons pas trouvé pourquoi elle l’emporte sur les alternatives.',
  'scoring.R5.listed': 'Des concurrents sont cités ({competitors}). À vérifier : qui les a quittés pour elle.',
  'scoring.R5.table': 'Ses fonctions sont comparées à celles des autres. À vérifier : qui les a quittés pour elle.',
  'scoring.R5.why': 'Sur ce qui la fait gagner : « {line} ». À vérifier : qui en a quitté un autre pour elle.',
  'scoring.R5.answer': 'Il y a une réponse aux grands ou un coût de changement : « {line} ».',
};
