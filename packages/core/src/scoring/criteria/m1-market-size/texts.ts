/** M1 in words: its title, its topic mid-sentence, what it asks, and the reason for each outcome. */
export const en = {
  'scoring.M1.title': 'Market size',
  'summary.topic.M1': 'market size',
  'scoring.M1.asks':
    'A market cut down to what can be served, built from buyers and price or cited with year and source.',
  'scoring.M1.none': 'We found no market size.',
  'scoring.M1.segment': 'The market is named ({segment}). To check: its size.',
  'scoring.M1.not-nested':
    'The market sizes do not fit into each other: the smaller market is given the larger figure.',
  'scoring.M1.one-figure': 'A market of {size} is stated. To check: whether it holds when counted from below.',
  'scoring.M1.nested': 'The market ({size}) is cut down to what can be served. To check: how each step was counted.',
  'scoring.M1.complete': 'Total, serviceable and obtainable market are given with year and source ({source}).',
  'scoring.M1.built': 'The market ({size}) is cut down to what can be served and follows from {buyers} at {price}.',
};

export const es: Record<keyof typeof en, string> = {
  'scoring.M1.title': 'Tamaño del mercado',
  'summary.topic.M1': 'tamaño del mercado',
  'scoring.M1.asks':
    'Un mercado reducido a lo que se puede atender, construido con compradores y precio o citado con año y fuente.',
  'scoring.M1.none': 'No encontramos el tamaño del mercado.',
  'scoring.M1.segment': 'Se nombra el mercado ({segment}). Por comprobar: su tamaño.',
  'scoring.M1.not-nested': 'Los tamaños de mercado no encajan: el mercado menor lleva la cifra mayor.',
  'scoring.M1.one-figure': 'Se indica un mercado de {size}. Por comprobar: si se sostiene al contarlo desde abajo.',
  'scoring.M1.nested':
    'El mercado ({size}) se acota a lo que se puede atender. Por comprobar: cómo se contó cada tramo.',
  'scoring.M1.complete': 'Se dan mercado total, accesible y alcanzable, con año y fuente ({source}).',
  'scoring.M1.built': 'El mercado ({size}) se reduce a lo que se puede atender y se deduce de {buyers} a {price}.',
};

export const fr: Record<keyof typeof en, string> = {
  'scoring.M1.title': 'Taille du marché',
  'summary.topic.M1': 'la taille du marché',
  'scoring.M1.asks':
    'Un marché ramené à ce qui peut être servi, construit par acheteurs et prix ou cité avec année et source.',
  'scoring.M1.none': 'Nous n’avons pas trouvé la taille du marché.',
  'scoring.M1.segment': 'Le marché est nommé ({segment}). À vérifier : sa taille.',
  'scoring.M1.not-nested':
    'Les tailles de marché ne s’emboîtent pas : le plus petit marché porte le plus grand chiffre.',
  'scoring.M1.one-figure': 'Un marché de {size} est indiqué. À vérifier : s’il tient quand on le compte par le bas.',
  'scoring.M1.nested':
    'Le marché ({size}) est ramené à ce qui peut être servi. À vérifier : comment chaque étape a été comptée.',
  'scoring.M1.complete': 'Marché total, accessible et atteignable sont donnés, avec année et source ({source}).',
  'scoring.M1.built': 'Le marché ({size}) est ramené à ce qui peut être servi et découle de {buyers} à {price}.',
};
