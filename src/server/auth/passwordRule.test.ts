import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guessablePieces, passwordProblem } from './passwordRule.ts';

const email = 'asha.kulkarni@example.com';

test.each([
  'aaaaaaaaaaaa',
  'aaaa aaaa aaaa',
  'abababababab',
  '123456789012',
  'abcdefghijkl',
  'zyxwvutsrqpo',
  'qwertyuiop[]',
  'qwertyuiop12',
  'asdfghjkl123',
  '1qaz2wsx3edc',
  'q1w2e3r4t5y6',
  'password1234',
  'Password1234!',
  'P@ssw0rd2026',
  'passwordpassword',
  'Welcome@2026',
  'iloveyou1234',
  'admin admin admin',
  'administrator1',
  'correct horse battery staple',
  'DeccanElectrodyne',
  'Deccan-Electrodyne-2026',
  'asha.kulkarni',
  'Kulkarni1985!',
  'Asha@Example.com1',
])('%s is too easy to guess', (password) => {
  expect(passwordProblem(password, email)).toContain('too easy to guess');
});

test.each([
  'correct horse battery',
  'a much longer password',
  'tk4vn-p2xwq-8mzrh-c5dye',
  'mango lorry quietly seven',
  'நீண்ட கடவுச்சொல் ஒன்று',
  'xk7#Lw9!pQ2z',
])('%s can be used', (password) => {
  expect(passwordProblem(password, email)).toBeUndefined();
});

test('the limits of length are told as they are', () => {
  expect(passwordProblem('short', email)).toBe('The new password needs 12 characters or more.');
  const long = 'mango lorry quietly seven '.repeat(5);
  expect(passwordProblem(long.slice(0, 128), email)).toBeUndefined();
  expect(passwordProblem(long.slice(0, 129), email)).toBe(
    'The new password has 129 characters; 128 is the limit.',
  );
});

test('any text is judged without failing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 140 }), (text) => {
      passwordProblem(text, text);
    }),
    { numRuns: 30 },
  );
});

test.each([
  ['', 0],
  ['xkqv', 4],
  ['password', 1],
  ['P@ssw0rd', 1],
  ['pass word', 1],
  ['1985', 1],
  ['2026', 1],
  ['1885', 4],
  ['19857', 2],
  ['poiuytr', 1],
  ['lkjh', 1],
  ['abc', 1],
  ['ab', 2],
  ['dcba', 1],
  ['acegi', 5],
  // What came before counts once more, wherever it comes again.
  ['xkqvxkqv', 5],
  ['xkqvzxkqv', 6],
])('%s is %d pieces', (text, pieces) => expect(guessablePieces(text)).toBe(pieces));

test('seven pieces are enough, six are not', () => {
  const [six, seven] = ['Password xk7#w', 'Password xk7#wq'];
  expect([guessablePieces(six), guessablePieces(seven)]).toEqual([6, 7]);
  expect(passwordProblem(six, email)).toContain('too easy');
  expect(passwordProblem(seven, email)).toBeUndefined();
  // One of its own words makes one piece of three letters.
  expect(passwordProblem(seven, 'xk7@example.com')).toContain('too easy');
});
