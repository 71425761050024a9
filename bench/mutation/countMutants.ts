import { readFileSync } from 'node:fs';

interface Report {
  files: Record<string, { mutants: { status: string }[] }>;
}

const killed = new Set(['Killed', 'Timeout']);
const survived = new Set(['Survived', 'NoCoverage']);

/** How many changes of a report of Stryker the tests noticed, and how many they did not. */
export function countMutants(file: string): { killed: number; survived: number } {
  const { files } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const all = Object.values(files).flatMap(({ mutants }) => mutants);
  const count = (which: ReadonlySet<string>) =>
    all.filter(({ status }) => which.has(status)).length;
  return { killed: count(killed), survived: count(survived) };
}
