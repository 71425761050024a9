/** A position in the list, newest first, given by the row it is at. */
export interface Cursor {
  direction: 'older' | 'newer';
  createdAt: number;
  id: string;
}

/** Reads the cursor from a page's query; undefined if there is none or it is invalid. */
export function parseCursor(parameters: URLSearchParams): Cursor | undefined {
  const direction = parameters.has('newer') ? 'newer' : 'older';
  const match = /^(\d{1,15})-([0-9a-f-]{36})$/.exec(parameters.get(direction) ?? '');
  if (!match) return undefined;
  const [, createdAt, id = ''] = match;
  return { direction, createdAt: Number(createdAt), id };
}

export const cursorText = (row: { created_at: number; id: string } | undefined) =>
  row && `${row.created_at}-${row.id}`;
