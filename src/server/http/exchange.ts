import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Target } from './target.ts';

/** One request, the response to it, and what is known about both. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  target: Target;
  requestId: string;
  clientAddress: string;
}

export const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/** People's browsers ask for a page, scripts for anything else. */
export const wantsPage = ({ headers: { accept = '' } }: IncomingMessage) =>
  accept.includes('text/html') && !accept.includes('application/json');
