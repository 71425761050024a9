import { cleanLine } from './cleanLine.ts';
import { lineLimits, type QuoteLine } from './quoteLine.ts';

/** The lines that can be used, each product once, as many as a list takes. */
export function cleanLines(values: unknown): QuoteLine[] {
  const lines = new Map<string, QuoteLine>();
  for (const value of Array.isArray(values) ? values : []) {
    const line = cleanLine(value);
    if (line && !lines.has(line.slug)) lines.set(line.slug, line);
  }
  return [...lines.values()].slice(0, lineLimits.lines);
}
