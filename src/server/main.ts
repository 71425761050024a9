import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { otherSpellings } from '../site/paths.ts';
import { parseEnv } from './env.ts';
import { loadFiles } from './http/files.ts';
import { type AstroHandler, createHandler } from './http/handler.ts';
import { serveMetrics } from './metrics.ts';
import { createServices } from './services.ts';

const drainMilliseconds = 10_000;
const root = join(import.meta.dirname, '../..');

/** Content security policies of the built pages, by address. */
async function readPolicies(): Promise<Map<string, string>> {
  const entries: { pathname: string; headers: { key: string; value: string }[] }[] = JSON.parse(
    await readFile(join(root, 'dist/_headers.json'), 'utf8'),
  );
  return new Map(
    entries.flatMap(({ pathname, headers }) => {
      const policy = headers.find(({ key }) => key.toLowerCase() === 'content-security-policy');
      return policy ? [[pathname, policy.value]] : [];
    }),
  );
}

/** "localhost" is two addresses; a visitor may come by either. */
const addressesOf = (host: string) => (host === 'localhost' ? ['127.0.0.1', '::1'] : [host]);

async function listen(server: Server, port: number, host: string): Promise<void> {
  server.listen(port, host);
  await once(server, 'listening');
}

/** Starts the server and returns the address it can be visited at. */
export async function serve(source: NodeJS.ProcessEnv): Promise<string> {
  const env = parseEnv(source);
  const log = pino(
    { level: env.LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination({ sync: false, minLength: 4096, periodicFlush: 1000 }),
  );
  const services = await createServices(env, log);
  const files = await loadFiles(join(root, 'dist/client'), await readPolicies());
  const { handler: astro }: { handler: AstroHandler } = await import(
    pathToFileURL(join(root, 'dist/server/entry.mjs')).href
  );

  let draining = false;
  const handler = createHandler({
    services,
    files,
    redirects: otherSpellings,
    astro,
    isDraining: () => draining,
  });

  const servers: Server[] = [];
  for (const host of addressesOf(env.HOST)) {
    const server = createServer(
      {
        headersTimeout: 10_000,
        requestTimeout: 60_000,
        keepAliveTimeout: 65_000,
        connectionsCheckingInterval: 5_000,
      },
      handler,
    );
    // Node would answer 431 to long headers and say nothing of security; one answer is enough.
    server.on('clientError', (_error, socket) => {
      if (socket.writable) socket.end(badRequest);
    });
    try {
      await listen(server, env.PORT, host);
      servers.push(server);
    } catch (error) {
      if (servers.length === 0) throw error;
    }
  }

  const metricsServer =
    env.METRICS_PORT === undefined
      ? undefined
      : await serveMetrics(services.metrics, env.METRICS_PORT);

  async function drain(): Promise<void> {
    if (draining) return;
    draining = true;
    const closed = servers.map((server) => once(server.close(), 'close'));
    for (const server of servers) server.closeIdleConnections();
    const timer = setTimeout(() => {
      for (const server of servers) server.closeAllConnections();
    }, drainMilliseconds);
    await Promise.all(closed);
    clearTimeout(timer);
    metricsServer?.close();
    await services.close();
    log.flush(() => process.exit(0));
  }
  process.once('SIGTERM', drain);
  process.once('SIGINT', drain);

  const [first] = servers.map((server) => server.address() as AddressInfo);
  return `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${first?.port}`;
}

const badRequest = [
  'HTTP/1.1 400 Bad Request',
  'Connection: close',
  'Content-Length: 0',
  'X-Content-Type-Options: nosniff',
  '\r\n',
].join('\r\n');
