import { pagePaths, paths } from '../../src/site/paths.ts';
import { expect, test } from '../support/test.ts';

const attribute = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&'),
  );

interface Answer {
  ids: ReadonlySet<string>;
  /** Where it leads, from a page only. */
  links: readonly string[];
  /** What a search engine shows of it. */
  shown: readonly string[];
}

async function read(address: string): Promise<Answer | undefined> {
  const response = await fetch(address, { redirect: 'manual' });
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (response.status !== 200 || !isPage) {
    await response.body?.cancel();
    return response.status === 200 ? { ids: new Set(), links: [], shown: [] } : undefined;
  }
  const html = await response.text();
  // Days and events of the solar console have no end; solarConsole.spec.ts follows some.
  const followed = html.replaceAll(/<a\b[^>]*\brel="nofollow"[^>]*>/g, '');
  const links = new Set(attribute(followed, 'href'));
  const shown = [/<title>([^<]*)/, /<meta name="description" content="([^"]*)"/].map(
    (pattern) => pattern.exec(html)?.[1] ?? '',
  );
  return { ids: new Set(attribute(html, 'id')), links: [...links], shown };
}

/** Answered whatever is asked of them, so one question of each kind tells as much as all. */
const drawn: readonly string[] = [
  paths.quote,
  paths.finder,
  paths.compare,
  paths.testPlan,
  paths.search,
];

test('no page has a dead link or anchor, and each a title and description of its own', async ({
  site,
}) => {
  const answers = new Map<string, Promise<Answer | undefined>>();
  const ask = ({ pathname, search, searchParams }: URL) => {
    const asked = drawn.includes(pathname) ? `?${[...new Set(searchParams.keys())]}` : search;
    const answer = answers.get(pathname + asked) ?? read(site + pathname + search);
    answers.set(pathname + asked, answer);
    return answer;
  };
  const at = (path: string, href = '') => new URL(href, site + path);
  const dead: string[] = [];
  const waiting = [...pagePaths];
  const seen = new Set(waiting);
  for (const path of waiting) {
    const answered = await ask(at(path));
    const links = answered?.links.filter((href) => !/^(https?|mailto|tel):/.test(href)) ?? [];
    for (const href of links) void ask(at(path, href));
    for (const href of links) {
      const target = at(path, href);
      const answer = await ask(target);
      const anchor = decodeURIComponent(target.hash.slice(1));
      if (!answer || (anchor && !answer.ids.has(anchor))) dead.push(`${path} → ${href}`);
      else if (answer.links.length > 0 && !seen.has(target.pathname)) {
        seen.add(target.pathname);
        waiting.push(target.pathname);
      }
    }
  }
  expect(dead).toEqual([]);
  expect(seen.size).toBeGreaterThanOrEqual(pagePaths.length);

  const owners = new Map<string, string>();
  for (const path of pagePaths)
    for (const text of (await ask(at(path)))?.shown ?? ['']) {
      expect(text, path).not.toBe('');
      expect(owners.get(text), `${text} on ${path}`).toBeUndefined();
      owners.set(text, path);
    }
});
