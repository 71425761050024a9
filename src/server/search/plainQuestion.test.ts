import { expect, test } from 'vitest';
import { plainQuestion } from './plainQuestion.ts';

test.each([
  ['Surge  Generator', 'surge generator'],
  ['IEC 61000-4-39', 'iec 61000-4-39'],
  ['ISO 7637-2 24 V', 'iso 7637-2 24 v'],
  ['CISPR 16-1-1', 'cispr 16-1-1'],
])('%s is kept', (question, kept) => {
  expect(plainQuestion(question)).toBe(kept);
});

test.each([
  '',
  'asha@example.com',
  '+91 98200 11223',
  '020-5550-0142',
  'order 20261104',
  'https://example.com',
  'my name is asha and I live in pune',
  'x'.repeat(61),
])('%s is not kept', (question) => {
  expect(plainQuestion(question)).toBeUndefined();
});
