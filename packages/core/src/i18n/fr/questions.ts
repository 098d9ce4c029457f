/** French: due-diligence questions and why each is asked. The same ids as in `en/questions.ts`. */
import type { questions as en } from '../en/questions.js';

export const questions: Record<keyof typeof en, string> = {
  'question.Q01':
    'Qui sont les fondateurs, qui répond du produit, des ventes et des finances, et depuis quand à temps plein ?',
  'question.Q02': 'Que savez-vous de vos clients qu’un nouvel entrant mettrait deux ans à apprendre ?',
  'question.Q02.customer':
    'Vous décrivez vos clients ainsi : « {customer} ». Que savez-vous d’eux qu’un nouvel entrant mettrait deux ans à apprendre ?',
  'question.Q03':
    'Qui développe le produit et qui le vend aujourd’hui, et lequel des deux profils recruterez-vous d’abord ?',
  'question.Q04': 'Que faut-il pour que toutes les personnes clés soient à temps plein, et à quelle échéance ?',
  'question.Q05':
    'Qu’avez-vous retiré de votre entreprise précédente, et quelle en a été l’issue pour ses investisseurs ?',
  'question.Q06':
    'Quelles décisions confieriez-vous d’abord à un associé ou à un cadre dirigeant, et que pourriez-vous faire de plus ?',
  'question.Q07':
    'Comment le capital est-il réparti, avec quel vesting, et une personne partie détient-elle encore des parts ?',
  'question.Q08': 'Combien de clients avez-vous interrogés, et que dépensent-ils aujourd’hui pour ce problème ?',
  'question.Q08.selling':
    'Combien ce problème coûte-t-il par an à l’un de vos clients, et sur quel budget vous paie-t-il ?',
  'question.Q08.customer':
    'Vous décrivez vos clients ainsi : « {customer} ». Combien en avez-vous interrogés, et que dépensent-ils aujourd’hui pour ce problème ?',
  'question.Q09':
    'En partant du bas : combien y a-t-il d’acheteurs, que paierait chacun par an, et combien pouvez-vous en toucher en trois ans ?',
  'question.Q10': 'Plutôt que {share} du marché : qui seront vos premiers clients, et pourquoi vous choisiront-ils ?',
  'question.Q11': 'Quelle part du marché le produit actuel pourrait-il servir, et sur quoi ce calcul repose-t-il ?',
  'question.Q11.value':
    'Sur ces {value}, quelle part le produit actuel pourrait-il servir, et sur quoi ce calcul repose-t-il ?',
  'question.Q12': 'Qu’est-ce qui a changé ces deux dernières années et rend cela possible maintenant et pas avant ?',
  'question.Q13':
    'Par quel canal sont venus vos dix derniers clients, combien chacun a-t-il coûté, et lequel allez-vous développer ?',
  'question.Q13.early': 'Par quel canal gagnerez-vous vos dix premiers clients, et qu’avez-vous déjà essayé ?',
  'question.Q14':
    'Qu’utilisent vos clients aujourd’hui à la place, y compris ne rien faire, et qu’est-ce qui les ferait changer ?',
  'question.Q15': 'Sur quoi {competitor} vous bat-il encore, et auprès de quel type d’acheteur ?',
  'question.Q15.plain': 'Sur quoi vos concurrents vous battent-ils encore, et auprès de quel type d’acheteur ?',
  'question.Q16': 'Qui, hors de l’entreprise, a constaté « {claim} », et chez combien de clients ?',
  'question.Q17': 'Si un grand acteur propose cela l’an prochain, qu’aurez-vous construit qui retienne vos clients ?',
  'question.Q17.competitor':
    'Si {competitor} propose cela l’an prochain, qu’aurez-vous construit qui retienne vos clients ?',
  'question.Q18':
    'Quels dépôts existent (numéro, pays, titulaire), et tous les inventeurs et prestataires ont-ils cédé leurs droits ?',
  'question.Q19':
    'Quelle part du modèle, des données ou de l’évaluation vous est propre, et que devient votre marge si le modèle que vous utilisez double de prix ou disparaît ?',
  'question.Q20':
    'Sur quelle base juridique détenez-vous les données que vous décrivez, et pouvez-vous entraîner des modèles avec ?',
  'question.Q21':
    'Que pouvons-nous essayer nous-mêmes cette semaine, et quelle est la prochaine chose qui doit marcher ?',
  'question.Q22': 'Qu’est-ce qui cède en premier à dix fois la charge actuelle, et combien coûterait la correction ?',
  'question.Q23': 'Quelles données personnelles ou réglementées détenez-vous, où sont-elles, et qui l’a audité ?',
  'question.Q24': 'Qui paie, combien, à quelle fréquence, et qui signe le contrat ?',
  'question.Q25': 'Quelle seule source de revenus portera les 18 prochains mois, et à quoi renoncerez-vous pour cela ?',
  'question.Q25.named':
    'Vous citez {streams} : qu’est-ce qui portera les revenus des 18 prochains mois, et à quoi renoncerez-vous pour cela ?',
  'question.Q26':
    'Quel a été le chiffre d’affaires de chacun des douze derniers mois, et quelle part en est récurrente ?',
  'question.Q26.plan':
    'Vous prévoyez {figure} ({metric}) : qu’est-ce qui en est signé à ce jour, et quelle part sera récurrente ?',
  'question.Q27':
    'Que compte votre ARR : contrats en service ou seulement signés, et comprend-il services, pilotes ou usage ?',
  'question.Q27.arr':
    'Que compte votre ARR de {arr} : contrats en service ou seulement signés, et comprend-il services, pilotes ou usage ?',
  'question.Q28':
    'Sur {volume} ({metric}), quelle part avez-vous conservée le trimestre dernier, et monte-t-elle ou baisse-t-elle ?',
  'question.Q29': 'Croissance de {growth} : de combien à combien, et entre quels mois ?',
  'question.Q30':
    'Parmi les clients arrivés il y a 12 mois, combien paient encore, et paient-ils plus ou moins qu’avant ?',
  'question.Q30.early': 'Parmi les clients arrivés il y a six mois, combien l’utilisent et le paient encore ?',
  'question.Q31':
    'Quels sont le coût d’acquisition, le prix, la marge brute et l’attrition, chacun par canal, et en combien de mois un client est-il rentabilisé ?',
  'question.Q32':
    'Sur ce total de {count} ({metric}), combien ont été actifs ces 30 derniers jours, et combien ont payé ?',
  'question.Q33':
    'Avec {name} : payant ou gratuit, signé quand, pour quel montant, et qu’est-ce qui en fait un contrat durable ?',
  'question.Q33.claim':
    'Vous mentionnez « {claim} » : payant ou gratuit, signé quand, pour quel montant, et qu’est-ce qui en fait un contrat ?',
  'question.Q33.plain':
    'Pour chaque pilote ou lettre d’intention : payant ou gratuit, signé quand, pour quel montant, et qu’est-ce qui en fait un contrat ?',
  'question.Q34': 'Quelle part du chiffre d’affaires vient de votre premier client, et des cinq premiers ?',
  'question.Q34.share':
    'Votre premier client représente {share} du chiffre d’affaires : quand ce contrat prend-il fin, et que coûterait sa perte ?',
  'question.Q35':
    'Quelles sont aujourd’hui la consommation nette et la trésorerie, et combien de mois tenez-vous sans argent frais ?',
  'question.Q36':
    'Combien de trésorerie chaque unité d’ARR net nouveau a-t-elle coûté sur les douze derniers mois, et qu’est-ce qui la fera baisser ?',
  'question.Q37': 'Avec la moitié de {amount}, jusqu’où iriez-vous, et que laisseriez-vous de côté ?',
  'question.Q37.plain': 'Combien levez-vous, que prouverez-vous avec, et jusqu’où iriez-vous avec la moitié ?',
  'question.Q38': 'Comment arrivez-vous à {valuation}, qui s’est engagé, et à quelles conditions ?',
  'question.Q38.plain': 'Quelle valorisation demandez-vous, qui s’est engagé, et à quelles conditions ?',
  'question.Q39': 'Quels trois leviers mènent de {actual} à {forecast} ({metric}), et lequel est déjà visible ?',
  'question.Q39.plain': 'Sur quels trois leviers repose la prévision, et lequel est déjà visible ?',
  'question.Q40':
    'La diapositive {firstSlide} donne {first} et la diapositive {secondSlide} donne {second} ({metric}) : laquelle est juste, et à quelle date ?',
  'question.Q40.open':
    'La diapositive {firstSlide} donne {first} et la diapositive {secondSlide} donne {second} ({metric}) : que compte chaque chiffre, et à quelle date ?',
  'question.Q40.check': 'Deux de vos chiffres ne s’accordent pas : lequel est juste, et à quelle date ?',
  'question.Q40.figures': '{detail} Quel chiffre est juste, et à quelle date ?',
  'question.Q40.sum': 'L’emploi prévu des fonds ne tombe pas juste : quelle est la répartition complète ?',
  'question.Q40.parts':
    'Quelle est la répartition complète de l’emploi prévu des fonds ? Nous avons lu des parts qui totalisent {sum}.',
  'question.Q41':
    'Quel agrément ou quelle autorisation vous faut-il sur votre premier marché, où en est la démarche, et que pouvez-vous vendre avant ?',
  'question.Q42':
    'Si les deux prochaines années se passent très bien, que possédera l’entreprise que personne d’autre n’a ?',
  'question.Q43': 'Après votre premier segment, lequel s’ouvre ensuite, et qu’est-ce qui le montre ?',
  'question.Q43.segment': 'Après « {segment} », quel segment s’ouvre ensuite, et qu’est-ce qui le montre ?',
  'question.Q44':
    'Qu’est-ce qui marche déjà si bien que plus d’argent le ferait croître plus vite, et comment le savez-vous ?',
  'question.Q39.customers':
    '{goal} ({metric}) à {price} supposent {needed} clients payants : d’où viennent-ils, et combien pouvez-vous en nommer aujourd’hui ?',
  'question.Q45': 'Vous écrivez « {claim} » : qu’est-ce qui le montre, et qui le dit en dehors de l’entreprise ?',
  'question.Q46':
    'Des revenus de {revenue} pour {volume} ({metric}), soit {rate} : que compte chacun de ces deux chiffres ?',
  'question.Q47':
    'Des revenus de {revenue} pour {count} {metric}, soit {each} par an chacun, et le prix est de {price} : combien paient, et combien ?',
  'question.Q48':
    'Une LTV de {ltv} représente {years} à {income} : depuis quand votre plus ancien client est-il là, et que suppose ce chiffre ?',
  'question.Q49':
    'Avec un CAC de {cac}, {count} {metric} coûtent {cost}, et la levée est de {ask} : d’où vient le reste ?',
  'question.Q50':
    'Un marché de {tam} pour {count} acheteurs, soit {each} par acheteur, et votre prix est de {price} : que compte d’autre le chiffre du marché ?',
  'question.Q51':
    '{goal} ({metric}) à {price} supposent {needed} clients, et le plan en annonce {planned} : lequel des trois chiffres bouge ?',
  'question.Q52': 'Vous prévoyez {figure} ({metric}) : combien y en a-t-il aujourd’hui, et comment sont-ils venus ?',
  'question.Q53': 'Vous prévoyez « {claim} » : qu’est-ce qui doit marcher avant, et qu’est-ce que cela prouverait ?',
  'question.Q54': 'Qui a accepté de payer {price}, et comment êtes-vous arrivés à ce prix ?',
  'question.Q54.selling': 'Combien de clients paient {price} aujourd’hui, et combien ont eu une remise ?',
  'question.Q55':
    'Sur les {count} que vous citez, combien pourraient acheter, et combien pouvez-vous en atteindre dans les douze prochains mois ?',
  'question.Q56':
    '{share} de la levée va à « {item} » : comment êtes-vous arrivés à cette part, et qu’en couperiez-vous d’abord ?',
  'question.Q57':
    'Vous présentez « {claim} » comme un avantage : qui l’a confirmé, et combien de temps faudrait-il à un concurrent pour l’égaler ?',
  'question.Q58': '« {claim} » : qui vous l’a dit, et que font-ils aujourd’hui ?',
  'question.Q59': '« {claim} » : quelle partie fonctionne aujourd’hui, et pouvons-nous la voir ?',
  'question.Q59.built': '« {claim} » : pouvons-nous le voir tourner, et où échoue-t-il encore ?',
  'question.Q60': 'Vous comptez gagner avec « {claim} » : qui a déjà payé pour cela, et combien ?',
  'question.Q61':
    '{goal} ({metric}) en {date} font {share} du {market} de {size} : lequel des deux chiffres tient, et que vend-on d’autre ?',
  'question.Q62': '{metric} de {sales} dépasse déjà votre SOM de {som} : que compte ce chiffre de marché ?',

  'question.why.missing':
    'Absent {slides, plural, one {de l’unique diapositive} other {des # diapositives}}{unread, plural, =0 {} one { (# illisible)} other { (# illisibles)}} : {topic}.',
  'question.why.look-there':
    '{n, plural, one {La diapositive {slides} en parle} other {Les diapositives {slides} en parlent}} ; nous n’avons pas pu y lire de réponse : {topic}.',
  'question.why.partial': 'La diapositive {slide} n’en montre qu’une partie ({topic}) : « {quote} ».',
  'question.why.unclear': 'Rien de clair trouvé : {topic}.',
  'question.why.open': 'Non jugé : {topic}.',
  'question.why.thin': 'Le deck n’en montre qu’une partie : {topic}.',
  'question.why.claim': 'La diapositive {slide} indique : « {quote} ».',
  'question.why.there': 'Ces mots figurent sur la diapositive {slide}.',
  'question.why.topic': 'La diapositive {slide} donne « {quote} » ({topic}).',
  'question.why.check': '{detail}',
  'question.why.single-founder': 'Nous n’avons trouvé qu’un seul fondateur nommé.',
  'question.why.single-person': 'Nous avons trouvé une seule personne de l’équipe nommée.',
  'question.why.shares':
    'Le deck nomme {founders, plural, one {# fondateur} other {# fondateurs}} ; nous n’avons rien trouvé sur la répartition du capital ni le vesting.',
  'question.why.shares-team': 'Nous n’avons rien trouvé sur la répartition du capital ni le vesting.',
  // Of documents kept before.
  'question.why.streams': 'Le deck énumère {streams, plural, one {# source} other {# sources}} de revenus.',
  'question.why.sector-ai': 'Le produit repose sur l’IA ; nous n’avons pas trouvé quelle part lui est propre.',
  'question.why.regulated':
    'L’entreprise opère dans {sector, select, fintech {les services financiers} healthtech {la santé} mobility {la mobilité} energy {l’énergie} other {un domaine réglementé}} ; nous n’avons trouvé ni licence, ni autorisation, ni état de conformité.',
  'question.why.data':
    'L’entreprise opère dans {sector, select, fintech {les services financiers} healthtech {la santé} other {un domaine aux données sensibles}} ; nous n’avons trouvé ni certificat ni audit.',
  'question.why.promising': 'Le score est assez bon pour demander jusqu’où l’entreprise peut aller.',
  'question.why.potential': 'Nous n’avons pas trouvé ce que l’entreprise pourrait devenir.',
};
