/** For tests of stores, engines and rubrics: fact builders and the conformance kit of stores. */
export * from './build-fact.js';
export * from './store-conformance.js';
