import { expect, test } from 'vitest';
import { company } from './company.ts';
import { fillFacts } from './fillFacts.ts';

test('placeholders become facts at any depth', () => {
  const content = { title: 'Jobs in {city}', points: ['Within {replyTime}', { by: '{company}' }] };
  expect(fillFacts(content)).toEqual({
    title: `Jobs in ${company.address.locality}`,
    points: [`Within ${company.replyTime}`, { by: company.name }],
  });
});

test('everything else stays as it was', () => {
  const day = new Date('2026-11-16');
  const content = { day, figure: 4, empty: null, code: 'POST {"logos": []}' };
  expect(fillFacts(content)).toEqual(content);
});

test.each(['{citty}', '{toString}'])('%s is rejected by name', (text) => {
  expect(() => fillFacts({ text })).toThrow(`No company fact is called ${text}.`);
});
