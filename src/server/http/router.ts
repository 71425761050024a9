import type { Exchange } from './exchange.ts';
import { sendProblem } from './problem.ts';
import type { Target } from './target.ts';

export interface Route {
  /** One address, a pattern, or a question put to the address. */
  at: string | RegExp | ((target: Target) => boolean);
  methods: readonly string[];
  /** Sent beside the headers that every answer has. */
  headers?: Readonly<Record<string, string>>;
  /** Whether what it sends brings all its headers along, as the files of a release do. */
  setsOwnHeaders?: boolean;
  /** False leaves the request to the routes below. */
  answer: (exchange: Exchange) => void | Promise<void> | Promise<boolean>;
}

const matches = ({ at }: Route, target: Target) => {
  if (typeof at === 'string') return at === target.path;
  return at instanceof RegExp ? at.test(target.path) : at(target);
};

/**
 * Gives a request to the first route that takes its address. The last one takes every address, so
 * there is always an answer.
 */
export async function dispatch(
  routes: readonly Route[],
  exchange: Exchange,
  setHeaders: (exchange: Exchange) => void,
): Promise<void> {
  const { request, response, target } = exchange;
  for (const route of routes) {
    if (!matches(route, target)) continue;
    const allowed = route.methods.includes(request.method ?? '');
    if (!allowed || !route.setsOwnHeaders) setHeaders(exchange);
    for (const [name, value] of Object.entries(route.headers ?? {}))
      response.setHeader(name, value);
    if (!allowed) {
      response.setHeader('Allow', route.methods.join(', '));
      return sendProblem(response, 405);
    }
    if ((await route.answer(exchange)) !== false) return;
  }
}
