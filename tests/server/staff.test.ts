import { getMigrations } from 'better-auth/db/migration';
import { expect, test } from 'vitest';
import { createAuth } from '../../src/server/auth/createAuth.ts';
import { lostAccessStory, newAccountStory } from '../support/accountStories.ts';
import { passkeyStory } from '../support/passkeyStory.ts';
import { origin } from '../support/passkeyVisits.ts';
import { secondFactorStory } from '../support/secondFactorStory.ts';
import { openSite } from '../support/site.ts';
import { describePostgres, describeStores } from '../support/stores.ts';

// On SQLite the tests beside the code tell these stories.
describePostgres('staff', (stores) => {
  test.each([
    ['a new account signs in with the printed password, then changes it', newAccountStory],
    ['signing out, role changes, resets and removals take effect at once', lostAccessStory],
    ['a second factor asks for a code of the app, or a recovery code once', secondFactorStory],
    ['a passkey is added, signs in without a code, and is removed', passkeyStory],
  ])('%s', async (_what, tell) => {
    const site = await openSite({ SITE_URL: origin, ...(await stores.fresh()) });
    await tell(site.services);
    await site.close();
  });
});

describeStores('accounts of staff', (stores) => {
  test('there is no public sign-up, and the tables match what the library expects', async () => {
    const site = await openSite(await stores.fresh());
    const auth = await createAuth({
      db: site.services.db,
      secret: 'x'.repeat(32),
      siteUrl: 'https://www.example.com',
    });
    const body = { email: 'asha@example.com', password: 'correct horse battery', name: 'Asha' };
    await expect(auth.api.signUpEmail({ body })).rejects.toThrow();
    const { toBeCreated, toBeAdded } = await getMigrations({
      ...auth.options,
      database: { db: site.services.db, type: stores.engine },
    });
    expect({ toBeCreated, toBeAdded }).toEqual({ toBeCreated: [], toBeAdded: [] });
    await site.close();
  });
});
