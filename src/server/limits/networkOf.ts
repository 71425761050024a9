import { isIPv6 } from 'node:net';

/** A household or company has one IPv4 address or one IPv6 /64 network. */
export function networkOf(written: string): string {
  // Sockets that listen on IPv6 report IPv4 clients in this form.
  const address = written.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = (part: string) => (part ? part.split(':') : []);
  const before = groups(head);
  const after = groups(tail);
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const network = [...before, ...zeros, ...after].slice(0, 4);
  return network.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
