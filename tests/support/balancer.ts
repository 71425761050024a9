import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Instance {
  port: number;
  ready: boolean;
  /** Number of requests answered. */
  answered: number;
}

const checkMilliseconds = 200;

/**
 * A typical load balancer: polls every instance for readiness, sends requests round-robin to the
 * ready ones over keep-alive connections, and does not retry failed requests.
 */
export async function openBalancer() {
  const instances: Instance[] = [];
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  async function check(instance: Instance): Promise<void> {
    const answer = await fetch(`http://127.0.0.1:${instance.port}/api/health/ready`).catch(
      () => undefined,
    );
    instance.ready = answer?.status === 200;
  }
  const checks = setInterval(() => void instances.map(check), checkMilliseconds);

  const server = createServer((incoming, outgoing) => {
    const ready = instances.filter((instance) => instance.ready);
    const chosen = ready[turn++ % ready.length];
    if (!chosen) return void outgoing.writeHead(503).end();
    const { url = '/', method, headers } = incoming;
    const forwarded = request(
      { agent, port: chosen.port, path: url, method, headers },
      (answer) => {
        chosen.answered++;
        outgoing.writeHead(answer.statusCode ?? 502, {
          'Content-Type': answer.headers['content-type'] ?? '',
        });
        answer.pipe(outgoing);
        answer.on('error', () => outgoing.destroy());
      },
    );
    forwarded.on('error', () =>
      outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end(),
    );
    incoming.pipe(forwarded);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add(port: number): Instance {
      const instance = { port, ready: false, answered: 0 };
      instances.push(instance);
      return instance;
    },
    close(): void {
      clearInterval(checks);
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}
