import type { APIContext } from 'astro';
import { textField } from '../../server/http/readForm.ts';
import { pickMatching, readPicks } from '../../server/inbox/bulk/changeMany.ts';
import { parseListFilter } from '../../server/inbox/listFilter.ts';
import { safeNext } from '../../staff/inboxPaths.ts';

/** Which submissions a form of the list is about: those ticked, or all that match its query. */
export function chosenIn(form: FormData, { locals }: APIContext, self: string) {
  if (textField(form, 'all') !== '1') return readPicks(form);
  const back = new URL(safeNext(textField(form, 'back', 2000)), 'http://inbox.invalid');
  return pickMatching(locals.services.db, parseListFilter(back.searchParams, self));
}
