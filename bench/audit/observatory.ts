import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadTool } from './tool.ts';

interface Output {
  result: string;
  pass: boolean;
}
interface Requests {
  resources: { path: string };
  responses: Record<string, unknown>;
  session: unknown;
}
interface Tests {
  ALL_TESTS: readonly ((requests: Requests) => Output)[];
}
interface Types {
  Requests: new (hostname: string) => Requests;
}
interface Grader {
  getScoreModifier(result: string): number;
  getGradeForScore(score: number): { grade: string; score: number };
}
interface Charts {
  MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const inside = (file: string) => `@mdn/mdn-http-observatory/src/${file}.js`;
const load = <Tool>(file: string) => loadTool<Tool>(inside(file));

/** The package downloads the HSTS preload list when installed; we grade without it. */
function withoutPreloadList(): void {
  const scanner = import.meta.resolve(inside('scanner/index'));
  const file = fileURLToPath(new URL('../../conf/hsts-preload.json', scanner));
  if (!existsSync(file)) writeFileSync(file, '{}');
}

/**
 * Grades a page with the rules of the Mozilla HTTP Observatory. Its scanner needs a public host with
 * TLS, so it is given our responses as a TLS-terminating proxy would serve them, with plain HTTP
 * redirected to HTTPS.
 */
export async function openObservatory() {
  withoutPreloadList();
  const { ALL_TESTS } = await load<Tests>('constants');
  const { Requests } = await load<Types>('types');
  const { getScoreModifier, getGradeForScore } = await load<Grader>('grader/grader');
  const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await load<Charts>('grader/charts');

  return (path: string, page: Answer, cors: Answer) => {
    const host = 'www.example.com';
    const requests = new Requests(host);
    const over = (scheme: string, status: number) => ({
      url: new URL(`${scheme}://${host}${path}`),
      status,
    });
    const answer = { ...page, verified: true, httpEquiv: new Map() };
    const redirects = [over('http', 301), over('https', 200)];
    requests.resources.path = page.body;
    Object.assign(requests.responses, {
      auto: answer,
      https: answer,
      http: { status: 200, headers: {}, verified: true },
      cors: { ...cors, verified: true },
      httpRedirects: redirects,
      httpsRedirects: redirects,
    });
    requests.session = { url: new URL(`https://${host}${path}`), jar: undefined };

    const outputs = ALL_TESTS.map((test) => test(requests));
    const modifiers = outputs.map(({ result }) => getScoreModifier(result));
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 100);
    const plain = sum(modifiers.filter((modifier) => modifier < 0));
    const score = plain >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : plain;
    return {
      ...getGradeForScore(score),
      score,
      failed: outputs.filter(({ pass }) => !pass).map(({ result }) => result),
    };
  };
}
