import type { IncomingMessage } from 'node:http';

/** How many bytes a body has; infinite if its sender does not say. */
export const bodyLength = ({ headers }: IncomingMessage): number =>
  headers['transfer-encoding'] === undefined
    ? Number(headers['content-length'] ?? 0)
    : Number.POSITIVE_INFINITY;
