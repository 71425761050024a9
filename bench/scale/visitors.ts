import { setTimeout as delay } from 'node:timers/promises';
import { pagePaths, paths } from '../../src/site/paths.ts';

interface Acknowledged {
  key: string;
  reference: string;
}

const words = ['surge', 'esd gun', 'charger trips', 'modbus', '61000-4-5', 'salary', 'intrnship'];
export const tools = [
  `${paths.finder}?phenomenon=surge&kv=4`,
  `${paths.testPlan}?standard=iec-61000-6-2&port=ac&phases=3&voltage=400&current=32`,
  `${paths.compare}?i=cwg-4-2&i=cwg-6-3`,
];
/** A person presses the button again; the key of the form stays the same. */
const tries = 40;
const pause = 500;

/** Visitors who read, search, use the tools and write, a mix with shares in per cent. */
export function createVisitors(url: string, run: string) {
  let sent = 0;
  const times: Record<string, number[]> = {};
  const failed: string[] = [];
  const acknowledged: Acknowledged[] = [];
  let repeats = 0;
  const pick = <Item>(items: readonly Item[], at: number) => items[at % items.length] as Item;
  const from = (at: number) => `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`;

  async function read(path: string, at: number): Promise<void> {
    const response = await fetch(url + path, { headers: { 'X-Forwarded-For': from(at) } });
    await response.arrayBuffer();
    if (response.status !== 200) failed.push(`${path} answered ${response.status}`);
  }

  async function write(at: number): Promise<void> {
    const key = `${run}-${at}`;
    const body = JSON.stringify({
      ...{ name: key, email: `v${at}@example.com`, message: `Message ${at}`, _key: key },
      _elapsed: '15000',
    });
    for (let attempt = 0; attempt < tries; attempt++) {
      const answer = await fetch(`${url}/api/submissions/contact`, {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from(at) },
      }).catch(() => undefined);
      if (answer?.status === 201) {
        const { reference } = (await answer.json()) as { reference: string };
        acknowledged.push({ key, reference });
        return;
      }
      await answer?.arrayBuffer();
      repeats++;
      await delay(pause);
    }
    failed.push('a form was refused to the end');
  }

  const kinds = {
    page: { share: 78, act: (at: number) => read(pick(pagePaths, at), at) },
    search: {
      share: 10,
      act: (at: number) => read(`${paths.search}?q=${encodeURIComponent(pick(words, at))}`, at),
    },
    tools: { share: 5, act: (at: number) => read(pick(tools, at), at) },
    form: { share: 7, act: write },
  };
  const turns = Object.entries(kinds).flatMap(([name, { share }]) =>
    Array<keyof typeof kinds>(share).fill(name as keyof typeof kinds),
  );

  return {
    times,
    failed,
    acknowledged,
    repeats: () => repeats,
    async visit(): Promise<void> {
      const at = sent++;
      const name = pick(turns, at * 37);
      const started = performance.now();
      await kinds[name].act(at).catch((error: unknown) => failed.push(`${name}: ${error}`));
      times[name] ??= [];
      times[name].push(performance.now() - started);
    },
  };
}
