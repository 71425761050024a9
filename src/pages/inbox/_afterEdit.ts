import type { APIContext } from 'astro';
import type { OutdatedEdit } from '../../features/inbox/edits/outdatedEdit.ts';
import { seeOther } from '../../server/auth/requireStaff.ts';
import type { EditOutcome } from '../../server/inbox/applyEdit.ts';
import type { ManyChanged } from '../../server/inbox/bulk/changeMany.ts';
import { inboxPaths, safeNext } from '../../staff/inboxPaths.ts';

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

/**
 * Answers a change to a submission. One that came too late is answered with the submission's page,
 * which says what changed and has in its forms what was typed.
 */
export function afterEdit(
  context: APIContext,
  outcome: EditOutcome,
  done: string,
  edit: OutdatedEdit,
  offer: { undo?: string | undefined; mail?: string | undefined } = {},
): Response | Promise<Response> {
  if (outcome === 'missing') return new Response(null, { status: 404 });
  const list = context.url.searchParams.get('in') ?? undefined;
  const page = inboxPaths.submission(context.params.id ?? '', list);
  if (outcome === 'done') return seeOther(doneAt(page, done, offer));
  context.locals.outdated = edit;
  const headers = { cookie: context.request.headers.get('cookie') ?? '' };
  return context.rewrite(new Request(new URL(page, context.url), { headers }));
}
