import type { ManyChanged } from '../../server/inbox/bulk/changeMany.ts';
import { safeNext } from '../../staff/inboxPaths.ts';

/** A page of the inbox, saying what was done and offering to undo it. */
export function doneAt(
  back: string,
  done: string,
  result?: Partial<ManyChanged> & { mail?: string | undefined },
): string {
  const { pathname, searchParams } = new URL(safeNext(back), 'http://inbox.invalid');
  for (const name of ['done', 'undo', 'changed', 'skipped', 'mail']) searchParams.delete(name);
  searchParams.set('done', done);
  for (const [name, value] of Object.entries(result ?? {}))
    if (value !== undefined && value !== 0) searchParams.set(name, String(value));
  return `${pathname}?${searchParams}`;
}
