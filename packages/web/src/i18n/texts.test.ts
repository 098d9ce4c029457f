/** All catalogues: the same placeholders in every language, each language’s own marks, nothing left in English. */
import { catalogues } from '@vc-analyst/core/i18n';
import {
  LOCALES,
  PRIORITIES,
  QUESTION_CATEGORIES,
  RECOMMENDATIONS,
  SECTORS,
  STAGES,
  STEP_IDS,
} from '@vc-analyst/core/vocabulary';
import { describe, expect, it } from 'vitest';
import type { Catalogue, Template, Texts } from './define-texts.js';
import { domain } from './texts/domain.js';

const modules = import.meta.glob<Record<string, unknown>>('./texts/*.ts', { eager: true });

const areas = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter((entry): entry is [string, Texts<Catalogue>] => isTexts(entry[1]));

function isTexts(value: unknown): value is Texts<Catalogue> {
  return typeof value === 'object' && value !== null && 'byLocale' in value;
}

const formsOf = (template: Template) => (typeof template === 'string' ? [template] : [template.one, template.other]);
const namesOf = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort().join();
const keysOf = ({ byLocale }: Texts<Catalogue>) => Object.keys(byLocale.en);

describe.each(areas)('texts of %s', (_, texts) => {
  const { en, es, fr } = texts.byLocale;
  const all = (locale: Record<string, Template>) =>
    keysOf(texts).flatMap((key) => formsOf(locale[key]!).map((text) => ({ key, text })));

  it('ask for the same values in every language', () => {
    const wanted = (key: string) => namesOf(formsOf(en[key]!).at(-1)!);
    for (const locale of [es, fr]) {
      expect(keysOf(texts).filter((key) => namesOf(formsOf(locale[key]!).at(-1)!) !== wanted(key))).toEqual([]);
    }
  });

  it('use each language’s own marks', () => {
    const wrong = (locale: Record<string, Template>, marks: RegExp) =>
      all(locale).filter(({ text }) => marks.test(text));
    expect(wrong(en, /[«»"]/)).toEqual([]);
    expect(wrong(es, /[“”"]/)).toEqual([]);
    expect(wrong(fr, /[“”"]/)).toEqual([]);
    // A question or exclamation that ends in Spanish begins there.
    expect(wrong(es, /^[^¿]*\?$|^[^¡]*!$/)).toEqual([]);
    for (const locale of [en, es, fr]) expect(wrong(locale, /'/)).toEqual([]);
  });

  it('are translated', () => {
    const same = all(en).filter(({ key, text }) => text.length > 24 && formsOf(es[key]!).includes(text));
    // The specification has this one in English.
    expect(same.filter(({ key }) => key !== 'contactUs')).toEqual([]);
  });
});

it('name what core names in its words, so that a page and a file of one analysis are worded alike', () => {
  const names = Object.entries({
    ...{ step: STEP_IDS, sector: SECTORS, stage: STAGES, priority: PRIORITIES },
    ...{ recommendation: RECOMMENDATIONS, category: QUESTION_CATEGORIES },
  }).flatMap(([kind, members]) => members.map((member) => `${kind}.${member}`));
  const { byLocale }: Texts<Catalogue> = domain;
  for (const locale of LOCALES) {
    const here = names.map((name) => formsOf(byLocale[locale][name]!).join().toLowerCase());
    expect(here).toEqual(names.map((name) => catalogues[locale][`label.${name}`]?.toLowerCase()));
  }
});
