import { lineLimits, newLine, type QuoteLine } from './quoteLine.ts';

const text = (value: unknown, most: number) =>
  typeof value === 'string' ? value.trim().slice(0, most) : '';

const code = (value: unknown) => {
  const written = text(value, lineLimits.code);
  return /^[A-Z0-9-]*$/.test(written) ? written : '';
};

/** The nearest number of pieces that can be ordered. */
export function cleanQuantity(value: unknown): number {
  const number = Math.round(Number(value));
  return Number.isFinite(number) ? Math.min(Math.max(number, 1), lineLimits.quantity) : 1;
}

/**
 * A line from storage or from an address, which anybody may have written: what cannot be is replaced
 * by the ordinary; undefined without a product.
 */
export function cleanLine(value: unknown): QuoteLine | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const given = value as Record<string, unknown>;
  const slug = text(given.slug, lineLimits.slug);
  if (slug === '') return undefined;
  const options = Array.isArray(given.options) ? given.options.map(code).filter(Boolean) : [];
  return {
    slug,
    quantity: cleanQuantity(given.quantity),
    mains: code(given.mains),
    plug: code(given.plug),
    options: [...new Set(options)].slice(0, lineLimits.options),
    calibration: code(given.calibration),
    note: text(given.note, lineLimits.note),
  };
}

/** The lines that can be used, each product once, as many as a list takes. */
function cleanLines(values: unknown): QuoteLine[] {
  const lines = new Map<string, QuoteLine>();
  for (const value of Array.isArray(values) ? values : []) {
    const line = cleanLine(value);
    if (line && !lines.has(line.slug)) lines.set(line.slug, line);
  }
  return [...lines.values()].slice(0, lineLimits.lines);
}

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

/** Longer addresses are refused by the server, and cut by some mail programs. */
const longestQuery = 3800;

/** One line as `multi-ce7*2~M230~F~O1+O2~CAL-A~note`; what is usual is left out. */
function written(line: QuoteLine, withNote: boolean): string {
  const parts = [line.mains, line.plug, line.options.join('+'), line.calibration];
  const number = line.quantity === 1 ? '' : `*${line.quantity}`;
  const note = withNote ? line.note : '';
  return `${line.slug}${number}${`~${[...parts, note].join('~')}`.replace(/~+$/, '')}`;
}

const queryOf = (lines: readonly QuoteLine[], withNotes: boolean) =>
  new URLSearchParams(lines.map((line) => ['line', written(line, withNotes)])).toString();

interface Shared {
  query: string;
  /** Whether the notes had to be left out, so that the address stays short. */
  withoutNotes: boolean;
}

/** The list as a query of its page. */
export function writeSharedLines(lines: readonly QuoteLine[]): Shared {
  const query = queryOf(lines, true);
  if (query.length <= longestQuery) return { query, withoutNotes: false };
  return { query: queryOf(lines, false), withoutNotes: true };
}

function read(text: string): QuoteLine | undefined {
  const [product = '', mains, plug, options = '', calibration, ...note] = text.split('~');
  const [, slug = '', quantity = '1'] = /^(.*?)(?:\*(\d{1,4}))?$/s.exec(product) ?? [];
  return cleanLine({
    ...{ slug, quantity, mains, plug, calibration },
    options: options.split('+'),
    note: note.join('~'),
  });
}

/** The lines in a query: `line` from a shared list, `product` from a link to one or several. */
export function readSharedLines(query: URLSearchParams): QuoteLine[] {
  const named = query.getAll('product').map((name) => name.trim().slice(0, lineLimits.slug));
  const lines = [...query.getAll('line').map(read), ...named.filter(Boolean).map(newLine)].filter(
    (line) => line !== undefined,
  );
  const firstOf = (slug: string) => lines.findIndex((line) => line.slug === slug);
  return lines.filter(({ slug }, index) => firstOf(slug) === index);
}
