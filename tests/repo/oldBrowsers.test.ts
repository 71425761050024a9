import { expect, test } from 'vitest';
import { openBuiltSite } from '../support/builtSite.ts';

test('the built style sheets need no light-dark(), which Safari has only from 17.5 on', () => {
  const site = openBuiltSite();
  const sheets = site.names.filter((name) => name.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(1);
  for (const sheet of sheets)
    expect(site.content(sheet).toString(), sheet).not.toContain('light-dark(');
});
