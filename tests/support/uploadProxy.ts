import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** More than any page asks for, less than a large résumé. */
const upload = 1024 * 1024;

/**
 * A proxy to the server on which a large upload comes to a halt or breaks, and everything else
 * passes: what a poor connection does by chance, it does every time.
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
  const server = createServer((near) => {
    const far = connect(port, 'localhost');
    let sent = 0;
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    far.on('data', (chunk) => near.write(chunk));
    near.on('data', (chunk) => {
      sent += chunk.length;
      far.write(chunk);
      if (sent < upload) return;
      if (proxy.uploads === 'stall') near.pause();
      if (proxy.uploads === 'reset') near.resetAndDestroy();
    });
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  proxy.url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return proxy;
}
