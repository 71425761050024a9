import { rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../tests/support/postgres.ts';
import { residentMegabytes } from '../tests/support/residentMegabytes.ts';
import { startServer } from '../tests/support/server.ts';
import { bareInsertLoop } from './bareInsertLoop.ts';
import { median } from './median.ts';
import { saveResults, table } from './saveResults.ts';

/**
 * Accepted submissions per second compared with a loop that only inserts the same rows into the
 * same database, one commit each. The two alternate, so that both see the same noise.
 */
const turns = 3;
const seconds = Number(process.env.BENCH_SECONDS ?? 4);
const connections = 16;
const memoryAfter = 10_000;

const agent = new Agent({ keepAlive: true, maxSockets: connections });
const run = Date.now().toString(36);
let count = 0;

/** Posts an enquiry of typical length from its own client address; resolves with milliseconds. */
function submit(url: string): Promise<number> {
  const index = count++;
  const body = JSON.stringify({
    name: `Visitor ${index}`,
    email: `visitor${index}@example.com`,
    subject: 'Surge generator for 1.2/50 µs',
    phone: '+91 20 5550 0100',
    message: `We test meters to IEC 61000-4-5 and need 4 kV, coupled to three phases. ${run}`,
    agree: true,
    _key: `${run}-${index}`,
    _elapsed: '15000',
  });
  const from = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
  const started = performance.now();
  return new Promise((resolve, reject) => {
    request(
      `${url}/api/submissions/contact`,
      {
        agent,
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(body),
          'X-Forwarded-For': from,
        },
      },
      (response) => {
        response.resume();
        if (response.statusCode !== 201) reject(new Error(`Status ${response.statusCode}`));
        response.on('end', () => resolve(performance.now() - started));
      },
    )
      .on('error', reject)
      .end(body);
  });
}

/** Keeps all connections busy until `isOver` returns true. */
async function load(url: string, isOver: (done: number) => boolean): Promise<number[]> {
  const times: number[] = [];
  async function sender(): Promise<void> {
    while (!isOver(times.length)) times.push(await submit(url));
  }
  await Promise.all(Array.from({ length: connections }, sender));
  return times;
}

const percentile = (times: number[], part: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? Number.NaN;

async function measure(store: string, databaseUrl: string | undefined): Promise<string[]> {
  const dataDir = join(tmpdir(), `bench-${store}-${run}`);
  const database = databaseUrl ? { DATABASE_URL: databaseUrl } : {};
  const server = await startServer({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    TRUSTED_PROXIES: '127.0.0.1',
    ...database,
  });
  await load(server.url, (done) => done >= 500);
  const bare: number[] = [];
  const ours: number[] = [];
  const p99: number[] = [];
  for (let turn = 0; turn < turns; turn++) {
    bare.push(await bareInsertLoop({ DATA_DIR: dataDir, ...database }, seconds));
    const end = performance.now() + seconds * 1000;
    const times = await load(server.url, () => performance.now() > end);
    ours.push(times.length / seconds);
    p99.push(percentile(times, 0.99));
  }
  const sentSoFar = count;
  if (sentSoFar < memoryAfter) await load(server.url, (done) => sentSoFar + done >= memoryAfter);
  const share = Math.round((median(ours) / median(bare)) * 100);
  const memory = Math.round(residentMegabytes(server.process.pid));
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
  count = 0;
  return [
    store,
    `${Math.round(median(bare))}`,
    `${Math.round(median(ours))}`,
    `${share} %`,
    `${median(p99).toFixed(1)} ms`,
    `${memory} MB`,
  ];
}

const sqlite = await measure('SQLite', undefined);
const server = await startPostgres();
const postgres = await measure('PostgreSQL', server.url);
await server.stop();
agent.destroy();
const head = ['Store', 'Bare loop /s', 'Accepted /s', 'Share', 'p99', 'Memory after 10,000'];
saveResults(
  'Submissions and inbox',
  'Submissions',
  'node bench/submissions.ts',
  `${table(head, [sqlite, postgres])}

Accepted: ${connections} connections post enquiries of typical length to the running server; each 201 is sent after its commit. Bare loop: one connection inserts the same rows, one commit each, and does nothing else. Median of ${turns} rounds of ${seconds} s. Bars: at least half of the bare loop, memory below 150 MB.`,
);
