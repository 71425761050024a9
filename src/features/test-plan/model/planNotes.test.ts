import { expect, test } from 'vitest';
import type { Requirement } from '../../../content/schemas/standards/requirements.ts';
import type { PlanLine } from './planLines.ts';
import { planNotes } from './planNotes.ts';
import type { PlanQuestion } from './planQuestion.ts';

const row = (port: string, environments?: string[]) =>
  ({ port, ...(environments ? { environments } : {}) }) as Requirement;
const choice = {
  ...{ id: 'IEC 1', slug: 'iec-1', environments: [] },
  rows: [row('ac'), row('dc'), row('signal', ['industrial'])],
  notes: [{ text: 'Of all ports.' }, { port: 'dc' as const, text: 'Of the DC port.' }],
};
const lines = (...ports: string[]) =>
  ports.map((port) => ({ standard: 'IEC 1', port })) as PlanLine[];
const notes = (
  ports: PlanQuestion['ports'],
  shown: readonly PlanLine[],
  given: { allPorts?: boolean; environment?: string } = {},
) => {
  const { allPorts = false, environment = 'basic' } = given;
  const words = { noTests: 'No test for:', allPorts: 'All are shown.' };
  return planNotes({ standards: [{ choice, environment }], ports, allPorts }, shown, words);
};
const texts = (...given: Parameters<typeof notes>) => notes(...given).map(({ text }) => text);

test('a port for which no chosen standard has a test is named', () => {
  expect(texts(['ac', 'telecom', 'earth'], lines('AC supply'))).toEqual([
    'No test for: Telecom line, Functional earth.',
    'Of all ports.',
  ]);
  expect(notes(['ac', 'telecom'], lines('AC supply'))[0]).toMatchObject({
    ...{ standard: '', ports: ['Telecom line'] },
  });
});

test('so is one that is tested in another environment only', () => {
  expect(texts(['ac', 'signal'], lines('AC supply'))[0]).toBe('No test for: Signal and control.');
  const industrial = { environment: 'industrial' };
  expect(texts(['ac', 'signal'], lines('AC supply'), industrial)).toEqual(['Of all ports.']);
});

test('a note of a port stands where the port is in the plan', () => {
  expect(texts(['ac', 'dc'], lines('AC supply', 'DC supply'))).toEqual([
    'Of all ports.',
    'Of the DC port.',
  ]);
  expect(notes(['dc'], lines('DC supply'))[1]).toMatchObject({
    ...{ standard: 'IEC 1', ports: ['DC supply'] },
  });
});

test('without a choice of ports all are shown, and a plan without tests has no notes', () => {
  expect(texts(['ac'], lines('AC supply'), { allPorts: true })[0]).toBe('All are shown.');
  expect(texts(['telecom'], [])).toEqual([]);
});
