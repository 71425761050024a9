/** The tests that have a page of their own in the primer. */
export const primerTests = [
  'surge-test',
  'burst-test',
  'esd-test',
  'voltage-dip-test',
  'ring-wave-test',
  'load-dump-test',
  'impulse-voltage-test',
] as const;
