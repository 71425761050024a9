import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a server that all test files share; each makes databases of its own on it. */
    postgresUrl: string;
  }
}

/** One PostgreSQL for all tests that do not harm it. What it stores need not outlast them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres(['fsync=off', 'full_page_writes=off']);
  project.provide('postgresUrl', postgres.url);
  return postgres.stop;
}
