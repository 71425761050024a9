import { resolve } from 'node:path';
import { openDatabase } from '../src/server/store/database.ts';
import { paths, searchPath } from '../src/site/paths.ts';
import { inboxPaths } from '../src/staff/inboxPaths.ts';
import { type RunningServer, startRelease, startServer } from '../tests/support/server.ts';
import { signInOver } from '../tests/support/signInOver.ts';
import { processorTime, saveResults, table, visitorAddress } from './measuring.ts';
import { seedSubmissions } from './seedSubmissions.ts';

/**
 * Processor time for each page drawn on request. Other releases are measured beside this one:
 * node bench/drawn.ts NAME=RELEASE …
 */
const turns = Number(process.env.BENCH_TURNS ?? 400);
/** A server runs for weeks; what V8 compiles in its first minute does not count. */
const warmUps = Number(process.env.BENCH_WARM_UPS ?? 1000);
/** Submissions in the inbox: a busy decade. */
const stored = Number(process.env.BENCH_STORED ?? 100_000);
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
  'inbox, search': (turn) =>
    `${inboxPaths.list}?state=any&q=${encodeURIComponent(newQuestion(turn))}`,
  'inbox/sign-in': () => inboxPaths.signIn,
};

let visitor = 0;

type Cost = ReturnType<typeof processorTime>;

async function measure(server: RunningServer): Promise<Cost[]> {
  const store = { DATA_DIR: server.dataDir };
  const db = openDatabase(store, { patient: true });
  await seedSubmissions(db, stored);
  await db.destroy();
  const Cookie = await signInOver(server, store, 'agent');
  const figures: Cost[] = [];
  for (const [name, pathOf] of Object.entries(pages)) {
    const draw = async (turn: number) => {
      const path = pathOf(turn);
      const headers = {
        'X-Forwarded-For': visitorAddress(visitor++),
        ...(/^inbox(,|$)/.test(name) ? { Cookie } : {}),
      };
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
  'Pages drawn on request',
  ['node bench/drawn.ts', ...others.map(([name]) => `"${name}=…"`)].join(' '),
  `${table(['Processor time, ms', ...others.map(([name = '']) => name), 'This release'], rows)}

${turns} requests each after ${warmUps} to warm up, one at a time, each release started as its package.json says, compressed if the page ever is. The time is that of the thread that serves everybody; in brackets with the threads beside it, which compile and collect garbage. The inbox holds ${stored.toLocaleString('en')} submissions, in SQLite. Bars: 10 ms for visitors, 20 ms for staff.`,
);
