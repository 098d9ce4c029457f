/** Who of the people named builds and who sells, and whose background is told. */
import type { Fact } from '../model/fact.js';
import { isVicePresident } from '../text/chief-executive.js';
import { buildLexicon } from '../text/lexicon.js';
import { phrases } from '../text/phrases.js';
import { sameName } from './distinct.js';

const STUDENTS = buildLexicon({
  students:
    phrases(`student at, student in, student of, students at, students of, engineering student*, science student*, university student*, college student*,
  undergraduate*, final year student*, master student*, masters student*, estudiante de, estudiantes de, estudiante en, alumno de, alumna de,
  étudiant en, étudiante en, étudiants en, étudiant à, étudiante à, étudiants à, lycéen*`),
});

/** Functions of a person as the facts list them: technical, commercial, operations, finance, science, general. */
export function functionsOf(person: Fact): string[] {
  const listed = person.detail?.functions;
  return typeof listed === 'string' ? listed.split(',').map((name) => name.trim()) : [];
}

export function builds(person: Fact): boolean {
  return functionsOf(person).some((name) => name === 'technical' || name === 'science');
}

/** Those who build, who engineer before who research: a doctor of the team builds where nobody else does. */
export function builders(people: readonly Fact[]): Fact[] {
  const engineers = (person: Fact) => functionsOf(person).includes('technical');
  return people.filter(builds).toSorted((a, b) => Number(engineers(b)) - Number(engineers(a)));
}

export function sells(person: Fact): boolean {
  return functionsOf(person).includes('commercial');
}

export function hasRole(person: Fact): boolean {
  return typeof person.detail?.role === 'string' && person.detail.role !== '';
}

export function isFounder(person: Fact): boolean {
  return person.detail?.founder === true;
}

/** Founders and chief executives: the people that heads of functions report to. */
export function leads(person: Fact): boolean {
  if (isFounder(person)) return true;
  return functionsOf(person).includes('general') && !isVicePresident(String(person.detail?.role ?? ''));
}

/** Founders before others, so that sentences name them first. */
export function foundersFirst(people: readonly Fact[]): Fact[] {
  return [...people.filter(isFounder), ...people.filter((person) => !isFounder(person))];
}

/** Lines about this person: by name, or on the same slide when the line names nobody. */
export function linesAbout(person: Fact, lines: readonly Fact[]): Fact[] {
  const name = sameName(person.subjectName ?? person.text);
  return lines.filter((line) =>
    line.subjectName === undefined ? line.slide === person.slide : sameName(line.subjectName) === name,
  );
}

/** A line about somebody who is still studying: a promise, no experience yet. */
export function ofStudent(line: Fact): boolean {
  return STUDENTS.findIn(line.quote).length > 0;
}
