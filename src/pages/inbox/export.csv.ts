import type { APIRoute } from 'astro';
import { requireStaff } from '../../server/auth/requireStaff.ts';
import { csvExport, csvResponse } from '../../server/inbox/csv.ts';
import { parseListFilter } from '../../server/inbox/listFilter.ts';
import { writeAuditEvents } from '../../server/store/auditLog.ts';

export const prerender = false;

/** The whole list, with the filters applied. */
export const GET: APIRoute = async (context) => {
  const staff = await requireStaff(context, 'reader');
  if (staff instanceof Response) return staff;
  const { db, log } = context.locals.services;
  log.info({ staff: staff.email }, 'list exported');
  const filter = parseListFilter(context.url.searchParams);
  // Not the words searched for, which may be somebody's name.
  const { state, form, from, to } = filter;
  await writeAuditEvents(db, staff, [{ kind: 'list_export', detail: { state, form, from, to } }]);
  return csvResponse(csvExport(db, filter), 'submissions');
};
