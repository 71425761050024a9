import { getMigrations } from 'better-auth/db/migration';
import { expect, test } from 'vitest';
import { createAuth } from '../../src/server/auth/createAuth.ts';
import { lostAccessStory, newAccountStory } from '../support/accountStories.ts';
import { openSite } from '../support/site.ts';
import { describeStores } from '../support/stores.ts';

const email = 'asha@example.com';

describeStores('staff', (stores) => {
  test('a new account signs in with the printed password, which must then be changed', async () => {
    const site = await openSite(await stores.fresh());
    await newAccountStory(site.services);
    await site.close();
  });

  test('signing out, role changes, resets and removals take effect at once', async () => {
    const site = await openSite(await stores.fresh());
    await lostAccessStory(site.services);
    await site.close();
  });

  test('there is no public sign-up, and the tables match what the library expects', async () => {
    const site = await openSite(await stores.fresh());
    const auth = await createAuth({
      db: site.services.db,
      secret: 'x'.repeat(32),
      siteUrl: 'https://www.example.com',
    });
    const body = { email, password: 'correct horse battery', name: 'Asha' };
    await expect(auth.api.signUpEmail({ body })).rejects.toThrow();
    const { toBeCreated, toBeAdded } = await getMigrations({
      ...auth.options,
      database: { db: site.services.db, type: stores.engine },
    });
    expect({ toBeCreated, toBeAdded }).toEqual({ toBeCreated: [], toBeAdded: [] });
    await site.close();
  });
});
