import { csvResponse } from '../../../server/inbox/csv.ts';
import { tablesCsv } from '../../../server/statistics/statisticsTables.ts';
import { staffRoute } from '../_staffRoute.ts';

/** The tables of the statistics page. */
export const GET = staffRoute('reader', async (context) => {
  const { statistics } = context.locals.services;
  const { tables } = await statistics.read(context.url.searchParams.get('weeks'));
  return csvResponse(tablesCsv(Object.values(tables)), 'figures');
});
