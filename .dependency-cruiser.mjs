/** Who may import whom. Every rule says what to do instead. */
const core = '^packages/core/src/';
const rooms =
  'deck|evidence|steps|scoring|questions|summary|thesis|compare|search|reports|exports|evaluation|store|accounts|collaboration';
const tests = '\\.test\\.tsx?$';

export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one job in two places: move what both need into a third file.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'leaves-stay-leaves',
      comment:
        'model, contract, errors, util and i18n know no room: pass what they need as a value, or move the code into the room.',
      severity: 'error',
      from: { path: `${core}(model|contract|errors|util|i18n)/`, pathNot: tests },
      to: { path: core, pathNot: `${core}(model|contract|errors|util|i18n)/` },
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
        'Rooms pass model types and never import one another; analyze-deck.ts and workspace.ts compose them. What keeps data takes the store as a value: only the types of its seam are known.',
      severity: 'error',
      from: { path: `${core}(${rooms})/`, pathNot: tests },
      to: {
        path: `${core}(${rooms}|engines|jobs|testing)/`,
        pathNot: [`${core}($1)/`, `${core}store/(store|query)\\.ts$`],
      },
    },
    {
      name: 'instructions-know-no-room',
      comment:
        'Reading, engines, flags and summary ask the one detector of planted orders, so it knows none of them: it may use util and the look-up of words. Pass what it needs as text.',
      severity: 'error',
      from: { path: `${core}instructions/`, pathNot: tests },
      to: { path: core, pathNot: `${core}(instructions|util)/|${core}evidence/words/(lexicon|words|phrases)\\.ts$` },
    },
    {
      name: 'engines-read-evidence-and-steps',
      comment: 'An engine answers steps with facts: it may use evidence and steps, nothing else of the rooms.',
      severity: 'error',
      from: { path: `${core}engines/`, pathNot: tests },
      to: { path: `${core}(deck|scoring|questions|summary|reports|exports|store|accounts|jobs|testing)/` },
    },
    {
      name: 'scoring-is-pure',
      comment:
        'A score follows from facts alone: no file, network, clock or process. Put what it needs into the evidence.',
      severity: 'error',
      from: { path: `${core}(scoring|questions|summary|thesis|compare|corrections|search)/`, pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'files-only-where-they-belong',
      comment:
        'Only deck, store/folder, config/load-file and testing touch files: take bytes, or go through the store.',
      severity: 'error',
      from: {
        path: core,
        pathNot: `${core}(deck|store/folder|testing|jobs/testing)/|${core}config/load-file|${tests}`,
      },
      to: { path: '^(node:)?fs(/promises)?$' },
    },
    {
      name: 'public-entries-only',
      comment: 'Across packages import the package name: what is not exported there is not a promise.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^packages/', pathNot: '^packages/$1/|/dist/' },
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
      to: { path: '^packages/web/src/(features|pages|shell)/|^packages/web/src/(app|routes|main)\\.' },
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
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'] },
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
