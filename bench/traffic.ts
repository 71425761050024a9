import { openStaffAccounts } from '../src/server/auth/openStaffAccounts.ts';
import { parseEnv } from '../src/server/env.ts';
import { pagePaths } from '../src/site/paths.ts';
import { inboxPaths } from '../src/staff/inboxPaths.ts';
import { residentMegabytes } from '../tests/support/residentMegabytes.ts';
import { startServer } from '../tests/support/server.ts';
import { saveResults, table } from './saveResults.ts';
import { tools } from './scale/visitors.ts';

/** An hour's traffic at ten requests a second, compressed into five minutes. */
const seconds = Number(process.env.BENCH_SECONDS ?? 300);
const perSecond = 120;

const server = await startServer({
  TRUSTED_PROXIES: '127.0.0.1',
  SUBMISSIONS_PER_HOUR: '3600',
  LOG_LEVEL: 'warn',
});
const { accounts, close } = await openStaffAccounts(parseEnv({ DATA_DIR: server.dataDir }));
const password = 'correct horse battery';
await accounts.add('agent@example.com', 'agent', password);
await close();

const form = (fields: Record<string, string>, cookie = '') => ({
  method: 'POST',
  redirect: 'manual' as const,
  body: new URLSearchParams(fields),
  headers: { Origin: server.url, Cookie: cookie },
});
const signedIn = await fetch(
  server.url + inboxPaths.signIn,
  form({ email: 'agent@example.com', password }),
);
const cookie = signedIn.headers
  .getSetCookie()
  .map((line) => line.split(';')[0])
  .join('; ');

let sent = 0;
const words = ['surge', 'esd gun', 'charger trips', 'modbus', '61000-4-5', 'salary', 'intrnship'];
const pick = <Item>(items: readonly Item[]) => items[sent % items.length] as Item;

/** An address of their own for each visitor. */
const visitor = () => `10.1.${(sent >> 8) & 255}.${sent & 255}`;

/** The mix of requests by visitors and staff, with shares in per cent. */
const kinds: Record<string, { share: number; expected: number; send: () => Promise<Response> }> = {
  page: { share: 75, expected: 200, send: () => fetch(server.url + pick(pagePaths)) },
  tools: {
    share: 5,
    expected: 200,
    send: () => fetch(server.url + pick(tools), { headers: { 'X-Forwarded-For': visitor() } }),
  },
  search: {
    share: 10,
    expected: 200,
    send: () =>
      fetch(`${server.url}/search?q=${encodeURIComponent(pick(words))}`, {
        headers: { 'X-Forwarded-For': visitor() },
      }),
  },
  form: {
    share: 7,
    expected: 201,
    send: () =>
      fetch(`${server.url}/api/submissions/contact`, {
        method: 'POST',
        body: JSON.stringify({ email: `v${sent}@example.com`, message: `Message ${sent}` }),
        headers: {
          'Content-Type': 'application/json',
          'X-Forwarded-For': visitor(),
        },
      }),
  },
  inbox: {
    share: 3,
    expected: 200,
    send: () =>
      fetch(`${server.url}${inboxPaths.list}?q=${encodeURIComponent(pick(words))}`, {
        headers: { Cookie: cookie, 'X-Forwarded-For': visitor() },
      }),
  },
};
const turns = Object.entries(kinds).flatMap(([name, { share }]) => Array(share).fill(name));

const times: Record<string, number[]> = {};
const wrong: string[] = [];
async function one(): Promise<void> {
  const name: string = turns[(sent * 37) % turns.length];
  const kind = kinds[name];
  sent++;
  if (!kind) return;
  const started = performance.now();
  const response = await kind.send();
  await response.arrayBuffer();
  times[name] ??= [];
  times[name].push(performance.now() - started);
  if (response.status !== kind.expected) wrong.push(`${name} ${response.status}`);
}

const memory = () => Math.round(residentMegabytes(server.process.pid));
const memories: number[] = [memory()];
const open = new Set<Promise<void>>();
const began = performance.now();
for (let tick = 1; tick <= seconds * 10; tick++) {
  for (let count = 0; count < perSecond / 10; count++) {
    const work = one().catch((error) => {
      wrong.push(String(error));
    });
    open.add(work);
    work.finally(() => open.delete(work));
  }
  await new Promise((resolve) => setTimeout(resolve, began + tick * 100 - performance.now()));
  if (tick % (seconds * 2) === 0) memories.push(memory());
}
await Promise.all(open);
await server.stop();

const quantile = (values: number[], share: number) =>
  (values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0).toFixed(1);
saveResults(
  'Server',
  'An hour of mixed traffic in five minutes',
  'node bench/traffic.ts',
  `${table(
    ['', 'Requests', 'p50, ms', 'p99, ms'],
    Object.entries(times).map(([name, values]) => [
      name,
      String(values.length),
      quantile(values, 0.5),
      quantile(values, 0.99),
    ]),
  )}\n\nUnexpected responses: ${wrong.length}. Memory over time, MB: ${memories.join(', ')}.`,
);
if (wrong.length > 0) {
  console.error([...new Set(wrong)].slice(0, 20).join('\n'));
  process.exitCode = 1;
}
