import { tiedParts } from './tiedParts.ts';

/** A text whose figures keep their units, and standards their numbers, at the end of a line. */
export function Figures({ text }: { text: string }) {
  return tiedParts(text).map(({ at, text: part, tied }) =>
    tied ? (
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
