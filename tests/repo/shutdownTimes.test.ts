import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseEnv } from '../../src/server/env.ts';
import { finishSeconds } from '../../src/server/shutdown.ts';

const deadline = parseEnv({}).SHUTDOWN_DELAY_SECONDS + finishSeconds;
const guide = readFileSync('docs/deploy.md', 'utf8');
const seconds = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1]);

test('service managers wait slightly longer than a shutdown can take', () => {
  const compose = readFileSync('compose.yaml', 'utf8');
  const given = [
    seconds(guide, /^TimeoutStopSec=(\d+)$/m),
    seconds(guide, /give it (\d+) s \(`terminationGracePeriodSeconds`/),
    seconds(compose, /^ +stop_grace_period: (\d+)s$/m),
  ];
  for (const wait of given) {
    expect(wait).toBeGreaterThan(deadline);
    expect(wait).toBeLessThanOrEqual(deadline + 5);
  }
});

test('the guides state the actual shutdown times', () => {
  const { SHUTDOWN_DELAY_SECONDS: delay } = parseEnv({});
  expect(seconds(guide, /for another (\d+) s \(`SHUTDOWN_DELAY_SECONDS`\)/)).toBe(delay);
  expect(seconds(guide, /exits within (\d+) s of the signal/)).toBe(deadline);
  expect(seconds(guide, /Ctrl-C skips the first (\d+) s/)).toBe(delay);
  const operations = readFileSync('docs/operations.md', 'utf8');
  expect(seconds(operations, /after at most (\d+) s records the rest as failed/)).toBe(deadline);
});
