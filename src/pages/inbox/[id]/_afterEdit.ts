import type { APIContext } from 'astro';
import type { OutdatedEdit } from '../../../features/inbox/edits/outdatedEdit.ts';
import { seeOther } from '../../../server/auth/requireStaff.ts';
import type { EditOutcome } from '../../../server/inbox/applyEdit.ts';
import { inboxPaths } from '../../../staff/inboxPaths.ts';
import { doneAt } from '../_doneAt.ts';

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
