import { cleanLine } from './cleanLine.ts';
import { lineLimits, newLine, type QuoteLine } from './quoteLine.ts';

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
