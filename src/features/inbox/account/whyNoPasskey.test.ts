import { expect, test } from 'vitest';
import { whyNoPasskey } from './whyNoPasskey.ts';

test.each([
  [new DOMException('', 'NotAllowedError'), /cancelled/],
  [new DOMException('', 'InvalidStateError'), /already/],
  [new DOMException('', 'SecurityError'), /address/],
  [new DOMException('', 'ConstraintError'), /cannot keep/],
  ['something else', /could not use/],
])('%s is put in words', (error, words) => {
  expect(whyNoPasskey(error)).toMatch(words);
});
