/** Words that `people/name-grammar` looks for, as patterns. Data only. */

/** Cities and streets that are written like a name. */
export const PLACE =
  /^(?:(?:San|Santa|São|Sao|Los|Las|Saint|Sainte) \p{L}+(?: d(?:e|o|a|os|as|el) \p{L}+)?|Santiago(?: de)? (?:Chile|Compostela|Querétaro|Cali)|(?:\p{L}+ ){1,3}(?:Bay|Metropolitan|Greater) Area)$/iu;

/** "Austin TX": only states whose letters are nobody's surname or degree. */
export const IN_STATE = /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?,? (?:TX|CA|NY|WA|FL|AZ|UT|NJ)$/u;

/** "Ex Rappi", "Former Google": where somebody was before. */
export const FORMER = /^(?:ex|former|formerly|previously|antes|antigu[oa]|ancien(?:ne)?)[ -]/iu;

export const TITLE = /[.:]$|^(?:Dr|Prof|Mr|Ms|Mrs)$/u;

/** Surnames that are words of decks too: the sure ones behind any name, the others behind a given name. Folded. */
export const WORD_SURNAMES = {
  sure: new Set(['vos']),
  likely: new Set(
    'small day west power strong good short cross bridge north read high free grand bon lima segura cuesta'.split(' '),
  ),
};
