import { expect, test } from 'vitest';
import { isReference, newReference } from './reference.ts';

test('a reference is short, without letters that look alike, and known again', () => {
  for (let count = 0; count < 100; count++) {
    const reference = newReference();
    expect(reference).toMatch(/^DE-[^ILOU]{4}-[^ILOU]{2}$/);
    expect(isReference(reference)).toBe(true);
  }
  for (const wrong of ['', 'DE-7K4M-2', 'DE-7K4M-2QX', 'DE-IL0U-2Q', '<b>DE-7K4M-2Q'])
    expect(isReference(wrong)).toBe(false);
});
