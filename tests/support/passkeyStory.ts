import { expect } from 'vitest';
import {
  addKey,
  browserAt,
  challengeFor,
  deedsOf,
  email,
  enter,
  finish,
  origin,
  type PasskeySite,
  rpId,
} from './passkeyVisits.ts';

/** A passkey is added with the password, signs in without a code, and is removed. */
export async function passkeyStory(site: PasskeySite): Promise<void> {
  const { browser, me } = await enter(site);
  const { passkeys, staffSessions, ownSessions } = site;
  expect(await passkeys.begin(me, browser.headers(), 'wrong')).toEqual({ outcome: 'refused' });
  const key = await addKey(site, browser, me);
  const [kept] = await passkeys.list(me);
  expect(kept).toMatchObject({ name: 'Phone', lastUsedAt: null });

  const elsewhere = browserAt();
  const options = await challengeFor(site, elsewhere);
  // No hint of whose keys there are, and the device must ask who holds it.
  expect(options).toMatchObject({ rpId, userVerification: 'required' });
  expect(options.allowCredentials ?? []).toEqual([]);
  const { challenge } = options;
  expect(await finish(site, elsewhere, key.get({ challenge, origin }))).toBe('in');
  expect(await staffSessions.current(elsewhere.headers())).toMatchObject({ email });
  expect((await passkeys.list(me))[0]?.lastUsedAt).toBeGreaterThan(0);
  expect(await ownSessions.list(me, elsewhere.headers())).toMatchObject([
    { browser: 'Firefox on Linux', network: '192.0.2.0/24', present: true },
    { present: false },
  ]);
  const mails = await site.db.selectFrom('outbox').select('subject').execute();
  expect(mails.map(({ subject }) => subject.split(' |')[0]).toSorted()).toEqual([
    'A passkey was added',
    'Signed in on a new device',
  ]);

  await passkeys.remove(me, kept?.id ?? '');
  expect(await passkeys.list(me)).toEqual([]);
  const next = await challengeFor(site, elsewhere);
  const late = key.get({ challenge: next.challenge, origin });
  expect(await finish(site, browserAt(), late)).toBe('refused');
  expect(await finish(site, elsewhere, late)).toBe('refused');
  for (const kind of ['passkey_added', 'passkey_removed'])
    expect(await deedsOf(site, kind)).toEqual([{ kind, actor: email }]);
}
