import type { APIRoute, GetStaticPaths } from 'astro';
import { instrumentPictureAlt } from '../../catalogue/instrumentPicture.ts';
import { requireEntry } from '../../content/requireEntry.ts';
import { type ListedManual, loadManualParts, loadManuals } from '../../print/manual/loadManuals.ts';
import { userManual } from '../../print/manual/userManual.ts';
import { printPdf } from '../../print/printPdf.ts';
import { printedAddress } from '../../print/printSources.ts';
import { sheetPicture } from '../../print/sheetPicture.ts';
import { paths } from '../../site/paths.ts';

export const getStaticPaths = (async () =>
  (await loadManuals()).map((manual) => ({
    params: { slug: manual.slug },
    props: { manual },
  }))) satisfies GetStaticPaths;

/** The catalogue describes its pictures; a product's picture is only decoration. */
async function coverOf({ picture, title }: ListedManual) {
  const bytes = picture ? await sheetPicture(picture) : undefined;
  if (!picture || !bytes) return undefined;
  const [, slug] = /^instruments\/(.+)$/.exec(picture) ?? [];
  return { bytes, alt: slug ? await instrumentPictureAlt(slug) : title };
}

export const GET: APIRoute<{ manual: ListedManual }> = async ({ props: { manual }, site }) => {
  const job = userManual({
    manual,
    html: manual.html,
    ...(await loadManualParts(manual)),
    words: (await requireEntry('print', 'print')).manual,
    picture: await coverOf(manual),
    address: printedAddress(paths.manuals, site),
  });
  return new Response(new Uint8Array(await printPdf(job)));
};
