/** What the tests of a store share: the documents that they keep, and a test over an empty store. */
import { equal, rejects } from 'node:assert/strict';
import { z } from 'zod';
import { isVcError, type ErrorCode } from '../../errors/vc-error.js';
import type { Collection, CollectionDefinition, Store } from '../../store/store.js';

/** An empty store under test. */
export interface StoreUnderTest {
  store: Store;
  /** Another store object on the same data, as another process would open it. */
  reopen: () => Promise<Store>;
  /** Closes what was opened and removes the data. */
  dispose: () => Promise<void>;
}

const companySchema = z.strictObject({
  id: z.string(),
  companyName: z.string(),
  overallScore: z.number().nullable(),
  stage: z.strictObject({ value: z.string() }),
  slides: z.array(z.string()),
});
export type Company = z.infer<typeof companySchema>;
export type CompanySummary = Omit<Company, 'slides'>;

export const companies: CollectionDefinition<Company, CompanySummary> = {
  name: 'companies',
  schema: companySchema,
  version: 1,
  summarize: ({ slides: _slides, ...summary }) => summary,
};

/** Declares a test over an empty store and its collection of companies. */
export type Test = (
  title: string,
  body: (under: StoreUnderTest, all: Collection<Company, CompanySummary>) => unknown,
) => unknown;

export function company(id: string, fields: Partial<Company> = {}): Company {
  return { id, companyName: 'Acme', overallScore: 50, stage: { value: 'seed' }, slides: ['one', 'two'], ...fields };
}

export function summaryOf({ slides: _slides, ...summary }: Company): CompanySummary {
  return summary;
}

export function addOne(document: Company): Company {
  return { ...document, overallScore: (document.overallScore ?? 0) + 1 };
}

export function codeOf(error: unknown): ErrorCode | undefined {
  return isVcError(error) ? error.code : undefined;
}

export async function failsWith(code: ErrorCode, work: () => Promise<unknown>): Promise<void> {
  await rejects(work(), (error) => {
    equal(codeOf(error), code);
    return true;
  });
}

export async function collect<T>(items: AsyncIterable<T> | Iterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}
