import { type ServerResponse, STATUS_CODES } from 'node:http';

export function sendHealth(
  response: ServerResponse,
  ok: boolean,
  more: Readonly<Record<string, unknown>> = {},
): void {
  const body = JSON.stringify({ status: ok ? 'ok' : 'unavailable', ...more });
  const fields = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
  response.writeHead(ok ? 200 : 503, fields).end(body);
}

export function sendText(response: ServerResponse, text: string): void {
  const fields = { 'Content-Type': 'text/plain; charset=utf-8' };
  response.writeHead(200, { ...fields, 'Content-Length': Buffer.byteLength(text) }).end(text);
}

export function sendJson(response: ServerResponse, value: unknown): void {
  const body = JSON.stringify(value);
  const fields = { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' };
  response.writeHead(200, { ...fields, 'Content-Length': Buffer.byteLength(body) }).end(body);
}

/**
 * Sends an error as RFC 9457 problem details. `detail` is for people and never contains internal
 * messages.
 */
export function sendProblem(
  response: ServerResponse,
  status: number,
  detail?: string,
  extensions: Readonly<Record<string, unknown>> = {},
): void {
  const body = JSON.stringify({
    type: 'about:blank',
    title: STATUS_CODES[status],
    status,
    ...(detail === undefined ? {} : { detail }),
    ...extensions,
  });
  response.writeHead(status, {
    'Content-Type': 'application/problem+json',
    'Cache-Control': 'no-store',
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(body);
}
