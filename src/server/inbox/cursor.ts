/** A place in the list, which runs from the newest to the oldest: the row it stands at. */
export interface Cursor {
  direction: 'older' | 'newer';
  createdAt: number;
  id: string;
}

/** Reads a cursor from the address of a page; anything else is no cursor. */
export function parseCursor(parameters: URLSearchParams): Cursor | undefined {
  const direction = parameters.has('newer') ? 'newer' : 'older';
  const match = /^(\d{1,15})-([0-9a-f-]{36})$/.exec(parameters.get(direction) ?? '');
  if (!match) return undefined;
  const [, createdAt, id = ''] = match;
  return { direction, createdAt: Number(createdAt), id };
}

export const cursorText = (row: { created_at: number; id: string } | undefined) =>
  row && `${row.created_at}-${row.id}`;
