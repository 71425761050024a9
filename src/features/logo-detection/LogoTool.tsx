import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { defaultThreshold } from '../../detection/acceptedFiles.ts';
import { createSearch } from './createSearch.ts';
import type { LogoSample } from './loadLogoTool.ts';
import { PictureResult } from './PictureResult.tsx';
import { PictureSource } from './PictureSource.tsx';
import { SearchSummary } from './SearchSummary.tsx';
import type { SearchedPicture } from './searchMessages.ts';

interface ThresholdSliderProps {
  value: number;
  onChange: (value: number) => void;
}

/** Hits below it are left out. */
function ThresholdSlider({ value, onChange }: ThresholdSliderProps) {
  const id = useId();
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-sm font-medium">
          Threshold
        </label>
        <output htmlFor={id} className="figures text-lg">
          {value.toFixed(2)}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={0.1}
        max={0.95}
        step={0.05}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="block h-8 w-full"
      />
    </div>
  );
}

interface Props {
  samples: readonly LogoSample[];
  /** What happens to the pictures. */
  privacy: string;
  /** What the right side is for, while it is empty. */
  empty: string;
}

/** Takes pictures pasted anywhere on the page, except into a field for text. */
function usePastedFiles(onFiles: (files: readonly File[]) => void): void {
  useEffect(() => {
    const take = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    };
    document.addEventListener('paste', take);
    return () => document.removeEventListener('paste', take);
  }, [onFiles]);
}

/** The pictures given so far, the newest first, and how much of the model has been loaded. */
function useLogoSearch() {
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

/** Finds logos in the visitor's own pictures, in the browser. */
export function LogoTool({ samples, privacy, empty }: Props) {
  const { pictures, loading, add, clear } = useLogoSearch();
  const [threshold, setThreshold] = useState(defaultThreshold);
  usePastedFiles(add);
  const isLoading = loading !== undefined && loading < 1;
  const finished = pictures.filter(({ state }) => state.kind === 'done').length;
  return (
    <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-2">
      <div className="grid gap-6">
        <PictureSource samples={samples} onFiles={add} />
        <p className="text-sm text-muted">{privacy}</p>
        <noscript>
          <p>This tool needs JavaScript. The API below works without it.</p>
        </noscript>
      </div>
      <div className="grid gap-6">
        <ThresholdSlider value={threshold} onChange={setThreshold} />
        {isLoading && (
          <p className="flex items-center gap-3">
            Loading the model
            <progress aria-label="Loading the model" value={loading} className="h-2 grow" />
          </p>
        )}
        <p role="status" className="sr-only">
          {finished > 0 ? `${finished} of ${pictures.length} pictures searched` : ''}
        </p>
        {pictures.length > 0 ? (
          <SearchSummary {...{ pictures, threshold }} onClear={clear} />
        ) : (
          <p className="grid place-items-center rounded-md border border-dashed border-edge px-4 py-16 text-center text-muted">
            <span className="max-w-[40ch]">{empty}</span>
          </p>
        )}
        {pictures.map((picture) => (
          <PictureResult key={picture.id} picture={picture} threshold={threshold} />
        ))}
      </div>
    </div>
  );
}
