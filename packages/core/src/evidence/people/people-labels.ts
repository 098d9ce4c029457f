/** The labels over groups of people: founders, team, advisors, board, investors, and posts that nobody fills yet. */
import type { ViewLine } from '../view/view-types.js';
import { buildLexicon } from '../../text/lexicon.js';
import { foldForLookup } from '../../text/fold-text.js';
import { wordsOf } from '../../text/words.js';
import { SOUGHT, SOUGHT_AHEAD, TO_FILL } from '../words/people/people-labels.js';
import { nameFrom } from './name-grammar.js';
import { roleFrom } from './role-grammar.js';

export type PeopleLabelKind = 'founder' | 'team' | 'advisor' | 'board' | 'investor' | 'sought';

export interface PeopleLabel {
  kind: PeopleLabelKind;
  line: ViewLine;
  /** Who is meant stands behind it: "Board: Jane Roe (chair), John Doe". */
  inline: boolean;
}

const LEXICON = buildLexicon<Exclude<PeopleLabelKind, 'sought'>>({
  founder: [
    'founders',
    'our founders',
    'the founders',
    'founding team',
    'co founders',
    'cofounders',
    'fundadores',
    'equipo fundador',
    'socios fundadores',
    'fondateurs',
    'les fondateurs',
    'equipe fondatrice',
    'cofondateurs',
    'grunder',
  ],
  team: [
    'team',
    'our team',
    'the team',
    'meet the team',
    'core team',
    'management',
    'management team',
    'leadership',
    'leadership team',
    'executive team',
    'team members',
    'equipo',
    'nuestro equipo',
    'el equipo',
    'equipo directivo',
    'integrantes',
    'miembros del equipo',
    'equipe',
    'notre equipe',
    'l equipe',
    'equipe dirigeante',
    'membres de l equipe',
    'das team',
    'unser team',
    'presented by',
    'presentado por',
    'presente par',
    'team overview',
    'our best team',
  ],
  advisor: [
    'advisors',
    'advisers',
    'our advisors',
    'advisory board',
    'advisory team',
    'board of advisors',
    'scientific advisory board',
    'mentors',
    'our mentors',
    'advisory',
    'asesores',
    'nuestros asesores',
    'consejo asesor',
    'comite asesor',
    'mentores',
    'conseillers',
    'nos conseillers',
    'comite strategique',
    'comite scientifique',
    'mentors',
    'beirat',
    'advisors and mentors',
    'mentor',
    'faculty mentor',
    'faculty advisor',
    'academic advisor',
    'project supervisor',
    'supervisor',
    'guided by',
    'tutor',
    'tutora',
    'profesor guia',
    'profesora guia',
    'docente guia',
    'catedratico',
    'catedratica',
    'asesor academico',
    'tuteur',
    'tutrice',
    'encadrant',
    'encadrante',
    'charge de cours',
    'chargee de cours',
    'key advisors',
  ],
  board: [
    'board',
    'board of directors',
    'the board',
    'our board',
    'consejo',
    'consejo de administracion',
    'directorio',
    'junta directiva',
    'conseil d administration',
    'conseil',
    'board members',
  ],
  investor: [
    'investors',
    'our investors',
    'backed by',
    'angel investors',
    'angels',
    'supported by',
    'inversores',
    'nuestros inversores',
    'inversionistas',
    'nuestros inversionistas',
    'con el apoyo de',
    'apoyados por',
    'respaldados por',
    'business angels',
    'investisseurs',
    'nos investisseurs',
    'soutenus par',
    'avec le soutien de',
    'ils nous soutiennent',
  ],
});

const MOST_WORDS = 5;

/** The labels among `lines`: short lines, or what stands before the colon of a longer one. */
export function labelsOf(lines: readonly ViewLine[]): PeopleLabel[] {
  return lines.flatMap((line): PeopleLabel[] => {
    const colon = line.text.indexOf(':');
    const text = colon > 0 && colon < 40 ? line.text.slice(0, colon) : line.text;
    if (text.length > 60) return [];
    // "Advisors (being formed)" labels whoever stands under it, too.
    const words = wordsOf(text.replace(/\([^)]{0,40}\)/gu, ' '));
    if (words.length === 0 || words.length > MOST_WORDS) return [];
    const inline = colon > 0 && wordsOf(line.text.slice(colon)).length >= 2;
    // A sentence that looks for somebody stands over nobody.
    if (isOfPosts(text, colon > 0 || line.heading)) return inline ? [] : [{ kind: 'sought', line, inline }];
    const hits = LEXICON.find(words).filter((hit) => (hit.nextWord - hit.firstWord) / words.length >= 0.5);
    const longest = hits.sort((a, b) => b.nextWord - b.firstWord - (a.nextWord - a.firstWord))[0];
    return longest ? [{ kind: longest.list, line, inline }] : [];
  });
}

/** "Advisory board (being formed)", "Profils recherchés": over people who have not joined; "CTO (hiring)" is one of them. */
function isOfPosts(text: string, isHead: boolean): boolean {
  const folded = foldForLookup(text);
  const isAhead = isHead && SOUGHT_AHEAD.test(folded);
  if (!isAhead && !SOUGHT.test(folded) && !TO_FILL.test(folded)) return false;
  // "TBD – Jane Roe": of somebody who is named only the role is open.
  if (text.split(/\s[-–—]\s|[:,]/u).some((part) => nameFrom(part) !== undefined)) return false;
  if (isAhead) return true;
  const role = roleFrom(text);
  return role === undefined || role.share < 0.5 || role.advisor || role.board;
}

/** The label that governs `line`: on the line, else the nearest one above it, those over its column first. */
export function labelOver(labels: readonly PeopleLabel[], line: ViewLine): PeopleLabel | undefined {
  let best: PeopleLabel | undefined;
  let bestCost = Infinity;
  for (const label of labels) {
    if (label.line === line) return label;
    if (label.inline && label.line.block !== line.block) continue;
    const down = line.box.y - label.line.box.y;
    if (down < -0.005 || (down < 0.005 && label.line.index > line.index)) continue;
    const overlap =
      Math.min(line.box.x + line.box.w, label.line.box.x + label.line.box.w) - Math.max(line.box.x, label.line.box.x);
    const cost = down + (overlap >= 0 ? 0 : Math.min(0.5, -overlap));
    if (cost <= bestCost) [best, bestCost] = [label, cost];
  }
  return best;
}
