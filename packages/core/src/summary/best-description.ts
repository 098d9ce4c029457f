/** Picks, of the lines that a deck offers, the one that best says what the company does. By words, not by place. */
import type { Fact } from '../model/fact.js';
import { readableText } from '../text/readable-text.js';
import type { SummaryInput } from './summary-context.js';

export interface DescribedLine {
  fact: Fact;
  text: string;
  /** The higher, the more the line says of the company. */
  telling: number;
}

const LONGEST = 200;
const LEAST_WORDS = 4;
/** Lines below this say a feature, a slogan or a fragment rather than the company. */
const LEAST_TELLING = 3;

const PRODUCT =
  /\b(?:platform|app|application|software|tool|service|marketplace|protocol|system|network|device|solution|assistant|provider|plataforma|aplicaci[oó]n|herramienta|servicio|sistema|dispositivo|soluci[oó]n|plateforme|logiciel|outil|dispositif|syst[eè]me|plattform|werkzeug|dienst|anwendung)\b/i;
/** "Acme is a platform …". */
const DEFINES = /\b(?:is|es|est|ist) (?:an?|the|una?|el|la|une?|le|l['’]|eine?|der|die|das)(?:\b|(?<=['’]))/i;
const PURPOSE =
  /\b(?:for|that|which|helps?|enables?|lets|allows?|turns?|transforms?|connects?|para|que|permite|ayuda|conecta|pour|qui|permet|aide|connecte|für|damit|hilft)\b/i;
/** A small letter, a sign or a word that continues a sentence from elsewhere. */
const TORN_START =
  /^(?:\p{Ll}|[&,;)]|(?:And|Or|But|By|As|With|While|Because|Y|O|Pero|Con|Et|Ou|Mais|Avec|Und|Oder|Aber)\s)/u;
/** Told of somebody else, who was named before. */
const OF_OTHERS = /^(?:they|he|she|ell[oa]s|[ée]l|ella|ils?|elles?)(?:['’]\p{L}+)?\s/iu;
/** A raised figure that points to a source below. */
const FOOTNOTE = /[\u00b9\u00b2\u00b3\u2070-\u2079]+$/u;
/** "Tagline: …" is what follows. */
const SO_CALLED = /^(?:tagline|slogan|motto|claim|lema|eslogan|eslógan|devise|accroche|baseline)\s?:\s/iu;
const LABEL = /^[\p{L} ]{2,24}:/u;
/** What there is not is what hurts. */
const ABSENCE =
  /^(?:there(?:['’]s| is| are| was) no|no hay|no existen?|il n['’](?:y a|existe) (?:pas|aucune?|plus))\b/iu;
const PROBLEM =
  /\b(?:lacks?|fails?|problem|weak(?:en(?:s|ed)?)?|suffers?|struggl\w+|flooded|fake|expensive|difficult|falta|carecen|problema|dif[ií]cil|caro|manque|probl[eè]me|difficile|cher|fehlt)\b/i;
/** What a technique or anybody could do, rather than what is offered. */
const ABILITY = /\b(?:can|could|may|might|must|puede|pueden|podr[ií]an?|peut|peuvent|pourrait)\b/i;
const REFERENCE = /\[\d+\]|\((?:19|20)\d{2}\)|\bet al\b/;
/** Capitals with a year or a colon: the title of a study or of a slide, no sentence. */
const TITLE = /^(?=.*(?:\bFY ?\d|\b(?:19|20)\d{2}\b|:))\P{Ll}+$/u;
const OPENING = new Set(['cover', 'solution', 'product']);

/** The best of `facts` that tells enough, else undefined. Of equals the first in the order given. */
export function bestDescription(
  { evidence }: SummaryInput,
  facts: readonly Fact[],
  least = LEAST_TELLING,
): DescribedLine | undefined {
  const sections = new Map(evidence.slides.map((slide) => [slide.number, slide.section]));
  let best: DescribedLine | undefined;
  let most = least - 1;
  for (const fact of facts) {
    // The quote may be the whole line of which the text is the cleaner half.
    const text = readableText(fact.text, { leastWords: LEAST_WORDS, most: LONGEST })
      ?.replace(FOOTNOTE, '')
      .replace(SO_CALLED, '');
    if (text === undefined) continue;
    const told = descriptiveness(text, evidence.companyName) + (OPENING.has(sections.get(fact.slide) ?? '') ? 1 : 0);
    if (told > most) {
      most = told;
      best = { fact, text, telling: told };
    }
  }
  return best;
}

/** How much a line says of what the company is and does, by its words. */
export function descriptiveness(text: string, company: string): number {
  const name = company.toLowerCase();
  const lower = text.toLowerCase();
  const named = name.length >= 3 && lower.includes(name);
  return (
    (named ? 3 : 0) +
    (named && lower.startsWith(name) ? 1 : 0) +
    (named && DEFINES.test(text) ? 2 : 0) +
    (PRODUCT.test(text) ? 2 : 0) +
    (PURPOSE.test(text) ? 1 : 0) +
    (text.length >= 40 && text.length <= 160 ? 2 : text.length >= 25 ? 1 : 0) -
    (TORN_START.test(text) || OF_OTHERS.test(text) ? 5 : 0) -
    (LABEL.test(text) ? 1 : 0) -
    (text.endsWith('…') ? 1 : 0) -
    (PROBLEM.test(text) ? 3 : 0) -
    (ABSENCE.test(text) ? 5 : 0) -
    (!named && ABILITY.test(text) ? 2 : 0) -
    (/\d/.test(text) ? 1 : 0) -
    (/^\P{L}*\d/u.test(text) ? 3 : 0) -
    (REFERENCE.test(text) || TITLE.test(text) ? 4 : 0)
  );
}
