/**
 * Puts what the schemas say of their fields into the built types. A type that is inferred from a schema keeps the comments
 * of its fields, but the compiler writes the schema's own type without them: an editor would show bare names.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** Describes the `.d.ts` files below `dist` by the schemas below `src`; returns how many fields it described. */
export function describeTypes(src, dist) {
  const schemas = schemasBelow(src);
  let described = 0;
  for (const path of filesBelow(dist, /\.d\.ts$/)) {
    const file = parse(path);
    const notes = constantsOf(file).flatMap(({ name, type }) => {
      const candidates = type && name.getText().endsWith('Schema') ? (schemas.get(name.getText()) ?? []) : [];
      // Of two schemas of one name the one whose fields these are.
      const all = candidates.map((schema) => notesFor(type, docsOf(schema, schemas)));
      const best = all.toSorted((a, b) => b.length - a.length)[0] ?? [];
      return best.filter(({ isThere }) => !isThere);
    });
    if (notes.length > 0) writeFileSync(path, annotated(file.text, notes));
    described += notes.length;
  }
  return described;
}

/** Constants that may be schemas or parts of them, by name. */
function schemasBelow(src) {
  const schemas = new Map();
  for (const path of filesBelow(src, /(?<!\.test)\.ts$/)) {
    if (!readFileSync(path, 'utf8').includes("from 'zod'")) continue;
    for (const declaration of constantsOf(parse(path))) {
      const { name, initializer } = declaration;
      if (!initializer) continue;
      schemas.set(name.getText(), [...(schemas.get(name.getText()) ?? []), declaration]);
    }
  }
  return schemas;
}

function parse(path) {
  return ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
}

function filesBelow(folder, pattern) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .map((name) => join(folder, name));
}

function constantsOf(file) {
  return file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
}

const known = new WeakMap();

/** Comments of the fields of a schema by their path, such as `stage.basis`; null where two differ. */
function docsOf(declaration, schemas) {
  if (known.has(declaration)) return known.get(declaration);
  // Filled in below: a schema may hold itself.
  const docs = new Map();
  known.set(declaration, docs);
  const add = (path, doc) => docs.set(path, docs.has(path) && docs.get(path) !== doc ? null : doc);
  const look = (node, prefix) => {
    if (ts.isIdentifier(node)) {
      const named = schemaNamed(node, schemas);
      if (named) docsOf(named, schemas).forEach((doc, path) => add(prefix + path, doc));
    } else if (ts.isPropertyAssignment(node)) {
      const path = prefix + node.name.getText();
      // A field without words of its own has those of the schema that it names.
      const named = ts.isIdentifier(node.initializer) ? schemaNamed(node.initializer, schemas) : undefined;
      const doc = commentOf(node) ?? (named && commentOf(named.parent.parent));
      if (doc) add(path, doc);
      look(node.initializer, `${path}.`);
    } else {
      ts.forEachChild(node, (child) => look(child, prefix));
    }
  };
  look(declaration.initializer, '');
  return docs;
}

/** The one of the same file, else an exported one. */
function schemaNamed(identifier, schemas) {
  const candidates = schemas.get(identifier.text) ?? [];
  const file = identifier.getSourceFile();
  return (
    candidates.find((one) => one.getSourceFile() === file) ??
    candidates.find((one) => one.parent.parent.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
  );
}

function commentOf(node) {
  const { text } = node.getSourceFile();
  const last = ts.getLeadingCommentRanges(text, node.getFullStart())?.at(-1);
  const comment = last && text.slice(last.pos, last.end);
  return comment?.startsWith('/**') ? comment : undefined;
}

/** Places in a type, and the comments that belong there. */
function notesFor(type, docs) {
  const notes = [];
  const look = (node, prefix) => {
    if (!ts.isPropertySignature(node)) return ts.forEachChild(node, (child) => look(child, prefix));
    const path = prefix + node.name.getText();
    const doc = docs.get(path);
    if (doc) notes.push({ at: node.getStart(), doc, isThere: commentOf(node) !== undefined });
    if (node.type) look(node.type, `${path}.`);
  };
  look(type, '');
  return notes;
}

function annotated(text, notes) {
  const pieces = [];
  let done = 0;
  for (const { at, doc } of notes.toSorted((a, b) => a.at - b.at)) {
    const indent = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
    const lines = doc.split('\n').map((line, index) => (index === 0 ? line : `${indent} ${line.trim()}`));
    pieces.push(text.slice(done, at), lines.join('\n'), '\n', indent);
    done = at;
  }
  return pieces.join('') + text.slice(done);
}

const [, script, src, dist] = process.argv;
if (script === fileURLToPath(import.meta.url)) describeTypes(src, dist);
