import type { APIRoute } from 'astro';
import { requireStaff } from '../../../server/auth/requireStaff.ts';
import { csvResponse } from '../../../server/inbox/csv.ts';
import { tablesCsv } from '../../../server/statistics/statisticsTables.ts';

export const prerender = false;

/** The tables of the statistics page. */
export const GET: APIRoute = async (context) => {
  const staff = await requireStaff(context, 'reader');
  if (staff instanceof Response) return staff;
  const { statistics } = context.locals.services;
  const { tables } = await statistics.read(context.url.searchParams.get('weeks'));
  return csvResponse(tablesCsv(Object.values(tables)), 'figures');
};
