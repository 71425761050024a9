import type { Exchange, Target } from './exchange.ts';
import { sendProblem } from './smallAnswers.ts';

export interface Route {
  /** An address, a pattern or a predicate. */
  at: string | RegExp | ((target: Target) => boolean);
  methods: readonly string[];
  /** Sent in addition to the common headers. */
  headers?: Readonly<Record<string, string>>;
  /** Whether the answer sets all its headers itself, as the files of a release do. */
  setsOwnHeaders?: boolean;
  /** Resolves to false to pass the request on to the routes below. */
  answer: (exchange: Exchange) => void | Promise<void> | Promise<boolean>;
}

const matches = ({ at }: Route, target: Target) => {
  if (typeof at === 'string') return at === target.path;
  return at instanceof RegExp ? at.test(target.path) : at(target);
};

/**
 * Dispatches a request to the first route that matches its address. The last route matches every
 * address, so there is always an answer.
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
