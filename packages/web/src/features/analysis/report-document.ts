/** What the report is drawn from: the analysis as its people read it, or as a shared link shows it. */
import type { Analysis, Fact, SharedAnalysis } from '@vc-analyst/core/model';

/** Parts that a shared link leaves out are absent. */
export type ReportDocument = Omit<SharedAnalysis, 'comments'> &
  Partial<Pick<Analysis, 'fit' | 'corrections' | 'rejected' | 'outbound' | 'previousId'>>;

/** Facts by id. */
export function factsOf(report: ReportDocument): ReadonlyMap<string, Fact> {
  return new Map(report.facts.map((fact) => [fact.id, fact]));
}

/** One fact a slide, in the order given: enough to point at where it stands. */
export function onePerSlide(factIds: readonly string[], facts: ReadonlyMap<string, Fact>, most = 4): Fact[] {
  const bySlide = new Map<number, Fact>();
  for (const id of factIds) {
    const fact = facts.get(id);
    if (fact && !bySlide.has(fact.slide)) bySlide.set(fact.slide, fact);
  }
  return [...bySlide.values()].slice(0, most);
}
