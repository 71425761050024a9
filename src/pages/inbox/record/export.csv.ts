import { csvResponse } from '../../../server/inbox/csv.ts';
import { auditCsv, parseAuditFilter } from '../../../server/inbox/listAuditEvents.ts';
import { writeAuditEvents } from '../../../server/store/auditLog.ts';
import { staffRoute } from '../_staffRoute.ts';

/** The whole record, with the filters applied. */
export const GET = staffRoute('admin', async (context, staff) => {
  const { db } = context.locals.services;
  const filter = parseAuditFilter(context.url.searchParams);
  const { kind, from, to } = filter;
  await writeAuditEvents(db, staff, [{ kind: 'record_export', detail: { kind, from, to } }]);
  return csvResponse(auditCsv(db, filter), 'record');
});
