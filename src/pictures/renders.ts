import { findRender, makePicture, type PictureSource } from './picture.ts';

/** Pictures by their names in src/assets/renders; a name without a picture stays undefined. */
export async function renders(
  names: readonly (string | undefined)[],
  widths: readonly number[],
): Promise<Record<string, PictureSource | undefined>> {
  const known = names.filter((name) => name !== undefined);
  const made = known.map(async (name) => {
    const image = findRender(name);
    return [name, image && (await makePicture(image, widths))] as const;
  });
  return Object.fromEntries(await Promise.all(made));
}
