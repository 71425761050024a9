import { afterEach, expect, test, vi } from 'vitest';
import { explainError } from './explainError.ts';

afterEach(() => vi.unstubAllEnvs());

test('a port in use is told with the setting it comes from', () => {
  vi.stubEnv('METRICS_PORT', '9464');
  const inUse = (port: number) =>
    explainError(Object.assign(new Error('in use'), { code: 'EADDRINUSE', port }));
  expect(inUse(9464)).toBe(
    'Port 9464 is already in use. Choose another one, for example: METRICS_PORT=9465 npm start',
  );
  expect(inUse(4321)).toContain('for example: PORT=4322 npm start');
});

test('a database that does not answer is told with its setting', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  expect(explainError(refused)).toMatch(/does not answer.+ECONNREFUSED.+DATABASE_URL/);
});
