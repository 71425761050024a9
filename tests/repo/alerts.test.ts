import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { servePrometheus } from '../../src/server/metrics/prometheus.ts';
import { freePort } from '../support/freePort.ts';

interface Rules {
  groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[];
}

const text = readFileSync('docs/alerts.yaml', 'utf8');
const rules = (parse(text) as Rules).groups.flatMap((group) => group.rules);
const metricsIn = (expression: string) => expression.match(/\bsite_\w+/g) ?? [];

/** What the server really exports, by asking it. */
async function exported(): Promise<Set<string>> {
  const port = await freePort();
  const metrics = await servePrometheus(port);
  metrics.watchOutbox(async () => ({ waiting: 0, dead: 0, oldest: null }));
  metrics.watchStore({
    isReady: async () => true,
    freeBytes: async () => 0,
    backups: async () => ({ last: 0, proved: 0, isProofGood: true, copied: 0 }),
  });
  metrics.watchRoom(() => ({ forms: 0 }));
  const answer = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  metrics.close();
  const types = [...answer.matchAll(/^# TYPE (\w+) (\w+)$/gm)];
  return new Set(
    types.flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['bucket', 'count', 'sum'].map((part) => `${name}_${part}`) : [name],
    ),
  );
}

test('every metric in the alert rules is one the server exports', async () => {
  const known = await exported();
  const named = rules.flatMap(({ expr }) => metricsIn(expr));
  expect(new Set(named).size).toBeGreaterThan(8);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test('every metric of the site has a rule, and every rule a name of its own and a summary', async () => {
  const named = rules.flatMap(({ expr }) => metricsIn(expr));
  const families = new Set(named.map((name) => name.replace(/_(?:bucket|count|sum)$/, '')));
  const own = [...(await exported())]
    .filter((name) => name.startsWith('site_'))
    .map((name) => name.replace(/_(?:bucket|count|sum)$/, ''));
  expect(own.filter((name) => !families.has(name))).toEqual([]);
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  for (const { annotations } of rules) expect(annotations.summary).toMatch(/\w/);
});
