import { expect, test } from 'vitest';
import { isRefusal, unlessRefused } from './callLibrary.ts';

const refusal = Object.assign(new Error('wrong'), { name: 'APIError', statusCode: 401 });

test.each([
  ['a refusal of the library', refusal, true],
  ['a failure of the database', new Error('disk full'), false],
  ['a failure of the database with a code', Object.assign(new Error(), { statusCode: 5 }), false],
  [
    'an error of that name without a status',
    Object.assign(new Error(), { name: 'APIError' }),
    false,
  ],
  ['something that is no error', { name: 'APIError', statusCode: 401 }, false],
] as const)('%s', async (_, thrown, refused) => {
  expect(isRefusal(thrown)).toBe(refused);
  const answer = unlessRefused(() => Promise.reject(thrown));
  if (refused) expect(await answer).toBeUndefined();
  else await expect(answer).rejects.toBe(thrown);
});
