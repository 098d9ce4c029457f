/** Sections of slides by rules and model together: a heading that the rules know stays, the model speaks where they are silent. */
import type { SlideSections } from '../outline/sections.js';
import type { Section } from '../../model/values.js';
import type { LikelySection } from '../view/view-types.js';

/** What a section of the model is among ours. */
export const SECTION_OF: Readonly<Record<string, Section>> = {
  problem: 'problem',
  solution: 'solution',
  product: 'product',
  how_it_works: 'product',
  market: 'market',
  why_now: 'whyNow',
  traction: 'traction',
  business_model: 'businessModel',
  pricing: 'businessModel',
  go_to_market: 'gtm',
  competition: 'competition',
  team: 'team',
  roadmap: 'roadmap',
  financials: 'financials',
  forecast: 'financials',
  ask: 'ask',
  use_of_funds: 'ask',
  risk: 'risk',
  contact: 'contact',
};

/** Probability from which the model names a slide that the rules do not, and from which it adds to one that they do. */
const NAMES = 0.35;
/** Names on a page of competition are taken for rivals: it must be surer. */
const NAMES_COMPETITION = 0.45;
const ADDS = 0.6;

/** What the rules say of every slide, with what is likely beside it. */
export function blendSections(
  ruled: readonly SlideSections[],
  likely: readonly (readonly LikelySection[])[],
): (SlideSections & { likely: readonly LikelySection[] })[] {
  return ruled.map((own, at) => {
    const labels = likely[at] ?? [];
    if (own.excluded) return { ...own, likely: labels };
    const ours = new Map<Section, number>();
    for (const { label, probability } of labels) {
      const section = SECTION_OF[label];
      if (section) ours.set(section, Math.max(ours.get(section) ?? 0, probability));
    }
    const ranked = [...ours]
      .filter(([name, probability]) => probability >= (name === 'competition' ? NAMES_COMPETITION : NAMES))
      .sort(([, a], [, b]) => b - a);
    const section = own.section === 'other' ? (ranked[0]?.[0] ?? own.section) : own.section;
    const added = ranked.filter(([, probability]) => probability >= ADDS).map(([name]) => name);
    const alsoSections = [...new Set([...own.alsoSections, ...added])].filter((name) => name !== section);
    return { ...own, section, alsoSections, likely: labels };
  });
}
