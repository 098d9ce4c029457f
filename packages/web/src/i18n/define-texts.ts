/** Typed catalogues: one file an area, its three languages side by side. A key or a placeholder missing in one is a type error. */
import type { Locale } from '@vc-analyst/core/model';

/** A template with `{name}` placeholders, or one a plural category of `{count}`. */
export type Template = string | { readonly one: string; readonly other: string };
export type Catalogue = Readonly<Record<string, Template>>;

type Names<S extends string> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type NamesOf<T> = T extends string
  ? Names<T>
  : T extends { other: infer O extends string }
    ? Names<O> | 'count'
    : never;
/** What a template asks for. Values are text already in the reader's format; `count` is a number that decides the plural. */
export type ValuesOf<T> = [NamesOf<T>] extends [never]
  ? []
  : [values: { [Name in NamesOf<T>]: Name extends 'count' ? number : string | number }];

export interface Texts<C extends Catalogue> {
  readonly byLocale: Readonly<Record<Locale, { readonly [Key in keyof C]: Template }>>;
  /** Only in types: carries the English templates with their placeholders. */
  readonly english?: C;
}

/** Defines an area. English is the pattern that Spanish and French must match. */
export function defineTexts<const C extends Catalogue>(
  byLocale: { en: C } & Record<Exclude<Locale, 'en'>, { readonly [Key in keyof C]: Template }>,
): Texts<C> {
  return { byLocale };
}
