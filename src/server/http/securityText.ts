import { company } from '../../site/company.ts';
import { paths, securityTextPath } from '../../site/paths.ts';

const day = 24 * 60 * 60_000;
/** RFC 9116 recommends less than a year. Counted from today, it never lies in the past. */
const validDays = 180;

/** /.well-known/security.txt: where to report a weakness. */
export function securityText(siteUrl: string, now: number): string {
  const expires = new Date(Math.floor(now / day) * day + validDays * day);
  return [
    `Contact: mailto:${company.supportEmail}`,
    `Contact: ${new URL(paths.contact, siteUrl)}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL(securityTextPath, siteUrl)}`,
    '',
  ].join('\n');
}
