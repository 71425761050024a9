import { refuse, seeOther } from '../../server/auth/requireStaff.ts';
import { textField } from '../../server/http/readForm.ts';
import { isSubmissionState } from '../../staff/submissionStates.ts';
import { doneAt } from './_afterEdit.ts';
import { chosenIn } from './_chosen.ts';
import { staffForm } from './_staffRoute.ts';

/** Changes the submissions ticked in the list. */
export const POST = staffForm('agent', async (context, staff, form) => {
  const { manyChanges, submissionChanges, staffAccounts, mailing } = context.locals.services;
  const back = textField(form, 'back', 2000);
  const picks = await chosenIn(form, context, staff.email);
  if (picks.length === 0) return seeOther(doneAt(back, 'nothing'));
  const key = textField(form, 'key', 100);
  const handle = async (to: Parameters<typeof manyChanges.handle>[3]) =>
    seeOther(doneAt(back, 'bulk', await manyChanges.handle(staff, key, picks, to)));

  const asked = textField(form, 'do');
  if (asked === 'done') return handle({ state: 'done' });
  if (asked === 'mine') return handle({ assignee: staff.email });
  if (asked === 'assign') {
    const assignee = textField(form, 'assignee') || null;
    const staffed = await staffAccounts.list();
    if (assignee !== null && !staffed.some(({ email }) => email === assignee))
      return refuse(422, 'Unknown assignee. Please choose one from the list.');
    return handle({ assignee });
  }
  if (asked === 'state') {
    const state = textField(form, 'state');
    if (!isSubmissionState(state))
      return refuse(422, 'Unknown state. Please choose one from the list.');
    return handle({ state });
  }
  if (asked !== 'release') return refuse(422, 'Unknown action. Please go back and try again.');
  const result = await manyChanges.each(picks, ({ id, version }) =>
    submissionChanges.release(id, { by: staff, version, key }),
  );
  mailing.wake();
  return seeOther(doneAt(back, 'bulk', result));
});
