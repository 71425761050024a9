import { expect, test } from 'vitest';
import { synonymAt } from './synonyms.ts';
import { readRole } from './understand/readInstrument.ts';
import { readSubjects } from './understand/readSubjects.ts';

test('a pistol is a gun, for the texts, as an instrument and for what it is about', () => {
  expect(synonymAt(['pistol'], 0)?.names).toEqual(['pistol', 'gun']);
  for (const name of ['gun', 'guns', 'pistol', 'pistols']) {
    expect(readRole(`esd ${name}`).role, name).toBe('generator');
    expect(readSubjects(`static ${name}`).topics, name).toEqual([['esd']]);
  }
});
