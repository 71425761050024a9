import { measureStart, type Start } from './measureStart.ts';
import { saveResults, table } from './saveResults.ts';

/** How long a built site takes to serve its first page, and its memory at that point. */
const turns = 5;
const runs: Start[] = [];
for (let turn = 0; turn < turns; turn++) runs.push(await measureStart('.'));
const sorted = (pick: (run: Start) => number) => runs.map(pick).toSorted((a, b) => a - b);
const row = (name: string, values: number[], digits: number) =>
  [name, values[0], values[Math.floor(turns / 2)], values.at(-1)].map((value) =>
    typeof value === 'number' ? value.toFixed(digits) : String(value),
  );
saveResults(
  'Server',
  'Start',
  'node bench/start.ts',
  table(
    [`${turns} starts`, 'Best', 'Median', 'Worst'],
    [
      row(
        'Seconds to the first page',
        sorted(({ seconds }) => seconds),
        2,
      ),
      row(
        'Memory at that point, MB',
        sorted(({ megabytes }) => megabytes),
        0,
      ),
    ],
  ),
);
