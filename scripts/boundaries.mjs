/** What may import what. A tool that looked at nothing must not report success, so the modules are counted. */
import { cruise } from 'dependency-cruiser';
import extractDepcruiseConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';

const LEAST_MODULES = 40;

const config = await extractDepcruiseConfig('./.dependency-cruiser.cjs');
const { output } = await cruise(
  ['packages', 'games', 'apps'],
  { ...config.options, ruleSet: { forbidden: config.forbidden }, validate: true },
  config.options.enhancedResolveOptions,
  { tsConfig: extractTSConfig('./tsconfig.tests.json') },
);
const { violations, totalCruised } = output.summary;
for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} → ${to}`);
if (totalCruised < LEAST_MODULES) console.error(`only ${totalCruised} modules were looked at`);
console.log(`${totalCruised} modules, ${violations.length} violations`);
process.exit(violations.length > 0 || totalCruised < LEAST_MODULES ? 1 : 0);
