/** Holds the lines that a memo quotes, for and against a company and slide by slide, against what readers said of those very lines. Pure. */
import type { Analysis } from '../model/analysis.js';
import type { Fact } from '../model/fact.js';
import type { MessageValue } from '../model/message.js';
import { SAYS_NOTHING } from '../model/slide-summary.js';
import { bareLine, isSameLine } from '../text/same-line.js';

/** A line of a deck as a reader labelled it: `kinds` as in `training/README.md`, none where it says nothing. */
export interface LabelledLine {
  slide: number;
  text: string;
  kinds: readonly string[];
}

/** Quotes of a part, and those of them that bear on what they are quoted for. */
export interface QuoteTally {
  bear: number;
  of: number;
}

/** What a line says that bears on a criterion; of one that is not here a line cannot tell. */
const BEARS: Readonly<Record<string, string>> = {
  M1: 'tam sam som market_segment',
  M2: 'tam sam som buyer_count',
  M3: 'buyer_count sam som price',
  M4: 'market_growth',
  M5: 'why_now',
  M6: 'problem pain_cost customer_segment',
  M7: 'competitor status_quo no_competitor competitive_response',
  M8: 'channel beach_head partnership',
  T1: 'team_member bio',
  T2: 'domain_experience bio track_record',
  T3: 'track_record exit bio',
  T4: 'bio team_member',
  T5: 'bio team_member',
  T6: 'technical_depth bio ip',
  T7: 'advisor backer',
  T8: 'hire_plan open_role',
  T9: 'team_member bio',
  P1: 'problem pain_cost status_quo solution one_liner how_it_works',
  P2: 'product_stage pilot users_proof traction milestone_done',
  P3: 'advantage measured_advantage',
  P4: 'moat ip advantage',
  P5: 'how_it_works integration solution technical_depth',
  P6: 'users_proof testimonial pilot traction',
  P7: 'milestone_plan',
  P8: 'revenue_model price payer',
  G1: 'traction users_proof customer_named pilot loi growth',
  G2: 'growth traction',
  G3: 'customer_named traction pilot',
  G4: 'retention',
  G5: 'unit_economics',
  G6: 'pilot loi waitlist traction users_proof',
  G7: 'traction',
  G9: 'milestone_done traction',
  R1: 'runway burn profitability',
  R3: 'ask use_of_funds',
  R4: 'ask instrument valuation',
  R5: 'competitive_response advantage moat',
  R6: 'regulation certificate ip',
  R7: 'dependency',
  R9: 'risk dependency',
  R10: 'forecast forecast_driver',
};

/** What a line says that tells what the company does. */
const DESCRIBES = ['one_liner', 'solution', 'how_it_works', 'integration', 'advantage', 'measured_advantage'];

/**
 * Of the quoted lines of the memo, for and against the company, and of those by which it says what the company does.
 * Figures and names that no line label knows count as well.
 */
export function compareQuotes(
  { memo, facts }: Pick<Analysis, 'memo' | 'facts'>,
  lines: readonly LabelledLine[],
): Record<'for' | 'against' | 'does', QuoteTally> {
  const tallies = { for: { bear: 0, of: 0 }, against: { bear: 0, of: 0 }, does: { bear: 0, of: 0 } };
  const count = (tally: QuoteTally, fact: Fact, wanted: readonly string[]): void => {
    const quote = bareLine(fact.quote);
    const said = lines.filter(({ slide, text }) => slide === fact.slide && isSameLine(quote, bareLine(text)));
    tally.of += 1;
    if (said.some(({ kinds }) => kinds.some((kind) => wanted.includes(kind)))) tally.bear += 1;
  };
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const parts = memo?.parts ?? [];
  for (const { id, rows } of parts) {
    if (id !== 'for' && id !== 'against') continue;
    for (const { textMessage, factIds } of rows.flat()) {
      const wanted = BEARS[criterionOf(textMessage?.values['topic'])]?.split(' ');
      const fact = byId.get(factIds[0] ?? '');
      if (wanted && fact) count(tallies[id], fact, wanted);
    }
  }
  const told = [
    memo?.line ? [memo.line] : [],
    ...parts.filter(({ id }) => id === 'product').flatMap(({ rows }) => rows),
  ];
  for (const id of told.flat().flatMap(({ factIds }) => factIds)) {
    const fact = byId.get(id);
    if (fact?.kind === 'description') count(tallies.does, fact, DESCRIBES);
  }
  return tallies;
}

/**
 * Of the lines by which each slide is told those that say anything of the company, and of the kinds of statement that the
 * deck makes those that these lines hold, each once.
 */
export function compareTelling(
  { slides }: Pick<Analysis, 'slides'>,
  lines: readonly LabelledLine[],
): Record<'lines' | 'kinds', QuoteTally> {
  const kindsOf = (some: readonly LabelledLine[]) =>
    new Set(some.flatMap(({ kinds }) => kinds).filter((kind) => !SAYS_NOTHING.has(kind)));
  const held = slides.flatMap(({ number, telling = [] }) =>
    telling.map(({ quote }) =>
      lines.filter(({ slide, text }) => slide === number && isSameLine(bareLine(quote), bareLine(text))),
    ),
  );
  return {
    lines: { bear: held.filter((some) => kindsOf(some).size > 0).length, of: held.length },
    kinds: { bear: kindsOf(held.flat()).size, of: kindsOf(lines).size },
  };
}

/** `scoring.M6.title`: what a line of the memo opens with. */
function criterionOf(topic: MessageValue | undefined): string {
  const id = typeof topic === 'object' && 'message' in topic ? topic.message.id : '';
  return /^scoring\.([A-Z]\d+)\./u.exec(id)?.[1] ?? '';
}
