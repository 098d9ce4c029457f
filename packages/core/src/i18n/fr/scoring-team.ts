/** French: team criteria. The same ids as in `en/scoring-team.ts`. */
import type { scoringTeam as en } from '../en/scoring-team.js';

export const scoringTeam: Record<keyof typeof en, string> = {
  'scoring.T1.asks': 'Les fondateurs par leur nom, chacun avec son rôle et une ligne de parcours pertinent.',
  'scoring.T1.none': 'Nous n’avons trouvé ni fondateur ni dirigeant nommés.',
  'scoring.T1.section': 'Il y a une diapositive équipe, mais aucun nom n’a pu y être lu.',
  'scoring.T1.names':
    '{n, plural, one {Une personne est nommée} other {# personnes sont nommées}} ({people}), sans rôles clairs.',
  'scoring.T1.roles': 'Noms et fonctions sont donnés ({people}) ; nous n’avons pas trouvé d’où viennent ces personnes.',
  'scoring.T1.told': 'Nom, rôle et parcours sont donnés ({people}).',

  'scoring.T2.asks': 'Des années ou un poste dans le monde de l’acheteur, et un résultat obtenu là.',
  'scoring.T2.none': 'Nous n’avons rien trouvé qui relie les fondateurs au monde de leur acheteur.',
  'scoring.T2.adjective': 'L’équipe est dite expérimentée, sans employeur ni années.',
  'scoring.T2.employer':
    'Un employeur ou des années sont donnés, sans long passage dans le monde de l’acheteur : « {line} ».',
  'scoring.T2.deep': 'Longue expérience du monde de l’acheteur : « {line} ». Aucun résultat n’en est donné.',
  'scoring.T2.result': 'Longue expérience du monde de l’acheteur (« {line} ») et un résultat : « {result} ».',

  'scoring.T3.asks': 'Ce que les fondateurs ont bâti, fait grandir ou vendu auparavant.',
  'scoring.T3.none': 'Nous n’avons trouvé ni entreprise ni réussite antérieure des fondateurs.',
  'scoring.T3.asserted': 'Un palmarès est affirmé, mais aucune entreprise n’est nommée.',
  'scoring.T3.company': 'Une entreprise antérieure est nommée, sans son issue : « {line} ».',
  'scoring.T3.scaled': 'Ils ont déjà fait grandir quelque chose, chiffre à l’appui : « {line} ».',
  'scoring.T3.exit': 'Une cession ou sortie antérieure est nommée : « {line} ».',

  'scoring.T4.asks': 'Quelqu’un qui construit le produit et quelqu’un qui le vend.',
  'scoring.T4.none': 'Nous n’avons pas pu voir qui construit le produit ni qui le vend.',
  'scoring.T4.builds': '{builder} construit ; aucune personne nommée ne vend.',
  'scoring.T4.sells': '{seller} vend ; aucune personne nommée ne construit.',
  'scoring.T4.both': '{builder} construit et {seller} vend.',

  'scoring.T5.asks': 'Des fondateurs à temps plein.',
  'scoring.T5.none': 'Nous n’avons pas trouvé si les fondateurs travaillent à temps plein.',
  'scoring.T5.part': 'Un temps partiel est indiqué : « {line} ».',
  'scoring.T5.implied': 'Le temps plein n’est que sous-entendu : « {line} ».',
  'scoring.T5.full': 'L’engagement à temps plein est indiqué.',

  'scoring.T6.asks': 'Un responsable technique, et un diplôme, un article, un brevet ou un système livré à l’appui.',
  'scoring.T6.none': 'Nous n’avons trouvé personne de technique nommé.',
  'scoring.T6.agent': 'Un agent d’IA tient lieu de responsable technique ; personne qui construise n’est nommé.',
  'scoring.T6.asserted': 'La force technique est affirmée, sans personne ni preuve.',
  'scoring.T6.lead':
    'Un responsable technique est nommé ({lead}) ; ni diplôme, ni article, ni brevet, ni système livré ne montre son niveau.',
  'scoring.T6.proof': 'La solidité technique est montrée : « {proof} ». On ne sait pas qui dirige le développement.',
  'scoring.T6.others':
    '{builder} dirige le développement ; ce qui montre la solidité technique concerne quelqu’un d’autre : « {proof} ».',
  'scoring.T6.both': '{builder} dirige le développement et la solidité est montrée : « {proof} ».',

  'scoring.T7.asks': 'Au moins deux soutiens nommés, et en quoi ils comptent.',
  'scoring.T7.none': 'Nous n’avons trouvé ni conseiller, ni administrateur, ni investisseur nommés.',
  'scoring.T7.named': 'Des soutiens sont nommés ({people}), mais pas au moins deux dont l’intérêt soit expliqué.',
  'scoring.T7.relevant': 'Soutiens dont l’intérêt est expliqué : {people}.',

  'scoring.T8.asks': 'Des postes à pourvoir, liés à l’emploi des fonds et à une date.',
  'scoring.T8.none': 'Nous n’avons pas trouvé de plan de recrutement.',
  'scoring.T8.roles': 'Des recrutements sont évoqués, sans budget ni date : « {plan} ».',
  'scoring.T8.tied': 'Les recrutements sont liés à un budget ou à une date : « {plan} ».',

  'scoring.T9.asks': 'Des responsables de fonction en plus des fondateurs.',
  'scoring.T9.none': 'Nous n’avons pas trouvé de responsable de fonction en plus des fondateurs.',
  'scoring.T9.heads':
    'En plus des fondateurs, {n, plural, one {un responsable de fonction est nommé} other {# responsables de fonction sont nommés}} : {people}.',
};
