/** Words that say what a figure is: actual or forecast, target or example; and whose it is. */
import type { Basis, Subject } from '../../model/fact.js';
import { foldForLookup } from '../fold-text.js';
import { buildLexicon } from '../words/lexicon.js';
import type { Word } from '../words/words.js';

export interface Cue<Kind> {
  kind: Kind;
  start: number;
  end: number;
}

const BASIS_WORDS = buildLexicon<Exclude<Basis, 'external'> | 'none'>({
  forecast: [
    'forecast*', 'projected', 'projection*', 'projecting', 'expect', 'expected', 'expects', 'expecting', 'plan to', 'plan for', 'planned', 'planning to', 'anticipate*', 'will reach', 'will be', 'will grow', 'will generate', 'will have', 'will hit', 'we will', "we'll", 'to reach', 'estimated to', 'estimate', 'estimates', 'predicted', 'to grow to', 'on track to', 'on track for', 'going to', 'by end of', 'by the end of', 'would',
    'prevision', 'previsiones', 'previsto', 'prevista', 'previstos', 'previstas', 'prevemos', 'preve', 'proyeccion', 'proyecciones', 'proyectado', 'proyectada', 'proyectados', 'proyectamos', 'esperamos', 'se espera', 'esperado', 'estimado', 'estimada', 'estimamos', 'alcanzaremos', 'llegaremos', 'alcanzara', 'facturaremos', 'tendremos', 'seremos', 'creceremos', 'generaremos', 'lograremos',
    'previsionnel', 'previsionnels', 'previsionnelle', 'previsions', 'prevu', 'prevue', 'prevus', 'prevoyons', 'projete', 'projetes', 'projections', 'attendu', 'attendus', 'estimons', 'atteindrons', 'atteindre', 'aurons', 'serons', 'generera', 'atteindra', 'nous visons',
    'budget', 'we budget', 'budgeted', 'presupuesto', 'presupuestado', 'presupuestamos', 'budgete', 'budgetons', 'business plan', 'el plan', 'the plan', 'le plan', 'llegaremos a', 'llegamos a', 'arriverons', 'pipeline', 'pro forma', 'pro-forma',
  ],
  target: [
    'target', 'targets', 'targeting', 'goal', 'goals', 'aim', 'aims', 'aiming', 'potential', 'could reach', 'could generate', 'objective', 'milestone', 'milestones', 'ambition', 'aspire', 'want to reach', 'roadmap', 'obtainable', 'if we',
    'objetivo', 'objetivos', 'meta', 'metas', 'potencial', 'potenciales', 'podriamos', 'podria', 'queremos llegar', 'queremos alcanzar', 'hoja de ruta',
    'objectif', 'objectifs', 'cible', 'cibles', 'potentiel', 'potentiels', 'potentielle', 'pourrions', 'pourrait', 'viser', 'visons', 'feuille de route', 'ambitionnons',
  ],
  example: [
    'for example', 'e.g', 'for instance', 'imagine', 'suppose', 'illustrative', 'illustration', 'hypothetical', 'example', 'sample', 'assuming', 'what if', 'scenario', 'let say', 'placeholder',
    'por ejemplo', 'p ej', 'ejemplo', 'supongamos', 'ilustrativo', 'hipotetico', 'imagina', 'imaginemos', 'escenario', 'suponiendo', 'simulacion',
    'par exemple', 'p ex', 'exemple', 'imaginons', 'supposons', 'illustratif', 'hypothetique', 'scenario', 'en supposant',
  ],
  actual: [
    'actual', 'actuals', 'achieved', 'reached', 'generated', 'closed', 'to date', 'so far', 'already', 'currently', 'today', 'last month', 'last year', 'in the last', 'since launch', 'we have', 'we did', 'grew', 'current',
    'real', 'reales', 'logramos', 'logrado', 'alcanzado', 'alcanzamos', 'facturamos', 'cerramos', 'hasta la fecha', 'actualmente', 'hoy', 'ya', 'tenemos', 'crecimos', 'desde el lanzamiento', 'generamos', 'el mes pasado',
    'realise', 'realises', 'atteint', 'a ce jour', 'actuellement', "aujourd'hui", 'deja', 'nous avons', 'depuis le lancement', 'genere', 'le mois dernier',
  ],
  // Say nothing about the figure although a cue word stands in them.
  none: [
    'target market', 'target markets', 'target customer*', 'target audience', 'target segment*', 'target user*', 'target group', 'potential customer*', 'potential user*', 'potential client*', 'cliente objetivo', 'clientes objetivo', 'mercado objetivo', 'publico objetivo', 'mercado potencial', 'clientes potenciales', 'usuarios potenciales', 'clientele cible', 'marche cible', 'clients cibles', 'marche potentiel', 'clients potentiels', 'marketing budget', 'budgets of', 'plan de', 'tiempo real', 'real time', 'real estate', 'real world', 'sales pipeline', 'data pipeline', 'ci pipeline', 'estimated',
  ],
});

/** Cues of basis by place. */
export function findBasisCues(words: readonly Word[]): Cue<Exclude<Basis, 'external'>>[] {
  const hits = BASIS_WORDS.find(words);
  const blank = hits.filter(({ list }) => list === 'none');
  return hits.flatMap(({ list, start, end }) => {
    if (list === 'none' || blank.some((none) => none.start <= start && none.end >= end)) return [];
    return [{ kind: list, start, end }];
  });
}

