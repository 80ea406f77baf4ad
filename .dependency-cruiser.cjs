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
      to: { path: '^(games|apps|packages/(throw|bots|shelf|text|kit|wire))' },
    },
    {
      name: 'rules-know-only-the-kernel',
      severity: 'error',
      comment: 'No Node, no React, no clock, no bot, no sentence in the rules.',
      from: { path: '^games/[^/]+/(cards|rules)/' },
      to: { pathNot: '^(packages/kernel/|packages/throw/src/(types|surrogate)|games/[^/]+/(cards|rules)/)' },
    },
    {
      name: 'throws-know-no-game',
      severity: 'error',
      from: { path: '^packages/throw' },
      to: { path: '^(games|apps|packages/(bots|shelf|text|kit|wire))' },
    },
    {
      name: 'games-know-no-other-game',
      severity: 'error',
      from: { path: '^games/([^/]+)/' },
      to: { path: '^games/([^/]+)/', pathNot: '^games/$1/' },
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
      to: { path: '^(games|apps|packages/shelf)/' },
    },
    {
      name: 'kit-knows-no-game',
      severity: 'error',
      from: { path: '^packages/(kit|wire)' },
      to: { path: '^(games|apps|packages/(bots|shelf))/' },
    },
    {
      name: 'only-screens-know-react',
      severity: 'error',
      from: { pathNot: '^(apps/web/|packages/kit/|games/[^/]+/table/)' },
      to: { path: '(^|/)(react|react-dom)(/|$)|^packages/kit/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'the-client-knows-no-server',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^apps/server/' },
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
    exclude: { path: '/dist/|/editions/\\d+\\.js$|\\.test\\.ts$|/tests/' },
    tsConfig: { fileName: 'tsconfig.tests.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { conditionNames: ['source', 'import', 'node', 'default'], exportsFields: ['exports'] },
  },
};
