import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** A household or company has one IPv4 address or one IPv6 /64 network. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = (part: string) => (part ? part.split(':') : []);
  const before = groups(head);
  const after = tail === undefined ? [] : groups(tail);
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const network = [...before, ...(tail === undefined ? [] : zeros), ...after].slice(0, 4);
  return network.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

/** Identifies a client without revealing its address. */
export const clientKey = (secret: string, address: string): string =>
  createHmac('sha256', secret).update(networkOf(address)).digest('base64url').slice(0, 22);
