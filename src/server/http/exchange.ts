import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Target } from './target.ts';

/** A request, its response, and what has been worked out about them. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  target: Target;
  requestId: string;
  clientAddress: string;
}

export const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/** Browsers that navigate ask for HTML; scripts ask for JSON or for anything. */
export const wantsPage = ({ headers: { accept = '' } }: IncomingMessage) =>
  accept.includes('text/html') && !accept.includes('application/json');
