import type { Piece } from '../../search/highlight.ts';

interface Props {
  pieces: readonly Piece[];
}

/** A text with the matching words marked. */
export function Highlighted({ pieces }: Props) {
  let position = 0;
  return pieces.map(({ text, hit }) => {
    const key = position;
    position += text.length;
    return hit ? (
      <mark key={key} className="bg-transparent font-semibold text-accent">
        {text}
      </mark>
    ) : (
      text
    );
  });
}
