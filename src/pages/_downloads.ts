import { type PrintJob, printSources } from '../print/printSources.ts';
import type { Refusal } from '../server/http/refusal.ts';

/** The server's own class is another one than that of the pages' bundle. */
const isRefusal = (error: unknown): error is Refusal => error instanceof Error && 'status' in error;

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
  request: Request;
  locals: App.Locals;
}

/** A document set for a visitor, or what the printer says where too many wait. */
export async function printed({ job, fileName, request, locals }: Asked): Promise<Response> {
  try {
    const { services, clientAddress } = locals;
    const pdf = await services.printer.print(printSources(job), clientAddress, request.signal);
    return download(new Uint8Array(pdf), fileName, 'pdf');
  } catch (error) {
    // The printer refuses when too many wait.
    if (!isRefusal(error)) throw error;
    return new Response(error.detail, { status: error.status, headers: error.headers });
  }
}

/** The day on which a document is printed, as 2026-11-16. */
export const printedOn = (locals: App.Locals) =>
  new Date(locals.services.now()).toISOString().slice(0, 10);
