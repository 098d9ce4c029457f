/** Milestones of tables that say how far each row is. */
import type { FactDraft } from '../../model/fact.js';
import { statementDraft } from '../claims/claim-rules.js';
import { isToCome } from '../claims/planned-date.js';
import { progressOf } from '../outline/progress-tables.js';
import { statementsOf } from '../view/statements.js';
import type { DeckView } from '../view/view-types.js';

/** Rows of slides on what was reached and what is to come: those done as reached, the others, and those of a date to come, as planned. */
export function progressRows(view: DeckView): FactDraft[] {
  return statementsOf(view).flatMap((statement): FactDraft[] => {
    const { slide, line, text } = statement;
    const sections = [slide.section, ...slide.alsoSections];
    if (!sections.includes('traction') && !sections.includes('roadmap')) return [];
    if (progressOf(line) === undefined || line.cell?.columnIndex !== 0 || !/\p{L}{2}/u.test(text)) return [];
    const said = { subject: 'company', strength: 'named' } as const;
    return [
      statementDraft(
        statement,
        isToCome(statement, view.readingDate)
          ? { ...said, kind: 'milestone_plan', basis: 'forecast' }
          : { ...said, kind: 'milestone_done', basis: 'actual' },
      ),
    ];
  });
}
