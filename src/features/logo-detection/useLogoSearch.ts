import { useCallback, useEffect, useRef, useState } from 'react';
import { createSearch } from './createSearch.ts';
import type { SearchedPicture } from './searchedPicture.ts';

/** The pictures given so far, the newest first, and how much of the model has been loaded. */
export function useLogoSearch() {
  const [pictures, setPictures] = useState<readonly SearchedPicture[]>([]);
  const [loading, setLoading] = useState<number>();
  const search = useRef<ReturnType<typeof createSearch>>(undefined);
  const lastId = useRef(0);

  useEffect(() => () => search.current?.close(), []);

  const add = useCallback((files: readonly File[]) => {
    search.current ??= createSearch({
      onLoading: setLoading,
      onState: (id, state) =>
        setPictures((all) => all.map((one) => (one.id === id ? { ...one, state } : one))),
    });
    for (const file of files) {
      const id = ++lastId.current;
      setPictures((all) => [{ id, name: file.name, state: { kind: 'waiting' } }, ...all]);
      search.current.add(id, file);
    }
  }, []);

  return { pictures, loading, add, clear: () => setPictures([]) };
}
