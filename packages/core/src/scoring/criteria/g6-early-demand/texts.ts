/** G6 in words: its title, its topic mid-sentence, what it asks, and the reason for each outcome. */
export const en = {
  'scoring.G6.title': 'Demand before revenue',
  'summary.topic.G6': 'demand before revenue',
  'scoring.G6.asks': 'Paid pilots, letters of intent with a value, named pilots.',
  'scoring.G6.none': 'We found no pilot, letter of intent, waiting list or interview.',
  'scoring.G6.signups': 'Of sign-ups or downloads: “{line}”. To check: how many of them would pay.',
  'scoring.G6.counted': 'Of early demand: “{line}”. To check: what turns it into a contract.',
  'scoring.G6.named': 'Pilots or letters of intent with names: {names}.',
  'scoring.G6.unnamed': 'Of pilots or letters of intent: “{line}”. To check: what turns them into contracts.',
  'scoring.G6.paid': 'Somebody has put money to it before launch: “{line}”.',
  'scoring.G6.pays': 'Customers pay already, which says more than pilots or letters of intent.',
};

export const es: Record<keyof typeof en, string> = {
  'scoring.G6.title': 'Demanda antes de ingresos',
  'summary.topic.G6': 'demanda previa a los ingresos',
  'scoring.G6.asks': 'Pilotos de pago, cartas de intención con importe, pilotos con nombre.',
  'scoring.G6.none': 'No encontramos pilotos, cartas de intención, lista de espera ni entrevistas.',
  'scoring.G6.signups': 'De registros o descargas: «{line}». Por comprobar: cuántos de ellos pagarían.',
  'scoring.G6.counted': 'De la demanda temprana: «{line}». Por comprobar: qué la convierte en contrato.',
  'scoring.G6.named': 'Pilotos o cartas de intención con nombre: {names}.',
  'scoring.G6.unnamed': 'De pilotos o cartas de intención: «{line}». Por comprobar: qué los convierte en contratos.',
  'scoring.G6.paid': 'Alguien ha puesto dinero antes del lanzamiento: «{line}».',
  'scoring.G6.pays': 'Ya hay clientes que pagan, lo que dice más que pilotos o cartas de intención.',
};

export const fr: Record<keyof typeof en, string> = {
  'scoring.G6.title': 'Demande avant revenu',
  'summary.topic.G6': 'la demande avant tout revenu',
  'scoring.G6.asks': 'Pilotes payés, lettres d’intention chiffrées, pilotes nommés.',
  'scoring.G6.none': 'Nous n’avons trouvé ni pilote, ni lettre d’intention, ni liste d’attente, ni entretien.',
  'scoring.G6.signups':
    'Des inscriptions ou des téléchargements : « {line} ». À vérifier : combien d’entre eux paieraient.',
  'scoring.G6.counted': 'De la demande précoce : « {line} ». À vérifier : ce qui en fait un contrat.',
  'scoring.G6.named': 'Pilotes ou lettres d’intention nommés : {names}.',
  'scoring.G6.unnamed':
    'Des pilotes ou des lettres d’intention : « {line} ». À vérifier : ce qui en fait des contrats.',
  'scoring.G6.paid': 'Quelqu’un a engagé de l’argent avant le lancement : « {line} ».',
  'scoring.G6.pays': 'Des clients paient déjà, ce qui vaut mieux que des pilotes ou des lettres d’intention.',
};
