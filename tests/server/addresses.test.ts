import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawnOnRequest } from '../../src/rendering/adapter.ts';
import { rawRequest } from '../support/rawRequest.ts';
import { repoFiles } from '../support/repoFiles.ts';
import { type RunningServer, startServer } from '../support/server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

/** The pages drawn on request, as patterns of addresses. */
const onRequest = repoFiles
  .filter((path) => /^src\/pages\/(?!.*\/_)[^_].*\.(?:astro|ts)$/.test(path))
  .filter(
    (path) =>
      drawnOnRequest.test(path) ||
      /^export const prerender = false/m.test(readFileSync(path, 'utf8')),
  )
  .map((path) => path.replace(/^src\/pages|(?:\/index)?\.(?:astro|ts)$/g, ''))
  .toSorted();

test('these pages are drawn on request, and no others', () => {
  expect(onRequest).toEqual([
    '/answers/products/ev-equipment',
    '/answers/products/ev-simluator',
    '/answers/products/reflector',
    '/forms/[form]',
    '/home/hero',
    '/images/uploads/[id].webp',
    '/inbox',
    '/inbox/[id]',
    '/inbox/[id]/answer',
    '/inbox/[id]/attachments/[attachment]',
    '/inbox/[id]/attachments/[attachment]/release',
    '/inbox/[id]/draft',
    '/inbox/[id]/handle',
    '/inbox/[id]/merge',
    '/inbox/[id]/note',
    '/inbox/[id]/presence',
    '/inbox/[id]/release',
    '/inbox/[id]/take-back',
    '/inbox/[id]/unread',
    '/inbox/account',
    '/inbox/bulk',
    '/inbox/chosen.csv',
    '/inbox/code',
    '/inbox/content',
    '/inbox/content/edit',
    '/inbox/content/history',
    '/inbox/content/new',
    '/inbox/content/notice',
    '/inbox/content/page',
    '/inbox/content/picture',
    '/inbox/content/publication',
    '/inbox/content/publish',
    '/inbox/content/remove',
    '/inbox/content/status',
    '/inbox/export.csv',
    '/inbox/figures',
    '/inbox/figures/export.csv',
    '/inbox/heroes',
    '/inbox/invitation',
    '/inbox/mail',
    '/inbox/mail/[mail]/retry',
    '/inbox/mail/retry',
    '/inbox/passkeys',
    '/inbox/passkeys/new',
    '/inbox/password',
    '/inbox/people',
    '/inbox/people/data.json',
    '/inbox/people/erase',
    '/inbox/record',
    '/inbox/record/export.csv',
    '/inbox/searches',
    '/inbox/second-factor',
    '/inbox/sessions',
    '/inbox/sign-in',
    '/inbox/sign-in/device',
    '/inbox/sign-in/passkey',
    '/inbox/sign-out',
    '/inbox/staff',
    '/inbox/templates',
    '/inbox/undo',
    '/inbox/webhooks',
    '/instruments/[...missing]',
    '/instruments/compare',
    '/instruments/compare.csv',
    '/instruments/finder',
    '/instruments/test-plan',
    '/instruments/test-plan.csv',
    '/instruments/test-plan.pdf',
    '/products/solar-energy-system/console',
    '/products/solar-energy-system/console/[plant]',
    '/products/solar-energy-system/console/[plant]/[day].csv',
    '/products/solar-energy-system/console/[plant]/[device]',
    '/products/solar-energy-system/console/alarms',
    '/products/solar-energy-system/console/configuration',
    '/products/solar-energy-system/console/reports',
    '/products/solar-energy-system/console/reports/[file]',
    '/quote',
    '/search',
    '/track/[reference]',
  ]);
});

test.each([
  '/_image',
  '/_image?href=/favicon.svg&w=10&f=webp',
  '/_image/',
  '/_server-islands/x',
  '/_actions/x',
  '/_astro/',
  '/_astro/unknown.js',
  '/_astro/../_image?href=/favicon.svg',
  '/parts',
  '/_parts',
  '/home/hero',
  '/inbox/api/auth/ok',
  '/inbox/sign-up/email',
])('%s is not found', async (path) => {
  for (const method of ['GET', 'POST']) {
    const response = await fetch(server.url + path, { method, redirect: 'manual' });
    const followed =
      response.status === 301 ? await fetch(response.url.replace(/\/$/, '')) : response;
    expect(followed.status, method).toBeOneOf([404, 405]);
  }
});

test.each([
  '/',
  '/about',
  '/favicon.svg',
  '/_astro/unknown.js',
  '/search',
  '/forms/contact',
  '/inbox',
  '/inbox/sign-in',
  '/api/health',
  '/api/submissions/contact',
  '/api/unknown',
  '/unknown',
  '/about/',
])('TRACE %s is not allowed', async (path) => {
  const text = `TRACE ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
  expect((await rawRequest(server.port, text)).status).toBe(405);
});
