// Runs before every other script, on whatever Node the machine has (18 or newer):
// installs the locked dependencies when they are missing or stale. The site needs two thirds of
// them; with --tools come those for tests and benchmarks.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const withTools = process.argv.includes('--tools');
const stamp = join(root, 'node_modules/.installed');
const hash = createHash('sha256')
  .update(readFileSync(join(root, 'package.json')))
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');

const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
if (installed !== `${hash} tools` && (withTools || installed !== hash)) {
  console.log('Installing the dependencies (once, a minute or two)…');
  // Not `npm ci`: it rejects lock files that lack optional builds for other platforms.
  const which = withTools ? '--include=dev' : '--omit=dev';
  const { status } = spawnSync('npm', ['install', which, '--no-save', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error("The dependencies could not be installed; see npm's output above.");
    process.exit(status ?? 1);
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, withTools ? `${hash} tools` : hash);
}
