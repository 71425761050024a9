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
