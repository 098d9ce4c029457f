/** What any store must do, as tests: a store that passes them can stand behind the product. */
import { aggregateTests } from './aggregates.js';
import { blobTests } from './blobs.js';
import { feedTests } from './change-feed.js';
import { companies, type StoreUnderTest, type Test } from './declare-test.js';
import { documentTests } from './documents.js';
import { listTests } from './lists.js';

export type { StoreUnderTest };

/** The two functions of a test runner that are needed; those of vitest, jest and node:test fit. */
export interface TestApi {
  describe: (name: string, body: () => void) => unknown;
  it: (name: string, body: () => Promise<void>) => unknown;
}

/** Declares the tests. `open` is called once a test. */
export function describeStore({ describe, it }: TestApi, name: string, open: () => Promise<StoreUnderTest>): void {
  const test: Test = (title, body) =>
    it(title, async () => {
      const under = await open();
      try {
        await body(under, under.store.collection(companies));
      } finally {
        await under.dispose();
      }
    });

  describe(`${name}: documents`, () => documentTests(test));
  describe(`${name}: lists`, () => listTests(test));
  describe(`${name}: aggregates`, () => aggregateTests(test));
  describe(`${name}: blobs`, () => blobTests(test));
  describe(`${name}: change feed`, () => feedTests(test));
}
