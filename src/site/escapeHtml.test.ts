import { expect, test } from 'vitest';
import { escapeHtml } from './escapeHtml.ts';

test('nothing in a text can end the element or the attribute it stands in', () => {
  expect(escapeHtml(`<b title="R&D's">`)).toBe('&lt;b title=&quot;R&amp;D&#39;s&quot;&gt;');
});
