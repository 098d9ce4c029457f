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

/** `text`, YAML that parses, with what the form says; what it asks nothing of is left out. */
export function withThesisForm(
  text: string,
  { name, stages, sectors, geographies, cheque, never }: ThesisForm,
): string {
  const document = parseDocument(text);
  keepHeadComment(document);
  set(document, ['name'], name.trim());
  set(document, ['stages'], stages);
  set(document, ['sectors'], sectors);
  set(document, ['geographies'], geographies);
  set(document, ['cheque'], cheque);
  set(document, ['dealBreakers', 'sectors'], never.sectors);
  set(document, ['dealBreakers', 'businessModels'], never.businessModels);
  set(document, ['dealBreakers', 'words'], never.words);
  const breakers = document.toJS() as { dealBreakers?: object } | null;
  if (breakers?.dealBreakers && Object.keys(breakers.dealBreakers).length === 0) document.delete('dealBreakers');
  const left = document.toJS() as object | null;
  return left && Object.keys(left).length > 0 ? document.toString({ lineWidth: 100 }) : '';
}

/** A comment at the head is the whole text's: it stays when the first key goes. */
function keepHeadComment(document: Document): void {
  const first = isMap(document.contents) ? document.contents.items[0]?.key : undefined;
  if (!isScalar(first) || !first.commentBefore) return;
  document.commentBefore = first.commentBefore;
  first.commentBefore = null;
}

/** Leaves what is said already as it is written. */
function set(document: Document, path: readonly string[], value: unknown): void {
  const isNothing = value === null || value === '' || (Array.isArray(value) && value.length === 0);
  const before: unknown = (document.toJS() as unknown) === null ? undefined : document.getIn(path);
  if (isNothing) {
    if (before !== undefined) document.deleteIn(path);
    return;
  }
  const known = path.reduce<unknown>(
    (node, key) => (node as Record<string, unknown> | null | undefined)?.[key],
    document.toJS(),
  );
  if (JSON.stringify(known) === JSON.stringify(value)) return;
  document.setIn(path, document.createNode(value, { flow: true }));
}
