import type { z } from 'zod';
import { writeAuditEvents } from '../../store/auditLog.ts';
import type { Db } from '../../store/database.ts';
import { cookieOf, unlessRefused } from '../callLibrary.ts';
import type { CompleteSignIn, SecondStep } from '../completeSignIn.ts';
import type { Auth } from '../createAuth.ts';
import type { KnownDevices } from '../knownDevices.ts';
import type { SignInThrottle } from '../signInThrottle.ts';
import type { usedKey } from './readKey.ts';

interface Parts {
  db: Db;
  loadAuth: () => Promise<Auth>;
  devices: KnownDevices;
  throttle: SignInThrottle;
  completeSignIn: CompleteSignIn;
}

interface KeyGiven {
  headers: Headers;
  key: z.infer<typeof usedKey>;
  address: string;
}

/** Signing in by a passkey. It stands for password and code, so neither is asked for. */
export function createPasskeySignIn(parts: Parts) {
  const { db, loadAuth, devices, throttle, completeSignIn } = parts;

  async function ownerOf(auth: Auth, credential: string) {
    const { adapter, internalAdapter } = await auth.$context;
    const found = await adapter.findOne<{ userId: string }>({
      model: 'passkey',
      where: [{ field: 'credentialID', value: credential }],
    });
    return found ? internalAdapter.findUserById(found.userId) : null;
  }

  return {
    /** What a browser needs to find a key of this site. It can be answered once, for five minutes. */
    async challenge(address: string) {
      const retryAfter = await throttle.takeChallenge(address);
      if (retryAfter > 0) return { outcome: 'throttled', retryAfter } as const;
      const auth = await loadAuth();
      const made = await auth.api.generatePasskeyAuthenticationOptions({
        headers: new Headers(),
        returnHeaders: true,
      });
      return {
        outcome: 'ready',
        options: { ...made.response, userVerification: 'required' },
        cookies: made.headers.getSetCookie(),
      } as const;
    },

    async finish({ headers, key, address }: KeyGiven): Promise<SecondStep> {
      const auth = await loadAuth();
      const owner = await ownerOf(auth, key.id);
      const device = owner ? devices.find(headers.get('cookie'), owner.email) : undefined;
      // By the key, which nobody can guess: strangers who use up the account's attempts with
      // passwords do not keep its owner out.
      const attempt = { email: key.id, address, device };
      const retryAfter = await throttle.take(attempt);
      if (retryAfter > 0) return { outcome: 'throttled', retryAfter };
      const userAgent = headers.get('user-agent') ?? '';
      const passed = cookieOf(headers);
      passed.set('origin', headers.get('origin') ?? '');
      passed.set('user-agent', userAgent);
      passed.set('x-forwarded-for', address);
      const done = await unlessRefused(() =>
        auth.api.verifyPasskeyAuthentication({
          ...{ body: { response: key }, headers: passed, returnHeaders: true },
        }),
      );
      if (!done || !owner) {
        const by = { email: owner?.email ?? 'unknown', client: address };
        await writeAuditEvents(db, by, [{ kind: 'sign_in_refused' }]);
        return { outcome: 'refused' };
      }
      await throttle.reset(attempt);
      const { adapter } = await auth.$context;
      await adapter.update({
        model: 'passkey',
        where: [{ field: 'credentialID', value: key.id }],
        update: { lastUsedAt: Date.now() },
      });
      const known = await completeSignIn(auth, owner, { address, userAgent, device });
      return { outcome: 'in', cookies: [...done.headers.getSetCookie(), known] };
    },
  };
}
