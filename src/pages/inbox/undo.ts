import { seeOther } from '../../server/auth/requireStaff.ts';
import { textField } from '../../server/http/readForm.ts';
import { doneAt } from './_afterEdit.ts';
import { staffForm } from './_staffRoute.ts';

/** Takes back a change of states and assignees. */
export const POST = staffForm('agent', async (context, staff, form) => {
  const undone = await context.locals.services.manyChanges.undo(staff, textField(form, 'undo', 36));
  const back = textField(form, 'back', 2000);
  return seeOther(undone ? doneAt(back, 'undone', undone) : doneAt(back, 'tooLate'));
});
