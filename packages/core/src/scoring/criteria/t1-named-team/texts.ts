/** T1 in words: its title, its topic mid-sentence, what it asks, and the reason for each outcome. */
export const en = {
  'scoring.T1.title': 'Named team',
  'summary.topic.T1': 'named founders',
  'scoring.T1.asks': 'Founders by name, each with a role and a line of relevant background.',
  'scoring.T1.none': 'We found no founder or executive by name.',
  'scoring.T1.unnamed': 'Roles are told without a name ({roles}). To check: who they are.',
  'scoring.T1.names': 'People are named ({people}). To check: who does what.',
  'scoring.T1.one': 'One person is named, with a role ({people}). To check: who else there is, and who founded it.',
  'scoring.T1.roles': 'Names and roles are given ({people}). To check: references.',
  'scoring.T1.told': 'Name, role and background are given ({people}).',
};

export const es: Record<keyof typeof en, string> = {
  'scoring.T1.title': 'Equipo con nombre',
  'summary.topic.T1': 'fundadores identificados',
  'scoring.T1.asks': 'Los fundadores por su nombre, cada uno con su función y una línea de trayectoria relevante.',
  'scoring.T1.none': 'No encontramos ningún fundador ni directivo con nombre.',
  'scoring.T1.unnamed': 'Se cuentan funciones sin nombre ({roles}). Por comprobar: quiénes son.',
  'scoring.T1.names': 'Se nombra a personas ({people}). Por comprobar: quién hace qué.',
  'scoring.T1.one':
    'Se nombra a una persona, con su función ({people}). Por comprobar: quién más hay y quién la fundó.',
  'scoring.T1.roles': 'Se dan nombres y funciones ({people}). Por comprobar: referencias.',
  'scoring.T1.told': 'Se dan nombre, función y trayectoria ({people}).',
};

export const fr: Record<keyof typeof en, string> = {
  'scoring.T1.title': 'Équipe nommée',
  'summary.topic.T1': 'l’identité des fondateurs',
  'scoring.T1.asks': 'Les fondateurs par leur nom, chacun avec son rôle et une ligne de parcours pertinent.',
  'scoring.T1.none': 'Nous n’avons trouvé ni fondateur ni dirigeant nommés.',
  'scoring.T1.unnamed': 'Des fonctions sont décrites sans nom ({roles}). À vérifier : qui les occupe.',
  'scoring.T1.names': 'Des personnes sont nommées ({people}). À vérifier : qui fait quoi.',
  'scoring.T1.one':
    'Une personne est nommée, avec sa fonction ({people}). À vérifier : qui d’autre en est, et qui l’a fondée.',
  'scoring.T1.roles': 'Noms et fonctions sont donnés ({people}). À vérifier : les références.',
  'scoring.T1.told': 'Nom, rôle et parcours sont donnés ({people}).',
};
