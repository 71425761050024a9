import { productsAsked } from '../../../forms/fieldLines.ts';
import { limits } from '../../../forms/limits.ts';
import { refuse, seeOther } from '../../../server/auth/requireStaff.ts';
import { readForm, textField } from '../../../server/http/readForm.ts';
import { answerFileTooLarge, answerFormBytes } from '../../../server/inbox/answers/answerDrafts.ts';
import { readSubmission } from '../../../server/inbox/readSubmission.ts';
import { tagsOf } from '../../../server/inbox/tags.ts';
import type { Actor } from '../../../server/store/auditLog.ts';
import { fillTemplate } from '../../../staff/fillTemplate.ts';
import { inboxPaths } from '../../../staff/inboxPaths.ts';
import { isSubmissionState } from '../../../staff/submissionStates.ts';
import { doneAt } from '../_afterEdit.ts';
import { staffRoute } from '../_staffRoute.ts';

interface Macro {
  state: string;
  assignee: string;
  tag: string;
}

/** What a template does besides: state, assignee and tag, in the same press. */
async function applyMacro(
  { db, manyChanges, staffAccounts }: App.Locals['services'],
  id: string,
  by: Actor,
  { state, assignee, tag }: Macro,
): Promise<void> {
  const tags = tag ? [...((await tagsOf(db, [id])).get(id) ?? []), tag] : undefined;
  const staffed = await staffAccounts.list();
  await manyChanges.handleOne(
    id,
    { by, version: 'any', key: '' },
    {
      state: isSubmissionState(state) ? state : undefined,
      // Not to somebody who has left.
      assignee: staffed.some(({ email }) => email === assignee) ? assignee : undefined,
      tags: tags && [...new Set(tags)],
    },
  );
}

/** Keeps what has been typed into an answer, with a template inserted if one was asked for. */
export const POST = staffRoute('agent', async (context, staff) => {
  const { db, answerDrafts, answerTemplates } = context.locals.services;
  const { id = '' } = context.params;
  const submission = await readSubmission(db, id);
  if (!submission) return new Response(null, { status: 404 });
  const form = await readForm(context.request, answerFormBytes);
  if (!form) return refuse(413, answerFileTooLarge);
  const typed = textField(form, 'text', limits.message);
  const asked = textField(form, 'do') === 'insert' ? textField(form, 'template') : '';
  const template = (await answerTemplates.list()).find((one) => one.id === asked);
  const { name, reference, values } = submission;
  const product = productsAsked(values).join(', ');
  const inserted =
    template && fillTemplate(template.body, { name: name ?? '', reference, product });
  const text = [typed, inserted].filter(Boolean).join('\n\n').slice(0, limits.message);
  await answerDrafts.save(id, staff.email, text);
  if (template) await applyMacro(context.locals.services, id, staff, template);
  // A script saves while somebody types, and needs no page.
  if (context.request.headers.get('accept') === 'application/json')
    return new Response(null, { status: 204 });
  const page = inboxPaths.submission(id, context.url.searchParams.get('in') ?? undefined);
  return seeOther(`${doneAt(page, 'draft')}#answer`);
});
