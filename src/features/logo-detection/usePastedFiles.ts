import { useEffect } from 'react';

/** Takes pictures pasted anywhere on the page, except into a field for text. */
export function usePastedFiles(onFiles: (files: readonly File[]) => void): void {
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
