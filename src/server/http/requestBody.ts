import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * A body over its limit is read and discarded up to this size, so that the client gets to see the
 * answer.
 */
export const maxDrainBytes = 32 * 1024 * 1024;

/** How many bytes a body has; infinite if its sender does not say. */
export const bodyLength = ({ headers }: IncomingMessage): number =>
  headers['transfer-encoding'] === undefined
    ? Number(headers['content-length'] ?? 0)
    : Number.POSITIVE_INFINITY;

/**
 * Browsers read the answer once they have sent everything, so what is left of a reasonable body is
 * read and thrown away. A longer one, or one of unknown length, is cut off.
 */
export function discardRest(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete) return;
  if (bodyLength(request) <= maxDrainBytes) request.resume();
  else response.setHeader('Connection', 'close');
}

/** What a body must bring in a second; less than the slowest telephone sends. */
const slowestBytes = 5000;

/** Calls `cut` when a body brings too little for so many milliseconds. */
export function watchBody(request: IncomingMessage, patience: number, cut: () => void): void {
  if (bodyLength(request) === 0) return;
  const { socket } = request;
  let before = socket.bytesRead;
  let wasFull = false;
  const timer = setInterval(() => {
    const arrived = socket.bytesRead - before;
    before = socket.bytesRead;
    // Where what has arrived is not taken, the client cannot send more.
    const isFull = request.readableLength >= request.readableHighWaterMark;
    const couldSend = !isFull && !wasFull && !request.complete;
    wasFull = isFull;
    if (couldSend && arrived < (slowestBytes * patience) / 1000) cut();
  }, patience).unref();
  const stop = () => clearInterval(timer);
  request.once('end', stop).once('close', stop);
}
