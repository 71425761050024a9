import { createHmac } from 'node:crypto';
import { lookup } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { Db } from '../store/database.ts';
import type { OutboxTable } from '../store/schema.ts';

const patience = 7000;
const longestAnswer = 100_000;
/** Failed calls in a row after which a webhook is switched off. */
const mostFailures = 20;

/** Networks that are nobody's public address: our own machine's, offices', links', tests'. */
const inner = new BlockList();
for (const [network, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
  ] as const),
  ...([
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
  ] as const),
  ...([
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
  ] as const),
  ...([
    ['203.0.113.0', 24],
    ['224.0.0.0', 3],
  ] as const),
])
  inner.addSubnet(network, bits, 'ipv4');

/** Of IPv6, only what is given out to the world counts, and nothing that holds an IPv4 address. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !inner.check(address, 'ipv4');
  return /^[23][0-9a-f]{3}:/i.test(address) && !/^(?:2002|2001:(?:0{0,3}|0?db8)):/i.test(address);
}

/** Resolves a name at the moment of the call, so that it cannot mean another address afterwards. */
const publicLookup: LookupFunction = (name, options, done) =>
  lookup(name, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first) return done(error ?? new Error('no address'), '', 4);
    if (!found.every(({ address }) => isPublicAddress(address)))
      return done(new Error('not a public address'), '', 4);
    return options.all ? done(null, found) : done(null, first.address, first.family);
  });

interface CallOptions {
  /** Only in tests, where the other machine is this one. */
  allowInner?: boolean;
}

/** A name is looked at when it is resolved; an address in the URL never is. */
function mayCall({ protocol, hostname }: URL): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return protocol === 'https:' && (isIP(bare) === 0 || isPublicAddress(bare));
}

function post(url: URL, body: string, signature: string, { allowInner = false }: CallOptions) {
  if (!allowInner && !mayCall(url)) throw new Error('not a public https address');
  return new Promise<number>((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json', 'X-Signature': `sha256=${signature}` };
    const send = url.protocol === 'https:' ? request : plainRequest;
    const call = send(url, {
      ...{ method: 'POST', headers, signal: AbortSignal.timeout(patience) },
      ...(allowInner ? {} : { lookup: publicLookup }),
    });
    call.on('response', (answer) => {
      let size = 0;
      answer.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > longestAnswer) answer.destroy(new Error('the answer is too long'));
      });
      answer.on('error', reject).on('end', () => resolve(answer.statusCode ?? 0));
    });
    call.on('error', reject).end(body);
  });
}

/** What went wrong with a call, in words; undefined if the program has taken it. */
async function problemOf(call: () => Promise<number>): Promise<string | undefined> {
  try {
    const status = await call();
    return status >= 200 && status < 300 ? undefined : `answered ${status}`;
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).slice(0, 200);
  }
}

/** Calls the program that a row of the outbox is for, and keeps count of what fails. */
export function createWebhookCalls(db: Db, now: () => number, options: CallOptions = {}) {
  return async function call({ to_address, text }: OutboxTable): Promise<void> {
    const hook = await db
      .selectFrom('webhooks')
      .selectAll()
      .where('id', '=', to_address)
      .executeTakeFirst();
    // Removed, or switched off meanwhile: there is nobody to tell.
    if (!hook || hook.off_at !== null) return;
    const signature = createHmac('sha256', hook.secret).update(text).digest('hex');
    const problem = await problemOf(async () => post(new URL(hook.url), text, signature, options));
    const failures = problem === undefined ? 0 : hook.failures + 1;
    const off_at = failures >= mostFailures ? now() : null;
    await db
      .updateTable('webhooks')
      .set({ failures, off_at, last_error: problem ?? null })
      .where('id', '=', hook.id)
      .execute();
    // The outbox tries again.
    if (problem !== undefined && off_at === null) throw new Error(problem);
  };
}
