import { spawn } from 'node:child_process';
import cluster, { type Worker } from 'node:cluster';
import { existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, join } from 'node:path';

/**
 * Serves a release, as its server/start.mjs, and whatever release follows it: the next server is ready
 * on the same port before the present one drains, and one that does not start changes nothing. The
 * ports belong to this process, which does nothing else: no connection is lost with a server.
 */
const included = join(import.meta.dirname, '..');
if (existsSync('.env')) process.loadEnvFile('.env');

/** Holds `releases`, and in `current` the name of the one to serve. */
const dist = process.env.RELEASES_DIR || join(included, '../..');
const lookMilliseconds = 500;
/** A release that is not ready by then is given up. */
const patienceMilliseconds = 120_000;
const reportMilliseconds = 5_000;
/** Between one publisher that has died and the next. */
const publisherMilliseconds = 10_000;

/** The release to serve: while none is named, the one that contains this file. */
function named(): string {
  try {
    const folder = join(dist, 'releases', readFileSync(join(dist, 'current'), 'utf8').trim());
    return existsSync(join(folder, 'server/serve.mjs')) ? folder : included;
  } catch {
    return included;
  }
}

// Each server accepts by itself, from the same queue.
cluster.schedulingPolicy = cluster.SCHED_NONE;

let serving: Worker | undefined;
let served = '';
/** Did not start; tried again once another one has been named. */
let refused = '';
let isTaking = false;
let isStopping = false;
let code = 0;

/** Tells the publisher, which shares the folder, what is served here. */
const report = join(dist, 'instances', `${hostname()}.${process.pid}`);
function tell(): void {
  if (!process.env.RELEASES_DIR && !existsSync(join(dist, 'current'))) return;
  try {
    mkdirSync(join(dist, 'instances'), { recursive: true });
    writeFileSync(report, JSON.stringify({ served: basename(served), refused: basename(refused) }));
  } catch {
    // A folder of others that cannot be written is no reason not to serve.
  }
}

/** Starts the server of a release; undefined if it has ended before it was ready. */
function start(folder: string): Promise<Worker | undefined> {
  cluster.setupPrimary({ exec: join(folder, 'server/serve.mjs') });
  const worker = cluster.fork();
  return new Promise((resolve) => {
    const giveUp = setTimeout(() => worker.process.kill('SIGKILL'), patienceMilliseconds);
    worker.once('message', () => {
      clearTimeout(giveUp);
      resolve(worker);
    });
    worker.once('exit', (status, signal) => {
      clearTimeout(giveUp);
      resolve(undefined);
      // One that is replaced or does not start is none of whoever started this process.
      if (worker === serving || !serving) code = signal ? 1 : status;
      if (Object.values(cluster.workers ?? {}).every((one) => one === worker)) end();
    });
  });
}

function end(): void {
  rmSync(report, { force: true });
  process.exit(code);
}

/** Replaces the server by that of the release that is named now. */
async function take(folder: string): Promise<void> {
  // A second time, because a database may have been busy, or somebody killed it.
  const next = (await start(folder)) ?? (isStopping ? undefined : await start(folder));
  if (next) {
    const last = serving;
    serving = next;
    served = folder;
    refused = '';
    code = 0;
    if (last?.isConnected()) last.send('retire');
  } else {
    refused = folder;
    console.error(`The release ${basename(folder)} did not start; ${basename(served)} goes on.`);
  }
  tell();
}

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => {
    isStopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal);
  });

/** In a checkout: what publishes there, which is nothing to wait for. */
const publisher = process.env.PUBLISHER_SCRIPT;
function keepPublisher(script: string): void {
  const child = spawn(process.execPath, [script], { stdio: 'inherit' });
  child.once('exit', (status) => {
    // Ended by whoever looks for memory, or by a fault: the next may have more luck.
    if (!isStopping && status !== 0) setTimeout(keepPublisher, publisherMilliseconds, script);
  });
  process.once('exit', () => child.kill('SIGTERM'));
}

served = named();
serving = await start(served);
tell();
if (publisher) keepPublisher(publisher);
setInterval(() => {
  const folder = named();
  if (folder === served && refused) {
    refused = '';
    tell();
  }
  if (isTaking || isStopping || folder === served || folder === refused) return;
  isTaking = true;
  void take(folder).finally(() => {
    isTaking = false;
  });
}, lookMilliseconds);
setInterval(() => {
  const now = new Date();
  try {
    utimesSync(report, now, now);
  } catch {}
}, reportMilliseconds).unref();
