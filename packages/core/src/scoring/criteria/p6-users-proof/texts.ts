/** P6 in words: its title, its topic mid-sentence, what it asks, and the reason for each outcome. */
export const en = {
  'scoring.P6.title': 'Users’ proof',
  'summary.topic.P6': 'proof from users',
  'scoring.P6.asks': 'Named users with results, or a figure of use or loyalty.',
  'scoring.P6.none': 'We found no user, pilot, interview or figure of use.',
  'scoring.P6.unnamed': 'A user is quoted. To check: who stands behind the words.',
  'scoring.P6.asked': 'Of users who were asked or try it: “{line}”. To check: what came of it.',
  'scoring.P6.result': 'A result for a user, or a pilot that is paid for: “{line}”.',
  'scoring.P6.figure': 'A figure of use or loyalty is given: “{line}”.',
};

export const es: Record<keyof typeof en, string> = {
  'scoring.P6.title': 'Prueba de los usuarios',
  'summary.topic.P6': 'pruebas de usuarios',
  'scoring.P6.asks': 'Usuarios con nombre y resultados, o una cifra de uso o fidelidad.',
  'scoring.P6.none': 'No encontramos usuarios, pilotos, entrevistas ni cifras de uso.',
  'scoring.P6.unnamed': 'Se cita a un usuario. Por comprobar: quién está detrás de esas palabras.',
  'scoring.P6.asked': 'De usuarios consultados o que lo prueban: «{line}». Por comprobar: qué resultó.',
  'scoring.P6.result': 'Un resultado para un usuario, o un piloto de pago: «{line}».',
  'scoring.P6.figure': 'Se da una cifra de uso o fidelidad: «{line}».',
};

export const fr: Record<keyof typeof en, string> = {
  'scoring.P6.title': 'Preuve par les utilisateurs',
  'summary.topic.P6': 'les preuves apportées par les utilisateurs',
  'scoring.P6.asks': 'Des utilisateurs nommés avec des résultats, ou un chiffre d’usage ou de fidélité.',
  'scoring.P6.none': 'Nous n’avons trouvé ni utilisateur, ni pilote, ni entretien, ni chiffre d’usage.',
  'scoring.P6.unnamed': 'Un utilisateur est cité. À vérifier : qui est derrière ces mots.',
  'scoring.P6.asked': 'D’utilisateurs interrogés ou qui l’essaient : « {line} ». À vérifier : ce qui en est sorti.',
  'scoring.P6.result': 'Un résultat pour un utilisateur, ou un pilote payant : « {line} ».',
  'scoring.P6.figure': 'Un chiffre d’usage ou de fidélité est donné : « {line} ».',
};
