/** French: risk criteria. The same ids as in `en/scoring-risk.ts`. */
import type { scoringRisk as en } from '../en/scoring-risk.js';

export const scoringRisk: Record<keyof typeof en, string> = {
  'scoring.R1.asks': 'Consommation nette, trésorerie et au moins 18 mois d’autonomie après le tour.',
  'scoring.R1.none': 'Nous n’avons trouvé ni consommation, ni trésorerie, ni autonomie, ni rentabilité.',
  'scoring.R1.burn-alone':
    'La consommation est donnée ({figure}) ; nous n’avons pas trouvé combien de temps l’argent dure.',
  'scoring.R1.cash-alone': 'La trésorerie est donnée ({figure}) ; nous n’avons pas trouvé combien de temps elle dure.',
  'scoring.R1.short':
    '{months} mois de trésorerie{when, select, round { après le tour} now { à ce jour} other {}} : peu de marge avant le prochain tour.',
  'scoring.R1.long': '{months} mois de trésorerie{when, select, round { après le tour} now { à ce jour} other {}}.',
  'scoring.R1.flat': 'Au rythme actuel, l’argent durerait environ {months} mois ; le deck n’indique pas d’autonomie.',
  'scoring.R1.disagrees':
    '{months} mois d’autonomie sont annoncés, nettement plus que ce que dure l’argent au rythme actuel.',
  'scoring.R1.profitable-unshown':
    'Le deck parle de rentabilité ou d’équilibre, mais ne montre aucun revenu qui le porte.',
  'scoring.R1.profitable': 'L’entreprise se dit rentable ou à l’équilibre.',

  'scoring.R2.asks': 'Consommation nette par unité de revenu récurrent nouveau.',
  'scoring.R2.none': 'Nous n’avons pas trouvé combien de trésorerie coûte la croissance.',
  'scoring.R2.raised': '{raised} levés à ce jour ; ce qu’ils ont permis n’est pas montré.',
  'scoring.R2.milestones':
    '{raised} levés à ce jour, avec des jalons atteints ; le burn multiple ne peut être calculé.',
  'scoring.R2.no-growth': 'La trésorerie est consommée sans que le revenu récurrent progresse.',
  'scoring.R2.costly': 'Un burn multiple de {multiple} : la croissance coûte cher.',
  'scoring.R2.fair': 'Un burn multiple de {multiple} : la croissance a un prix acceptable.',
  'scoring.R2.good': 'Un burn multiple de {multiple} : la croissance est efficace.',

  'scoring.R3.asks': 'Un montant, un emploi des fonds qui tombe juste et les jalons datés qu’il permet.',
  'scoring.R3.none': 'Nous n’avons pas trouvé le montant recherché.',
  'scoring.R3.raising': 'Une levée est évoquée, sans montant.',
  'scoring.R3.amount': '{ask} sont demandés, sans dire à quoi ils serviront.',
  'scoring.R3.list': '{ask} sont demandés et des emplois sont cités, sans parts que l’on puisse additionner.',
  'scoring.R3.sum': '{ask} sont demandés, mais l’emploi des fonds totalise {sum}.',
  'scoring.R3.funds': '{ask} sont demandés avec un emploi des fonds qui tombe juste ; les jalons datés manquent.',
  'scoring.R3.complete': '{ask} sont demandés, avec un emploi des fonds qui tombe juste et des jalons datés.',

  'scoring.R4.asks': 'Montant, valorisation et dilution usuels pour le stade et la région.',
  'scoring.R4.none': 'Sans montant, les conditions ne peuvent être comparées à l’usage.',
  'scoring.R4.usual': '{figure} reste dans la fourchette usuelle en {stage} (de {low} à {high}).',
  'scoring.R4.small': '{figure}, c’est peu en {stage}, où l’usage va de {low} à {high}.',
  'scoring.R4.large': '{figure}, c’est beaucoup en {stage}, où l’usage va de {low} à {high}.',
  'scoring.R4.dilution':
    'Montant et valorisation reviendraient à céder {share} de l’entreprise ; l’usage est de {least, number} à {most}.',

  'scoring.R5.asks': 'Pourquoi elle gagne, et ce qui se passe quand les grands réagissent.',
  'scoring.R5.none': 'Nous n’avons pas trouvé pourquoi elle l’emporte sur les alternatives.',
  'scoring.R5.listed': 'Des concurrents sont cités ({competitors}), mais pas pourquoi elle l’emporte sur eux.',
  'scoring.R5.why':
    'On sait pourquoi elle gagne : « {line} ». Ce qui se passe quand les grands réagissent n’est pas dit.',
  'scoring.R5.answer': 'Il y a une réponse aux grands ou un coût de changement : « {line} ».',

  'scoring.R6.asks': 'Quelles règles s’appliquent, où en sont les licences, qui détient les droits.',
  'scoring.R6.none': 'Nous n’avons rien trouvé sur la réglementation, les licences ou les droits.',
  'scoring.R6.denied': 'Le deck dit qu’aucune licence n’est nécessaire, sans raison.',
  'scoring.R6.mentioned': 'La réglementation ou les droits sont évoqués en passant.',
  'scoring.R6.named': 'Les règles applicables sont nommées (« {line} »), mais pas le degré de conformité.',
  'scoring.R6.status': 'L’état d’une licence ou d’un droit est donné : « {line} ».',
  'scoring.R6.held': 'Une licence ou un certificat est détenu : « {line} ».',

  'scoring.R7.asks': 'La part du plus grand client, et un repli pour les plateformes et les fournisseurs.',
  'scoring.R7.none': 'Nous n’avons rien trouvé sur les grands clients, plateformes ou fournisseurs dont elle dépend.',
  'scoring.R7.dependency': 'Une dépendance est nommée sans solution de repli : « {line} ».',
  'scoring.R7.fallback': 'Une dépendance est nommée avec une solution de repli : « {line} ».',
  'scoring.R7.concentrated': 'Le plus grand client apporte {share} du revenu.',
  'scoring.R7.spread': 'Le revenu est réparti : le plus grand client apporte {share}.',

  'scoring.R8.asks': 'Des chiffres du deck qui se confirment entre eux.',
  'scoring.R8.none': 'Nous n’avons pas trouvé deux chiffres qui puissent se confirmer.',
  'scoring.R8.failed': '{n, plural, one {Un contrôle des chiffres échoue} other {# contrôles des chiffres échouent}}.',
  'scoring.R8.passed':
    '{n, plural, one {Un contrôle des chiffres concorde} other {# contrôles des chiffres concordent}}, et aucun n’échoue.',

  'scoring.R9.asks': 'Ce qui peut mal tourner en interne, et le plan prévu.',
  'scoring.R9.none': 'Nous n’avons trouvé ni risque ni manque interne.',
  'scoring.R9.mentioned': 'Des risques sont évoqués en termes généraux.',
  'scoring.R9.gap': 'Un manque ou un risque est nommé, sans plan : « {line} ».',
  'scoring.R9.plan': 'Un manque ou un risque est nommé avec un plan : « {line} ».',

  'scoring.R10.asks': 'Une prévision avec ses leviers, à portée de ce qui a été atteint.',
  'scoring.R10.none': 'Nous n’avons pas trouvé de prévision.',
  'scoring.R10.driver-alone': 'Des leviers de croissance sont nommés, sans prévision.',
  'scoring.R10.no-base': 'Une prévision est montrée, sans leviers ni chiffre réel de départ.',
  'scoring.R10.wild': 'L’an prochain est prévu à {factor} le dernier chiffre réel, sans leviers.',
  'scoring.R10.bare': 'L’an prochain est prévu à {factor} le dernier chiffre réel ; ce qui le porte n’est pas dit.',
  'scoring.R10.drivers': 'La prévision a des leviers, mais pas de chiffre réel dont elle reste à 3× au plus.',
  'scoring.R10.grounded': 'La prévision a des leviers et part d’un chiffre réel ({factor} l’an prochain).',
};
