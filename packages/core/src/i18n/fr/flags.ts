/** French: red flags, by name and with their reason. The same ids as in `en/flags.ts`. */
import type { flags as en } from '../en/flags.js';

export const flags: Record<keyof typeof en, string> = {
  'flag.name.sizes-not-nested': 'Tailles de marché incohérentes',
  'flag.name.top-down-market': 'Marché estimé uniquement par le haut',
  'flag.name.oversized-market': 'Marché disproportionné',
  'flag.name.no-competitors-claimed': 'Aucun concurrent, selon le deck',
  'flag.name.flattering-matrix': 'Comparaison complaisante',
  'flag.name.vanity-metric': 'Indicateur flatteur en guise de traction',
  'flag.name.volume-as-revenue': 'Volume présenté comme chiffre d’affaires',
  'flag.name.bookings-as-arr': 'Contrats signés comptés comme ARR',
  'flag.name.thin-run-rate': 'Rythme annuel fondé sur peu de mois',
  'flag.name.growth-without-base': 'Croissance sans base',
  'flag.name.hockey-stick': 'Prévision très raide',
  'flag.name.cumulative-only': 'Chiffres uniquement cumulés',
  'flag.name.unit-economics-mismatch': 'L’économie par client ne tombe pas juste',
  'flag.name.impossible-percentage': 'Pourcentage impossible',
  'flag.name.use-of-funds-sum': 'L’emploi des fonds ne tombe pas juste',
  'flag.name.contradiction': 'Contradiction entre diapositives',
  'flag.name.short-runway': 'Runway court',
  'flag.name.high-burn-multiple': 'Burn multiple élevé',
  'flag.name.ask-without-use': 'Emploi des fonds non trouvé',
  'flag.name.unusual-round': 'Tour très éloigné des usages',
  'flag.name.valuation-mismatch': 'La valorisation ne tombe pas juste',
  'flag.name.key-role-open': 'Poste clé vacant ou à temps partiel',
  'flag.name.advisors-exceed-team': 'Plus de conseillers que d’équipe',
  'flag.name.prestige-only': 'Prestige sans fonction',
  'flag.name.customer-concentration': 'Dépendance à un client',
  'flag.name.platform-dependence': 'Dépendance à une plateforme',
  'flag.name.regulation-silent': 'Activité réglementée, réglementation non trouvée',
  'flag.name.guaranteed-return': 'Rendement garanti promis',
  'flag.name.template-left-in': 'Restes de modèle',
  'flag.name.stale-figures': 'Chiffres anciens',
  'flag.name.unexplained-pivot': 'Changement de nom ou de produit inexpliqué',
  'flag.name.token-sale': 'Jeton à la place du capital',
  'flag.name.prompt-injection': 'Consigne adressée au lecteur ou à une IA',
  'flag.name.quoted-instruction': 'Consigne citée comme sujet',
  'flag.name.doubtful-instruction': 'Mots qui peuvent être une consigne',
  'flag.name.hidden-text': 'Texte caché',
  'flag.name.unsourced-superlatives': 'Superlatifs sans source',
  'flag.name.services-as-software': 'Services présentés comme un logiciel',
  'flag.name.friendly-revenue': 'Clients proches de l’entreprise',
  'flag.name.placeholder-people': 'Texte de modèle à la place des personnes',
  'flag.name.repeated-praise': 'Même éloge sous deux noms',
  'flag.name.relative-as-pilot': 'Seul essai avec un proche',
  'flag.name.audit-without-product': 'Audit annoncé, produit au prototype',
  'flag.name.ask-without-stage': 'Tour non nommé',
  'flag.name.round-in-two-currencies': 'Tour en deux devises',
  'flag.name.units-apart': 'Unités qui ne vont pas ensemble',

  'flag.top-down-market':
    'Le marché est abordé par le haut ({share} du total) ; nous n’avons trouvé ni nombre d’acheteurs ni prix à l’appui.',
  'flag.oversized-market': 'Un marché de {market} renseigne peu sur ce que cette entreprise peut atteindre.',
  'flag.oversized-market.against-build':
    'Le marché annoncé de {market} vaut {times} fois ce que donnent les acheteurs et le prix du deck lui-même ({build}).',
  'flag.no-competitors-claimed':
    'La diapositive {slide} dit « {quote} » ; les clients ont pourtant toujours une alternative.',
  'flag.no-competitors-claimed.narrow':
    'La diapositive {slide} dit « {quote} » ; elle devrait tout de même dire ce qu’utilisent les clients aujourd’hui.',
  'flag.no-competitors-claimed.named': 'La diapositive {slide} dit « {quote} », et le deck cite {rivals}.',
  'flag.flattering-matrix':
    'La comparaison coche l’entreprise à chaque ligne et aucun rival partout : où les autres sont-ils meilleurs ?',
  'flag.vanity-metric':
    'La traction montrée est de {value} ({metric}) ; nous n’avons trouvé à ses côtés ni usage actif, ni client payant, ni revenu.',
  'flag.volume-as-revenue.same':
    'Le même chiffre, {value}, figure à la fois comme {metric} et comme chiffre d’affaires ; or celui-ci n’est que la part conservée par l’entreprise.',
  'flag.volume-as-revenue.alone':
    'Le deck donne {value} ({metric}) ; nous n’avons trouvé ni le chiffre d’affaires ni la part que conserve l’entreprise.',
  'flag.bookings-as-arr': 'L’ARR de {value} est décrit comme signé ou engagé : ce n’est pas encore un revenu en cours.',
  'flag.bookings-as-arr.same':
    'Le même chiffre, {value}, figure à la fois comme {metric} et comme ARR ; un contrat signé n’est pas encore un revenu en cours.',
  'flag.bookings-as-arr.contracted':
    'Le deck donne un ARR contractualisé de {value} ; nous n’avons pas trouvé ce qui est déjà en service.',
  'flag.thin-run-rate':
    'Un revenu de {value} est extrapolé à l’année ; nous n’avons pas trouvé de série mensuelle pour l’étayer.',
  'flag.growth-without-base':
    'Une croissance de {value} est annoncée ; nous n’avons trouvé ni le chiffre de départ ni le chiffre actuel.',
  'flag.hockey-stick':
    'Prévision ({metric}) : de {actual} à {forecast} ({times}). Le deck dit ce qui la porte, mais la marche reste à prouver.',
  'flag.hockey-stick.no-drivers':
    'Prévision ({metric}) : de {actual} à {forecast} ({times}). Nous n’avons pas trouvé ce qui la porte.',
  'flag.cumulative-only':
    'Nous n’avons trouvé que des chiffres cumulés ; ils ne peuvent pas baisser et masquent donc le rythme actuel.',
  'flag.high-ltv-cac':
    'Un ratio LTV/CAC de {ratio} tient rarement ; il manque peut-être l’attrition, la marge ou le coût complet d’acquisition.',
  'flag.impossible-percentage.over': 'Une valeur de {value} ({metric}) ne peut pas dépasser 100 %.',
  'flag.impossible-percentage.negative': 'Une valeur de {value} ({metric}) ne peut pas être négative.',
  'flag.contradiction':
    'Le deck donne deux valeurs pour un même indicateur ({metric}) : {first} (diapositive {firstSlide}) et {second} (diapositive {secondSlide}).',
  'flag.short-runway': 'Le runway annoncé est de {runway}.',
  'flag.short-runway.computed': 'Une trésorerie de {cash} avec une consommation de {burn} dure {runway}.',
  'flag.short-runway.round': 'Un tour de {ask} avec une consommation de {burn} dure {runway}.',
  'flag.high-burn-multiple': 'L’entreprise consomme {multiple} de trésorerie par unité de nouvel ARR.',
  'flag.ask-without-use': 'Le deck demande {ask} ; nous n’avons pas trouvé à quoi servira l’argent.',
  'flag.unusual-round.above': 'Un tour de {ask} est très au-dessus des usages à ce stade et dans cette région.',
  'flag.unusual-round.below': 'Un tour de {ask} est très au-dessous des usages à ce stade et dans cette région.',
  'flag.low-dilution': 'Le tour et la valorisation impliquent une dilution de {dilution}, inhabituellement basse.',
  'flag.high-dilution': 'Le tour et la valorisation impliquent une dilution de {dilution}, inhabituellement élevée.',
  'flag.key-role-open.open': 'Un poste clé n’est pas pourvu : {role}.',
  'flag.key-role-open.planned': 'Un poste reste à pourvoir, avec un plan pour cela : {role}.',
  'flag.key-role-open.part-time': 'Une personne clé est annoncée à temps partiel.',
  'flag.key-role-open.part-time-other': 'Une personne hors de l’équipe fondatrice est annoncée à temps partiel.',
  'flag.key-role-open.agent': 'Un agent d’IA figure parmi les membres de l’équipe.',
  'flag.advisors-exceed-team':
    '{advisors, plural, one {# conseiller est nommé} other {# conseillers sont nommés}} pour une équipe de {team, plural, one {# personne} other {# personnes}}.',
  'flag.prestige-only':
    'D’anciens employeurs ou écoles sont cités ; nous n’avons trouvé ni la fonction exercée ni le résultat obtenu.',
  'flag.customer-concentration': 'Un seul client représente {share} du chiffre d’affaires.',
  'flag.platform-dependence': 'La diapositive {slide} dit « {words} » ; nous n’avons trouvé aucune solution de repli.',
  'flag.regulation-silent':
    'L’entreprise opère dans un secteur réglementé ; nous n’avons rien trouvé sur les licences ni la conformité.',
  'flag.regulation-silent.denied':
    'Le deck affirme qu’aucun agrément n’est nécessaire ; nous n’avons pas trouvé pourquoi.',
  'flag.guaranteed-return':
    'Le deck promet un rendement garanti ou sans risque, ce qu’aucun placement sérieux n’offre.',
  'flag.template-left-in':
    '{count, plural, one {# champ du modèle est resté} other {# champs du modèle sont restés}} à remplir dans le deck.',
  'flag.stale-figures': 'Le chiffre réel le plus récent date de {newest}, plus d’un an avant {reading}.',
  'flag.unexplained-pivot.names':
    'Le deck porte deux noms d’entreprise, {first} et {second} ; nous n’avons pas trouvé d’explication.',
  'flag.unexplained-pivot.launch':
    'L’entreprise a été créée en {founded} et son lancement est récent ; nous n’avons pas trouvé ce qui a précédé.',
  'flag.token-sale':
    'Le deck propose un jeton et nous n’avons pas trouvé d’actions proposées : l’investisseur ne détiendrait pas de part de l’entreprise.',
  'flag.prompt-injection.hidden':
    '{slide, plural, =0 {Les propriétés du fichier contiennent} other {La diapositive # contient}} un texte non visible qui donne des consignes à celui qui évalue le deck, personne ou IA : « {excerpt} ». Il a été écarté de l’évaluation.',
  'flag.prompt-injection.visible':
    'La diapositive {slide} donne des consignes à celui qui évalue le deck, personne ou IA : « {excerpt} ». Elles ont été écartées de l’évaluation.',
  'flag.quoted-instruction':
    'La diapositive {slide} cite comme sujet une consigne donnée à une IA : « {excerpt} ». Elle n’a pas pesé sur l’évaluation.',
  'flag.doubtful-instruction':
    'La diapositive {slide} contient des mots qui peuvent donner une consigne à une IA ou seulement en parler : « {excerpt} ». Ils ont été laissés hors de l’évaluation ; un regard sur la diapositive suffit à trancher.',
  'flag.hidden-text.where':
    '{slide, plural, =0 {Les propriétés du fichier contiennent} other {La diapositive # contient}} un texte qui {how} : « {excerpt} ». Il a été écarté de l’évaluation.',
  'flag.hidden-text.same-colour': 'a la couleur de son fond',
  'flag.hidden-text.tiny': 'est trop petit pour être lu',
  'flag.hidden-text.off-slide': 'se trouve hors de la diapositive',
  'flag.hidden-text.covered': 'est recouvert par un autre objet',
  'flag.hidden-text.invisible-mode': 'est réglé pour ne pas s’afficher',
  'flag.hidden-text.transparent': 'est transparent',
  'flag.hidden-text.hidden-slide': 'se trouve sur une diapositive masquée',
  'flag.hidden-text.hidden-layer': 'se trouve sur un calque masqué',
  'flag.hidden-text.form-field': 'se trouve dans un champ de formulaire ou une annotation',
  'flag.hidden-text.not-drawn': 'est enregistré dans le fichier sans être affiché',
  'flag.hidden-text.invisible-characters': 'utilise des caractères invisibles ou qui changent le sens de lecture',
  'flag.hidden-text.glyph-mismatch': 'ne correspond pas à ce qui s’affiche',
  'flag.hidden-text.notes': 'se trouve dans les notes de l’orateur',
  'flag.hidden-text.alt': 'se trouve dans la description d’une image',
  'flag.hidden-text.metadata': 'se trouve dans les propriétés du fichier',
  'flag.hidden-text.comment': 'se trouve dans un commentaire',
  'flag.unsourced-superlatives':
    '{count, plural, one {# superlatif est employé} other {# superlatifs sont employés}} (« {example} ») ; nous n’avons pas trouvé de source.',
  'flag.services-as-software': 'Le modèle est présenté comme un logiciel, mais ses revenus viennent de services.',
  'flag.services-as-software.margin':
    'Une marge brute de {margin} est faible pour un logiciel et fait penser à une activité de services.',
  'flag.friendly-revenue': '{name} figure à la fois comme client et comme investisseur.',
  'flag.placeholder-people':
    'La diapositive {slide} garde le texte d’un modèle parmi ses personnes (« {words} ») : qui sont-elles, et qu’ont-elles fait ?',
  'flag.repeated-praise': 'Les mêmes mots d’éloge figurent sous deux noms, {first} et {second} : qui les a dits ?',
  'flag.relative-as-pilot':
    'Le seul usage que nous avons trouvé est celui d’un proche de l’équipe (« {words} ») : qui d’autre l’a essayé ?',
  'flag.audit-without-product':
    'La diapositive {slide} dit « {words} », alors que le produit que nous avons trouvé est au plus un prototype : qu’est-ce qui a été audité, et quand ?',
  'flag.ask-without-stage': 'Le deck demande {ask} ; nous n’avons pas trouvé de quel tour il s’agit.',
  'flag.round-in-two-currencies':
    'Le tour est de {ask} et ses parts sont dans une autre devise ({part}) : dans laquelle est-il levé ?',
  'flag.units-apart.currency':
    '{count} à {price} ne donnent {result} que comme nombres nus, car les devises diffèrent : dans quelle devise le calcul est-il fait ?',
  'flag.units-apart.period':
    '{count} à {price} donnent ce montant par mois, et le deck indique {result} : est-ce pour un mois ou pour un an ?',
};
