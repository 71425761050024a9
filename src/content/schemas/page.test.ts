import { expect, test } from 'vitest';
import { type Page, pageSchema, sectionOf } from './page.ts';

const pageWith = (...keys: (string | undefined)[]) =>
  pageSchema.safeParse({
    title: 'Feedback',
    description: 'A sentence about this page, as search engines show it. '
      .repeat(2)
      .padEnd(120, '.'),
    heading: 'Feedback',
    intro: ['Tell us.'],
    sections: keys.map((key) => ({ key, heading: `About ${key}` })),
  });

const page = pageWith('complaints', undefined, 'next-steps').data as Page;

test('finds a section by its key', () => {
  expect(sectionOf(page, 'next-steps', 'feedback.yaml').heading).toBe('About next-steps');
});

test('names the file and its keys where there is no such section', () => {
  expect(() => sectionOf(page, 'About complaints', 'src/content/pages/feedback.yaml')).toThrow(
    'src/content/pages/feedback.yaml has no section with the key "About complaints". Its keys: complaints, next-steps',
  );
});

test('two sections of a page cannot have the same key', () => {
  expect(pageWith('complaints', 'complaints').error?.issues[0]).toMatchObject({
    path: ['sections'],
    message: 'Two sections have the key "complaints".',
  });
});
