import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { honeypotField } from '../../forms/reserved.ts';
import { HiddenFields } from './HiddenFields.tsx';

/** What browsers and password managers look for in names, labels and ids. */
const filledIn =
  /name|mail|phone|mobile|tel|fax|company|organi[sz]|business|address|street|city|town|state|zip|post|country|web|url|site|home|page|user|login|pass|birth|card|code|title|search/i;

test('nothing about the hidden field invites a browser or a password manager to fill it in', () => {
  const html = renderToStaticMarkup(createElement(HiddenFields));
  const label = html.replaceAll(/<[^>]*>/g, '');
  expect(honeypotField).not.toMatch(filledIn);
  expect(label).not.toMatch(filledIn);
  expect(html).toMatch(/^<div aria-hidden="true" inert=""/);
  for (const attribute of [
    'autoComplete="off"',
    'tabindex="-1"',
    'data-1p-ignore="true"',
    'data-lpignore="true"',
    'data-bwignore="true"',
    'data-form-type="other"',
  ])
    expect(html.toLowerCase()).toContain(attribute.toLowerCase());
});
