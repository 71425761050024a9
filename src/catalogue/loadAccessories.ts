import { getCollection } from 'astro:content';
import type { Accessory } from '../content/schemas/accessory.ts';

/** Every accessory. */
export async function loadAccessories(): Promise<Accessory[]> {
  return (await getCollection('accessories')).map(({ data }) => data);
}
