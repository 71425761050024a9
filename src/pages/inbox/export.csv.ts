import type { APIRoute } from 'astro';
import { requireStaff } from '../../server/auth/requireStaff.ts';
import { downloadHeaders } from '../../server/http/downloadHeaders.ts';
import { csvExport } from '../../server/inbox/csv.ts';
import { parseListFilter } from '../../server/inbox/listFilter.ts';
import { localDay } from '../../site/localTime.ts';

export const prerender = false;

/** The whole list, with the filters applied. */
export const GET: APIRoute = async (context) => {
  const staff = await requireStaff(context, 'reader');
  if (staff instanceof Response) return staff;
  const { db, log } = context.locals.services;
  log.info({ staff: staff.email }, 'list exported');
  const lines = csvExport(db, parseListFilter(context.url.searchParams));
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { value, done } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => {
      await lines.return(undefined);
    },
  });
  return new Response(body, {
    headers: downloadHeaders('text/csv; charset=utf-8', `submissions-${localDay(Date.now())}.csv`),
  });
};
