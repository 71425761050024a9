import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { forgetBytes } from './forgetBytes.ts';

const megabyte = 1024 * 1024;

test('what was read is freed after a few megabytes, not after tens', async () => {
  const inUse = () => process.memoryUsage().arrayBuffers / megabyte;
  const before = inUse();
  let most = 0;
  for (let read = 0; read < 200; read++) {
    for (let chunk = 0; chunk < 16; chunk++) forgetBytes(Buffer.alloc(megabyte / 16).length);
    await setImmediate();
    most = Math.max(most, inUse() - before);
  }
  expect(most).toBeLessThan(24);
});
