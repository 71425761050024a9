import { cleanLines } from './cleanLines.ts';
import type { QuoteLine } from './quoteLine.ts';

/** Raised when lines change their meaning; older lists are then forgotten. */
const version = 1;

export const writeStoredLines = (lines: readonly QuoteLine[]): string =>
  JSON.stringify({ version, lines });

/** The list in a text that was stored, perhaps by an older release or a curious visitor. */
export function readStoredLines(text: string | null): QuoteLine[] {
  try {
    const stored = JSON.parse(text ?? 'null');
    return stored?.version === version ? cleanLines(stored.lines) : [];
  } catch {
    return [];
  }
}
