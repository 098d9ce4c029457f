/** Every text renders in all languages with its values; each language has its own marks. */
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../model/values.js';
import { catalogues } from './catalogues.js';
import { checks } from './en/checks.js';
import { figureWords } from './en/figure-words.js';
import { flags } from './en/flags.js';
import { numbers } from './en/numbers.js';
import { questions } from './en/questions.js';
import { reports } from './en/reports.js';
import { summary } from './en/summary.js';

const ids = Object.keys({ ...checks, ...figureWords, ...flags, ...numbers, ...questions, ...reports, ...summary });

/** Names of the values that a template asks for. */
function namesIn(template: string): string[] {
  const names = new Set<string>();
  const format = new IntlMessageFormat(template, 'en', undefined, { ignoreTag: true });
  const walk = (nodes: unknown): void => {
    if (Array.isArray(nodes)) return nodes.forEach(walk);
    if (nodes === null || typeof nodes !== 'object') return;
    const node = nodes as { type?: number; value?: unknown; options?: Record<string, { value: unknown }> };
    if (typeof node.value === 'string' && node.type !== 0) names.add(node.value);
    Object.values(node.options ?? {}).forEach((option) => walk(option.value));
  };
  walk(format.getAst());
  return [...names].sort();
}

describe('texts of the rules', () => {
  it('are many, and the same in all languages', () => {
    expect(ids.length).toBeGreaterThan(300);
    for (const locale of LOCALES) {
      expect(ids.filter((id) => catalogues[locale][id] === undefined)).toEqual([]);
      expect(ids.filter((id) => !sameNames(id, locale))).toEqual([]);
    }
  });

  it.each(LOCALES)('render in %s for 0, 1, 2 and many without a brace left over', (locale) => {
    for (const id of ids) {
      const template = catalogues[locale][id] ?? '';
      for (const amount of [0, 1, 2, 1000]) {
        const values = Object.fromEntries(namesIn(template).map((name) => [name, amount]));
        const text = String(new IntlMessageFormat(template, locale, undefined, { ignoreTag: true }).format(values));
        expect(`${id}: ${text}`).not.toMatch(/[{}]|undefined|NaN/);
      }
    }
  });

  it('call what was not found not found, and no deck silent', () => {
    const blames = {
      en: /\b(?:the deck|it) (?:states|names|shows|gives|mentions) no\b|\bdeck (?:does not|doesn’t) (?:state|name|show|give|mention|say)\b|\bsilent\b|\bnot in the #/i,
      es: /\b(?:presentación no (?:declara|nombra|muestra|da|dice|cita|menciona|calla|aclara)|no aparece en)\b/i,
      fr: /\b(?:(?:deck|elle) (?:ne|n’)\s?(?:annonce|nomme|montre|donne|dit|cite|mentionne|explique)|passe sous silence|absent d(?:e|u|es))\b/i,
    };
    // What a criterion found in part is worded in its own folder.
    const ours = (locale: 'en' | 'es' | 'fr') =>
      Object.entries(catalogues[locale]).filter(([id]) => !/^scoring\.[A-Z]\d/.test(id));
    for (const locale of LOCALES)
      expect(ours(locale).flatMap(([id, text]) => (blames[locale].test(text) ? [`${id}: ${text}`] : []))).toEqual([]);
  });

  it('use each language’s own marks', () => {
    const all = Object.keys(catalogues.en);
    const wrong = (locale: 'en' | 'es' | 'fr', marks: RegExp) =>
      all.filter((id) => marks.test(catalogues[locale][id] ?? ''));
    expect(wrong('en', /[«»"]/)).toEqual([]);
    expect(wrong('es', /[“”"]/)).toEqual([]);
    // French spaces: narrow before ; ? ! and inside guillemets, plain no-break before the colon.
    expect(wrong('fr', /[“”"]|[^\u202f][;?!»]|[^\u00a0]: |«[^\u202f]/)).toEqual([]);
    const opened = (text: string) => text.split('¿').length === text.split('?').length;
    expect(all.filter((id) => !opened(catalogues.es[id] ?? ''))).toEqual([]);
    // A straight apostrophe is an escape in these templates.
    for (const locale of LOCALES) expect(wrong(locale, /'/)).toEqual([]);
  });

  it('are not left in English', () => {
    const short =
      /^check\.(?:metric|figure|name)|^summary\.(?:figure|team)|^report\.(?:title|section|stat|column|trend|period)/;
    const same = ids.filter(
      (id) => !short.test(id) && (catalogues.es[id] === catalogues.en[id] || catalogues.fr[id] === catalogues.en[id]),
    );
    expect(same.filter((id) => id !== 'question.why.check')).toEqual([]);
  });
});

function sameNames(id: string, locale: (typeof LOCALES)[number]): boolean {
  return namesIn(catalogues[locale][id] ?? '').join() === namesIn(catalogues.en[id] ?? '').join();
}
