import { expect, test } from 'vitest';
import { readContent } from '../../../tests/support/content.ts';
import { searchLanguagesSchema } from '../../content/schemas/search.ts';
import { fold } from '../words.ts';
import { plainSpelling } from './plainSpelling.ts';

const { languages } = searchLanguagesSchema.parse(readContent('search-languages.yaml'));
const foreign = Object.values(languages).flatMap((words) => Object.entries(words));

test.each([
  ['c.w.g. 4kv', 'cwg 4kv'],
  ['e s d gun', 'esd gun'],
  ['eft/b', 'eft'],
  ['surge/burst', 'surge burst'],
  ['c/dn', 'cdn'],
  ['kv 6 telecom', '6 kv telecom'],
  ['mil std 461', 'mil-std-461'],
  ['regulation no. 10', 'regulation 10'],
  ['61000-4-5 ed. 3', '61000-4-5'],
  ['61000-4-5 3rd edition', '61000-4-5'],
])('%s is %s', (text, plain) => {
  expect(plainSpelling(text, []).trim()).toBe(plain);
});

test.each([
  ['Koppelnetzwerk 32A', 'coupling network 32a'],
  ['Stoßspannungsgenerator', 'impulse voltage generator'],
  ["générateur d'onde de choc", 'generator surge'],
  ['réseau de couplage 32 A', 'coupling network 32 a'],
  ['सर्ज जनरेटर की कीमत', 'surge generator price'],
  ['burst kya hai', 'burst what is'],
  ['surge generator', 'surge generator'],
])('%s is %s in English', (text, english) => {
  expect(plainSpelling(fold(text), [], foreign)).toBe(english);
});

test.each([
  'tsg-6/700',
  '1.2/50 us',
  '4 kv 2 ka',
  'k.21',
  '100 a/m',
  'iec 61000-4-5',
  'preliminary',
])('%s stays', (text) => {
  expect(plainSpelling(text, [])).toBe(text);
});
