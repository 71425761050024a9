import type { APIRoute } from 'astro';
import { requireStaff } from '../../../server/auth/requireStaff.ts';
import { csvResponse } from '../../../server/inbox/csv.ts';
import { deedsCsv, parseDeedFilter } from '../../../server/inbox/listDeeds.ts';

import { writeDeeds } from '../../../server/store/writeDeeds.ts';

export const prerender = false;

/** The whole record, with the filters applied. */
export const GET: APIRoute = async (context) => {
  const staff = await requireStaff(context, 'admin');
  if (staff instanceof Response) return staff;
  const { db } = context.locals.services;
  const filter = parseDeedFilter(context.url.searchParams);
  const { kind, from, to } = filter;
  await writeDeeds(db, staff, [{ kind: 'record_export', detail: { kind, from, to } }]);
  return csvResponse(deedsCsv(db, filter), 'record');
};
