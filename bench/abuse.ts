import { readdirSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { searchPath } from '../src/site/paths.ts';
import { residentMegabytes } from '../tests/support/residentMegabytes.ts';
import { type RunningServer, startRelease, startServer } from '../tests/support/server.ts';
import { quantile, saveResults, table } from './measuring.ts';

/**
 * What a visitor notices while one client misuses the server, and what remains of it. Other releases
 * are measured beside this one: node bench/abuse.ts NAME=RELEASE …
 */
const seconds = Number(process.env.BENCH_SECONDS ?? 12);
const others = process.argv.slice(2).map((argument) => argument.split('='));
/** The limits of a real server, which tests lift. */
const settings = { LOG_LEVEL: 'warn', DRAWN_PAGES_PER_MINUTE: '' };

const attacker = '127.0.0.1';
const visitor = '127.0.0.2';

/** Returns what ends it, and how many of what was tried was let in. */
type Attack = (server: RunningServer) => { stop(): void; admitted(): string };

function openSockets(port: number, count: number, onOpen: (socket: Socket) => void) {
  const sockets: Socket[] = [];
  // Spread over two seconds, so that opening them is not what is measured.
  const timer = setInterval(() => {
    if (sockets.length === count) return clearInterval(timer);
    const socket = connect({ port, host: '127.0.0.1', localAddress: attacker });
    socket.on('error', () => undefined);
    socket.on('connect', () => onOpen(socket));
    sockets.push(socket);
  }, 2000 / count);
  return () => {
    clearInterval(timer);
    for (const socket of sockets) socket.destroy();
  };
}

const bytes = 4_900_000;
const boundary = 'abuse';
const uploadHead = [
  'POST /api/submissions/application HTTP/1.1',
  'Host: localhost',
  `Content-Type: multipart/form-data; boundary=${boundary}`,
  `Content-Length: ${bytes}`,
  '',
  `--${boundary}`,
  'Content-Disposition: form-data; name="resume"; filename="cv.pdf"',
  '',
  '%PDF-1.4',
].join('\r\n');

/** All but the end, in memory once. */
const most = Buffer.alloc(bytes - 10_000);

const attacks: Record<string, Attack> = {
  nothing: () => ({ stop: () => undefined, admitted: () => '' }),
  '150 uploads of 4.9 MB that never finish': ({ port }) => {
    let refused = 0;
    const stop = openSockets(port, 150, (socket) => {
      socket.once('data', () => refused++);
      socket.write(uploadHead);
      socket.write(most);
    });
    return { stop, admitted: () => `${150 - refused} of 150` };
  },
  '400 readers that never read': ({ port, process: { pid } }) => {
    const openFiles = () => readdirSync(`/proc/${pid}/fd`).length;
    const resting = openFiles();
    const request = 'GET /search-index.json HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const stop = openSockets(port, 400, (socket) => {
      socket.pause();
      // More than the system holds for a client.
      socket.write(request.repeat(30));
    });
    return { stop, admitted: () => `${openFiles() - resting} of 400` };
  },
  '100 searches a second': ({ port }) => {
    const agent = new Agent({ keepAlive: true, localAddress: attacker });
    let sent = 0;
    let drawn = 0;
    const timer = setInterval(() => {
      const path = searchPath(`surge generator ${sent++}`);
      const options = { agent, headers: { Accept: 'text/html', 'Accept-Encoding': 'gzip' } };
      get(`http://127.0.0.1:${port}${path}`, options, (response) => {
        response.resume();
        if (response.statusCode === 200) drawn++;
      }).on('error', () => undefined);
    }, 10);
    return {
      stop() {
        clearInterval(timer);
        agent.destroy();
      },
      admitted: () => `${drawn} of ${sent}`,
    };
  },
};

/** Milliseconds until the home page has arrived. */
const visit = (port: number, agent: Agent) =>
  new Promise<number>((done) => {
    const started = performance.now();
    const finish = () => done(performance.now() - started);
    get(`http://127.0.0.1:${port}/`, { agent }, (response) => {
      response.resume();
      response.on('end', finish);
    }).on('error', finish);
  });

async function measure(name: string, attack: Attack, server: RunningServer): Promise<string[]> {
  const memory = () => Math.round(residentMegabytes(server.process.pid));
  const agent = new Agent({ keepAlive: true, localAddress: visitor });
  for (let turn = 0; turn < 50; turn++) await visit(server.port, agent);
  await (await fetch(server.url + searchPath('surge'))).arrayBuffer();
  const before = memory();
  let most = before;
  const { stop, admitted } = attack(server);
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    times.push(await visit(server.port, agent));
    most = Math.max(most, memory());
    await delay(20);
  }
  const letIn = admitted();
  stop();
  await delay(seconds * 1000);
  agent.destroy();
  return [
    name,
    quantile(times, 0.5).toFixed(1),
    quantile(times, 0.99).toFixed(1),
    letIn,
    ...[before, most, memory()].map(String),
  ];
}

const releases = [...others, ['This release']];
const rows: string[][] = [];
for (const [attackName, attack] of Object.entries(attacks))
  for (const [releaseName = '', folder] of releases) {
    const server = await (folder ? startRelease(resolve(folder), settings) : startServer(settings));
    try {
      const name = others.length > 0 ? `${attackName}, ${releaseName}` : attackName;
      rows.push(await measure(name, attack, server));
    } finally {
      await server.stop();
    }
  }

const head = [
  'One client',
  'Home page p50, ms',
  'p99, ms',
  'Let in',
  'Memory before, MB',
  'Most',
  'After',
];
saveResults(
  'While one client misuses the server',
  ['node bench/abuse.ts', ...others.map(([name]) => `"${name}=…"`)].join(' '),
  `${table(head, rows)}

A visitor at another address asks for the home page about 40 times a second for ${seconds} s, on a connection of their own. "Let in" counts uploads that were not refused, connections still open and searches drawn, at the end. "After" is ${seconds} s later. Bars: memory under 250 MB before, under 600 MB at most; p99 below 20 ms at 100 searches a second.`,
);
