import type { Comparison } from './matching/supplyShortfalls.ts';

/** A figure with what is asked for: "8 kV for 2 kV", or once where they are the same. */
export const figureText = ({ asked, has }: Comparison, between: string) =>
  asked === has ? has : `${has} ${between} ${asked}`;