const SUBJECT_WORDS = buildLexicon<'company' | 'market' | 'competitor' | 'customer' | 'none'>({
  company: [
    'we', 'our', 'ours', 'us', "we've", "we're", 'nosotros', 'nuestro', 'nuestra', 'nuestros', 'nuestras', 'nous', 'notre', 'nos',
    'facturamos', 'tenemos', 'crecimos', 'buscamos', 'logramos', 'cobramos', 'generamos', 'cerramos', 'vendimos', 'vendemos', 'alcanzamos', 'contamos', 'hemos', 'levantamos', 'prevemos', 'esperamos', 'llegamos', 'crecemos', 'atendemos', 'operamos', 'procesamos', 'conseguimos',
  ],
  market: ['market', 'markets', 'industry', 'sector', 'global market', 'worldwide', 'mercado', 'mercados', 'industria', 'marche', 'marches', 'industrie', 'secteur', 'filiere', 'tam', 'sam', 'som'],
  competitor: ['competitor', 'competitors', 'incumbent', 'incumbents', 'rival', 'rivals', 'competidor', 'competidores', 'competencia', 'concurrent', 'concurrents', 'concurrence'],
  customer: ['case study', 'caso de exito', 'caso de estudio', 'etude de cas', 'cas client', 'testimonial', 'testimonio', 'temoignage', 'customer story', 'our customer', 'our client', 'one of our customers', 'one of our clients', 'nuestro cliente', 'uno de nuestros clientes', 'notre client', "l'un de nos clients", 'its own', 'their own'],
  none: ['go to market', 'time to market', 'market fit', 'stock market', 'market share', 'share of the market', 'of the market', 'del mercado', 'du marche', 'a nous', 'us market', 'the us', 'in us', 'us dollars', 'cuota de mercado', 'part de marche', 'parts de marche', 'marche public'],
});

/** Whose figures are told, by place; names of the company and of competitors count too. */
export function findSubjectCues(
  words: readonly Word[],
  text: string,
  names: { company: readonly string[]; competitors: readonly string[] },
  folded: string,
): Cue<Subject>[] {
  const hits = SUBJECT_WORDS.find(words);
  const blank = hits.filter(({ list }) => list === 'none');
  const cues: Cue<Subject>[] = hits.flatMap(({ list, start, end }) => {
    if (list === 'none' || blank.some((none) => none.start <= start && none.end >= end)) return [];
    // "US" is a country, "us" is who we are.
    if (text.slice(start, end) === 'US') return [];
    return [{ kind: list, start, end }];
  });
  for (const name of names.competitors) cues.push(...placesOf(folded, name).map((at) => ({ kind: 'competitor' as const, ...at })));
  for (const name of names.company) cues.push(...placesOf(folded, name).map((at) => ({ kind: 'company' as const, ...at })));
  if (names.company.length > 0) cues.push(...foreignNames(text, names.company));
  return cues.sort((a, b) => a.start - b.start);
}

// Verbs and nouns by which decks tell of one company: "Formalis has raised", "the ARR of Skillbase".
const NAME = "\\p{Lu}[\\p{L}\\p{N}&.-]{2,24}(?: \\p{Lu}[\\p{L}\\p{N}&.-]{1,24}){0,2}";
const TELLS = new RegExp(
  `(?<![\\p{L}\\p{N}])(${NAME}) (?:has (?:already )?raised|raised|have raised|was (?:acquired|valued|sold)|is (?:now )?(?:valued|worth)|makes|earns|ha (?:levantado|captado|recaudado)|levanto|recaudo|vale|factura|fue (?:adquirida|valorada)|a (?:deja )?(?:leve|levé|realisé)|vaut|est valoris|lève)`,
  'gu',
);
const OF = new RegExp(
  `(?:ARR|MRR|GMV|revenues?|sales|valuation|ingresos|ventas|facturación|valoración|ARR|chiffre d'affaires|CA|ventes|valorisation|revenus) (?:of|de|d'|del) ?(${NAME})(?![\\p{L}])`,
  'gu',
);
const OWNERS = new RegExp(`(?<![\\p{L}\\p{N}])(${NAME})'s (?:ARR|MRR|GMV|revenues?|sales|valuation|funding)`, 'gu');
const NO_NAME = new Set(['we', 'the company', 'company', 'it', 'founders', 'team', 'total', 'round', 'seed', 'startup', 'the', 'nous', 'nosotros', 'la', 'el', 'le']);

/** Other companies that a text tells of by name. */
function foreignNames(text: string, company: readonly string[]): Cue<Subject>[] {
  if (text.length > 4000) return [];
  return [TELLS, OF, OWNERS].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match): Cue<Subject>[] => {
      const name = match[1] ?? '';
      const folded = foldForLookup(name);
      // All capitals are mostly codes and metrics: CHF, MRR.
      if (!/\p{Ll}/u.test(name)) return [];
      if (NO_NAME.has(folded) || company.some((own) => own.includes(folded) || folded.includes(own))) return [];
      const start = match.index + match[0].indexOf(name);
      return [{ kind: 'competitor', start, end: start + name.length }];
    }),
  );
}

function placesOf(folded: string, name: string): { start: number; end: number }[] {
  if (name.length < 2) return [];
  const places: { start: number; end: number }[] = [];
  for (let at = folded.indexOf(name); at >= 0; at = folded.indexOf(name, at + name.length)) {
    const around = (folded[at - 1] ?? ' ') + (folded[at + name.length] ?? ' ');
    if (!/[\p{L}\p{N}]/u.test(around)) places.push({ start: at, end: at + name.length });
  }
  return places;
}
