import { fetchPage } from '../fetchPage.ts';
import { openObservatory } from '../observatory.ts';
import type { Part } from '../part.ts';

const foreignOrigin = 'https://http-observatory.security.mozilla.org';
let opened: ReturnType<typeof openObservatory> | undefined;

export const headers: Part = {
  name: 'headers',
  title: 'Security headers (Mozilla HTTP Observatory)',
  bar: 'A+',
  concurrency: 1,
  dependsOn: 'build',
  async run(route, { url }) {
    opened ??= openObservatory();
    const grade = await opened;
    const page = await fetchPage(url, route);
    const asked = await fetch(url + route, {
      method: 'OPTIONS',
      headers: { Origin: foreignOrigin, 'Access-Control-Request-Method': 'GET' },
    });
    const cors = { status: asked.status, headers: Object.fromEntries(asked.headers), body: '' };
    await asked.body?.cancel();
    // Its parser complains at length about rules for print that it does not know.
    const body = page.body.replace(/<style[\s\S]*?<\/style>/g, '');
    const answer = { status: page.status, headers: Object.fromEntries(page.headers), body };
    const judged = grade(route, answer, cors);
    const faults = judged.failed.map((result) => result);
    if (judged.grade !== 'A+') faults.push(`grade ${judged.grade}`);
    return { faults, figures: { Observatory: `${judged.grade} ${judged.score}` } };
  },
};
