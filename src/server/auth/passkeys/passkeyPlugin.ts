import { passkey } from '@better-auth/passkey';
import type { DBFieldAttribute } from 'better-auth';
import { APIError } from 'better-auth/api';
import { company } from '../../../site/company.ts';

/**
 * A key counts as two factors because its device has checked who holds it: by finger, face or PIN.
 * The library only asks for that, so a key that did not is refused here.
 */
async function requireHolder(verified: boolean | undefined): Promise<void> {
  if (!verified) throw new APIError('UNAUTHORIZED', { message: 'holder not verified' });
}

/** Passkeys for the site's own address only. */
export function passkeyPlugin(siteUrl: string) {
  const { hostname, origin } = new URL(siteUrl);
  const plugin = passkey({
    rpID: hostname,
    rpName: `Inbox of ${company.name}`,
    // On localhost the port is whichever the server was given, so there the request names it.
    origin: hostname === 'localhost' ? null : origin,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      afterVerification: ({ verification }) =>
        requireHolder(verification.registrationInfo?.userVerified),
    },
    authentication: {
      afterVerification: ({ verification }) =>
        requireHolder(verification.authenticationInfo.userVerified),
    },
    schema: {
      passkey: {
        modelName: 'staff_passkeys',
        fields: {
          userId: 'staff_id',
          credentialID: 'credential_id',
          publicKey: 'public_key',
          deviceType: 'device_type',
          backedUp: 'backed_up',
          createdAt: 'created_at',
        },
      },
    },
  });
  // Ours: the library does not keep it.
  const lastUsedAt: DBFieldAttribute = {
    type: 'number',
    bigint: true,
    required: false,
    fieldName: 'last_used_at',
  };
  const { passkey: table } = plugin.schema;
  return {
    ...plugin,
    schema: { passkey: { ...table, fields: { ...table.fields, lastUsedAt } } },
  };
}
