import { execFile, execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Logo } from '../../src/detection/logo.ts';
import { apiPaths } from '../../src/site/paths.ts';
import { openSite, type Site } from '../support/site.ts';

const sample = (name: string) => readFileSync(`src/assets/logo-detection/samples/${name}.webp`);
let site: Site;
beforeAll(async () => {
  site = await openSite({ DATA_DIR: mkdtempSync(join(tmpdir(), 'logos-')) });
});
afterAll(() => site.close());

function send(
  image: Uint8Array<ArrayBuffer> | Buffer,
  fields: Record<string, string> = {},
  to = site,
) {
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(image)]), 'picture');
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return fetch(`${to.url}${apiPaths.logoDetection}`, { method: 'POST', body: form });
}
const logosIn = async (response: Response): Promise<Logo[]> => {
  expect(response.status).toBe(200);
  return (await response.json()).logos;
};

const plain = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } })
    .avif()
    .toBuffer();

describe('what it finds', () => {
  let logo: Logo | undefined;
  beforeAll(async () => {
    [logo] = await logosIn(await send(sample('van')));
  });

  test('the mark on the van, where it is', () => {
    expect(logo).toMatchObject({ brand: 'Jyotem', confidence: expect.any(Number) });
    for (const [side, value] of Object.entries({ x: 259, y: 235, width: 217, height: 68 }))
      expect(Math.abs((logo?.position[side as 'x'] ?? 0) - value)).toBeLessThan(20);
  });

  test('positions are those of the picture as shown, however it is stored', async () => {
    const turned = await sharp(sample('van'))
      .rotate(270)
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 95 })
      .toBuffer();
    const [shown] = await logosIn(await send(turned));
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(Math.abs((shown?.position[side] ?? 0) - (logo?.position[side] ?? 0))).toBeLessThan(6);
  });

  test('in a large picture, which is halved on the way, where it is in the file', async () => {
    const large = await sharp(sample('van'))
      .resize({ width: 4800 })
      .jpeg({ quality: 60 })
      .toBuffer();
    const { width = 1 } = await sharp(sample('van')).metadata();
    const [shown] = await logosIn(await send(large));
    expect(shown?.brand).toBe('Jyotem');
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(
        Math.abs((shown?.position[side] ?? 0) * (width / 4800) - (logo?.position[side] ?? 0)),
      ).toBeLessThan(10);
  });

  test('nothing in a plain picture, and less at a higher threshold', async () => {
    expect(await logosIn(await send(await plain()))).toEqual([]);
    expect(await logosIn(await send(sample('van'), { threshold: '1' }))).toEqual([]);
  });

  test('its description names every field of the answer', async () => {
    const api = await (await fetch(`${site.url}${apiPaths.logoDetectionDescription}`)).json();
    expect(api.openapi).toBe('3.1.0');
    const { post } = api.paths[apiPaths.logoDetection];
    expect(Object.keys(post.responses)).toEqual(['200', '400', '413', '415', '422', '429', '503']);
    const { items } = post.responses[200].content['application/json'].schema.properties.logos;
    expect(Object.keys(logo ?? {})).toEqual(Object.keys(items.properties));
  });
});

describe('what it refuses', () => {
  const gif = () =>
    sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .gif()
      .toBuffer();
  /** A PNG of a few bytes that claims to be large. */
  const bomb = (width: number, height: number) => () => {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    png.writeUInt32BE(width, 16);
    png.writeUInt32BE(height, 20);
    return png;
  };
  const avif = (height: number, bitdepth: 8 | 10) => () =>
    sharp({ create: { width: 4000, height, channels: 3, background: 'teal' } })
      .avif({ effort: 0, bitdepth })
      .toBuffer();
  const cases: [string, () => Buffer | Promise<Buffer>, Record<string, string>, number][] = [
    ['an empty file', () => Buffer.alloc(0), {}, 400],
    ['a threshold that is no number', () => sample('van'), { threshold: 'high' }, 400],
    ['more than 5 MB', () => Buffer.concat([sample('van'), Buffer.alloc(5_000_000)]), {}, 413],
    ['a picture that claims too many pixels', bomb(60_000, 60_000), {}, 413],
    ['one that is a line', bomb(25_000_000, 1), {}, 413],
    ['one with too long a side', bomb(12_001, 1000), {}, 413],
    ['one that is too narrow', bomb(100, 5001), {}, 413],
    ['an AVIF that could only be decoded as a whole', avif(3126, 8), {}, 413],
    ['half of one, with more bits a colour', avif(1563, 10), {}, 413],
    ['a GIF', gif, {}, 415],
    [
      'a page that begins with a comment',
      () => Buffer.from('<!-- \xff\xd8\xff --><script>'),
      {},
      415,
    ],
    ['a picture cut in the middle', () => sample('van').subarray(0, 9_000), {}, 422],
    [
      'a header and noise',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(5000, 7)]),
      {},
      422,
    ],
  ];
  test.each(cases)('%s', async (_name, make, fields, status) => {
    const response = await send(await make(), fields);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect((await response.json()).detail).toMatch(/\.$/);
  });

  test('a body that is no form, and one without a picture', async () => {
    const post = (headers: Record<string, string>, body: string) =>
      fetch(`${site.url}${apiPaths.logoDetection}`, { method: 'POST', headers, body });
    expect((await post({ 'Content-Type': 'application/json' }, '{}')).status).toBe(415);
    expect((await post({ 'Content-Type': 'multipart/form-data' }, 'x')).status).toBe(400);
    const empty =
      '--cut\r\nContent-Disposition: form-data; name="threshold"\r\n\r\n0.5\r\n--cut--\r\n';
    expect(
      (await post({ 'Content-Type': 'multipart/form-data; boundary=cut' }, empty)).status,
    ).toBe(400);
  });
});

test('a client that sends too many pictures waits, and says so to its program', async () => {
  const env = { DATA_DIR: mkdtempSync(join(tmpdir(), 'logos-')), DETECTIONS_PER_HOUR: '1' };
  const strict = await openSite(env);
  expect((await send(await plain(), {}, strict)).status).toBe(200);
  const refused = await send(await plain(), {}, strict);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
  await strict.close();
});

test('one client cannot fill the queue', async () => {
  const answers = await Promise.all(Array.from({ length: 7 }, () => send(sample('van'))));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses.slice(0, 4)).toEqual([200, 200, 200, 200]);
  expect(statuses.at(-1)).toBe(429);
});

describe('the examples on the page', () => {
  const { programs }: { programs: { label: string; code: string }[] } = parse(
    readFileSync('src/content/logo-detection.yaml', 'utf8'),
  );
  const commands: Record<string, [string, string]> = {
    curl: ['sh', 'example.sh'],
    JavaScript: [process.execPath, 'example.mjs'],
    Python: ['python3', 'example.py'],
  };
  const isInstalled = (label: string) => {
    const program = label === 'Python' ? 'python3' : label === 'curl' ? 'curl' : 'true';
    return execFileSync('sh', ['-c', `command -v ${program} || true`]).length > 0;
  };
  for (const { label, code } of programs)
    test.runIf(isInstalled(label))(label, async () => {
      const folder = mkdtempSync(join(tmpdir(), 'example-'));
      copyFileSync('src/assets/logo-detection/samples/van.webp', join(folder, 'shop-front.jpg'));
      const [program = '', file = ''] = commands[label] ?? [];
      writeFileSync(join(folder, file), code.replaceAll('SITE_URL', site.url));
      const { stdout } = await promisify(execFile)(program, [file], { cwd: folder });
      expect(stdout).toContain('Jyotem');
    });
});
