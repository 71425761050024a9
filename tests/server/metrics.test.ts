import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { honeypotField } from '../../src/forms/reserved.ts';
import { freePort } from '../support/freePort.ts';
import { openSite } from '../support/site.ts';
import { describeSqlite } from '../support/stores.ts';

const reaches = (host: string, port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ host, port, timeout: 1000 });
    const end = (reached: boolean) => {
      socket.destroy();
      resolve(reached);
    };
    socket.on('connect', () => end(true));
    socket.on('error', () => end(false));
    socket.on('timeout', () => end(false));
  });

describeSqlite('metrics', (stores) => {
  test('count what is held back as spam and what is only marked, by form, and repeats once', async () => {
    const port = await freePort();
    const site = await openSite({ ...(await stores.fresh()), METRICS_PORT: String(port) });
    const bot = { email: 'a@example.com', message: 'x', _key: 'one', [honeypotField]: 'x' };
    await site.post('contact', bot);
    await site.post('contact', bot);
    await site.post('solar', { email: 'a@example.com', message: 'x', _elapsed: '12' });
    await site.post('contact', { email: 'a@example.com', message: 'x', _elapsed: '9000' });
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(text.match(/^site_submissions_(held|marked)_total.*/gm)).toEqual([
      'site_submissions_held_total{form="contact",reason="honeypot"} 1',
      'site_submissions_marked_total{form="solar",reason="quick"} 1',
    ]);
    await site.close();
  });

  test('count submissions and waiting mails, and are served on the loopback address only', async () => {
    const port = await freePort();
    const site = await openSite({ ...(await stores.fresh()), METRICS_PORT: String(port) });
    await site.post('contact', { email: 'a@example.com', message: 'x' });
    await site.post('contact', {});
    const response = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    const text = await response.text();
    for (const line of [
      'site_submissions_total{form="contact",outcome="accepted"} 1',
      'site_submissions_total{form="contact",outcome="422"} 1',
      'site_outbox_mails{state="waiting"} 2',
      'site_outbox_mails{state="dead"} 0',
      'site_request_duration_seconds_count{status="2xx"} 1',
      'site_body_room_bytes{what="forms"} 33554432',
      'site_body_room_bytes{what="files"} 268435456',
    ])
      expect(text).toContain(line);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    const outer = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4');
    for (const { address } of outer) expect(await reaches(address, port)).toBe(false);
    await site.close();
  });
});
