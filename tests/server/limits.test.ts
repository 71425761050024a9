import { expect, test } from 'vitest';
import { openSite } from '../support/site.ts';
import { describeSqlite, describeStores } from '../support/stores.ts';

const hour = 3_600_000;

describeStores('limits', (stores) => {
  test('instances share a client’s limit per form, and it refills over time', async () => {
    let now = Date.now();
    const env = { ...(await stores.fresh()), SUBMISSIONS_PER_HOUR: '6' };
    const sites = [await openSite(env, () => now), await openSite(env, () => now)];
    const send = async (index: number, form: string, from: string, text = String(index)) => {
      const fields = { email: 'a@example.com', message: `number ${text}`, name: 'Anna' };
      return sites[index % 2]?.post(form, fields, from);
    };
    for (let index = 0; index < 6; index++)
      expect((await send(index, 'solar', '192.0.2.7'))?.status).toBe(201);

    const refused = await send(6, 'solar', '192.0.2.7');
    expect(refused?.status).toBe(429);
    expect(Number(refused?.headers.get('retry-after'))).toBe(600);
    expect(await refused?.json()).toMatchObject({ detail: expect.stringMatching(/10 minutes/) });

    // Other clients, other forms and repeats of accepted submissions are not limited.
    expect((await send(0, 'solar', '192.0.2.8'))?.status).toBe(201);
    expect((await send(1, 'quote', '192.0.2.7'))?.status).toBe(201);
    expect((await send(0, 'solar', '192.0.2.7'))?.status).toBe(201);

    now += hour / 6;
    expect((await send(7, 'solar', '192.0.2.7'))?.status).toBe(201);
    expect((await send(8, 'solar', '192.0.2.7'))?.status).toBe(429);
    await Promise.all(sites.map((site) => site.close()));
  });
});

describeSqlite('limits', (stores) => {
  test('no address of a client or a recipient is stored', async () => {
    const site = await openSite(await stores.fresh());
    await site.post('solar', { email: 'a@example.com', message: 'x' }, '203.0.113.99');
    const rows = await site.services.db.selectFrom('rate_limits').select('key').execute();
    // One for the client, one for the acknowledgement's recipient.
    expect(rows.length).toBe(2);
    expect(JSON.stringify(rows)).not.toContain('203.0.113');
    expect(JSON.stringify(rows)).not.toContain('example.com');
    await site.close();
  });
});
