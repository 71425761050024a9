import type { APIRoute } from 'astro';
import { cardPath } from '../../components/head/seo.ts';
import { renderCard } from '../../print/card/card.ts';
import { listedPages } from '../_listedPages.ts';

export async function getStaticPaths() {
  const pages = await listedPages();
  return pages.map(({ path, title }) => ({
    params: { page: cardPath(path).replace(/^\/cards\/|\.png$/g, '') },
    props: { path, title },
  }));
}

export const GET: APIRoute<{ path: string; title: string }> = async ({ props, site }) => {
  const address = site ? new URL(props.path, site).href : props.path;
  return new Response(new Uint8Array(await renderCard(props.title, address)));
};
