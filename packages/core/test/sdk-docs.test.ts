/** `docs/sdk.md` names every function and class that the SDK exports and every call of a workspace, and nothing else. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import * as contract from '../src/contract/index.js';
import * as i18n from '../src/i18n/index.js';
import * as terms from '../src/i18n/terms.js';
import * as core from '../src/index.js';
import * as model from '../src/model/index.js';
import * as memoParts from '../src/memo-parts.js';
import * as typedNumber from '../src/evidence/numbers/typed-number.js';
import * as vocabulary from '../src/model/vocabulary.js';
import * as testing from '../src/testing/index.js';

const sources = fileURLToPath(new URL('../src', import.meta.url));
const page = readFileSync(new URL('../../../docs/sdk.md', import.meta.url), 'utf8');

describe('functions', () => {
  test.each<[string, object]>([
    ['', core],
    ['/model', model],
    ['/vocabulary', vocabulary],
    ['/terms', terms],
    ['/i18n', i18n],
    ['/memo-parts', memoParts],
    ['/typed-number', typedNumber],
    ['/contract', contract],
    ['/testing', testing],
  ])('of @vc-analyst/core%s', (entry, exported) => {
    const functions = Object.entries(exported).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []));
    const section = page.split(`## \`@vc-analyst/core${entry}\`\n`)[1]?.split('\n## ')[0] ?? '';
    const named = [...section.matchAll(/^\| `(\w+)\(/gm)].map(([, name]) => name);
    expect(named.sort()).toEqual(functions.sort());
  });
});

test('lists of @vc-analyst/core/vocabulary', () => {
  const section = page.split('## `@vc-analyst/core/vocabulary`\n')[1]?.split('\n## ')[0] ?? '';
  const named = [...section.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name);
  expect(named.sort()).toEqual(Object.keys(vocabulary).sort());
});

test('calls of a workspace', () => {
  const named = [...page.matchAll(/`(workspace\.[\w.]+)\(/g)].map(([, call]) => call!);
  expect([...new Set(named)].sort()).toEqual(callsOf('Workspace', 'workspace').sort());
});

/** The methods of an interface and of the interfaces of its read-only properties. */
function callsOf(name: string, prefix: string): string[] {
  return (interfaces.get(name)?.members ?? []).flatMap((member) => {
    const path = `${prefix}.${member.name?.getText()}`;
    if (ts.isMethodSignature(member)) return [path];
    if (!ts.isPropertySignature(member) || !member.type || !ts.isTypeReferenceNode(member.type)) return [];
    return member.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ReadonlyKeyword)
      ? callsOf(member.type.typeName.getText(), path)
      : [];
  });
}

/** Every interface that core exports to its own files, by name. */
const interfaces = new Map(
  readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.ts$/.test(path))
    .map((path) => readFileSync(join(sources, path), 'utf8'))
    .filter((text) => text.includes('export interface'))
    .flatMap((text) => ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true).statements)
    .filter(ts.isInterfaceDeclaration)
    .map((declaration) => [declaration.name.text, declaration]),
);
