import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pictureSizes, widths } from './pictureSizes.ts';

test('the widest step comes first, the narrow one last', () => {
  expect(pictureSizes('100vw', { sm: '46vw', page: '380px' })).toBe(
    '(min-width: 78rem) 380px, (min-width: 40rem) 46vw, 100vw',
  );
});

test('the steps are those of the style sheets', () => {
  const tailwind = readFileSync('node_modules/tailwindcss/theme.css', 'utf8');
  const { page, ...breakpoints } = widths;
  for (const [name, rem] of Object.entries(breakpoints))
    expect(tailwind).toContain(`--breakpoint-${name}: ${rem}rem;`);
  expect(readFileSync('src/styles/global.css', 'utf8')).toContain(`max-width: ${page}rem;`);
});
