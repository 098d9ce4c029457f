/** How a company's name stands in the document, also where nobody knows it. */
import { nameOfFile, nameUpheld, type CompanyName } from '../evidence/outline/company-name.js';
import { renderMessage } from '../i18n/render.js';
import type { Analysis } from '../model/analysis.js';
import type { Fact } from '../model/fact.js';
import { message } from '../model/message.js';
import type { Locale } from '../model/values.js';

/** `name` is empty where it is unknown; what stands then is a text of ours, in `locale`. */
export function nameFields(
  { name, from }: { name: string; from: Analysis['companyNameFrom'] },
  locale: Locale,
): Pick<Analysis, 'companyName' | 'companyNameFrom' | 'companyNameMessage'> {
  if (from !== 'unknown') return { companyName: name, companyNameFrom: from };
  const companyNameMessage = message('label.unknownCompany', {});
  return { companyName: renderMessage(companyNameMessage, locale), companyNameFrom: from, companyNameMessage };
}

/** As a person gave it; else as a model says that reads another than we do, where the critic upheld that; else as the deck shows it to us. */
export function nameKnown(shown: CompanyName, facts: readonly Fact[]): CompanyName {
  const said = shown.from === 'user' ? undefined : nameUpheld(facts);
  return said === undefined ? shown : { name: said, from: 'deck' };
}

/** The name as evidence: that of a file is none. */
export function statedName({ name, from }: CompanyName): string {
  return from === 'user' || from === 'deck' ? name : '';
}

/** The same before a deck is read: as its file is called, where that may be a name. */
export function nameFieldsOfFile(fileName: string, locale: Locale): ReturnType<typeof nameFields> {
  return nameFields(nameOfFile(fileName), locale);
}
