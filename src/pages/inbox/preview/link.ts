import type { APIRoute } from 'astro';
import { refuse } from '../../../server/auth/requireStaff.ts';
import { previewCookie, previewTokenEnds } from '../../../server/content/preview.ts';
import { previewPage, previewPaths } from '../../../staff/previewPaths.ts';

/** Opens the drafts on the device of whoever was given the link. */
export const GET: APIRoute = ({ url, locals: { services } }) => {
  const token = url.searchParams.get('token') ?? '';
  const ends = previewTokenEnds(token, services);
  if (ends === undefined)
    return refuse(410, 'This link has ended. Ask whoever gave it to you for another.');
  const page = previewPage(url.searchParams.get('page'));
  return new Response(null, {
    status: 303,
    headers: {
      Location: previewPaths.draft + (page === '/' ? '' : page),
      'Set-Cookie': previewCookie(token, ends, services),
    },
  });
};
