import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { searchMarks } from '../../search/searchMarks.ts';
import type { Services } from '../services.ts';
import { createSearchPage } from './searchPage.ts';

const { question, answer } = searchMarks;
const frame = `<title>${question}</title><i props="{&quot;question&quot;:[0,&quot;${question}&quot;]}">${answer}</i>`;
let drawn = 0;
let failing = false;

const answerTo = createSearchPage({
  services: {
    env: { SITE_URL: 'http://localhost' },
    search: { find: async (asked: string) => ({ question: asked }) },
  } as unknown as Services,
  renderPage: async () => {
    if (failing) throw new Error('no room');
    drawn += 1;
    return new Response(frame, { headers: { 'X-Frame': 'kept' } });
  },
  renderAnswer: async ({ findings }) => `<b>${findings.question.length}</b>`,
});

const ask = (q: string) => answerTo(new URLSearchParams({ q }));

test('a page that could not be drawn once is drawn the next time', async () => {
  failing = true;
  await expect(ask('surge')).rejects.toThrow('no room');
  failing = false;
  expect((await ask('surge'))?.status).toBe(200);
});

test.each(['surge', '"<b>&\\', "it's 5 kΩ", '%answer% $& %question%'])(
  'the question %s stands in the page as text, and its answer with it',
  async (typed) => {
    const page = await ask(typed);
    const html = page?.body.toString() ?? '';
    expect(gunzipSync(page?.gzip ?? '').toString()).toBe(html);
    const plain = (text = '') =>
      text.replace(
        /&(quot|lt|gt|amp);/g,
        (_, name: string) => ({ quot: '"', lt: '<', gt: '>', amp: '&' })[name] ?? '',
      );
    const [, title, props, shown] =
      /^<title>([^<]*)<\/title><i props="([^"]*)"><b>(\d+)<\/b><\/i>$/.exec(html) ?? [];
    expect(plain(title)).toBe(typed);
    expect(JSON.parse(plain(props))).toEqual({ question: [0, typed] });
    expect(shown).toBe(String(typed.length));
    expect(page?.fields['x-frame']).toBe('kept');
  },
);

test('the page is drawn once, and by Astro if nothing is asked', async () => {
  await ask('burst');
  expect(drawn).toBe(1);
  expect(await ask('  ')).toBeUndefined();
});
