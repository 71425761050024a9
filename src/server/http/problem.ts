import type { ServerResponse } from 'node:http';
import { STATUS_CODES } from 'node:http';

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
