import { madeKey, readKey } from '../../../server/auth/passkeys/readKey.ts';
import { refuse, seeOther } from '../../../server/auth/requireStaff.ts';
import { textField } from '../../../server/http/readForm.ts';
import { inboxPaths } from '../../../staff/inboxPaths.ts';
import { staffForm } from '../_staffRoute.ts';

const done = (message: string) => seeOther(`${inboxPaths.secondFactor}?done=${message}`);

/** Adds a passkey that the browser has made, or removes one. */
export const POST = staffForm('anybody', async (context, staff, form) => {
  const { request, locals } = context;
  const { passkeys, env } = locals.services;
  const removed = textField(form, 'remove', 40);
  if (removed !== '') {
    const isNeeded =
      env.ADMIN_SECOND_FACTOR === 'required' && staff.role === 'admin' && !staff.secondFactor;
    if (isNeeded && (await passkeys.list(staff)).length === 1) return done('passkeyNeeded');
    await passkeys.remove(staff, removed);
    return done('passkeyRemoved');
  }
  const key = readKey(form, madeKey);
  if (!key) return refuse(422, 'No passkey was sent. Please go back and try again.');
  const added = await passkeys.add(staff, request.headers, key, textField(form, 'name', 60));
  return done(added ? 'passkeyAdded' : 'passkeyRefused');
});
