/** Whoever a page of the team tells by role alone: "CEO: fifteen years in healthcare", on a page that names nobody. */
import type { FactDraft } from '../../model/fact.js';
import { lineDraft, type Extractor } from '../facts/extractor.js';
import { findPeople } from '../people/find-people.js';
import { isOfSought } from '../people/people-labels.js';
import { roleFrom } from '../people/role-grammar.js';
import { evidenceLines, evidenceSlides } from '../view/deck-view.js';
import { SOUGHT, TO_FILL } from '../words/people/people-labels.js';

/** Roles of one page that are told. */
const MOST = 8;
/** Share of the words before a colon, dash or bracket that are of a role. */
const MOSTLY = 0.6;
/** What stands before what is told of a role. */
const LEAD = /^[\s•·▪■*>-]*([^:|(]{2,48}?)\s*(?:[:|(]|\s-\s|$)/u;

const AMOUNT = /[$€£₹%]/u;

export const unnamedRoles: Extractor = {
  meta: { id: 'unnamed-roles', kinds: ['unnamed_role'] },
  extract: (view) => {
    const named = new Set(findPeople(view).map(({ slide }) => slide));
    return evidenceSlides(view).flatMap((slide): FactDraft[] => {
      const isTeam = slide.section === 'team' || slide.alsoSections.includes('team');
      if (!isTeam || named.has(slide)) return [];
      const known = new Set<string>();
      let before: { index: number; functions: string } | undefined;
      return evidenceLines(slide).flatMap((line): FactDraft[] => {
        const [, lead = ''] = LEAD.exec(line.text) ?? [];
        const role = lead === '' ? undefined : roleFrom(lead);
        if (role === undefined || role.share < MOSTLY || !(role.founder || role.executive)) return [];
        // What a function costs is told on a page of the team too.
        if (AMOUNT.test(line.cell?.rowText ?? line.text)) return [];
        const isOpen = SOUGHT.test(line.folded) || TO_FILL.test(line.folded) || isOfSought(line, slide);
        // "CEO" over "Chief Executive Officer" is one.
        const functions = role.functions.join();
        const isLongForm = before?.index === line.index - 1 && before.functions === functions;
        before = { index: line.index, functions };
        if (isOpen || isLongForm || known.has(role.text.toLowerCase()) || known.size === MOST) return [];
        known.add(role.text.toLowerCase());
        const detail = { role: role.text, founder: role.founder };
        return [lineDraft(line, { kind: 'unnamed_role', basis: 'actual', subject: 'person', text: role.text, detail })];
      });
    });
  },
};
