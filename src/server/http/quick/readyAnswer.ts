/** A whole response in one piece of memory; only its date changes. */
export interface ReadyAnswer {
  bytes: Buffer;
  dateAt: number;
  /** The second its date shows. */
  second: number;
}

const noDate = 'Thu, 01 Jan 1970 00:00:00 GMT';

/** Headers are names and values in turn. Room for a body is left at the end. */
export function readyAnswer(status: string, headers: readonly string[], length = 0): ReadyAnswer {
  // The date stands in front: it leaves with the first bytes and is never changed half sent.
  const start = `HTTP/1.1 ${status}\r\nDate: `;
  let head = `${start}${noDate}\r\nConnection: keep-alive\r\n`;
  for (let index = 0; index < headers.length; index += 2)
    head += `${headers[index]}: ${headers[index + 1]}\r\n`;
  head += '\r\n';
  // Not from the pool, which would leave gaps between thousands of these.
  const bytes = Buffer.allocUnsafeSlow(head.length + length);
  bytes.write(head, 'latin1');
  return { bytes, dateAt: start.length, second: 0 };
}

/** The bytes to send now. */
export function withDate(answer: ReadyAnswer, now = Date.now()): Buffer {
  const second = Math.floor(now / 1000);
  if (second !== answer.second) {
    answer.bytes.write(new Date(now).toUTCString(), answer.dateAt, 'latin1');
    answer.second = second;
  }
  return answer.bytes;
}
