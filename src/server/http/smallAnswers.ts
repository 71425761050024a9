import type { ServerResponse } from 'node:http';

export function sendHealth(response: ServerResponse, ok: boolean): void {
  const body = JSON.stringify({ status: ok ? 'ok' : 'unavailable' });
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
