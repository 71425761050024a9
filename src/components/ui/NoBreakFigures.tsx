import { noBreakParts } from './noBreakParts.ts';

/** A text whose figures keep their units, and standards their numbers, at the end of a line. */
export function NoBreakFigures({ text }: { text: string }) {
  return noBreakParts(text).map(({ at, text: part, noBreak }) =>
    noBreak ? (
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
