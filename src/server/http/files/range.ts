export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Parses a Range header with a single range. Several ranges, or an invalid header, get the whole
 * file.
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match) return undefined;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < start) return undefined;
  return start >= size || (first === '' && Number(last) === 0) ? 'unsatisfiable' : { start, end };
}
