import { rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../src/server/store/database.ts';
import { startPostgres } from '../tests/support/postgres.ts';
import { residentMegabytes } from '../tests/support/residentMegabytes.ts';
import { startServer } from '../tests/support/server.ts';
import type { StoreEnv } from '../tests/support/stores.ts';
import { quantile, saveResults, table, visitorAddress } from './measuring.ts';

/** How many enquiries a second are accepted, and that all of them are stored when the server is killed. */
const seconds = Number(process.env.BENCH_SECONDS ?? 30);
const connections = 16;
const warmUps = 200;

const agent = new Agent({ keepAlive: true, maxSockets: connections });
const run = Date.now().toString(36);
let count = 0;

interface Accepted {
  reference: string;
  milliseconds: number;
}

/** Posts an enquiry of typical length from an address of its own. */
function submit(url: string): Promise<Accepted> {
  const index = count++;
  const body = JSON.stringify({
    name: `Visitor ${index}`,
    email: `visitor${index}@example.com`,
    subject: 'Surge generator for 1.2/50 µs',
    phone: '+91 20 5550 0100',
    message: 'We test meters to IEC 61000-4-5 and need 4 kV, coupled to three phases.',
    agree: true,
    _key: `${run}-${index}`,
    _elapsed: '15000',
  });
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'X-Forwarded-For': visitorAddress(index),
  };
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const options = { agent, method: 'POST', headers };
    request(`${url}/api/submissions/contact`, options, async (response) => {
      const answer = await response.toArray();
      const milliseconds = performance.now() - started;
      if (response.statusCode !== 201) return reject(new Error(`Status ${response.statusCode}`));
      const { reference } = JSON.parse(Buffer.concat(answer).toString());
      resolve({ reference, milliseconds });
    })
      .on('error', reject)
      .end(body);
  });
}

/** Keeps all connections busy until `isOver` returns true. */
async function load(url: string, isOver: (done: number) => boolean): Promise<Accepted[]> {
  const all: Accepted[] = [];
  async function sender(): Promise<void> {
    while (!isOver(all.length)) all.push(await submit(url));
  }
  await Promise.all(Array.from({ length: connections }, sender));
  return all;
}

async function storedIn(store: StoreEnv) {
  const db = openDatabase(store);
  const rows = await db.selectFrom('submissions').select('reference').execute();
  const mails = await db.selectFrom('outbox').select('id').execute();
  await db.destroy();
  return { references: new Set(rows.map(({ reference }) => reference)), mails: mails.length };
}

async function measure(name: string, databaseUrl?: string): Promise<string[]> {
  const dataDir = join(tmpdir(), `bench-${name}-${run}`);
  const store = { DATA_DIR: dataDir, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) };
  const server = await startServer({
    ...store,
    LOG_LEVEL: 'warn',
    TRUSTED_PROXIES: '127.0.0.1',
  });
  const first = await load(server.url, (done) => done >= warmUps);
  const end = performance.now() + seconds * 1000;
  const measured = await load(server.url, () => performance.now() > end);
  const memory = Math.round(residentMegabytes(server.process.pid));
  server.process.kill('SIGKILL');
  const { references, mails } = await storedIn(store);
  rmSync(dataDir, { recursive: true, force: true });
  const accepted = [...first, ...measured];
  const lost = accepted.filter(({ reference }) => !references.has(reference)).length;
  if (lost > 0) process.exitCode = 1;
  const times = measured.map(({ milliseconds }) => milliseconds);
  return [
    name,
    String(Math.round(measured.length / seconds)),
    `${quantile(times, 0.5).toFixed(1)} ms`,
    `${quantile(times, 0.99).toFixed(1)} ms`,
    `${memory} MB`,
    `${lost} of ${accepted.length}`,
    String(mails),
  ];
}

const rows = [await measure('SQLite')];
const postgres = await startPostgres();
rows.push(await measure('PostgreSQL', postgres.url));
await postgres.stop();
agent.destroy();
const head = ['Store', 'Accepted /s', 'p50', 'p99', 'Memory', 'Lost', 'Mails'];
saveResults(
  'Submissions',
  'node bench/submissions.ts',
  `${table(head, rows)}

${connections} connections post enquiries of typical length to the running server for ${seconds} s; each 201 is sent after its commit. Then the server is killed: "Lost" counts references that were acknowledged and are not stored, "Mails" those stored, two for each. Bar: none lost.`,
);
