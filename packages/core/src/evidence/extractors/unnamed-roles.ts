/** Whoever a page of the team tells by role alone: "CEO: fifteen years in healthcare", on a page that names nobody. */
import type { FactDraft } from '../../model/fact.js';
import { lineDraft, type Extractor } from '../facts/extractor.js';
import { findPeople } from '../people/find-people.js';
import { isOfSought, postsOf } from '../people/posts.js';
import { evidenceSlides } from '../view/deck-view.js';

/** Roles of one page that are told. */
const MOST = 8;

const AMOUNT = /[$€£₹%]/u;
const BLANK = /^\W*\[/u;

export const unnamedRoles: Extractor = {
  meta: { id: 'unnamed-roles', kinds: ['unnamed_role'] },
  extract: (view) => {
    const named = new Set(findPeople(view).map(({ slide }) => slide));
    return evidenceSlides(view).flatMap((slide): FactDraft[] => {
      const isTeam = slide.section === 'team' || slide.alsoSections.includes('team');
      if (!isTeam || named.has(slide)) return [];
      const known = new Set<string>();
      return postsOf(slide).flatMap(({ line, role, told: [first], open }): FactDraft[] => {
        // What a function costs is told on a page of the team too.
        if (open || AMOUNT.test(line.cell?.rowText ?? line.text) || isOfSought(line, slide)) return [];
        if (known.has(role.text.toLowerCase()) || known.size === MOST) return [];
        known.add(role.text.toLowerCase());
        const detail = { role: role.text, founder: role.founder };
        // "CEO" alone is told by the line below it, if that is no blank of a template.
        const isBare = line.text.trim().length <= role.text.length + 1;
        const quoted = isBare && first !== undefined && !BLANK.test(first.text) ? first : line;
        return [
          lineDraft(quoted, { kind: 'unnamed_role', basis: 'actual', subject: 'person', text: role.text, detail }),
        ];
      });
    });
  },
};
