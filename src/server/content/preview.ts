import { createHmac, timingSafeEqual } from 'node:crypto';
import { request as ask } from 'node:http';
import { previewKeyHeader, previewPaths } from '../../staff/previewPaths.ts';
import { requireStaff } from '../auth/requireStaff.ts';
import { type Exchange, isRead } from '../http/exchange.ts';
import type { Services } from '../services.ts';
import { findPublisher } from './publisherState.ts';

const day = 24 * 60 * 60_000;
/** How long a colleague can open the drafts. */
const linkDays = 7;
const cookieName = 'preview';

/** Pages of the preview run no script and send no form, and only the inbox may frame them. */
const previewHeaders = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'",
  'X-Frame-Options': 'SAMEORIGIN',
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'same-origin',
};

interface Link {
  secret: string;
  now: () => number;
}

const signed = (expires: number, secret: string) =>
  createHmac('sha256', secret).update(`preview ${expires}`).digest('base64url');

/** Lets whoever has it read the drafts for a week. */
export function previewToken({ secret, now }: Link): string {
  const expires = now() + linkDays * day;
  return `${expires}.${signed(expires, secret)}`;
}

/** Until when a token is good; undefined if it is not. */
export function previewTokenEnds(token: string, { secret, now }: Link): number | undefined {
  const [time = '', signature = ''] = token.split('.');
  const expires = Number(time);
  const given = Buffer.from(signature);
  const right = Buffer.from(signed(expires, secret));
  const isRight = given.length === right.length && timingSafeEqual(given, right);
  return isRight && expires > now() ? expires : undefined;
}

function cookieIn(header: string | undefined): string {
  const cookies = (header ?? '').split(';').map((part) => part.trim().split('='));
  return cookies.find(([name]) => name === cookieName)?.[1] ?? '';
}

/** The cookie that opens the preview, and only that. */
export function previewCookie(token: string, ends: number, services: Services): string {
  const seconds = Math.floor((ends - services.now()) / 1000);
  const secure = services.env.SITE_URL.startsWith('https:') ? '; Secure' : '';
  return `${cookieName}=${token}; Path=${previewPaths.beside}; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`;
}

function sendText({ response }: Exchange, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}

/** Answers with what the publisher makes of a page, to staff and to whoever has a link. */
export function createPreviewEndpoint(services: Services, releases: string | undefined) {
  function pass(exchange: Exchange): Promise<void> {
    const { request, response } = exchange;
    const publisher = findPublisher(releases);
    if (!publisher) {
      sendText(
        exchange,
        503,
        'The publisher does not run, so there is no preview. What you have written is kept.',
      );
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      response.once('close', resolve);
      const asked = ask(publisher.address + request.url, {
        headers: { [previewKeyHeader]: publisher.key },
      });
      asked.once('response', (answer) => {
        const { 'content-type': type, location } = answer.headers;
        if (location) response.setHeader('Location', location);
        response.writeHead(answer.statusCode ?? 502, { 'Content-Type': type ?? 'text/plain' });
        answer.pipe(response);
      });
      asked.once('error', () => {
        if (!response.headersSent) sendText(exchange, 503, 'The preview broke off. Try it again.');
        else response.destroy();
      });
      response.once('close', () => asked.destroy());
      asked.end();
    });
  }

  return async (exchange: Exchange): Promise<void> => {
    const { request, response, clientAddress } = exchange;
    for (const [name, value] of Object.entries(previewHeaders)) response.setHeader(name, value);
    if (previewTokenEnds(cookieIn(request.headers.cookie), services) !== undefined)
      return pass(exchange);
    const url = new URL(request.url ?? '/', services.env.SITE_URL);
    const { method = 'GET', headers } = request;
    const known = Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as [string, string]] : [],
    );
    const asked = new Request(url, { method: isRead(request) ? method : 'GET', headers: known });
    const staff = await requireStaff(
      { request: asked, url, locals: { services, clientAddress } },
      'writer',
    );
    if (!(staff instanceof Response)) return pass(exchange);
    response.writeHead(staff.status, Object.fromEntries(staff.headers)).end(await staff.text());
  };
}
