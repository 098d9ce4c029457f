/** Who may import whom. Every rule says what to do instead. */
const core = '^packages/core/src/';
/** Know nothing but one another, from right to left: `text` the errors, `i18n` and `contract` the model. */
const leaves = 'model|contract|errors|i18n|text|network';
/** Siblings: `pipeline` and `workspace` compose them. */
const rooms =
  'deck|evidence|engines|scoring|questions|summary|sums|thesis|compare|search|memo|reports|evaluation|store|accounts|audit|collaboration|config';
/** A criterion's texts beside its judge, and their list: the catalogues of `i18n` gather them. */
const criterionTexts = `${core}scoring/criteria/([a-z0-9-]+/texts|texts)\\.ts$`;
const above = 'pipeline|jobs|workspace|workers|testing|training';
/** A room of the terminal or the server, as a folder. */
const appRoom = '^packages/(cli|server)/src/[^/]+$';
const tests = '\\.test\\.tsx?$';

export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'Two files that need each other, if only for a type, are one job in two places: move what both need into a third file.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-at-the-top',
      comment: 'The top of core holds its entries alone: every other file has a room.',
      severity: 'error',
      from: { path: `${core}[^/]+\\.ts$`, pathNot: `${core}(index|memo-parts)\\.ts$` },
      to: {},
    },
    {
      name: 'leaves-stay-leaves',
      comment:
        'model, contract, errors, i18n, text and network know no room: pass what they need as a value, or move the code into the room. The texts of a criterion lie in its folder: data that imports nothing.',
      severity: 'error',
      from: { path: `${core}(${leaves})/`, pathNot: tests },
      to: { path: core, pathNot: [`${core}(${leaves})/`, criterionTexts] },
    },
    {
      name: 'criterion-texts-are-data',
      comment: 'The texts of a criterion go into catalogues and browsers: they import nothing but one another.',
      severity: 'error',
      from: { path: criterionTexts },
      to: { pathNot: criterionTexts },
    },
    {
      name: 'text-knows-no-deck',
      comment: 'text works on strings and slides: fold, cut, look up. What knows facts or messages belongs in a room.',
      severity: 'error',
      from: { path: `${core}text/`, pathNot: tests },
      to: { path: core, pathNot: `${core}(text|errors|model)/` },
    },
    {
      name: 'instructions-know-text-alone',
      comment: 'What finds planted orders is asked by reading, scoring and engines alike: it may know none of them.',
      severity: 'error',
      from: { path: `${core}instructions/`, pathNot: tests },
      to: { path: core, pathNot: `${core}(instructions|text|model)/` },
    },
    {
      name: 'drawing-knows-no-analysis',
      comment:
        'drawing lays out text, tables and charts that it is given: what is shown is chosen in memo and reports.',
      severity: 'error',
      from: { path: `${core}drawing/`, pathNot: tests },
      to: { path: core, pathNot: `${core}(drawing|text|i18n|errors|model)/` },
    },
    {
      name: 'browser-safe',
      comment:
        'model, contract and i18n run in the browser: no node modules there. Do the work in a room and pass the result.',
      severity: 'error',
      from: { path: `${core}(model|contract|i18n)/`, pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'rooms-are-siblings',
      comment:
        'Rooms pass model types and never import one another; pipeline and workspace compose them. What keeps data takes the store as a value: only the types of its seam are known.',
      severity: 'error',
      from: { path: `${core}(${rooms})/`, pathNot: [tests, `${core}engines/`] },
      to: {
        path: `${core}(${rooms}|${above})/`,
        pathNot: [`${core}($1)/`, `${core}store/(store|query)\\.ts$`],
      },
    },
    {
      name: 'engines-read-evidence',
      comment:
        'An engine finds facts: of the rooms it may use evidence alone, by which rules read and proposals are proven.',
      severity: 'error',
      from: { path: `${core}engines/`, pathNot: tests },
      to: {
        path: `${core}(${rooms}|${above})/`,
        pathNot: [`${core}(engines|evidence)/`],
      },
    },
    {
      name: 'jobs-run-the-pipeline',
      comment: 'jobs has many decks analysed side by side: it knows decks, the pipeline and the seam of the store.',
      severity: 'error',
      from: { path: `${core}jobs/`, pathNot: tests },
      to: {
        path: `${core}(${rooms}|${above})/`,
        pathNot: [`${core}(jobs|deck|pipeline)/`, `${core}store/(store|query)\\.ts$`],
      },
    },
    {
      name: 'training-reads-evidence',
      comment:
        'Training looks at decks as reading evidence does and is measured as reading is, and nothing that runs knows it: what both need lies in evidence.',
      severity: 'error',
      from: { path: `${core}training/`, pathNot: tests },
      to: { path: core, pathNot: `${core}(training|evidence|evaluation|model|text)/` },
    },
    {
      name: 'pipeline-knows-no-workspace',
      comment: 'The pipeline makes one document of one deck: where it is kept and who asks is the workspace\u2019s.',
      severity: 'error',
      from: { path: `${core}pipeline/`, pathNot: tests },
      to: { path: `${core}(jobs|workspace|workers|testing)/` },
    },
    {
      name: 'only-workers-start',
      comment: 'Files of workers/ are entries of processes and threads: importing one would start it.',
      severity: 'error',
      from: { path: '^packages/', pathNot: `${core}workers/` },
      to: { path: `${core}workers/` },
    },
    {
      name: 'one-place-opens-the-store',
      comment: 'Which store there is, only workspace/open-store.ts knows: take the store, or ask for what it can do.',
      severity: 'error',
      from: {
        path: core,
        pathNot: `${core}(store/(folder|postgres)|workspace/(open-store|data-folder|rescore-threads)|workers/rescore-worker)|${tests}`,
      },
      to: { path: `${core}store/(folder|postgres)/` },
    },
    {
      name: 'source-knows-no-test',
      comment: 'What ships never imports what tests it: what both need belongs in src/testing, which is published.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: tests },
      to: { path: `^packages/[^/]+/test/|${tests}` },
    },
    {
      name: 'scoring-is-pure',
      comment:
        'A score follows from facts alone: no file, network, clock or process. Put what it needs into the evidence.',
      severity: 'error',
      from: { path: `${core}(scoring|questions|summary|thesis|compare|search)/`, pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'files-only-where-they-belong',
      comment:
        'Only deck, store/folder, config/load-file and load-module, testing, training, what loads the models and the fonts and what seals a backup touch files: take bytes, or go through the store.',
      severity: 'error',
      from: {
        path: core,
        pathNot: `${core}(deck|store/folder|testing|training)/|${core}(config/load-file|config/load-module|evidence/learned/models|drawing/pdf/text/fonts|workspace/encrypted-file)|${tests}`,
      },
      to: { path: '^(node:)?fs(/promises)?$' },
    },
    {
      name: 'public-entries-only',
      comment:
        'Across packages import the package name: what is not exported there is not a promise. Long tests may start the PostgreSQL of the tests.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^packages/', pathNot: '^packages/$1/|/dist/|^packages/core/test/kit/postgres/' },
    },
    {
      name: 'rooms-stand-on-one-another',
      comment:
        'Rooms of terminal and server stand in floors: what two of them need from one another goes into a room below both.',
      severity: 'error',
      scope: 'folder',
      from: { path: appRoom },
      to: { circular: true, path: appRoom },
    },
    {
      name: 'rooms-know-no-entry',
      comment:
        'The top of terminal and server holds entries that compose rooms: what a room needs of them belongs in a room.',
      severity: 'error',
      from: { path: '^packages/(cli|server)/src/[^/]+/', pathNot: tests },
      to: { path: '^packages/(cli|server)/src/[^/]+\\.ts$', pathNot: '^packages/server/src/version\\.ts$' },
    },
    {
      name: 'features-are-siblings',
      comment: 'A feature of the web app never imports another: a page composes them, what both need is a component.',
      severity: 'error',
      from: { path: '^packages/web/src/features/([^/]+)/' },
      to: { path: '^packages/web/src/features/', pathNot: '^packages/web/src/features/$1/' },
    },
    {
      name: 'parts-know-no-feature',
      comment: 'Parts, texts and calls of the web app are used by features, never the other way: pass what they need.',
      severity: 'error',
      from: { path: '^packages/web/src/(components|api|i18n|lib)/' },
      to: {
        path: '^packages/web/src/(features|pages|shell)/|^packages/web/src/(app|routes|screens|prefetch-data|main)\\.',
      },
    },
    {
      name: 'examples-use-the-sdk-as-others-do',
      comment: 'Examples import @vc-analyst/core and nothing deeper.',
      severity: 'error',
      from: { path: '^examples/' },
      to: { path: '^packages/[^/]+/src/' },
    },
    {
      name: 'nothing-unlisted',
      comment: 'A dependency that no package.json lists works by chance: list it, or use one that is there.',
      severity: 'error',
      from: { path: '^(packages/[^/]+/src|examples)/', pathNot: tests },
      // What the build of the web app makes itself is no package.
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'], pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules|/dist/' },
    exclude: { path: '/dist/|\\.vc-analyst' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types'] },
  },
};
