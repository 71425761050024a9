import { heroPartPath, heroPicturesPath } from '../slides/heroPart.ts';
import type { HeroSlide } from '../slides/heroSlide.ts';
import type { StaticFile } from './http/files/files.ts';
import type { RenderPage } from './http/pages.ts';
import type { Services } from './services.ts';

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
