import { expect, test } from 'vitest';
import { formatAddress, parseAddress } from './careersAddress.ts';
import { noFilters } from './jobFilters.ts';

test('the plain list has no query', () => {
  expect(formatAddress({ filters: noFilters })).toBe('');
  expect(parseAddress('')).toEqual({ filters: noFilters });
});

test('filters and the open dialog survive the way through the address', () => {
  const filters = { jobType: ['Full-Time'], workType: ['On-Site', 'Hybrid'] } as const;
  for (const open of [{}, { details: 'hr-intern' }, { apply: 'hr-intern' }]) {
    const address = { filters, ...open };
    expect(parseAddress(formatAddress(address))).toEqual(address);
  }
  expect(formatAddress({ filters, details: 'hr-intern' })).toBe(
    '?job-type=full-time&work-type=on-site&work-type=hybrid&details=hr-intern',
  );
});

test('what the address gets wrong is left out', () => {
  const { filters } = parseAddress('?job-type=astronaut&work-type=remote&work-type=&utm=x');
  expect(filters).toEqual({ jobType: [], workType: ['Remote'] });
});

test('only one dialog is open', () => {
  expect(parseAddress('?details=a&apply=b')).toEqual({ filters: noFilters, apply: 'b' });
});
