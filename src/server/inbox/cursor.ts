/** A position in the list, given by the row it is at. */
export interface Cursor {
  /** On to what comes later in the list, or back. Named after the order by age. */
  direction: 'older' | 'newer';
  /** The instant by which the list is sorted. */
  at: number;
  id: string;
}

/** Reads the cursor from a page's query; undefined if there is none or it is invalid. */
export function parseCursor(parameters: URLSearchParams): Cursor | undefined {
  const direction = parameters.has('newer') ? 'newer' : 'older';
  const match = /^(\d{1,15})-([0-9a-f-]{36})$/.exec(parameters.get(direction) ?? '');
  if (!match) return undefined;
  const [, at, id = ''] = match;
  return { direction, at: Number(at), id };
}

export const cursorText = (row: { at: number; id: string } | undefined) =>
  row && `${row.at}-${row.id}`;
