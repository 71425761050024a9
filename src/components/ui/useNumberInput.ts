import { type ChangeEvent, useState } from 'react';

const read = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));
const write = (value: number) => (Number.isNaN(value) ? '' : String(value));

/** Props for a number input. Keeps the text as typed until the value changes from outside. */
export function useNumberInput(value: number, onChange: (value: number) => void) {
  const [text, setText] = useState(write(value));
  return {
    value: Object.is(read(text), value) ? text : write(value),
    onChange(event: ChangeEvent<HTMLInputElement>) {
      setText(event.target.value);
      onChange(read(event.target.value));
    },
  };
}
