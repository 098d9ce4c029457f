/**
 * What a slide may be about once the whole deck is known: what the first look found on it, and at most on any slide. A
 * deck has one team slide rather than three; in which order slides stand, and how often one is repeated, says nothing.
 */
import type { LikelySection } from '../view/view-types.js';

/** Probabilities that make a difference. */
const STEPS = [0.01, 0.02, 0.05, 0.1, 0.2, 0.35, 0.5, 0.7, 0.85, 0.95];

/** Features of every slide, from what was likely at first, slide by slide. */
export function deckFeatures(likely: readonly (readonly LikelySection[])[]): Set<string>[] {
  const most = new Map<string, number>();
  for (const { label, probability } of likely.flat()) most.set(label, Math.max(most.get(label) ?? 0, probability));
  const shared = [...most].flatMap(([label, probability]) => upTo(probability, `deck ${label}`));
  return likely.map((labels) => {
    const features = new Set(shared);
    for (const { label, probability } of labels) {
      for (const feature of upTo(probability, `slide ${label}`)) features.add(feature);
      if (probability === most.get(label)) features.add(`most ${label}`);
    }
    return features;
  });
}

const upTo = (probability: number, name: string): string[] =>
  STEPS.filter((step) => probability >= step).map((step) => `${name} ${step}`);
