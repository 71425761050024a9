import { noBreakParts } from './noBreakParts.ts';

/** Text in which figures with units and names of standards do not wrap. */
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
