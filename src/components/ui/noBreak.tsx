import type { ReactNode } from 'react';

const unit =
  '(?:[GkMmµnp]?(?:V|A|Ω|F|H|J|s|m|g|Hz|VA|Wh?)|As|dB(?:sm|m)?|bar|%|°C|min|h|U)(?![\\wµ])';
const number = '\\d[\\d.]*';
const range = `${number}(?:[–/]${number})*`;
const quantity = `(?:\\d+ × )?(?:[±+−≥≤] ?)?${range}(?:°| ${unit})`;
/** Quantities with what leads to them or multiplies them, a range, a standard or model by its whole name. */
const whole = new RegExp(
  `((?:\\bto )?${quantity}(?: [/×] ${quantity})*|${number}[–/]${number}|\\b(?:[A-Z]{2,}\\/)?[A-Z]{2,}(?:-[A-Z]+)? [\\d.]+(?:-[\\d.]+)*\\d*|(?=[\\w-]*\\d)\\w+(?:-\\w+)+|\\b(?:on-board|switch-on|back-filter|back end))`,
);

interface Part {
  /** Offset in the text. */
  at: number;
  text: string;
  /** Must stay on one line. */
  noBreak: boolean;
}

/** Splits a text into parts that may wrap and parts that must not. */
export function noBreakParts(text: string): Part[] {
  let at = 0;
  return text.split(whole).map((part, index) => {
    const start = at;
    at += part.length;
    return { at: start, text: part, noBreak: index % 2 === 1 };
  });
}

/** Text in which figures with units and names of standards do not wrap. */
export const noBreak = (text: string): ReactNode =>
  noBreakParts(text).map(({ at, text: part, noBreak: isWhole }) =>
    isWhole ? (
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
