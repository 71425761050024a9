import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { ContentServices } from '../../src/server/content/contentServices.ts';
import { releaseFiles } from '../../src/server/release.ts';
import { previewKeyHeader, previewPaths } from '../../src/staff/previewPaths.ts';
import { releasesIn } from '../build/releases.ts';
import { Away, createDraftSite } from './draftSite.ts';
import { markChanges, pageBelow, styleBelow, withBanner } from './markPage.ts';

interface Parts {
  content: ContentServices;
  dist: string;
  /** The server names it with each request. */
  key: string;
  host: string;
}

const isPage = (path: string) => /^\/(?:[\w-]+\/?)*$/.test(path);

/** A page of the release that is served, as it was built. */
function publishedPage(dist: string, path: string): string | undefined {
  const release = releasesIn(dist).current();
  if (!release || !isPage(path)) return undefined;
  const file = join(releaseFiles(release).site, path === '/' ? 'index.html' : `${path}.html`);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

const link = (href: string, text: string) => `<a href="${href}" target="_top">${text}</a>`;
const wayOut = (path: string) =>
  link(previewPaths.besideOf(path), 'Both pages') + link(path, 'Leave the preview');
const places = (count: number) =>
  count === 0 ? 'no word differs' : count === 1 ? '1 place differs' : `${count} places differ`;

/** Answers the server's requests for pages with the drafts, and for the same pages as published. */
export async function openPreview(parts: Parts) {
  const { dist, key, host } = parts;
  const drafts = createDraftSite(parts.content);

  async function draft(path: string, search: string, response: ServerResponse): Promise<void> {
    const url = await drafts.url();
    const answer = await fetch(url + path + search, { redirect: 'manual' });
    const type = answer.headers.get('content-type') ?? 'application/octet-stream';
    const location = answer.headers.get('location');
    if (location?.startsWith('/')) response.setHeader('Location', previewPaths.draft + location);
    response.writeHead(answer.status, { 'Content-Type': type });
    if (type.startsWith('text/html')) {
      const page = await answer.text();
      const marked = markChanges(page, publishedPage(dist, path) ?? '');
      const said = `This is a draft and not on the site: ${places(marked.places)}.`;
      const shown = pageBelow(previewPaths.draft, marked.html, true);
      return void response.end(withBanner(shown, said + wayOut(path)));
    }
    if (type.startsWith('text/css'))
      return void response.end(styleBelow(previewPaths.draft, await answer.text()));
    response.end(Buffer.from(await answer.arrayBuffer()));
  }

  async function published(path: string, response: ServerResponse): Promise<void> {
    const page = publishedPage(dist, path);
    response.writeHead(page ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' });
    if (!page) {
      response.end('<!doctype html><title>None</title>There is no such page on the site yet.');
      return;
    }
    const url = await drafts.url();
    const marked = markChanges(page, await (await fetch(url + path)).text());
    const shown = pageBelow(previewPaths.published, marked.html, false);
    response.end(withBanner(shown, `This is on the site now: ${places(marked.places)}.`));
  }

  async function answer({ headers, url = '/' }: IncomingMessage, response: ServerResponse) {
    if (headers[previewKeyHeader] !== key) return void response.writeHead(403).end();
    const { pathname, search } = new URL(url, 'http://preview.invalid');
    const under = (base: string) =>
      pathname === base || pathname.startsWith(`${base}/`)
        ? pathname.slice(base.length) || '/'
        : undefined;
    const asPublished = under(previewPaths.published);
    const asDraft = under(previewPaths.draft);
    if (asPublished) await published(asPublished, response);
    else if (asDraft) await draft(asDraft, search, response);
    else response.writeHead(404).end();
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (!(error instanceof Away)) console.error(error);
      if (!response.headersSent)
        response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end(error instanceof Away ? error.message : 'The preview failed. Try it again.');
    });
  });
  const isLocal = host === 'localhost' || host === '127.0.0.1';
  server.listen(0, isLocal ? '127.0.0.1' : '0.0.0.0');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://${isLocal ? '127.0.0.1' : hostname()}:${port}` };
}
