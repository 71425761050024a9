import type { APIContext } from 'astro';
import type { TrackingNote } from '../../features/tracking/trackingWords.ts';
import { limits } from '../../forms/limits.ts';
import { refuse, seeOther } from '../../server/auth/requireStaff.ts';
import { isOwnOrigin } from '../../server/http/origin.ts';
import { readForm, textField } from '../../server/http/readForm.ts';
import { answerFile, answerFormBytes } from '../../server/inbox/answers/answerDrafts.ts';
import { trackPath } from '../../site/paths.ts';

/** Room for a form without a file. */
const smallForm = 2000;

/** What a visitor does on their page: asks for a link, writes, or says that it is solved. */
export async function trackDeed(
  { request, locals }: Pick<APIContext, 'request' | 'locals'>,
  reference: string,
  key: string,
): Promise<Response> {
  const { env, tracking, mailing, scanning } = locals.services;
  if (!isOwnOrigin(Object.fromEntries(request.headers), env.SITE_URL))
    return refuse(403, 'The form was sent from another website. Please open the page again.');
  const back = (note: TrackingNote) => seeOther(`${trackPath(reference, key)}&done=${note}`);
  // A stranger has no room for a file.
  const isOpen = (await tracking.read(reference, key)) !== undefined;
  const form = await readForm(request, isOpen ? answerFormBytes : smallForm);
  if (!form) return back('tooLarge');
  const asked = textField(form, 'do');
  if (asked === 'link' || !isOpen) {
    await tracking.sendLink(reference, locals.clientAddress);
    mailing.wake();
    return back('link');
  }
  if (asked === 'solved') {
    await tracking.solve(reference, key);
    return back('solved');
  }
  const text = textField(form, 'text', limits.message);
  const file = await answerFile(form);
  if (file === 'too large') return back('tooLarge');
  if (text === '' && !file) return back('empty');
  const press = textField(form, 'press', 36);
  const outcome = await tracking.write(reference, key, { text, file, key: press });
  mailing.wake();
  scanning.wake();
  if (outcome === 'closed') return back('link');
  return back(outcome === 'done' ? 'message' : outcome);
}
