import { expect, test } from 'vitest';
import { questionName } from './questionName.ts';

const name = (search: string) => questionName({ path: '/instruments/finder', search });

test('a question has one name, however its address is written', () => {
  expect(name('?kv=4&phases=3&phases=1&q=')).toBe(name('?phases=1&phases=3&kv=4'));
});

test('other questions have other names', () => {
  const searches = ['', '?kv=4', '?kv=4&kv=5', '?ka=4', '?q=kv%3D4'];
  expect(new Set(searches.map(name)).size).toBe(searches.length);
});

test('the order of compared instruments matters', () => {
  const compared = (search: string) => questionName({ path: '/instruments/compare', search });
  expect(compared('?i=a&i=b')).not.toBe(compared('?i=b&i=a'));
});
