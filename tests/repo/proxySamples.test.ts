import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isInstalled } from '../../scripts/test/proxies.ts';

const text = readFileSync('docs/deploy.md', 'utf8');
const fenced = [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)];
const samples = (language: string) =>
  fenced.flatMap(([, name, sample = '']) => (name === language ? [sample] : []));
const [caddy = ''] = samples('');
const [server = '', cachePath = '', cache = '', ...others] = samples('nginx');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'proxy-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** nginx reads the certificate even to check. */
function makeCertificate(): void {
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const args = ['req', '-x509', ...kind, '-subj', '/CN=www.example.com', ...files];
  execFileSync('openssl', args, { stdio: 'ignore' });
}

/** The samples as somebody would put them together, but for the folders. */
function nginxConfiguration(): string {
  const [upstream = '', ...locations] = others.toSorted((a) => (a.startsWith('upstream') ? -1 : 1));
  const within = `${server.trim().slice(0, -1)}${cache}${locations.join('')}}\n`;
  const http = [cachePath, upstream, within].join('\n');
  return `pid ${folder}/pid; error_log ${folder}/error.log; events {} http { ${http} }`
    .replaceAll('/var/cache/nginx', folder)
    .replaceAll('/etc/nginx', folder)
    .replaceAll('/etc/letsencrypt/live/www.example.com', folder);
}

test('there is a sample for each proxy', () => {
  expect(caddy).toContain('reverse_proxy localhost:4321');
  expect([server, cachePath, cache].map((sample) => sample.split(/\s/)[0])).toEqual([
    ...['server', 'proxy_cache_path', 'proxy_cache'],
  ]);
});

test.runIf(isInstalled('nginx'))('nginx takes its samples', () => {
  makeCertificate();
  writeFileSync(join(folder, 'site-port.conf'), 'server 127.0.0.1:4321;');
  writeFileSync(join(folder, 'nginx.conf'), nginxConfiguration());
  const { status, stderr } = spawnSync('nginx', ['-t', '-c', join(folder, 'nginx.conf')]);
  expect(status, String(stderr)).toBe(0);
  expect(String(stderr)).not.toMatch(/\[(?:warn|emerg)\]/);
});

test.runIf(isInstalled('caddy'))('Caddy takes its sample', () => {
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, caddy);
  const { status, stderr } = spawnSync('caddy', ['validate', '--config', file]);
  expect(status, String(stderr)).toBe(0);
});
