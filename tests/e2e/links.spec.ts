import { pagePaths } from '../../src/site/paths.ts';
import { expect, test } from '../support/test.ts';

const attribute = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&'),
  );

interface Answer {
  ids: ReadonlySet<string>;
  /** Where it leads, from a page only. */
  links: readonly string[];
}

async function read(address: string): Promise<Answer | undefined> {
  const response = await fetch(address, { redirect: 'manual' });
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (response.status !== 200 || !isPage) {
    await response.body?.cancel();
    return response.status === 200 ? { ids: new Set(), links: [] } : undefined;
  }
  const html = await response.text();
  // Days and events of the solar console have no end; solarConsole.spec.ts follows some.
  const followed = html.replaceAll(/<a\b[^>]*\brel="nofollow"[^>]*>/g, '');
  const links = new Set(attribute(followed, 'href'));
  return { ids: new Set(attribute(html, 'id')), links: [...links] };
}

test('no page has a dead link or anchor', async ({ site }) => {
  const answers = new Map<string, Promise<Answer | undefined>>();
  const ask = (address: string) => {
    const answer = answers.get(address) ?? read(site + address);
    answers.set(address, answer);
    return answer;
  };
  const dead: string[] = [];
  const waiting = [...pagePaths];
  const seen = new Set(waiting);
  for (const path of waiting)
    for (const href of (await ask(path))?.links ?? []) {
      if (/^(https?|mailto|tel):/.test(href)) continue;
      const target = new URL(href, site + path);
      const answer = await ask(target.pathname + target.search);
      const anchor = decodeURIComponent(target.hash.slice(1));
      if (!answer || (anchor && !answer.ids.has(anchor))) dead.push(`${path} → ${href}`);
      else if (answer.links.length > 0 && !seen.has(target.pathname)) {
        seen.add(target.pathname);
        waiting.push(target.pathname);
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
