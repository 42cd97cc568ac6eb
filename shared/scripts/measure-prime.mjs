/**
 * What each component of PrimeReact would bring, beside what the portal has: weight, axe, keyboard and style policy, the figures of decision
 * 025. `node shared/scripts/measure-prime.mjs [Menu Rating …]`.
 */
import { judgeComponents } from './prime/judge.mjs';
import { COMPONENTS, weighComponents } from './prime/weight.mjs';

const wanted = process.argv.slice(2);
const names = wanted.length > 0 ? wanted : Object.keys(COMPONENTS);
const unknown = names.find((name) => !COMPONENTS[name]);
if (unknown) throw new Error(`There is no '${unknown}'; there are ${Object.keys(COMPONENTS).join(', ')}.`);

const kb = (size) => (size === undefined ? '' : size.toFixed(1));
const weights = await weighComponents(names);
console.table(
  weights.map(({ name, alone, besides, ours }) => ({ name, alone: kb(alone), besides: kb(besides), ours: kb(ours) })),
);
for (const { name, axe, failed, passed, policy } of await judgeComponents(names)) {
  console.log(`${name}: ${passed} of ${passed + failed.length} keys`);
  for (const what of failed) console.log(`  keyboard  ${what}`);
  for (const rule of axe) console.log(`  axe       ${rule}`);
  for (const error of policy) console.log(`  policy    ${error}`);
}
