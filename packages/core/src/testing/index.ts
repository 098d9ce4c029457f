/** For tests of stores, engines and rubrics: fact builders, the conformance kit of stores, and a fake model endpoint. */
export * from './build-fact.js';
export * from './store-conformance/index.js';
export * from './fake-model-server/index.js';
