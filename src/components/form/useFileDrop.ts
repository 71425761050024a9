import { type RefObject, useEffect, useState } from 'react';

const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/**
 * Accepts files dropped anywhere on a form that takes one, and tells whether one is over it. Drops
 * outside the form are ignored; by default the browser would navigate to the file.
 */
export function useFileDrop(
  form: RefObject<HTMLFormElement | null>,
  field: string | undefined,
): boolean {
  const [dropping, setDropping] = useState(false);

  useEffect(() => {
    if (!field) return;
    const listening = new AbortController();
    const isInside = ({ target }: DragEvent) =>
      target instanceof Node && (form.current?.contains(target) ?? false);
    const on = (type: 'dragover' | 'dragleave' | 'drop', listener: (event: DragEvent) => void) =>
      document.addEventListener(type, listener, { signal: listening.signal });

    on('dragover', (event) => {
      if (!event.dataTransfer || !carriesFiles(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = isInside(event) ? 'copy' : 'none';
      setDropping(isInside(event));
    });
    on('dragleave', (event) => {
      if (!event.relatedTarget) setDropping(false);
    });
    on('drop', (event) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setDropping(false);
      const file = event.dataTransfer?.files[0];
      const input = form.current?.elements.namedItem(field);
      if (!file || !isInside(event) || !(input instanceof HTMLInputElement)) return;
      const one = new DataTransfer();
      one.items.add(file);
      input.files = one.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
    return () => listening.abort();
  }, [form, field]);

  return dropping;
}
