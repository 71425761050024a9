import { randomUUID } from 'node:crypto';
import type { Env } from '../../../src/server/env.ts';
import { smtpTransport } from '../../../src/server/outbox/transport.ts';
import { type Finding, good, missing, reasonOf } from './finding.ts';

/** Logs in and sends a message to the address that staff read. */
export async function checkSending(
  env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'MAIL_TO' | 'SITE_URL'>,
): Promise<Finding> {
  const about = `Mail to ${env.MAIL_TO}`;
  if (!env.SMTP_URL)
    return missing(about, 'no mail is sent', 'set SMTP_URL, MAIL_FROM and MAIL_TO');
  const transport = smtpTransport(env.SMTP_URL, env.MAIL_FROM);
  const text = `The site at ${env.SITE_URL} can send mail. Nobody need answer this.`;
  try {
    await transport.send(
      {
        ...{ id: randomUUID(), submission_id: null, kind: 'staff', to_address: env.MAIL_TO },
        ...{
          reply_to: null,
          in_reply_to: null,
          refs: null,
          bounce: null,
          subject: 'A test of npm run check:live',
          text,
        },
        ...{ html: `<p>${text}</p>`, state: 'waiting', attempts: 0, max_attempts: 1, run_at: 0 },
        ...{ locked_until: null, last_error: null, created_at: 0, sent_at: null },
      },
      [],
    );
    return good(about, 'the mail server took a message; look whether it arrived, and not as spam');
  } catch (error) {
    return missing(about, `not taken: ${reasonOf(error)}`, 'correct SMTP_URL or MAIL_FROM');
  } finally {
    transport.close();
  }
}

/** Asks for the texts that belong to a name; fails with ENODATA or ENOTFOUND if there are none. */
export type ResolveTexts = (name: string) => Promise<string[][]>;

/** `exists` tells a name with others below it from one that is unknown. */
async function textsAt(resolve: ResolveTexts, name: string) {
  try {
    return { exists: true, texts: (await resolve(name)).map((parts) => parts.join('')) };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENODATA' && code !== 'ENOTFOUND') throw error;
    return { exists: code === 'ENODATA', texts: [] };
  }
}

async function checkSpf(resolve: ResolveTexts, domain: string): Promise<Finding> {
  const about = `SPF of ${domain}`;
  const { texts } = await textsAt(resolve, domain);
  const found = texts.filter((text) => /^v=spf1(?: |$)/i.test(text));
  const [record = ''] = found;
  const remedy = `one TXT record at ${domain}, as your mail provider says: v=spf1 … -all`;
  if (found.length === 0) return missing(about, 'there is none', remedy);
  if (found.length > 1) return missing(about, `there are ${found.length}, so none counts`, remedy);
  return /\s(?:[-~]all|redirect=\S+)\s*$/i.test(record)
    ? good(about, record)
    : missing(about, `allows everybody: ${record}`, remedy);
}

async function checkDkim(
  resolve: ResolveTexts,
  domain: string,
  selector: string | undefined,
): Promise<Finding> {
  const about = `DKIM of ${domain}`;
  const parent = `_domainkey.${domain}`;
  const remedy = `switch signing on at your mail provider, and add the TXT record it shows below ${parent}`;
  if (selector) {
    const { texts } = await textsAt(resolve, `${selector}.${parent}`);
    return texts.some((text) => /(?:^|;)\s*p=\s*[A-Za-z0-9+/]/.test(text))
      ? good(about, `${selector}.${parent} has a key`)
      : missing(about, `${selector}.${parent} has no key`, remedy);
  }
  const { exists } = await textsAt(resolve, parent);
  return exists
    ? good(about, 'there is a key; npm run check:live -- SELECTOR looks at one')
    : missing(about, 'there is no key', remedy);
}

async function checkDmarc(resolve: ResolveTexts, domain: string): Promise<Finding> {
  const labels = domain.split('.');
  // A domain without one of its own has that of the domain it belongs to.
  for (let from = 0; from <= labels.length - 2; from++) {
    const at = `_dmarc.${labels.slice(from).join('.')}`;
    const { texts } = await textsAt(resolve, at);
    const record = texts.find((text) => /^v=DMARC1\s*;/i.test(text));
    if (record && /;\s*p=(?:none|quarantine|reject)\b/i.test(record))
      return good(`DMARC of ${domain}`, record);
  }
  const remedy = `a TXT record at _dmarc.${domain}, for example: v=DMARC1; p=quarantine`;
  return missing(`DMARC of ${domain}`, 'there is none', remedy);
}

/** Whether others can tell that mails in the sender's name are the sender's. */
export async function checkSenderDomain(
  mailFrom: string,
  resolve: ResolveTexts,
  selector?: string,
): Promise<Finding[]> {
  const domain = /@([^>\s]+)/.exec(mailFrom)?.[1] ?? '';
  const answered = (about: string, check: Promise<Finding>) =>
    check.catch((error: unknown) =>
      missing(
        `${about} of ${domain}`,
        `the name server does not answer: ${reasonOf(error)}`,
        'try again where names can be resolved',
      ),
    );
  return Promise.all([
    answered('SPF', checkSpf(resolve, domain)),
    answered('DKIM', checkDkim(resolve, domain, selector)),
    answered('DMARC', checkDmarc(resolve, domain)),
  ]);
}
