import { resolve } from 'node:path';
import { openStaffAccounts } from '../src/server/auth/openStaffAccounts.ts';
import { parseEnv } from '../src/server/env.ts';
import { paths, searchPath } from '../src/site/paths.ts';
import { inboxPaths } from '../src/staff/inboxPaths.ts';
import { type RunningServer, startRelease, startServer } from '../tests/support/server.ts';
import { processorTime } from './processorTime.ts';
import { saveResults, table } from './saveResults.ts';

/**
 * Processor time for each page drawn on request. Other releases are measured beside this one:
 * node bench/drawn.ts NAME=RELEASE …
 */
const turns = Number(process.env.BENCH_TURNS ?? 400);
/** A server runs for weeks; what V8 compiles in its first minute does not count. */
const warmUps = 1000;
const others = process.argv.slice(2).map((argument) => argument.split('='));
const settings = { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'warn' };

const words = [
  ...['surge', 'burst', 'esd', 'antenna', 'charger', 'radar', 'modbus', 'calibration', 'solar'],
  ...['impulse', 'telecom', 'harmonics', 'reflector', 'automotive', 'generator', 'manual'],
  ...['voltage', 'support', 'current', 'salary', 'network', 'magnetic', 'warranty', 'coupling'],
  ...['delivery', 'insulation', 'capacitor', 'simulator', 'console', 'firmware', 'training'],
  ...['ring', 'dip', 'probe', 'contact', 'inverter', 'waveform', 'standard', 'battery', 'plan'],
];
const pairs = words.flatMap((one) =>
  words.filter((other) => other !== one).map((other) => `${one} ${other}`),
);
/** Spread over the list, so that neighbours have no word in common. */
const newQuestion = (turn: number) => pairs[(turn * 37) % pairs.length] ?? '';
const question = (turn: number) => words[turn % 24] ?? '';

const pages: Record<string, (turn: number) => string> = {
  'search, every question new': (turn) => searchPath(newQuestion(turn)),
  'search, 24 questions in turn': (turn) => searchPath(question(turn)),
  quote: () => paths.quote,
  'quote, one product': () => `${paths.quote}?product=multi-ce5`,
  'forms/contact': () => '/forms/contact',
  'forms/application': () => '/forms/application',
  inbox: () => inboxPaths.list,
  'inbox/sign-in': () => inboxPaths.signIn,
};

let visitor = 0;
/** A visitor of their own for every request, so that no limit is met. */
const from = () => `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor++ & 255}`;

async function fill({ url, dataDir }: RunningServer): Promise<string> {
  for (let number = 0; number < 60; number++)
    await fetch(`${url}/api/submissions/contact`, {
      method: 'POST',
      body: JSON.stringify({ email: `v${number}@example.com`, message: `Message ${number}` }),
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from() },
    });
  const { accounts, close } = await openStaffAccounts(parseEnv({ DATA_DIR: dataDir }));
  const password = await accounts.add('bench@example.com', 'agent', 'correct horse battery');
  await close();
  const signedIn = await fetch(url + inboxPaths.signIn, {
    method: 'POST',
    body: new URLSearchParams({ email: 'bench@example.com', password }),
    headers: { Origin: url },
    redirect: 'manual',
  });
  return signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

type Cost = ReturnType<typeof processorTime>;

async function measure(server: RunningServer): Promise<Cost[]> {
  const Cookie = await fill(server);
  const figures: Cost[] = [];
  for (const [name, pathOf] of Object.entries(pages)) {
    const draw = async (turn: number) => {
      const path = pathOf(turn);
      const headers = { 'X-Forwarded-For': from(), ...(name === 'inbox' ? { Cookie } : {}) };
      const response = await fetch(server.url + path, { headers });
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    };
    for (let turn = 0; turn < warmUps; turn++) await draw(turn);
    const before = processorTime(server.process.pid);
    for (let turn = warmUps; turn < warmUps + turns; turn++) await draw(turn);
    const { main, all } = processorTime(server.process.pid);
    figures.push({ main: (main - before.main) / turns, all: (all - before.all) / turns });
  }
  return figures;
}

async function measured(starting: Promise<RunningServer>): Promise<Cost[]> {
  const server = await starting;
  try {
    return await measure(server);
  } finally {
    await server.stop();
  }
}

const columns: Cost[][] = [];
for (const [, release = ''] of others)
  columns.push(await measured(startRelease(resolve(release), settings)));
columns.push(await measured(startServer(settings)));

const rows = Object.keys(pages).map((name, row) => [
  name,
  ...columns.map((figures) => {
    const { main = Number.NaN, all = Number.NaN } = figures[row] ?? {};
    return `${main.toFixed(1)} (${all.toFixed(1)})`;
  }),
]);
saveResults(
  'Server',
  'Pages drawn on request',
  ['node bench/drawn.ts', ...others.map(([name]) => `"${name}=…"`)].join(' '),
  `${table(['Processor time, ms', ...others.map(([name = '']) => name), 'This release'], rows)}

${turns} requests each after ${warmUps} to warm up, one at a time, each release started as its package.json says, compressed if the page ever is. The time is that of the thread that serves everybody; in brackets with the threads beside it, which compile and collect garbage. The inbox lists 60 submissions.`,
);
