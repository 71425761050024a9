import type { APIRoute } from 'astro';
import { requireStaff } from '../../../server/auth/requireStaff.ts';
import { tablesCsv } from '../../../server/figures/figureTables.ts';
import { csvResponse } from '../../../server/inbox/csv.ts';

export const prerender = false;

/** The tables of the figures page. */
export const GET: APIRoute = async (context) => {
  const staff = await requireStaff(context, 'reader');
  if (staff instanceof Response) return staff;
  const { figures } = context.locals.services;
  const { tables } = await figures.read(context.url.searchParams.get('weeks'));
  return csvResponse(tablesCsv(Object.values(tables)), 'figures');
};
