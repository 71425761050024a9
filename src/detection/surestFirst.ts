import type { Logo } from './logo.ts';

export const surestFirst = (logos: readonly Logo[]): Logo[] =>
  logos.toSorted((a, b) => b.confidence - a.confidence);
