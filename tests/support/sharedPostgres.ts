import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the server shared by all test files; each creates its own databases on it. */
    postgresUrl: string;
  }
}

/** One PostgreSQL for every test that does not stop it. Its data is disposable, so fsync is off. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres(['fsync=off', 'full_page_writes=off']);
  project.provide('postgresUrl', postgres.url);
  return postgres.stop;
}
