import { spawnSync } from 'node:child_process';
import { areas } from './mutation/areas.ts';
import { writeArea } from './mutation/writeArea.ts';

process.chdir(`${import.meta.dirname}/..`);
const asked = process.argv.slice(2);
const names = areas.map(({ name }) => name);
if (asked.some((name) => !names.includes(name))) {
  console.error(`npm run mutate [-- <area>…], of ${names.join(', ')}`);
  process.exit(2);
}

let share = 0;
for (const area of areas) {
  if (asked.length > 0 && !asked.includes(area.name)) continue;
  const { status } = spawnSync(
    `${import.meta.dirname}/mutation/node_modules/.bin/stryker`,
    ['run', 'bench/mutation/stryker.config.ts'],
    { stdio: 'inherit', env: { ...process.env, MUTATED_AREA: area.name } },
  );
  if (status !== 0) process.exit(1);
  share = writeArea(area);
}
console.log(`${share.toFixed(1)} % of all changes were noticed. See bench/MUTATION.md.`);
process.exit(share < 85 ? 1 : 0);
