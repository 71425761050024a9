import { type PrintJob, printSources } from '../print/printSources.ts';
import { networkOf } from '../server/limits/clientAddress.ts';

const types = { csv: 'text/csv; charset=utf-8', pdf: 'application/pdf' } as const;

/** A file made for the one who asks; the browser keeps it under its name. */
export const download = (content: BodyInit, name: string, kind: keyof typeof types) =>
  new Response(content, {
    headers: {
      'Content-Type': types[kind],
      'Content-Disposition': `attachment; filename="${name}.${kind}"`,
      'Cache-Control': 'no-cache',
    },
  });

interface Asked {
  job: PrintJob;
  /** Without its ending. */
  fileName: string;
  locals: App.Locals;
}

/** A document set for a visitor, or what the printer says where too many wait. */
export async function printed({ job, fileName, locals }: Asked): Promise<Response> {
  try {
    const client = networkOf(locals.clientAddress);
    const pdf = await locals.services.printer.print(printSources(job), client);
    return download(new Uint8Array(pdf), fileName, 'pdf');
  } catch (error) {
    // The printer refuses when too many wait.
    if (!(error instanceof Error && 'status' in error)) throw error;
    return new Response(error.message, { status: 503, headers: { 'Retry-After': '5' } });
  }
}

/** The day on which a document is printed, as 2026-11-16. */
export const printedOn = (locals: App.Locals) =>
  new Date(locals.services.now()).toISOString().slice(0, 10);
