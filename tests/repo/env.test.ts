import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseEnv, variableNames } from '../../src/server/env.ts';

const example = readFileSync('.env.example', 'utf8');

test('.env.example documents every server variable with a comment', () => {
  const documented = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(documented.toSorted()).toEqual(variableNames.toSorted());
  for (const paragraph of example.trim().split('\n\n').slice(1))
    expect(paragraph.startsWith('#'), paragraph).toBe(true);
});

test('the values in .env.example are the defaults', () => {
  const values = Object.fromEntries(
    [...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );
  expect(parseEnv(values)).toEqual(parseEnv({}));
});
