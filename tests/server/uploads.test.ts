import { once } from 'node:events';
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { mostBytes } from '../../src/server/intake/bodyLimits.ts';
import { pdf } from '../support/documents.ts';
import { whileJobsOpen } from '../support/fakeClock.ts';
import { formNamed } from '../support/formNamed.ts';
import { openSite, type Site } from '../support/site.ts';
import { describeSqlite, type StoreEnv } from '../support/stores.ts';

const uploadBytes = 4_900_000;
const boundary = 'upload';
const fields = { name: 'Ravi', email: 'ravi@example.com', job: 'HR Intern' };
const start = [
  ...Object.entries(fields).map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  ),
  `--${boundary}\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n%PDF-1.4`,
].join('');

describeSqlite('uploads', (stores) => {
  let site: Site;
  let env: StoreEnv;
  const sockets: Socket[] = [];
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await site.close();
  });

  async function open(settings: NodeJS.ProcessEnv = {}) {
    env = await stores.fresh();
    site = await openSite({ ...env, ...settings }, () => Date.parse(whileJobsOpen));
  }
  const folder = () => join(env.DATA_DIR, 'uploads');
  const files = () => readdirSync(folder());

  /** Announces an upload and sends no more than `sent` of it. */
  function stall(
    from: string,
    sent = start + 'x'.repeat(100_000),
    length: number = uploadBytes,
  ): Socket {
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    sockets.push(socket);
    const head = [
      'POST /api/submissions/application HTTP/1.1',
      'Host: localhost',
      `X-Forwarded-For: ${from}`,
      `Content-Type: multipart/form-data; boundary=${boundary}`,
      `Content-Length: ${length}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${sent}`);
    return socket;
  }
  const inAll = () => site.services.env.UPLOAD_MEGABYTES * 1024 * 1024;
  const answerTo = async (socket: Socket) => String((await once(socket, 'data'))[0]);

  function apply(from: string, size = 10_000) {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    body.append('resume', new File([new Uint8Array(pdf(size))], 'cv.pdf'));
    return site.send('application', { body }, from);
  }

  /** All but the end of an upload. */
  const nearlyAll = start + 'x'.repeat(uploadBytes - 10_000);

  test('one client can hold only so many bytes, and others still send theirs', async () => {
    await open({ UPLOAD_MEGABYTES_PER_CLIENT: '10' });
    for (let count = 0; count < 2; count++) stall('192.0.2.1', nearlyAll);
    await expect.poll(() => site.services.rooms.files.left()).toBeLessThan(inAll() - 9_000_000);
    const refused = await Promise.all([1, 2, 3].map(() => answerTo(stall('192.0.2.1', nearlyAll))));
    for (const answer of refused) {
      expect(answer).toMatch(/^HTTP\/1\.1 429 /);
      expect(answer).toMatch(/^Retry-After: \d+\r$/m);
    }
    expect((await apply('192.0.2.2', 1_000_000)).status).toBe(201);
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => site.services.rooms.files.left()).toBe(inAll());
    expect((await apply('192.0.2.1')).status).toBe(201);
  });

  test('all clients together can hold only so many bytes, and nobody’s text is refused for it', async () => {
    await open({ UPLOAD_MEGABYTES: '5' });
    stall('192.0.2.1', nearlyAll);
    await expect.poll(() => site.services.rooms.files.left()).toBeLessThan(500_000);
    expect(await answerTo(stall('192.0.2.2', nearlyAll))).toMatch(/^HTTP\/1\.1 503 /);
    const message = { email: 'a@example.com', message: 'x' };
    expect((await site.post('contact', message)).status).toBe(201);
    const health = await (await fetch(`${site.url}/api/health/ready`)).json();
    expect(health.room.files).toBeLessThan(500_000);
    expect(health.room.forms).toBe(32 * 1024 * 1024);
  });

  test('connections that announce all there is room for, and send nothing, shut no form', async () => {
    await open();
    const shares = [32 * 1024 * 1024, mostBytes(formNamed('application'))];
    for (let client = 0; client < 60; client++)
      stall(`192.0.2.${client}`, start, shares[client % 2]);
    expect(await answerTo(stall('192.0.2.1', start, shares[0]))).toMatch(/^HTTP\/1\.1 413 /);
    await expect.poll(files).toHaveLength(30);
    expect((await site.post('contact', { email: 'a@example.com', message: 'x' })).status).toBe(201);
    expect((await apply('192.0.2.200', 1_000_000)).status).toBe(201);
  });

  test('a client that has used up its turns is refused before its file is read', async () => {
    await open({ SUBMISSIONS_PER_HOUR: '1' });
    expect((await apply('192.0.2.1')).status).toBe(201);
    expect(await answerTo(stall('192.0.2.1', ''))).toMatch(/^HTTP\/1\.1 429 /);
    // A repeat of what was accepted, small enough to be read, still gets its reference.
    expect((await apply('192.0.2.1')).status).toBe(201);
  });

  test('a refused client can send the rest, and use its connection again', async () => {
    await open({ UPLOAD_MEGABYTES_PER_CLIENT: '1' });
    const sent = start + 'x'.repeat(2_000_000);
    const socket = stall('192.0.2.1', sent);
    expect(await answerTo(socket)).toMatch(/^HTTP\/1\.1 429 /);
    socket.write(Buffer.alloc(uploadBytes - sent.length));
    socket.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n');
    expect(await answerTo(socket)).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('a file being received is private, and gone when its sender breaks off', async () => {
    await open();
    const socket = stall('192.0.2.1');
    await expect.poll(files).toHaveLength(1);
    const [name = ''] = files();
    expect(statSync(folder()).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder(), name)).mode & 0o777).toBe(0o600);
    socket.destroy();
    await expect.poll(files).toEqual([]);
    await expect.poll(() => site.services.rooms.files.left()).toBe(inAll());
  });

  test('no file is left after a success, a refusal or a file that is too large', async () => {
    await open();
    expect((await apply('192.0.2.1')).status).toBe(201);
    expect(files()).toEqual([]);
    expect((await apply('192.0.2.1', 6_000_000)).status).toBe(413);
    expect(files()).toEqual([]);
    const body = new FormData();
    body.append('resume', new File(['no document'], 'cv.pdf'));
    expect((await site.send('application', { body })).status).toBe(422);
    expect(files()).toEqual([]);
  });

  test('what a killed server left is removed at the start, what another receives is not', async () => {
    const store = await stores.fresh();
    const uploads = join(store.DATA_DIR, 'uploads');
    mkdirSync(uploads);
    const host = hostname().replaceAll('.', '_');
    writeFileSync(join(uploads, `${host}.999999999.left`), 'left');
    writeFileSync(join(uploads, 'elsewhere.1.receiving'), 'receiving');
    env = store;
    site = await openSite(store);
    expect(files()).toEqual(['elsewhere.1.receiving']);
  });

  test('where no file can be written, the sender is told and nothing is stored', async () => {
    await open();
    writeFileSync(folder(), 'in the way');
    const response = await apply('192.0.2.1', 1_000_000);
    expect(response.status).toBe(503);
    expect(await site.services.db.selectFrom('submissions').select('id').execute()).toEqual([]);
  });
});
