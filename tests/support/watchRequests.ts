import { setTimeout } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

/** Milliseconds without a request after which none is expected; an answer takes a few. */
const pause = 250;
/** A request that the browser gave up without a word is not waited for longer than this. */
const longest = 5000;

/** Returns a function that waits until all requests since then are answered and no new one comes. */
export function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let last = performance.now();
  const end = (request: Request) => {
    open.delete(request);
    last = performance.now();
  };
  page.on('request', (request) => {
    open.add(request);
    last = performance.now();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    const idle = () => performance.now() - last;
    while (idle() < (open.size > 0 ? longest : pause)) await setTimeout(25);
  };
}
