/** Fills a template: plural by the language's rules, numbers in its format. */
import type { Locale } from '@vc-analyst/core/model';
import type { Template } from './define-texts.js';
import { formatNumber } from './format.js';
import { pseudo } from './pseudo.js';

const plurals = new Map<Locale, Intl.PluralRules>();

export function renderText(template: Template, locale: Locale, values: Record<string, string | number> = {}): string {
  const pattern = typeof template === 'string' ? template : template[isOne(values.count, locale) ? 'one' : 'other'];
  return fill(pseudo(pattern), locale, values);
}

function isOne(count: string | number | undefined, locale: Locale): boolean {
  let rules = plurals.get(locale);
  if (!rules) plurals.set(locale, (rules = new Intl.PluralRules(locale)));
  return rules.select(Number(count)) === 'one';
}

function fill(pattern: string, locale: Locale, values: Record<string, string | number>): string {
  return pattern.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return typeof value === 'number' ? formatNumber(value, locale) : value;
  });
}
