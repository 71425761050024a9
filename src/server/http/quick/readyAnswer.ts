/** A complete response in one buffer. Only its Date header changes. */
export interface ReadyAnswer {
  bytes: Buffer;
  dateAt: number;
  /** The second that its Date header shows. */
  second: number;
}

const noDate = 'Thu, 01 Jan 1970 00:00:00 GMT';

/** `headers` alternates names and values. */
export function readyAnswer(
  status: string,
  headers: readonly string[],
  body: Uint8Array = Buffer.alloc(0),
): ReadyAnswer {
  // Date comes first, so that it goes out with the first bytes and never changes halfway through
  // sending.
  const start = `HTTP/1.1 ${status}\r\nDate: `;
  let head = `${start}${noDate}\r\nConnection: keep-alive\r\n`;
  for (let index = 0; index < headers.length; index += 2)
    head += `${headers[index]}: ${headers[index + 1]}\r\n`;
  head += '\r\n';
  // Not from Node's pool, which thousands of these would fragment.
  const bytes = Buffer.allocUnsafeSlow(head.length + body.length);
  bytes.write(head, 'latin1');
  bytes.set(body, head.length);
  return { bytes, dateAt: start.length, second: 0 };
}

/** The response with the current Date. */
export function withDate(answer: ReadyAnswer, now = Date.now()): Buffer {
  const second = Math.floor(now / 1000);
  if (second !== answer.second) {
    answer.bytes.write(new Date(now).toUTCString(), answer.dateAt, 'latin1');
    answer.second = second;
  }
  return answer.bytes;
}
