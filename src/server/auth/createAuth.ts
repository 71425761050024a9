import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { getAdapter } from 'better-auth/db/adapter';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { company } from '../../site/company.ts';
import type { Db } from '../store/database.ts';
import { dialectOf } from '../store/dialectOf.ts';
import { hashSessionTokens } from './hashSessionTokens.ts';
import { passkeyPlugin } from './passkeys/passkeyPlugin.ts';

const sessionSeconds = 12 * 60 * 60;

interface Options {
  db: Db;
  secret: string;
  /** Cookies are `Secure` if the site's public address is HTTPS. */
  siteUrl: string;
  /** Replaces the library's hashing of passwords, which is slow on purpose. */
  passwords?: NonNullable<BetterAuthOptions['emailAndPassword']>['password'];
}

const optionsFor = ({ secret, siteUrl, passwords }: Options) =>
  ({
    baseURL: siteUrl,
    secret,
    logger: { disabled: true },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      ...(passwords ? { password: passwords } : {}),
    },
    session: {
      modelName: 'staff_sessions',
      fields: {
        userId: 'staff_id',
        expiresAt: 'expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
      },
      // From signing in, regardless of activity: the library only extends what lasts for days.
      expiresIn: sessionSeconds,
    },
    user: {
      modelName: 'staff',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
      additionalFields: {
        role: { type: 'string', input: false },
        mustChangePassword: { type: 'number', input: false, fieldName: 'must_change_password' },
        lastSignInAt: {
          type: 'number',
          bigint: true,
          required: false,
          input: false,
          fieldName: 'last_sign_in_at',
        },
      },
    },
    account: {
      modelName: 'staff_accounts',
      fields: {
        userId: 'staff_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    verification: {
      modelName: 'staff_verifications',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
      storeIdentifier: 'hashed',
    },
    plugins: [
      twoFactor({
        issuer: `Inbox of ${company.name}`,
        schema: {
          user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
          twoFactor: {
            modelName: 'staff_two_factors',
            fields: {
              userId: 'staff_id',
              backupCodes: 'backup_codes',
              failedVerificationCount: 'failed_verification_count',
              lockedUntil: 'locked_until',
            },
          },
        },
      }),
      passkeyPlugin(siteUrl),
    ],
    advanced: {
      cookiePrefix: 'staff',
      defaultCookieAttributes: { path: '/inbox' },
    },
  }) satisfies BetterAuthOptions;

/** Passwords, second factors, passkeys and sessions. None of its own endpoints are exposed: our routes call it. */
export async function createAuth(given: Options) {
  const options = optionsFor(given);
  const database = { db: given.db, type: dialectOf(given.db) };
  const adapter = hashSessionTokens(await getAdapter({ ...options, database }));
  return betterAuth({ ...options, database: () => adapter });
}

export type Auth = Awaited<ReturnType<typeof createAuth>>;
