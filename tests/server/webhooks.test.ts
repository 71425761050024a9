import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createWebhookCalls, isPublicAddress } from '../../src/server/outbox/webhookCall.ts';
import { openSite } from '../support/site.ts';
import { describeSqlite } from '../support/stores.ts';

describeSqlite('webhooks', (stores) => {
  test('call other programs, signed, and are switched off after repeated failure', async () => {
    let status = 500;
    const calls: { body: string; signature: string }[] = [];
    const program = createServer(async (request, response) => {
      const signature = String(request.headers['x-signature']);
      calls.push({ body: await text(request), signature });
      response.writeHead(status).end();
    }).listen(0, '127.0.0.1');
    await once(program, 'listening');
    const site = await openSite(await stores.fresh());
    const { db, webhooks } = site.services;
    await webhooks.add(`http://127.0.0.1:${(program.address() as AddressInfo).port}/`);
    await site.post('contact', { email: 'v@x.example', message: 'Hello' });
    const queued = db.selectFrom('outbox').selectAll().where('kind', '=', 'webhook');
    const row = await queued.executeTakeFirstOrThrow();
    // As it runs, it calls nothing in here.
    await expect(createWebhookCalls(db, Date.now)(row)).rejects.toThrow('not a public');
    const call = createWebhookCalls(db, Date.now, { allowInner: true });
    await expect(call(row)).rejects.toThrow('answered 500');
    status = 204;
    await call(row);
    const [hook] = await webhooks.list();
    expect(hook).toMatchObject({ failures: 0, last_error: null, off_at: null });
    expect(JSON.parse(calls[1]?.body ?? '')).toMatchObject({ event: 'new', email: 'v@x.example' });
    const right = createHmac('sha256', hook?.secret ?? '')
      .update(calls[1]?.body ?? '')
      .digest('hex');
    expect(calls[1]?.signature).toBe(`sha256=${right}`);
    status = 404;
    for (let times = 0; times < 20; times++) await call(row).catch(() => undefined);
    expect((await webhooks.list())[0]?.off_at).not.toBeNull();
    const before = calls.length;
    await call(row);
    expect(calls.length).toBe(before);
    program.close();
    await site.close();
  });

  test.each([
    ['10.1.2.3', false],
    ['127.0.0.1', false],
    ['169.254.169.254', false],
    ['172.16.9.9', false],
    ['192.168.0.1', false],
    ['8.8.8.8', true],
    ['::1', false],
    ['fd00::1', false],
    ['::ffff:10.0.0.1', false],
    ['2002:0a00:0001::', false],
    ['2606:4700:4700::1111', true],
  ])('%s is public: %s', (address, expected) => {
    expect(isPublicAddress(address)).toBe(expected);
  });
});
