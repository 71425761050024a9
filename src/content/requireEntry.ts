import { type CollectionEntry, type CollectionKey, getEntry } from 'astro:content';

type Data<C extends CollectionKey> = CollectionEntry<C>['data'];

/** Astro copies an entry each time it is asked for. Content changes in development only. */
const found = new Map<string, unknown>();

/** The data of a required entry. The build fails if it is missing. */
export async function requireEntry<C extends CollectionKey>(
  collection: C,
  id: string,
): Promise<Data<C>> {
  const name = `${collection}/${id}`;
  if (found.has(name)) return found.get(name) as Data<C>;
  const entry = await getEntry(collection, id);
  if (!entry) throw new Error(`src/content: the collection "${collection}" has no entry "${id}"`);
  if (import.meta.env.PROD) found.set(name, entry.data);
  return entry.data;
}
