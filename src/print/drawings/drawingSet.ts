import type { Drawing } from './drawing.ts';

/** Collects the drawings of a document: the template gets a name, the compiler the file. */
export function drawingSet() {
  const files: Record<string, string> = {};
  return {
    files,
    add({ svg, ...drawing }: Drawing, alt: string) {
      const name = `drawing-${Object.keys(files).length}.svg`;
      files[name] = svg;
      return { file: `/${name}`, alt, ...drawing };
    },
  };
}

export type DrawingSet = ReturnType<typeof drawingSet>;
