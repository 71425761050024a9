import { connect } from 'node:net';

export interface RawResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Sends the bytes verbatim, for requests no client library would make. */
export function rawRequest(port: number, request: string): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', ...rest] = Buffer.concat(chunks).toString('latin1').split('\r\n\r\n');
      const [first = '', ...lines] = head.split('\r\n');
      const fields = lines.map((line) => line.split(/:\s*(.*)/s).slice(0, 2));
      resolve({
        status: Number(first.split(' ')[1]),
        headers: Object.fromEntries(
          fields.map(([name = '', value = '']) => [name.toLowerCase(), value]),
        ),
        body: rest.join('\r\n\r\n'),
      });
    });
    socket.write(request, 'latin1');
  });
}

/** GETs a request target verbatim. */
export const rawGet = (port: number, target: string, host = 'localhost') =>
  rawRequest(port, `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
