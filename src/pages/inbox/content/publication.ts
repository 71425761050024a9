import { refuse, seeOther } from '../../../server/auth/requireStaff.ts';
import { textField } from '../../../server/http/readForm.ts';
import { inboxPaths } from '../../../staff/inboxPaths.ts';
import { hasRole, isStaffRole } from '../../../staff/staffRoles.ts';
import { doneAt } from '../_afterEdit.ts';
import { staffForm } from '../_staffRoute.ts';

/** Approves a publication, or takes one back. */
export const POST = staffForm('writer', async (context, staff, form) => {
  const { publications } = context.locals.services.content;
  const id = textField(form, 'id', 36);
  const action = textField(form, 'do');
  const found = await publications.find(id);
  if (!found) return new Response(null, { status: 404 });
  const may = (role: string) => isStaffRole(role) && hasRole(staff.role, role);
  const back = (done: string, shown = id) =>
    seeOther(doneAt(inboxPaths.publicationStatus(shown), done));
  if (action === 'approve') {
    if (!may('reviewer')) return refuse(403, 'Your account needs the role reviewer for this.');
    const approved = await publications.approve(staff, id, may);
    return approved
      ? back('publicationApproved')
      : refuse(409, 'This needs another person than who asked, or one who may publish.');
  }
  const isOwn = found.requested_by === staff.email;
  if (!may('publisher') && !(action === 'cancel' && isOwn))
    return refuse(403, 'Your account needs the role publisher for this.');
  if (action === 'cancel')
    return back((await publications.cancel(staff, id)) ? 'publicationCancelled' : 'tooLate');
  if (action !== 'undo') return refuse(422, 'Unknown action. Please go back and try again.');
  const undone = await publications.undoPublication(staff, id);
  return undone ? back('publicationUndone', undone) : back('publicationStays');
});
