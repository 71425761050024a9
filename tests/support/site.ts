import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { parseEnv } from '../../src/server/env.ts';
import { createHandler } from '../../src/server/http/handler.ts';
import { commonHeaders } from '../../src/server/http/headers.ts';
import { builtPages, renderedPages } from '../../src/server/http/pages.ts';
import { createRequestRecord } from '../../src/server/http/requestRecord.ts';
import { clientAddressReader } from '../../src/server/limits/clientAddress.ts';
import { createRoutes } from '../../src/server/routes.ts';
import { createServices } from '../../src/server/services.ts';

type Fields = Record<string, unknown>;

/** The server in this process without its pages, for tests of the JSON API. */
export async function openSite(env: NodeJS.ProcessEnv, now?: () => number) {
  const log = pino({ level: 'silent' });
  const settings = parseEnv({ TRUSTED_PROXIES: '127.0.0.1', ...env });
  const services = await createServices(settings, log, now ? { now } : {});
  const pages = {
    ...builtPages(new Map()),
    ...renderedPages(
      // The only page these tests request is a rejected form, and they check only its status.
      async (_request, { formResult }) =>
        formResult &&
        new Response('The form', {
          status: formResult.status,
          headers: { 'Content-Type': 'text/html' },
        }),
      (exchange) => ({ services, ...exchange }),
    ),
  };
  const handler = createHandler({
    routes: createRoutes({ services, pages, isShuttingDown: () => false }),
    pages,
    log,
    headers: commonHeaders,
    isReady: services.isReady,
    clientAddress: clientAddressReader(settings.TRUSTED_PROXIES),
    isShuttingDown: () => false,
    isAllowedHost: () => true,
    record: createRequestRecord({ metrics: services.metrics, write: undefined }),
  });
  const server = createServer(handler).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  /** A different client address for every visitor, so that they do not share rate limits. */
  let visitors = 0;
  const address = () => `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors++ & 255}`;

  async function send(form: string, init: RequestInit, from = address()): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('X-Forwarded-For', from);
    return fetch(`${url}/api/submissions/${form}`, { method: 'POST', ...init, headers });
  }

  return {
    url,
    services,
    send,
    /** Posts JSON, as the form's script does. */
    post: (form: string, fields: Fields, from?: string) =>
      send(
        form,
        { body: JSON.stringify(fields), headers: { 'Content-Type': 'application/json' } },
        from,
      ),
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await services.close();
    },
  };
}

export type Site = Awaited<ReturnType<typeof openSite>>;
