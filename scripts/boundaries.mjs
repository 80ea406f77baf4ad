/**
 * What may import what, what each package declares, and that nothing outside games/ names a game. A tool that looked at
 * nothing must not report success, so what it looked at is counted.
 */
import { cruise } from 'dependency-cruiser';
import extractDepcruiseConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { undeclaredImports } from './declared.mjs';
import { filesThatNameGames } from './names.mjs';

const LEAST_MODULES = 800;

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

const undeclared = undeclaredImports(output.modules);
for (const { from, to } of undeclared) console.error(`declares-what-it-imports: ${from} → ${to}`);
console.log(`${undeclared.length} imports that no package.json declares`);

const { looked, found } = await filesThatNameGames();
for (const { path, name } of found) console.error(`only-games-name-a-game: ${path} says "${name}"`);
if (looked < LEAST_MODULES) console.error(`only ${looked} files were looked at`);
console.log(`${looked} files outside games/, ${found.length} that name a game`);

const faults = violations.length + undeclared.length + found.length;
const good = faults === 0 && Math.min(totalCruised, looked) >= LEAST_MODULES;
process.exit(good ? 0 : 1);
