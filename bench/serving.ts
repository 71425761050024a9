import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBuiltSite } from '../tests/support/builtSite.ts';
import { startServer } from '../tests/support/server.ts';
import { saveResults, table } from './measuring.ts';

/**
 * Requests per second of this server, and of nginx as a cache in front of it, compared with nginx on
 * the same files, alternating to share the noise.
 */
const connections = [1, 32, 256];
const turns = 3;
const seconds = Number(process.env.BENCH_SECONDS ?? 4);
/** nginx serves the API response from a file. */
const targets = ['/about', '/api/heroes'];
const nginxPort = 4390;
const cachePort = 4391;

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
// nginx runs as another user and must be able to read it.
chmodSync(folder, 0o755);
const server = await startServer({ CDN: 'on' });
writeFileSync(
  join(folder, 'nginx.conf'),
  `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 4096; }
http {
  include /etc/nginx/mime.types;
  access_log ${folder}/access.log combined buffer=32k;
  sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=1000;
  server { listen 127.0.0.1:${nginxPort}; root ${folder}/site;
    gzip_static on; location / { try_files $uri $uri.html $uri/index.html =404; }
    location /api/ { root ${folder}; default_type application/json; } }
  proxy_cache_path ${folder}/cache keys_zone=site:10m;
  server { listen 127.0.0.1:${cachePort};
    location / { proxy_pass http://127.0.0.1:${server.port}; proxy_http_version 1.1;
      proxy_set_header Connection ""; proxy_cache site; proxy_cache_lock on;
      proxy_cache_revalidate on; proxy_cache_background_update on;
      proxy_cache_use_stale updating error timeout http_502 http_503 http_504; } }
}`,
);
cpSync(openBuiltSite().folder, join(folder, 'site'), { recursive: true });
const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], {
  stdio: 'inherit',
});

interface Run {
  perSecond: number;
  p50: string;
  p99: string;
}

function wrk(address: string, count: number): Run {
  const output = execFileSync(
    'wrk',
    ['-t1', `-c${count}`, `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: gzip', address],
    { encoding: 'utf8' },
  );
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(output);
  const find = (pattern: RegExp) => pattern.exec(output)?.[1] ?? '?';
  return {
    perSecond: Number(find(/Requests\/sec:\s*([\d.]+)/)),
    p50: find(/^\s+50%\s+(\S+)/m),
    p99: find(/^\s+99%\s+(\S+)/m),
  };
}

const median = (runs: Run[]): Run =>
  runs.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(runs.length / 2)] as Run;

const cells = (run: Run) => [String(Math.round(run.perSecond)), run.p50, run.p99];

try {
  mkdirSync(join(folder, 'api'));
  const heroes = await fetch(`http://127.0.0.1:${server.port}/api/heroes`);
  writeFileSync(join(folder, 'api/heroes'), await heroes.text());
  const rows: string[][] = [];
  for (const target of targets)
    for (const count of connections) {
      const pairs = Array.from({ length: turns }, () => ({
        nginx: wrk(`http://127.0.0.1:${nginxPort}${target}`, count),
        ours: wrk(`http://127.0.0.1:${server.port}${target}`, count),
        cached: wrk(`http://127.0.0.1:${cachePort}${target}`, count),
      }));
      const theirs = median(pairs.map((pair) => pair.nginx));
      const ours = median(pairs.map((pair) => pair.ours));
      const cached = median(pairs.map((pair) => pair.cached));
      const share = (run: Run) => `${Math.round((run.perSecond / theirs.perSecond) * 100)} %`;
      rows.push([
        ...[target, String(count), ...cells(theirs)],
        ...[...cells(ours), share(ours), ...cells(cached), share(cached)],
      ]);
    }
  const head = [
    '',
    'Connections',
    'nginx /s',
    'p50',
    'p99',
    'This server /s',
    'p50',
    'p99',
    'Share',
    'Cached by nginx /s',
    'p50',
    'p99',
    'Share',
  ];
  saveResults(
    'Pages and API beside nginx',
    'node bench/serving.ts',
    `${table(head, rows)}\n\nMedian of ${turns} rounds of ${seconds} s each. Bars: this server at least half of nginx, nginx caching it at least 90 %.`,
  );
} finally {
  nginx.kill();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
