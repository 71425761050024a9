import { test } from 'vitest';
import { secondFactorStory } from '../support/secondFactorStory.ts';
import { openSite } from '../support/site.ts';
import { describeStores } from '../support/stores.ts';

describeStores('access of staff', (stores) => {
  test('a second factor asks for a code of the app, or a recovery code once', async () => {
    const site = await openSite(await stores.fresh());
    await secondFactorStory(site.services);
    await site.close();
  });
});
