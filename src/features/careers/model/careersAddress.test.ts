import { expect, test } from 'vitest';
import { formatCareersAddress, parseCareersAddress } from './careersAddress.ts';
import { noFilters } from './jobFilters.ts';

test('the plain list has no query', () => {
  expect(formatCareersAddress({ filters: noFilters })).toBe('');
  expect(parseCareersAddress('')).toEqual({ filters: noFilters });
});

test('filters and the open dialog survive the way through the address', () => {
  const filters = { jobType: ['Full-Time'], workType: ['On-Site', 'Hybrid'] } as const;
  for (const open of [{}, { details: 'hr-intern' }, { apply: 'hr-intern' }]) {
    const address = { filters, ...open };
    expect(parseCareersAddress(formatCareersAddress(address))).toEqual(address);
  }
  expect(formatCareersAddress({ filters, details: 'hr-intern' })).toBe(
    '?job-type=full-time&work-type=on-site&work-type=hybrid&details=hr-intern',
  );
});

test('what the address gets wrong is left out', () => {
  const { filters } = parseCareersAddress('?job-type=astronaut&work-type=remote&work-type=&utm=x');
  expect(filters).toEqual({ jobType: [], workType: ['Remote'] });
});

test('only one dialog is open', () => {
  expect(parseCareersAddress('?details=a&apply=b')).toEqual({ filters: noFilters, apply: 'b' });
});
