/** A person that a deck names. */
import type { ViewLine, ViewSlide } from '../view/view-types.js';
import type { PersonName } from './name-grammar.js';
import type { Role } from './role-grammar.js';

export interface FoundPerson {
  name: PersonName;
  slide: ViewSlide;
  line: ViewLine;
  /** Absent for a name in a list of founders or team members. */
  role?: Role;
  /** The role's line when it is not the name's. */
  roleLine?: ViewLine;
  /** What follows name and role on the name's line. */
  rest: string;
  kind: 'member' | 'advisor' | 'board' | 'investor' | 'agent';
  founder: boolean;
}
