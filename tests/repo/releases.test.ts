import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { carryAssets } from '../../scripts/build/carryAssets.ts';
import { releasesIn } from '../../scripts/build/releases.ts';
import { siteIn } from '../../src/server/http/files/site.ts';
import { releaseFiles } from '../../src/server/release.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function make(name: string, stamp: string | null = name): string {
  const made = join(folder, 'work', name);
  mkdirSync(made, { recursive: true });
  writeFileSync(releaseFiles(made).release, JSON.stringify({ stamp }));
  return made;
}
const kept = () => readdirSync(join(folder, 'releases')).sort();

test('an added release becomes the current one', () => {
  const releases = releasesIn(folder);
  expect(releases.current()).toBeUndefined();
  releases.add(make('1'));
  expect(releases.current()).toBe(join(folder, 'releases/1'));
  releases.add(make('2'));
  expect(releases.current()).toBe(join(folder, 'releases/2'));
  expect(readdirSync(folder).sort()).toEqual(['current', 'releases', 'work']);
});

test('the two previous releases are kept and older ones removed', () => {
  const releases = releasesIn(folder);
  for (const name of ['1', '2', '3', '4', '5']) releases.add(make(name));
  expect(kept()).toEqual(['3', '4', '5']);
  releases.use('3');
  releases.add(make('6'));
  expect(kept()).toEqual(['4', '5', '6']);
});

test('sources that were built before are not built again', () => {
  const releases = releasesIn(folder);
  releases.add(make('1', 'old sources'));
  releases.add(make('2', 'new sources'));
  expect(releases.use('other sources')).toBeUndefined();
  expect(releases.current()).toBe(join(folder, 'releases/2'));
  expect(releases.use('old sources')).toBe(join(folder, 'releases/1'));
  expect(releases.current()).toBe(join(folder, 'releases/1'));
});

test('leftovers of an interrupted build are not a release', () => {
  const releases = releasesIn(folder);
  make('1', 'the sources');
  expect(releases.use('the sources')).toBeUndefined();
  expect(releases.current()).toBeUndefined();
  // Interrupted between the two steps: the release is complete, but nothing points to it yet.
  releases.add(make('2', 'old sources'));
  mkdirSync(join(folder, 'releases/3'));
  writeFileSync(releaseFiles(join(folder, 'releases/3')).release, '{"stamp":"the sources"}');
  expect(releases.current()).toBe(join(folder, 'releases/2'));
  expect(releases.use('the sources')).toBe(join(folder, 'releases/3'));
  // The release was deleted by hand, leaving a dangling pointer.
  rmSync(join(folder, 'releases'), { recursive: true });
  expect(releases.current()).toBeUndefined();
});

/** A release with one page and one script. */
function makeWithAsset(name: string, before?: string): string {
  const client = join(folder, 'client', name);
  mkdirSync(join(client, '_astro'), { recursive: true });
  writeFileSync(join(client, 'index.html'), name);
  writeFileSync(join(client, `_astro/${name}.js`), `content of ${name}`);
  const release = make(name);
  carryAssets(client, release, before);
  renameSync(client, releaseFiles(release).site);
  return release;
}

test('a release also serves the assets of the previous one, for pages that are still open', () => {
  const first = makeWithAsset('1');
  const second = makeWithAsset('2', first);
  const third = makeWithAsset('3', second);
  const siteOf = (release: string) => siteIn(releaseFiles(release).site);
  const assetsOf = (release: string) => [...siteOf(release).keys()].slice(0, -1);
  expect(assetsOf(second)).toEqual(['_astro/1.js', '_astro/2.js']);
  expect(assetsOf(third)).toEqual(['_astro/2.js', '_astro/3.js']);
  expect(siteOf(third).get('_astro/2.js')?.().toString()).toBe('content of 2');
});

const lockModule = JSON.stringify(resolve('scripts/build/lockBuild.ts'));

/** A process that reports when it gets the build lock and holds it until it is killed. */
function startBuild(): { process: ChildProcess; hasLock: () => boolean } {
  const program = `const { lockBuild } = await import(${lockModule});
    lockBuild('build.lock'); console.log('locked'); setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: folder,
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  return { process: child, hasLock: () => output.includes('locked') };
}

test('builds run one at a time, and a killed build releases its lock', async () => {
  const first = startBuild();
  await expect.poll(first.hasLock).toBe(true);
  const second = startBuild();
  const [said] = await once(second.process.stdout ?? second.process, 'data');
  expect(String(said)).toContain('Another build is running here');
  expect(second.hasLock()).toBe(false);
  first.process.kill('SIGKILL');
  await expect.poll(second.hasLock).toBe(true);
  second.process.kill('SIGKILL');
  await once(second.process, 'exit');
});

const stampModule = JSON.stringify(resolve('scripts/build/buildStamp.ts'));

function stampOf(siteUrl = ''): string {
  const program = `const { buildStamp } = await import(${stampModule}); console.log(buildStamp());`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', program],
    { cwd: folder, env: { ...process.env, SITE_URL: siteUrl }, encoding: 'utf8' },
  );
  return stdout || stderr;
}

test('the stamp changes with sources, packages and site address, and with nothing else', () => {
  for (const name of ['src', 'public', 'scripts/build', 'scripts/commands'])
    mkdirSync(join(folder, name), { recursive: true });
  for (const name of ['astro.config.ts', 'tsconfig.json', 'package-lock.json', 'src/a.ts'])
    writeFileSync(join(folder, name), name);
  const stamp = stampOf();
  expect(stamp).toMatch(/^[0-9a-f]{64}\n$/);
  expect(stampOf('http://localhost:4321/')).toBe(stamp);
  writeFileSync(join(folder, 'src/a.test.ts'), 'tests are not built');
  expect(stampOf()).toBe(stamp);
  expect(stampOf('https://www.example.com')).not.toBe(stamp);
  for (const name of ['src/a.ts', 'package-lock.json', 'public/new.txt']) {
    const before = stampOf();
    writeFileSync(join(folder, name), 'changed');
    expect(stampOf(), name).not.toBe(before);
  }
  expect(existsSync(join(folder, 'dist'))).toBe(false);
});
