import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesIn } from '../../scripts/build/filesIn.ts';
import { releasesIn } from '../../scripts/build/releases.ts';
import { inboxPaths } from '../../src/staff/inboxPaths.ts';
import { type RunningServer, startRelease } from '../support/server.ts';

/** The image's content: the current release, copied away from the sources and node_modules. */
const image = mkdtempSync(join(tmpdir(), 'image-'));
const account = { email: 'admin@example.com', password: 'correct horse battery' };
let server: RunningServer;

beforeAll(async () => {
  cpSync(releasesIn().current() ?? '', image, { recursive: true });
  server = await startRelease(image);
});
afterAll(async () => {
  await server.stop();
  rmSync(image, { recursive: true });
});

/** Runs an operator command as `npm run …` does in the image. */
function command(name: string, parameters: string[], input = '') {
  const { scripts } = JSON.parse(readFileSync(join(image, 'package.json'), 'utf8'));
  const [, script = ''] = scripts[name].split(' ');
  const env = { PATH: process.env.PATH, DATA_DIR: server.dataDir };
  return spawnSync(process.execPath, [script, ...parameters], {
    cwd: image,
    env,
    input,
    encoding: 'utf8',
  });
}

test('the image contains only a release and starts it', () => {
  const final =
    readFileSync('Dockerfile', 'utf8')
      .split(/^FROM /m)
      .at(-1) ?? '';
  expect(final.match(/^(?:COPY|ADD) .*/gm)).toEqual(['COPY --from=build /release ./']);
  const { start } = JSON.parse(readFileSync(join(image, 'package.json'), 'utf8')).scripts;
  expect(final).toContain(`CMD ${JSON.stringify(start.split(' ')).replaceAll(',', ', ')}`);
  expect(readFileSync('Dockerfile', 'utf8')).toContain(
    'cp -r "dist/releases/$(cat dist/current)" /release',
  );
});

test('it contains no sources, no tests and only packages with native code', () => {
  const files = filesIn(image).map((path) => path.slice(image.length + 1));
  const ours = files.filter((path) => !path.startsWith('node_modules/'));
  expect(
    ours.filter(
      (path) =>
        !/^[\w.-]+\.json$|^site\/(?!.*\.(?:tsx?|astro)$)|^server\/[\w.-]+\.m?js$|^(?:detection|printing)\/[\w-]+\.(?:onnx|wasm|ttf)$/.test(
          path,
        ),
    ),
  ).toEqual([]);
  const packages = files.flatMap(
    (path) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? [],
  );
  for (const name of new Set(packages))
    expect(name).toMatch(/^(?:sharp|detect-libc|semver|@img\/.+)$/);
});

test('pages, search, forms and the inbox work', async () => {
  expect((await fetch(server.url)).status).toBe(200);
  expect(await (await fetch(`${server.url}/search?q=surge`)).text()).toContain('/instruments/');
  expect((await fetch(server.url + inboxPaths.signIn)).status).toBe(200);
  const sent = await fetch(`${server.url}/api/submissions/contact`, {
    method: 'POST',
    body: JSON.stringify({ email: 'asha@example.com', message: 'Surge generator' }),
    headers: { 'Content-Type': 'application/json' },
  });
  expect(sent.status).toBe(201);
});

test('staff can be added, sign in and upload a picture', async () => {
  const added = command(
    'staff',
    ['add', account.email, '--role', 'admin', '--ask'],
    `${account.password}\n`,
  );
  expect(added).toMatchObject({ status: 0, stdout: `${account.email} can sign in as admin.\n` });
  const post = (path: string, body: FormData | URLSearchParams, cookie = '') =>
    fetch(server.url + path, {
      method: 'POST',
      body,
      headers: { Origin: server.url, Cookie: cookie },
      redirect: 'manual',
    });
  const signedIn = await post(inboxPaths.signIn, new URLSearchParams(account));
  expect(signedIn.status).toBe(303);
  const slide = new FormData();
  slide.set('count', '1');
  slide.set('action', 'save');
  for (const [name, value] of Object.entries({
    ...{ line0: 'Open house', line1: 'in Pune', line2: 'in December' },
    ...{ ctaText: 'Come along', ctaHref: '/contact', imageAlt: 'The gate' },
  }))
    slide.set(`0.${name}`, value);
  const background = '#0a7264';
  const png = await sharp({ create: { width: 90, height: 60, channels: 3, background } })
    .png()
    .toBuffer();
  slide.set('0.upload', new File([new Uint8Array(png)], 'gate.png', { type: 'image/png' }));
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0];
  expect((await post(inboxPaths.heroes, slide, cookie)).status).toBe(303);
  const [shown] = await (await fetch(`${server.url}/api/heroes`)).json();
  const picture = await fetch(server.url + shown.imageSrc);
  expect(picture.headers.get('content-type')).toBe('image/webp');
});

test('the backup, restore and personal data commands work', () => {
  const file = join(server.dataDir, 'copy.jsonl.gz');
  expect(command('data', ['export', 'asha@example.com']).stdout).toContain('Surge generator');
  expect(command('backup', [file]).stdout).toMatch(/^Wrote \d+ rows/);
  expect(command('data', ['erase', 'asha@example.com']).stdout).toBe('Removed 1 submissions\n');
  expect(command('restore', [file]).stdout).toMatch(/^Restored \d+ rows/);
  expect(command('data', ['export', 'asha@example.com']).stdout).toContain('Surge generator');
});

test('it does not start with a site address other than the one it was built for', async () => {
  await expect(startRelease(image, { SITE_URL: 'https://www.example.com' })).rejects.toThrow(
    'This release was built for SITE_URL=http://localhost:4321, not https://www.example.com.',
  );
});
