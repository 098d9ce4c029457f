/** Whether every clause of a model's sentence is carried: its claims by facts of a fitting kind, its words by their words. */
import { renderMessage } from '../../i18n/render.js';
import { STOP_WORDS } from '../../evidence/words/stop-words.js';
import type { Fact } from '../../model/fact.js';
import type { FactKind } from '../../model/fact-kinds.js';
import type { Locale } from '../../model/values.js';
import { weakest, type Proof } from './proof.js';
import { fold, wordsOf } from '../../text/words.js';

/** What a clause may claim, by its folded words, and the kinds of fact that carry it; without kinds none does. */
const CLAIMS: readonly { words: RegExp; kinds: readonly FactKind[] }[] = [
  {
    words: /\b(?:patent\w*|trademark\w*|brevet\w*|brevete\w*|marcas? registradas?|marques? deposees?)\b/u,
    kinds: ['ip'],
  },
  {
    words:
      /\b(?:sold|sale of|exited|acquired|listed|vendi\w*|vendu\w*|cede\w*|cession|rachat\w*|adquirid\w*)\b.*\b(?:compan\w+|start-?ups?|firms?|business\w*|ventures?|empresas?|societes?|entreprises?)\b/u,
    kinds: ['exit', 'track_record'],
  },
  { words: /\b(?:ipos?|serial (?:founders?|entrepreneurs?))\b/u, kinds: ['exit', 'track_record'] },
  {
    words:
      /\b(?:profitab\w+|break(?:s|ing)?[- ]?even|rentab\w+|benefici(?:o|os|aire)|punto de equilibrio|seuil de rentabilite)\b/u,
    kinds: ['profitability'],
  },
  {
    words: /\b(?:contract\w*|signed|contrat\w*|firmad\w*|signe(?:s|e|es)?)\b/u,
    kinds: ['bookings', 'loi', 'pilot', 'logo', 'paying_customers', 'commitment_of_round'],
  },
  {
    words: /\b(?:award\w*|prize\w*|premiad\w*|galardon\w*|recompens\w*|laureat\w*)\b/u,
    kinds: ['milestone_done', 'certificate', 'grant'],
  },
  {
    words: /\b(?:certif\w+|fda|approved|aprobad\w+|homologu\w*|agree(?:s|e|es)?)\b/u,
    kinds: ['certificate', 'regulation', 'milestone_done'],
  },
  {
    words:
      /\b(?:backed|invested|investors?|inversor\w*|inversion de|invertid\w*|investi|investisseur\w*|soutenu\w*|respaldad\w*)\b/u,
    kinds: ['investor', 'raised_to_date', 'grant', 'commitment_of_round', 'round_stage', 'ask'],
  },
  {
    words: /\b(?:grow\w*|grew|doubl\w*|tripl\w*|crec\w+|croiss\w*|croit)\b/u,
    kinds: ['growth_yoy', 'growth_mom', 'growth_multiple', 'market_growth'],
  },
  {
    words: /\b(?:partner\w*|alliance\w*|alianza\w*|socios?|partenair\w*|partenariat\w*)\b/u,
    kinds: ['channel', 'pilot', 'logo', 'dependency'],
  },
  { words: /\bpilot\w*\b/u, kinds: ['pilot'] },
  { words: /\b(?:full[- ]?time|tiempo completo|temps plein)\b/u, kinds: ['commitment'] },
  {
    words: /\b(?:experienc\w+|veterans?|veteran[oa]s?|experimentad\w*|experiment\w*)\b/u,
    kinds: ['domain_experience', 'background', 'track_record', 'technical_depth', 'exit'],
  },
  {
    words:
      /\b(?:leading|leaders?|largest|biggest|fastest|cheapest|only one|unique|number one|first in|lider\w*|unic[oa]s?|uniques?|mayor|plus grande?s?|premier)\b/u,
    kinds: ['advantage', 'comparison'],
  },
  { words: /\b(?:guarantee\w*|risk[- ]free|garantiz\w*|garanti\w*|sans risque|sin riesgo)\b/u, kinds: [] },
];

/** Says that something is not reached yet. */
const AHEAD =
  /\b(?:will|seek(?:s|ing)?|asks?|asking|plans?|planned|planning|expects?|expected|aims?|targets?|targeting|goals?|forecasts?|projects?|projected|intends?|by 20\d\d|prev\w+|planea\w*|espera\w*|objetivo\w*|apunta\w*|pretende\w*|busca\w*|solicita\w*|pide\w*|cherche\w*|recherche\w*|sollicite\w*|demande\w*|vise\w*|objectif\w*|compte\w*|attend\w*|d.ici)\b/u;

