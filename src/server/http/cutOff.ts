import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Why the server ended a connection before its answer had arrived: the status the log gives. */
export class CutOff extends Error {
  override name = 'CutOff';
  /** 408: the request did not arrive, 499: nobody read the answer, 503: there was none in time. */
  readonly status: 408 | 499 | 503;

  constructor(status: 408 | 499 | 503) {
    super(`cut off: ${status}`);
    this.status = status;
  }
}

export const cutOff = (socket: Socket, status: CutOff['status']) =>
  void socket.destroy(new CutOff(status));

/** A client that leaves before it has its whole answer. */
const clientLeft = 499;

/** The status of an answer as the client met it, and by whom it was broken off. */
export function outcomeOf(response: ServerResponse, { errored }: Socket) {
  if (response.writableFinished) return { status: response.statusCode };
  if (errored instanceof CutOff) return { status: errored.status, brokenOff: 'by server' } as const;
  return { status: clientLeft, brokenOff: 'by client' } as const;
}

/** Aborts when a client has its answer, or leaves without it. */
export function whenGone(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  return gone.signal;
}
