import { getCollection } from 'astro:content';
import { pictureOf } from '../../pictures/picture.ts';

/** The chargers with their pictures; the id is the anchor of each one's section. */
export async function loadChargers() {
  const chargers = await getCollection('chargers');
  return Promise.all(
    chargers.map(async ({ id, data }) => ({
      id: `${id}-charger`,
      words: data,
      picture: await pictureOf(`products/${data.picture}`, [400, 800]),
    })),
  );
}
