import { expect, test } from 'vitest';
import { escapeHtml } from './escapeHtml.ts';

test('text cannot break out of its element or attribute', () => {
  expect(escapeHtml(`<b title="R&D's">`)).toBe('&lt;b title=&quot;R&amp;D&#39;s&quot;&gt;');
});
