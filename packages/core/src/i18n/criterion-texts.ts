/** The texts of the criteria in one language, gathered from their folders. */
import type { Locale } from '../model/values.js';
import * as criteria from '../scoring/criteria/texts.js';

type Criteria = typeof criteria;
type TextId = { [Id in keyof Criteria]: keyof Criteria[Id]['en'] }[keyof Criteria];
/** Title and topic: a page names criteria by itself. */
type NameId = Extract<TextId, `${string}.title` | `summary.topic.${string}`>;

/** All of them; those of a criterion that lacks a language are a type error in its folder. */
export function criterionTexts(locale: Locale): Record<TextId, string> {
  const texts = Object.values(criteria).flatMap((criterion) => Object.entries<string>(criterion[locale]));
  return Object.fromEntries(texts) as Record<TextId, string>;
}

export function criterionNames(locale: Locale): Record<NameId, string> {
  const names = Object.entries(criterionTexts(locale)).filter(([id]) => /\.title$|^summary\.topic\./.test(id));
  return Object.fromEntries(names) as Record<NameId, string>;
}
