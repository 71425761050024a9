import { localDay } from '../../site/localTime.ts';
import { downloadHeaders } from '../http/downloadHeaders.ts';

/** Sends lines as they are read, as a download named after the day. */
export function csvResponse(lines: AsyncGenerator<string>, name: string): Response {
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
    headers: downloadHeaders('text/csv; charset=utf-8', `${name}-${localDay(Date.now())}.csv`),
  });
}
