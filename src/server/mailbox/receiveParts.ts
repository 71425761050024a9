import type { Env } from '../env.ts';
import { mailComposer } from '../outbox/compose.ts';
import { replyAddress } from '../outbox/replyAddress.ts';
import { trackLink } from '../outbox/trackLink.ts';
import type { Db } from '../store/database.ts';
import type { ReceiveParts } from './receive.ts';

type Settings = Pick<
  Env,
  | 'ATTACHMENT_SCAN_COMMAND'
  | 'MAIL_AUTH_SERVER'
  | 'MAIL_FROM'
  | 'MAIL_REPLY_ADDRESS'
  | 'MAIL_TO'
  | 'SITE_URL'
>;

/** How a mail to a visitor leads back to its case. */
export const mailWays = (env: Settings, secret: string, now: () => number) => ({
  replyTo: (reference: string) =>
    env.MAIL_REPLY_ADDRESS && replyAddress(env.MAIL_REPLY_ADDRESS, secret, reference),
  trackLink: (reference: string) => trackLink(env.SITE_URL, secret, reference, now()),
});

const addressIn = (mailbox: string) => mailbox.replace(/^.*<|>.*$/g, '').toLowerCase();

/** What receiving a mail takes, for the server and for the command. */
export function receiveParts({
  db,
  env,
  secret,
  now,
}: {
  db: Db;
  env: Settings;
  secret: string;
  now: () => number;
}): ReceiveParts {
  const own = [env.MAIL_FROM, env.MAIL_TO, env.MAIL_REPLY_ADDRESS ?? ''];
  return {
    ...{ db, secret, now },
    ...{ replyTo: env.MAIL_REPLY_ADDRESS, authServer: env.MAIL_AUTH_SERVER },
    ...{ staffAddress: env.MAIL_TO, siteUrl: env.SITE_URL },
    ownAddresses: own.map(addressIn),
    firstScan: env.ATTACHMENT_SCAN_COMMAND ? 'unscanned' : null,
    composeMails: mailComposer(env.MAIL_TO, env.SITE_URL, mailWays(env, secret, now)),
  };
}
