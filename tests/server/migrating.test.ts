import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../../src/server/store/database.ts';
import { migrationNames } from '../../src/server/store/migrate.ts';
import { builtInSlides } from '../../src/slides/builtInSlides.ts';
import { describeStores, type StoreEnv } from '../support/stores.ts';

/** What a server does first; it waits for a line, so that all begin in the same moment. */
const program = `
  const { createServices } = await import('./src/server/services.ts');
  const { parseEnv } = await import('./src/server/env.ts');
  const { pino } = await import('pino');
  console.log('ready');
  await new Promise((resolve) => process.stdin.once('data', resolve));
  const services = await createServices(parseEnv(process.env), pino({ level: 'silent' }));
  await services.close();
  process.exit(0);
`;

async function startProcess(env: StoreEnv) {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    env: { ...process.env, ...env },
  });
  const errors = text(child.stderr);
  const ended = once(child, 'close');
  await Promise.race([once(child.stdout, 'data'), ended]);
  return {
    go: () => child.stdin.write('go\n'),
    outcome: async () => ({ code: (await ended)[0], errors: await errors }),
  };
}

describeStores('processes that start at once on an empty database', (stores) => {
  test('make it once, one after the other', async () => {
    const env = await stores.fresh();
    const processes = await Promise.all([1, 2, 3].map(() => startProcess(env)));
    for (const one of processes) one.go();
    for (const one of processes) expect(await one.outcome()).toEqual({ code: 0, errors: '' });
    const db = openDatabase(env);
    const { rows } = await sql<{ name: string }>`
      select name from kysely_migration order by name`.execute(db);
    const slides = await db.selectFrom('hero_slides').select('id').execute();
    await db.destroy();
    expect(rows.map(({ name }) => name)).toEqual(migrationNames);
    expect(slides.length).toBe(builtInSlides.length);
  }, 60_000);
});
