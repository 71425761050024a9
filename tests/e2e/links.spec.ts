import { pagePaths } from '../../src/site/paths.ts';
import { expect, test } from '../support/test.ts';

const attribute = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&'),
  );

test('no page has a dead link or anchor', async ({ request }) => {
  const bodies = new Map<string, string>();
  const dead: string[] = [];

  async function read(path: string): Promise<string | undefined> {
    const known = bodies.get(path);
    if (known !== undefined) return known;
    const response = await request.get(path, { maxRedirects: 0 });
    if (response.status() !== 200) return undefined;
    const html = response.headers()['content-type']?.startsWith('text/html');
    const body = html ? await response.text() : '';
    bodies.set(path, body);
    return body;
  }

  const waiting = [...pagePaths];
  const seen = new Set(waiting);
  for (const path of waiting) {
    // Days and events of the solar console have no end; solarConsole.spec.ts follows some.
    const html = ((await read(path)) ?? '').replaceAll(/<a\b[^>]*\brel="nofollow"[^>]*>/g, '');
    for (const href of attribute(html, 'href')) {
      if (/^(https?|mailto|tel):/.test(href)) continue;
      const target = new URL(href, `http://site${path}`);
      const body = await read(target.pathname + target.search);
      const anchor = decodeURIComponent(target.hash.slice(1));
      if (body === undefined) dead.push(`${path} → ${href}`);
      else if (anchor && !attribute(body, 'id').includes(anchor)) dead.push(`${path} → ${href}`);
      else if (body !== '' && !seen.has(target.pathname)) {
        seen.add(target.pathname);
        waiting.push(target.pathname);
      }
    }
  }
  expect(dead).toEqual([]);
  expect(seen.size).toBeGreaterThanOrEqual(pagePaths.length);
});

test('titles and descriptions are unique', async ({ request }) => {
  const titles = new Map<string, string>();
  for (const path of pagePaths) {
    const html = await (await request.get(path)).text();
    for (const pattern of [/<title>([^<]*)/, /<meta name="description" content="([^"]*)"/]) {
      const [, text = ''] = pattern.exec(html) ?? [];
      expect(text, path).not.toBe('');
      expect(titles.get(text), `${text} on ${path}`).toBeUndefined();
      titles.set(text, path);
    }
  }
});
