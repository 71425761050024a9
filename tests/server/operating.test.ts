import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { builtInSlides } from '../../src/slides/builtInSlides.ts';
import { freePort } from '../support/freePort.ts';
import { openSite } from '../support/site.ts';
import { describeStores } from '../support/stores.ts';

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

describeStores('operating', (stores) => {
  test('metrics tell what came in and what waits, on the loopback address only', async () => {
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
    ])
      expect(text).toContain(line);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    const outer = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4');
    for (const { address } of outer) expect(await reaches(address, port)).toBe(false);
    await site.close();
  });

  test('hero slides changed on one instance are seen on all', async () => {
    const env = await stores.fresh();
    const one = await openSite(env);
    const other = stores.engine === 'postgres' ? await openSite(env) : one;
    expect(await other.services.slides.list()).toEqual(builtInSlides);
    const changed = builtInSlides.slice(1);
    await one.services.slides.replace(changed);
    expect(await other.services.slides.list()).toEqual(changed);
    await one.close();
    if (other !== one) await other.close();
  });
});
