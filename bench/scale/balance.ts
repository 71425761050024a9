import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../tests/support/freePort.ts';

/** Starts nginx in front of instances on these ports, set up as docs/deploy.md says. */
export async function balance(ports: readonly number[]) {
  const folder = mkdtempSync(join(tmpdir(), 'scale-'));
  // nginx runs as another user and must be able to read it.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const servers = ports.map((one) => `server 127.0.0.1:${one} max_fails=1 fail_timeout=2s;`);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 4096; }
http {
  access_log off;
  client_max_body_size 10m;
  upstream site { ${servers.join(' ')} keepalive 16; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://site;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $http_x_forwarded_for;
    }
  }
}`,
  );
  const nginx: ChildProcess = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder]);
  return {
    url: `http://localhost:${port}`,
    stop(): void {
      nginx.kill('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
