import { type CollectionEntry, type CollectionKey, getEntry } from 'astro:content';

/** The data of a required entry. The build fails if it is missing. */
export async function requireEntry<C extends CollectionKey>(
  collection: C,
  id: string,
): Promise<CollectionEntry<C>['data']> {
  const entry = await getEntry(collection, id);
  if (!entry) throw new Error(`src/content: the collection "${collection}" has no entry "${id}"`);
  return entry.data;
}
