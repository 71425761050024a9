import { EventEmitter } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { createConnectionLimit } from './connectionLimit.ts';

const from = (remoteAddress: string) =>
  Object.assign(new EventEmitter(), { remoteAddress }) as unknown as Socket;
const isProxy = (address: string) => address === '10.0.0.1';

test('a client has so many connections and no more until one closes', () => {
  const { admit } = createConnectionLimit({ inAll: 100, perClient: 2, isProxy }, 1000);
  const first = from('192.0.2.1');
  expect([admit(first), admit(from('192.0.2.1')), admit(from('192.0.2.1'))]).toEqual([
    true,
    true,
    false,
  ]);
  expect(admit(from('192.0.2.2'))).toBe(true);
  first.emit('close');
  expect([admit(from('192.0.2.1')), admit(from('192.0.2.1'))]).toEqual([true, false]);
});

test('a proxy brings any number of clients', () => {
  const { admit } = createConnectionLimit({ inAll: 100, perClient: 1, isProxy }, 1000);
  expect([1, 2, 3].map(() => admit(from('10.0.0.1')))).toEqual([true, true, true]);
});

test('few open files mean few connections, of which one client gets half', () => {
  const { inAll, admit } = createConnectionLimit({ inAll: 1000, perClient: 300, isProxy }, 164);
  expect(inAll).toBe(100);
  const admitted = Array.from({ length: 100 }, () => admit(from('192.0.2.1')));
  expect(admitted.filter(Boolean)).toHaveLength(50);
});

test('however few files may be open, two connections are possible, one per client', () => {
  const { inAll, admit } = createConnectionLimit({ inAll: 1000, perClient: 300, isProxy }, 10);
  expect(inAll).toBe(2);
  expect([admit(from('192.0.2.1')), admit(from('192.0.2.1'))]).toEqual([true, false]);
});

test('closing one of a client’s connections frees one place only', () => {
  const { admit } = createConnectionLimit({ inAll: 100, perClient: 3, isProxy }, 1000);
  const sockets = [from('192.0.2.1'), from('192.0.2.1'), from('192.0.2.1')];
  for (const socket of sockets) admit(socket);
  sockets[0]?.emit('close');
  expect([admit(from('192.0.2.1')), admit(from('192.0.2.1'))]).toEqual([true, false]);
});

test('the limit of the system counts where it is known', () => {
  const { inAll } = createConnectionLimit({ inAll: 100_000_000_000, perClient: 1, isProxy });
  const told = existsSync('/proc/self/limits')
    ? Number(/^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1])
    : Number.POSITIVE_INFINITY;
  expect(inAll).toBe(Math.min(100_000_000_000, (told || Number.POSITIVE_INFINITY) - 64));
});

test('a connection that is already gone counts for no address', () => {
  const { admit } = createConnectionLimit({ inAll: 100, perClient: 1, isProxy }, 1000);
  const gone = () => Object.assign(new EventEmitter(), {}) as unknown as Socket;
  expect([admit(gone()), admit(gone())]).toEqual([true, false]);
});
