/** Words in a drawing. Typst sets them: in an SVG they would take it ten times as long. */
export interface Label {
  words: string;
  x: number;
  y: number;
  colour: 'ink' | 'muted' | 'accent' | 'paper';
  size?: number;
  anchor?: 'start' | 'middle' | 'end';
}

/** Lines as an SVG without text, and the words over it, in the same units. */
export interface Drawing {
  svg: string;
  width: number;
  height: number;
  labels: readonly Label[];
}

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
