import type { APIRoute } from 'astro';
import { requireStaff } from '../../../server/auth/requireStaff.ts';
import { figuresCsv } from '../../../server/figures/figuresCsv.ts';
import { csvResponse } from '../../../server/inbox/csvResponse.ts';
import { readFigures } from './_readFigures.ts';

export const prerender = false;

/** The tables of the figures page. */
export const GET: APIRoute = async (context) => {
  const staff = await requireStaff(context, 'reader');
  if (staff instanceof Response) return staff;
  const { tables } = await readFigures(context.locals.services, context.url.searchParams);
  return csvResponse(figuresCsv(Object.values(tables)), 'figures');
};
