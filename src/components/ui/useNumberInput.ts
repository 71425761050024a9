import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import { type TypedField, typedNumber } from '../../site/typedNumbers.ts';

interface Field extends TypedField {
  readonly step?: number | undefined;
  /** What was typed where it could not be read; shown until the value changes. */
  readonly typed?: string | undefined;
}

const write = (value: number) => (Number.isNaN(value) ? '' : String(value));
const directions: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * Props for a box that takes a number as people type it. It is a text box: a wheel cannot change it,
 * and no browser reads a comma in its own way. Keeps the text until the value changes from outside.
 */
export function useNumberInput(value: number, onChange: (value: number) => void, field: Field) {
  const [text, setText] = useState(field.typed ?? write(value));
  const enter = (typed: string) => {
    setText(typed);
    onChange(typedNumber(typed, field));
  };
  return {
    type: 'text',
    // The decimal keyboards of telephones have no minus sign.
    inputMode: field.min < 0 ? 'text' : 'decimal',
    autoComplete: 'off',
    value: Object.is(typedNumber(text, field), value) ? text : write(value),
    onChange: (event: ChangeEvent<HTMLInputElement>) => enter(event.target.value),
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      const direction = directions[event.key];
      if (!direction || Number.isNaN(value)) return;
      event.preventDefault();
      const next = value + direction * (field.step ?? 1);
      enter(write(Number(Math.min(field.max, Math.max(field.min, next)).toPrecision(12))));
    },
  } as const;
}
