import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { openSite } from '../support/site.ts';
import { describeStores } from '../support/stores.ts';

describeStores('readiness', (stores) => {
  test('a read-only database answers 503 and does not take submissions', async () => {
    const env = await stores.fresh();
    const site = await openSite(env);
    if (env.DATABASE_URL) {
      const client = new pg.Client({ connectionString: env.DATABASE_URL });
      await client.connect();
      const name = new URL(env.DATABASE_URL).pathname.slice(1);
      await client.query(`alter database ${name} set default_transaction_read_only = on`);
      await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
        [name],
      );
      await client.end();
    } else await sql`pragma query_only = 1`.execute(site.services.db);
    const ready = await fetch(`${site.url}/api/health/ready`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ status: 'unavailable' });
    expect((await fetch(`${site.url}/api/health`)).status).toBe(200);
    expect((await site.post('contact', { email: 'a@example.com', message: 'x' })).status).toBe(503);
    await site.close();
  });
});
