import type { Requirement } from '../content/schemas/standards/requirements.ts';
import { quantity } from './quantity.ts';

const signs: Readonly<Record<string, string>> = {
  negative: '−',
  positive: '+',
  'both polarities': '±',
};

/** "4 kV contact", "−150 V, 500 pulses", "2 kV, 5 or 100 kHz"; a dip as it is. */
export function levelText({ mode, value, unit }: Requirement['levels'][number]): string {
  if (value === undefined) return mode;
  const [first = '', ...rest] = mode.split(', ');
  const sign = signs[first];
  if (sign) return [`${sign}${quantity(value, unit)}`, ...rest].join(', ');
  const isPlace = /^(?:contact|air|line|port|screen)\b/.test(mode);
  return `${quantity(value, unit)}${isPlace ? '' : ','} ${mode}`;
}
