import { createHmac, timingSafeEqual } from 'node:crypto';

/** Mail programs and servers may change the case of an address, so it has none. */
const signatureOf = (secret: string, reference: string) =>
  createHmac('sha256', secret).update(`reply ${reference}`).digest('hex').slice(0, 24);

const split = (address: string) => {
  const at = address.lastIndexOf('@');
  return [address.slice(0, at), address.slice(at + 1)] as const;
};

/** Where a reply about a case goes: reply+de-7k4m-2q-3f….@example.com leads back to it. */
export function replyAddress(base: string, secret: string, reference: string): string {
  const [name, domain] = split(base);
  const code = `${reference.toLowerCase()}-${signatureOf(secret, reference)}`;
  return `${name}+${code}@${domain}`;
}

/** The reference that such an address names; undefined if we did not make it. */
export function referenceIn(address: string, base: string, secret: string): string | undefined {
  const [name, domain] = split(base.toLowerCase());
  const [local, host] = split(address.trim().toLowerCase());
  if (host !== domain || !local.startsWith(`${name}+`)) return undefined;
  const [, reference = '', signature = ''] =
    /^(.+)-([0-9a-f]{24})$/.exec(local.slice(name.length + 1)) ?? [];
  const named = reference.toUpperCase();
  const right = Buffer.from(signatureOf(secret, named));
  const given = Buffer.from(signature);
  return given.length === right.length && timingSafeEqual(given, right) ? named : undefined;
}
