/** For tests of stores, engines and rubrics: fact builders and conformance kits. */
export * from './build-fact.js';
export * from './store-conformance.js';
export * from './shared-folder.js';
