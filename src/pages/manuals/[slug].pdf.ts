import { renderToBuffer } from '@react-pdf/renderer';
import type { APIRoute, GetStaticPaths } from 'astro';
import { printedAddress } from '../../components/pdf/printedAddress.ts';
import { sheetPicture } from '../../components/pdf/sheetPicture.ts';
import {
  type ListedManual,
  loadManualParts,
  loadManuals,
} from '../../features/manual/loadManuals.ts';
import { UserManual } from '../../features/manual/UserManual.tsx';
import { paths } from '../../site/paths.ts';

export const getStaticPaths = (async () =>
  (await loadManuals()).map((manual) => ({
    params: { slug: manual.slug },
    props: { manual },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ manual: ListedManual }> = async ({ props: { manual }, site }) => {
  const { articles, models } = await loadManualParts(manual);
  const address = printedAddress(paths.manuals, site);
  const picture = manual.picture ? await sheetPicture(manual.picture) : undefined;
  const document = UserManual({ manual, articles, models, picture, address });
  return new Response(new Uint8Array(await renderToBuffer(document)));
};
