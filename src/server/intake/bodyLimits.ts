import type { IncomingMessage } from 'node:http';
/** Far more than the longest form needs, in any script and encoding. */
export const maxTextBytes = 256 * 1024;

/**
 * A body over its limit is read and discarded up to this size, so that the client gets to see the
 * answer.
 */
export const maxDrainBytes = 32 * 1024 * 1024;

export const unreadable = 'The form could not be read. Please try again.';
export const tooLarge = 'What you sent is too large.';

/** How many bytes a body has; infinite if its sender does not say. */
export const bodyLength = ({ headers }: IncomingMessage): number =>
  headers['transfer-encoding'] === undefined
    ? Number(headers['content-length'] ?? 0)
    : Number.POSITIVE_INFINITY;
