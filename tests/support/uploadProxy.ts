import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** More than any page request, less than a large résumé. */
const uploadThreshold = 1024 * 1024;

/**
 * A TCP proxy that can stall or reset large uploads and passes everything else: what a poor
 * connection does by chance, it does every time.
 */
export async function openUploadProxy(port: number) {
  const sockets = new Set<Socket>();
  const proxy = {
    url: '',
    uploads: 'pass' as 'pass' | 'stall' | 'reset',
    async close(): Promise<void> {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  const server = createServer((client) => {
    const upstream = connect(port, 'localhost');
    let sent = 0;
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    upstream.on('data', (chunk) => client.write(chunk));
    client.on('data', (chunk) => {
      sent += chunk.length;
      upstream.write(chunk);
      if (sent < uploadThreshold) return;
      if (proxy.uploads === 'stall') client.pause();
      if (proxy.uploads === 'reset') client.resetAndDestroy();
    });
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  proxy.url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return proxy;
}