/** Where one clause ends and the next begins. */
const CLAUSES = /[,;:()–—]|\b(?:and|while|which|who|that|but|with|y|mientras|pero|con|et|mais|avec|dont|qui|que)\b/iu;
const small = new Set(['en', 'es', 'fr'].flatMap((language) => (STOP_WORDS[language] ?? '').split(/\s+/u)));
/** Said of every company: they neither carry a clause nor need to be carried. */
export const GENERIC = new Set(
  `according based deck reports report says states following offers provides has makes builds sells serves helps led leads runs works addresses tackles solves
   segun presentacion informa dice declara siguiente ofrece proporciona hace construye vende sirve ayuda dirige dirigida dirigido trabaja aborda resuelve
   selon presentation indique dit declare suivant propose fournit fait construit vend sert aide dirigee travaille aborde resout
   company companies startup business firm team product founder founders today currently now year month years months also so far already has
   empresa compania negocio equipo producto fundador fundadores hoy actualmente ano mes anos meses ya
   entreprise societe equipe produit fondateur fondateurs aujourd hui actuellement an annee mois deja`.split(/\s+/u),
);
/** Of the words of a clause that say something more than this stand in its facts: one of two may be there by chance. */
const LEAST_SHARED = 1 / 2;
/** What turns a clause into its opposite: that is said by its facts or not at all. */
const DENIES = /\b(?:no|not|none|never|without|nor|sin|nunca|ningun\w*|jamas|ni|sans|aucun\w*|jamais|pas)\b/u;
const STEM = 5;
const stem = (folded: string): string => folded.slice(0, STEM);

/**
 * Whether what `text` claims stands in facts of a fitting kind, and what is planned is told as planned. Where the deck
 * is in another language (`isAbroad`) a reader must tell whether a quote that makes the same claim makes it of the same.
 */
export function claimsAreCarried(text: string, facts: readonly Fact[], isAbroad: boolean): Proof {
  const whole = fold(text);
  if (!AHEAD.test(whole) && facts.every(isPlanned)) return 'refused';
  return weakest(
    CLAIMS.map((claim) => {
      const said = claim.words.exec(whole);
      if (said === null || facts.some((fact) => carries(fact, claim, { whole, said }))) return 'carried';
      const isClaimed = ({ subject, quote }: Fact) => subject !== 'competitor' && claim.words.test(fold(quote));
      return isAbroad && claim.kinds.length > 0 && facts.some(isClaimed) ? 'open' : 'refused';
    }),
  );
}

/** A round is told of in the present while it is open. */
const isPlanned = ({ basis, subject }: Fact): boolean =>
  subject !== 'round' && (basis === 'target' || basis === 'forecast');

/** True when each clause of `text` says what `facts` say, by its words. */
export function wordsAreShared(
  text: string,
  facts: readonly Fact[],
  { locale, companyName }: { locale: Locale; companyName: string },
): boolean {
  const own = new Set(wordsOf(companyName).map(({ folded }) => folded));
  const words = facts
    .flatMap((fact) => [fact.text, fact.quote, fact.subjectName ?? '', kindName(fact, locale), kindName(fact, 'en')])
    .flatMap((one) => wordsOf(one).map(({ folded }) => folded));
  const said = new Set(words.map(stem));
  const isDenied = words.some((word) => DENIES.test(word));
  return text.split(CLAUSES).every((clause) => {
    if (DENIES.test(fold(clause)) && !isDenied) return false;
    const telling = wordsOf(clause).filter(
      ({ folded }) => !/^\p{L}$/u.test(folded) && !small.has(folded) && !GENERIC.has(folded) && !own.has(folded),
    );
    const shared = telling.filter(({ folded }) => said.has(stem(folded))).length;
    return telling.length === 0 || shared / telling.length > LEAST_SHARED;
  });
}

/** Of the kind, or in the quote's own words; what is planned carries only what is told as planned. */
function carries(
  fact: Fact,
  { kinds }: (typeof CLAIMS)[number],
  { whole, said }: { whole: string; said: RegExpExecArray },
): boolean {
  const { kind, subject, quote } = fact;
  if (isPlanned(fact) && !AHEAD.test(whole)) return false;
  if (subject === 'competitor') return false;
  if (kinds.includes(kind)) return true;
  if (kinds.length === 0) return false;
  // Of the company its word is enough, else it might be told of another than the quote tells it of.
  const isOwn = subject === 'company' || subject === 'person';
  return plain(quote).includes(isOwn ? ` ${plain(said[0]).trim().split(' ')[0]} ` : withNeighbours(whole, said));
}

const NEIGHBOURS = 2;

/** What was said with the words beside it, as far as its clause goes. */
function withNeighbours(whole: string, { 0: words, index }: RegExpExecArray): string {
  const before = plain(whole.slice(0, index).split(CLAUSES).at(-1)!).trim().split(' ').slice(-NEIGHBOURS);
  const after = plain(whole.slice(index + words.length).split(CLAUSES)[0]!)
    .trim()
    .split(' ')
    .slice(0, NEIGHBOURS);
  return plain([...before, words, ...after].join(' '));
}

/** Its words between single spaces, one at either end. */
function plain(text: string): string {
  return ` ${wordsOf(text)
    .map(({ folded }) => folded)
    .join(' ')} `;
}

/** The name of a kind in a language, as one word of what its facts say. */
export function kindName({ kind }: Pick<Fact, 'kind'>, locale: Locale): string {
  return renderMessage({ id: `label.metric.${kind}`, values: {} }, locale);
}
