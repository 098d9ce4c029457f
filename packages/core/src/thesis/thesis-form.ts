/** Between a thesis and the form that shows it: what the form changes is written into the YAML, all else in it stays. */
import { isMap, isScalar, parseDocument, type Document } from 'yaml';
import { THESIS_PARTS_IN_TEXT, type ThesisDraft, type ThesisForm } from '../model/thesis-form.js';
import type { Thesis } from './thesis.js';

/** What the form shows of a thesis. */
export function thesisForm({ name, stages, sectors, geographies, cheque, dealBreakers }: Thesis): ThesisForm {
  return {
    name: name ?? '',
    stages: stages ?? [],
    sectors: sectors ?? [],
    geographies: geographies ?? [],
    cheque: cheque ?? null,
    never: {
      sectors: dealBreakers?.sectors ?? [],
      businessModels: dealBreakers?.businessModels ?? [],
      words: dealBreakers?.words ?? [],
    },
  };
}

/** The parts that it does not show. */
export function partsInText({ dealBreakers, weights }: Thesis): ThesisDraft['inText'] {
  const given = { flags: dealBreakers?.flags, figures: dealBreakers?.figures, weights };
  return THESIS_PARTS_IN_TEXT.filter((part) => given[part] !== undefined);
}

/** `text`, the YAML of `thesis`, with what the form says otherwise; what it asks nothing of is left out. */
export function withThesisForm(text: string, thesis: Thesis, form: ThesisForm): string {
  const document = parseDocument(text);
  keepHeadComment(document);
  const before = thesisForm(thesis);
  for (const key of ['name', 'stages', 'sectors', 'geographies', 'cheque'] as const)
    set(document, [key], before[key], form[key]);
  for (const key of ['sectors', 'businessModels', 'words'] as const)
    set(document, ['dealBreakers', key], before.never[key], form.never[key]);
  const left = (document.toJS() ?? {}) as { dealBreakers?: object };
  if (left.dealBreakers && Object.keys(left.dealBreakers).length === 0) {
    document.delete('dealBreakers');
    delete left.dealBreakers;
  }
  return Object.keys(left).length > 0 ? document.toString({ lineWidth: 100 }) : '';
}

/** A comment at the head is the whole text's: it stays when the first key goes. */
function keepHeadComment(document: Document): void {
  const first = isMap(document.contents) ? document.contents.items[0]?.key : undefined;
  if (!isScalar(first) || !first.commentBefore) return;
  document.commentBefore = first.commentBefore;
  first.commentBefore = null;
}

/** What the form did not change stays as it is written: `250k`, a list over several lines, a comment. */
function set(document: Document, path: readonly string[], before: unknown, now: unknown): void {
  if (JSON.stringify(before) === JSON.stringify(now)) return;
  if (now === null || now === '' || (Array.isArray(now) && now.length === 0)) document.deleteIn(path);
  else document.setIn(path, document.createNode(now, { flow: true }));
}
