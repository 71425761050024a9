import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const script = `
const { DatabaseSync } = require('node:sqlite');
const database = new DatabaseSync(process.argv[1], { timeout: 5000 });
database.exec('BEGIN EXCLUSIVE');
console.log('locked');
process.stdin.once('data', () => {
  database.exec('ROLLBACK');
  process.exit();
});
`;

/** Another process that locks the embedded database until it is told to release it. */
export async function holdLock(dataDir: string) {
  const file = join(dataDir, 'site.sqlite');
  const child = spawn(process.execPath, ['-e', script, file], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  await once(child.stdout, 'data');
  return {
    async release(): Promise<void> {
      child.stdin.write('now');
      await exited;
    },
  };
}
