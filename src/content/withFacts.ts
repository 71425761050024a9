import type { Loader } from 'astro/loaders';
import { facts, fillFacts } from '../site/fillFacts.ts';

/** Wraps a loader so that company facts replace placeholders in YAML, front matter and Markdown. */
export const withFacts = (loader: Loader): Loader => ({
  name: `${loader.name}-with-facts`,
  load: ({ generateDigest, parseData, store, ...context }) => {
    function filled<Value>(value: Value, file: string | undefined): Value {
      try {
        return fillFacts(value);
      } catch (error) {
        throw new Error(`${file}: ${(error as Error).message}`);
      }
    }
    return loader.load({
      ...context,
      // Entries are loaded again when a fact changes.
      generateDigest: (data) => generateDigest(JSON.stringify([data, facts])),
      parseData: ({ data, ...entry }) =>
        parseData({ ...entry, data: filled(data, entry.filePath) }),
      store: {
        ...store,
        set: ({ rendered, ...entry }) =>
          store.set({ ...entry, ...(rendered && { rendered: filled(rendered, entry.filePath) }) }),
      },
    });
  },
});
