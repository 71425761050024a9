import { createHmac } from 'node:crypto';
import { BlockList, isIP, isIPv6 } from 'node:net';

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
/** Sockets that listen on IPv6 report IPv4 clients in this form. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** Some balancers add the port: 192.0.2.1:4711, [2001:db8::1]:4711. */
const withoutPort = (hop: string) =>
  hop.replace(/^(?:\[([^\]]+)\]|(\d+(?:\.\d+){3}))(?::\d{1,5})?$/, '$1$2');

/** Whether a text is an address, or a network with its length: 10.0.0.0/8. */
export function isNetwork(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/');
  const bits = isIPv6(address) ? 128 : 32;
  const hasLength = length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= bits);
  return isIP(address) !== 0 && hasLength && rest.length === 0;
}

/** Tells whether an address belongs to a trusted proxy. */
export function proxyCheck(trustedProxies: readonly string[]) {
  const trusted = new BlockList();
  for (const entry of trustedProxies) {
    const [address = '', length] = entry.split('/');
    if (length === undefined) trusted.addAddress(address, family(address));
    else trusted.addSubnet(address, Number(length), family(address));
  }
  return (address: string): boolean => {
    const bare = plain(address);
    return isIP(bare) !== 0 && trusted.check(bare, family(bare));
  };
}

/**
 * The address a request came from. X-Forwarded-For is read from the right, only as far as trusted
 * proxies vouch for it: anything further left may be forged by the client.
 */
export function clientAddressReader(trustedProxies: readonly string[]) {
  const isTrusted = proxyCheck(trustedProxies);

  return (socketAddress: string | undefined, forwardedFor: string | undefined): string => {
    let client = plain(socketAddress ?? '');
    const hops = forwardedFor?.split(',').map((hop) => plain(withoutPort(hop.trim()))) ?? [];
    while (isTrusted(client) && hops.length > 0) {
      const next = hops.pop() ?? '';
      if (!isIP(next)) break;
      client = next;
    }
    return client;
  };
}

/** A network that counts as one client, or as several. */
interface Network {
  name: string;
  clients: number;
}

/**
 * What an address is counted under: a household or company has one IPv4 address or one IPv6 /64
 * network, but may have been given all of a /56 or a /48, which may do no more than a few clients.
 */
export function networksOf(written: string): readonly [Network, ...Network[]] {
  // Sockets that listen on IPv6 report IPv4 clients in this form.
  const address = written.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  if (!isIPv6(address)) return [{ name: address, clients: 1 }];
  const [head = '', tail = ''] = address.split('::');
  const groups = (part: string) => (part ? part.split(':') : []);
  const before = groups(head);
  const after = groups(tail);
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const network = [...before, ...zeros, ...after].slice(0, 4);
  const [a = 0, b = 0, c = 0, d = 0] = network.map((group) => Number.parseInt(group, 16));
  const name = (...numbers: number[]) => numbers.map((number) => number.toString(16)).join(':');
  return [
    { name: name(a, b, c, d), clients: 1 },
    { name: `${name(a, b, c, d & 0xff00)}/56`, clients: 4 },
    { name: `${name(a, b, c)}/48`, clients: 16 },
  ];
}

/** The smallest network of an address. */
export const networkOf = (address: string): string => networksOf(address)[0].name;

/** What a network is counted under in the database. */
export interface ClientKey {
  key: string;
  clients: number;
}

const keyOf = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22);

/** Identifies a client without revealing its address. */
export const clientKey = (secret: string, address: string): string =>
  keyOf(secret, networkOf(address));

/** The same for each network it is counted under. */
export const clientKeys = (secret: string, address: string): ClientKey[] =>
  networksOf(address).map(({ name, clients }) => ({ key: keyOf(secret, name), clients }));
