/** What shows a game to people. */
const SHOWS = '^games/[^/]+/(table|terminal|text)/';
/** Pages for whoever draws a table, and what its tests share: they play matches, so they need rules and bots. */
const WORKSHOP = '/playground/scenes\\.ts$|/testing\\.tsx?$';

/** What may import what (docs/architecture.md, "The house"). */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'kernel-knows-no-game',
      severity: 'error',
      from: { path: '^packages/kernel' },
      to: { path: '^(games|apps|packages/(throw|bots|manifest|shelf|text|kit|wire))' },
    },
    {
      name: 'rules-know-only-the-kernel',
      severity: 'error',
      comment: 'No Node, no React, no clock, no bot, no sentence in the rules.',
      from: { path: '^games/[^/]+/(cards|rules)/' },
      to: { pathNot: '^(packages/kernel/|packages/throw/src/(types|surrogate)|games/[^/]+/(cards|rules)/)' },
    },
    {
      name: 'programs-know-no-screen',
      severity: 'error',
      comment: 'What runs on a server or in a terminal needs nothing that is drawn.',
      from: { path: '^games/', pathNot: '^games/[^/]+/(table/|cover\\.tsx$|manifest\\.ts$)' },
      to: { path: '^games/[^/]+/(table/|cover\\.tsx$|manifest\\.ts$)' },
    },
    {
      name: 'manifests-know-their-parts-by-name-only',
      severity: 'error',
      comment: 'Every manifest is on the first page, so what it imports at once would be there too.',
      from: { path: '^games/[^/]+/manifest\\.ts$' },
      to: { dependencyTypesNot: ['type-only', 'dynamic-import'] },
    },
    {
      name: 'throws-know-no-game',
      severity: 'error',
      from: { path: '^packages/throw' },
      to: { path: '^(games|apps|packages/(bots|manifest|shelf|text|kit|wire))' },
    },
    {
      name: 'games-know-no-other-game',
      severity: 'error',
      from: { path: '^games/([^/]+)/' },
      to: { path: '^games/([^/]+)/', pathNot: '^games/$1/' },
    },
    {
      name: 'table-knows-no-bot',
      severity: 'error',
      comment: 'What is shown must not depend on how well a computer player judges.',
      from: { path: SHOWS, pathNot: WORKSHOP },
      to: { path: '^games/[^/]+/bot/' },
    },
    {
      name: 'table-knows-no-terminal',
      severity: 'error',
      from: { path: '^games/[^/]+/(table|text)/' },
      to: { path: '^games/[^/]+/terminal/' },
    },
    {
      name: 'table-knows-rules-by-their-facade',
      severity: 'error',
      comment: 'Types come from anywhere in the rules; what is computed comes through one file that names it.',
      from: { path: SHOWS, pathNot: WORKSHOP },
      to: { path: '^games/[^/]+/rules/', pathNot: '/rules/facade\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'games-know-no-app',
      severity: 'error',
      from: { path: '^games/' },
      to: { path: '^(apps|packages/shelf)/' },
    },
    {
      name: 'bots-know-no-game',
      severity: 'error',
      from: { path: '^packages/bots' },
      to: { path: '^(games|apps|packages/(manifest|shelf))/' },
    },
    {
      name: 'kit-knows-no-game',
      severity: 'error',
      from: { path: '^packages/(kit|wire)' },
      to: { path: '^(games|apps|packages/(bots|manifest|shelf))/' },
    },
    {
      name: 'the-host-knows-no-app',
      severity: 'error',
      comment: 'It runs in a server, in a browser and in a terminal: no Node, no React, no game.',
      from: { path: '^packages/host/src/' },
      to: { path: '^(games|apps|packages/(kit|text))/' },
    },
    {
      name: 'the-host-knows-no-node',
      severity: 'error',
      from: { path: '^packages/host/src/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'only-screens-know-react',
      severity: 'error',
      from: { pathNot: '^(apps/web/|packages/kit/|games/[^/]+/(table/|cover\\.tsx$))' },
      to: { path: '(^|/)(react|react-dom)(/|$)|^packages/kit/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'the-client-knows-no-server',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^apps/server/' },
    },
    {
      name: 'only-stories-know-the-browser-tests',
      severity: 'error',
      comment: 'A game brings its stories; what they share with the frame is in e2e/lib.',
      from: { path: '^(apps|packages|games)/', pathNot: '^games/[^/]+/stories/' },
      to: { path: '^e2e/' },
    },
    {
      name: 'only-the-shelf-knows-the-games',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: '^packages/shelf/' },
      to: { path: '^games/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/|/editions/\\d+\\.js$|\\.test\\.tsx?$|/tests/' },
    tsConfig: { fileName: 'tsconfig.tests.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { conditionNames: ['source', 'import', 'node', 'default'], exportsFields: ['exports'] },
  },
};
