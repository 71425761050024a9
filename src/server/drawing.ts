import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import { heroPartPath, heroPicturesPath } from '../slides/heroPart.ts';
import type { HeroSlide } from '../slides/heroSlide.ts';
import { type Exchange, wantsPage } from './http/exchange.ts';
import type { StaticFile } from './http/files/files.ts';
import type { BuiltPages, RenderedPages, RenderOptions, RenderPage } from './http/pages.ts';
import { discardRest } from './http/requestBody.ts';
import { sendProblem } from './http/smallAnswers.ts';
import { createTurns } from './limits/turns.ts';
import type { Services } from './services.ts';

/** Draws pages on request, so that nobody who asks for many slows down the others. */
export function createDrawing(services: Services, pages: BuiltPages & RenderedPages) {
  const inTurn = createTurns(1);

  /**
   * Waits for the client's turn. One that asks for more than it has time to read is slowed down; one
   * that asks for many at once, or posts them, is told so at hardly any cost. False if nothing is left
   * to do.
   */
  async function takeTurn({ request, response, clientAddress }: Exchange): Promise<boolean> {
    if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-cache');
    const { taken, wait } = services.drawnPace(clientAddress);
    if (taken && wait > 0) await delay(wait);
    if (taken) return !response.destroyed;
    discardRest(request, response);
    response.setHeader('Retry-After', Math.ceil(wait / 1000));
    response.setHeader('Cache-Control', 'no-store');
    if (!wantsPage(request) || !pages.sendError(request, response, 429)) sendProblem(response, 429);
    return false;
  }

  const draw = async (exchange: Exchange, options?: RenderOptions): Promise<boolean> =>
    !(await takeTurn(exchange)) || pages.sendRendered(exchange, options);

  /**
   * Answers to questions are drawn one at a time, with a look at other requests in between: those for
   * built pages wait for one at most.
   */
  async function drawInTurn(exchange: Exchange, address?: string): Promise<boolean> {
    if (!(await takeTurn(exchange))) return true;
    return inTurn(async () => {
      await nextTurn();
      if (exchange.response.destroyed) return true;
      return pages.sendRendered(exchange, { compress: true, address });
    });
  }

  /** Answers a post with the page at another address. */
  async function drawAt(exchange: Exchange, address: string, locals: Partial<App.Locals>) {
    if (await takeTurn(exchange)) await pages.sendPageAt(exchange, address, locals);
  }

  return { draw, drawInTurn, drawAt };
}

interface Parts {
  files: ReadonlyMap<string, StaticFile>;
  services: Services;
  renderPage: RenderPage;
}

/** Draws the part of the home page with the slides, with the pictures that the build made. */
export function heroDrawer({ files, services, renderPage }: Parts) {
  return async (slides: readonly HeroSlide[]): Promise<string> => {
    const made = files.get(heroPicturesPath)?.represent('identity')?.body();
    const pictures = JSON.parse(made?.toString() ?? '{}');
    const request = new Request(new URL(heroPartPath, services.env.SITE_URL));
    const locals = { services, requestId: '', clientAddress: '', hero: { slides, pictures } };
    const part = await renderPage(request, locals);
    if (!part?.ok) throw new Error(`${heroPartPath} answered ${part?.status ?? 'nothing'}`);
    return part.text();
  };
}
