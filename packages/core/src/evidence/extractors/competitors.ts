/** Rivals by name and by class, comparison tables, claims of having none, and what customers do without us. */
import type { FactDraft } from '../../model/fact.js';
import { claimsOf, type ClaimRule } from '../claims/claim-rules.js';
import { matricesOf } from '../competitors/comparison-tables.js';
import { findCompetitors } from '../competitors/find-competitors.js';
import { evidenceSlides } from '../view/deck-view.js';
import type { DeckView } from '../view/view-types.js';
import { lineDraft, type Extractor } from '../facts/extractor.js';
import { buildLexicon } from '../../text/lexicon.js';
import { COMPETITION_LISTS, type CompetitionList } from '../words/competition-words.js';
import { END, LACKING, LOW, NARROW } from '../words/extractors/competitors.js';

const LEXICON = buildLexicon<CompetitionList>(COMPETITION_LISTS);

export const competitors: Extractor = {
  meta: {
    id: 'competitors',
    kinds: ['competitor', 'competitor_category', 'no_competitor_claim', 'competition_matrix', 'status_quo'],
  },
  extract: (view) => [
    ...findCompetitors(view).map((each) =>
      lineDraft(each.line, {
        kind: 'competitor',
        text: each.name,
        subjectName: each.name,
        basis: 'external',
        subject: 'competitor',
        quote: each.quote,
      }),
    ),
    ...matrices(view),
    ...axes(view),
    ...claimsOf<CompetitionList>(view, LEXICON, RULES),
  ],
};

const RULES: readonly ClaimRule<CompetitionList>[] = [
  {
    kind: 'no_competitor_claim',
    any: ['none'],
    when: ({ statement }) => !LACKING.test(statement.folded),
    notSections: ['problem', 'team', 'contact', 'risk'],
    strength: ({ statement, hits }) => {
      const hit = hits.find((each) => each.list === 'none');
      return NARROW.test(statement.folded.slice(hit?.end ?? 0)) ? 'specific' : 'assertion';
    },
    fewestWords: 2,
  },
  {
    kind: 'competitor_category',
    any: ['category'],
    sections: ['competition'],
    notSections: ['team', 'ask', 'problem'],
    when: ({ statement }) => statement.slide.section === 'competition',
    subject: 'competitor',
    basis: 'external',
    fewestWords: 1,
  },
  {
    kind: 'status_quo',
    any: ['statusQuo'],
    sections: ['competition'],
    when: ({ statement }) => statement.slide.section === 'competition',
    subject: 'competitor',
    basis: 'external',
    fewestWords: 1,
  },
  {
    kind: 'status_quo',
    any: ['statusQuo'],
    and: ['versus'],
    notSections: ['competition', 'team', 'contact'],
    subject: 'competitor',
    basis: 'external',
  },
];

function matrices(view: DeckView): FactDraft[] {
  return evidenceSlides(view).flatMap((slide) =>
    matricesOf(slide, view).map((matrix) =>
      lineDraft(matrix.line, {
        kind: 'competition_matrix',
        text: matrix.quote,
        quote: matrix.quote,
        basis: 'external',
        subject: 'competitor',
        detail: { losing: matrix.losing, allOurs: matrix.allOurs, names: matrix.names.length },
      }),
    ),
  );
}

/** A 2x2: labels of opposite ends on a competition slide ("Low cost" – "High cost"). */
function axes(view: DeckView): FactDraft[] {
  return evidenceSlides(view).flatMap((slide) => {
    if (slide.section !== 'competition' || slide.tables.length > 0) return [];
    const ends = slide.lines.filter((line) => line.text.length <= 40 && END.test(line.folded));
    const low = ends.find((line) => LOW.test(line.folded));
    const high = ends.find((line) => !LOW.test(line.folded) && line !== low);
    if (low === undefined || high === undefined || ends.length < 2) return [];
    return [
      lineDraft(low, {
        kind: 'competition_matrix',
        text: `${low.text} - ${high.text}`,
        basis: 'external',
        subject: 'competitor',
        detail: { losing: false, allOurs: false },
      }),
    ];
  });
}
