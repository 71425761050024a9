import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { badInput, wild } from '../support/badInput.ts';
import { seed } from '../support/random.ts';
import { openSite, type Site } from '../support/site.ts';
import { describeStores } from '../support/stores.ts';

/** The default takes a few seconds; set FUZZ_RUNS for a longer run. */
const runs = Number(process.env.FUZZ_RUNS ?? 200);
const known = new Set([201, 400, 403, 404, 405, 413, 415, 422]);
/** Without JavaScript an accepted form redirects to a page. */
const knownForPages = new Set([303, 404]);
const timeout = () => AbortSignal.timeout(120_000);

describeStores(`bad input, TEST_SEED=${seed},`, (stores) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(await stores.fresh());
  });
  afterAll(() => site.close());

  const references = async () => {
    const rows = await site.services.db.selectFrom('submissions').select('reference').execute();
    return rows.map(({ reference }) => reference).toSorted();
  };

  test('every request gets a valid response, and exactly the accepted ones are stored', async () => {
    const given = new Set(await references());
    await fc.assert(
      fc.asyncProperty(badInput, async ({ form, headers, body }) => {
        const init = { body, headers, redirect: 'manual', signal: timeout() } as const;
        const response = await site.send(form, init);
        const text = await response.text();
        const page = headers.Accept?.includes('text/html') && response.status === 303;
        expect(page ? knownForPages : known).toContain(response.status);
        if (page) {
          const sent = /\?sent=(.+)$/.exec(response.headers.get('location') ?? '')?.[1];
          if (sent) given.add(sent);
          return;
        }
        const type = response.headers.get('content-type') ?? '';
        // Without JavaScript a rejected form is rendered again.
        if (headers.Accept?.includes('text/html') && type.startsWith('text/html')) return;
        expect(type).toMatch(/json/);
        const { reference } = JSON.parse(text) as { reference?: string };
        if (response.status === 201) given.add(reference ?? 'none was given');
      }),
      { numRuns: runs, seed },
    );
    expect(await references()).toEqual([...given].toSorted());
  }, 300_000);

  test('every malformed request is answered or disconnected', async () => {
    const line = fc.oneof(
      fc.constantFrom(
        ...['Content-Length: 5', 'Content-Length: 99999999999', 'Content-Length: -1'],
        ...['Transfer-Encoding: chunked', 'Transfer-Encoding: gzip', 'Expect: 100-continue'],
        ...['Content-Type: application/json', 'Host: localhost', 'Host: evil.example', 'Expect: x'],
        ...['Connection: upgrade', 'Upgrade: websocket', 'X: \u0001', 'Content-Type: text/html'],
      ),
      wild.map((value) => `X-Odd: ${value}`),
    );
    const end = fc.oneof(
      fc.constantFrom('', '5\r\n{"a":\r\n', 'ffffffff\r\n', '{}', '0\r\n\r\n'),
      wild,
    );
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 6 }), end, async (lines, body) => {
        const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
        socket.on('error', () => undefined);
        socket.setTimeout(120_000, () => socket.destroy(new Error('No response')));
        const head = ['POST /api/submissions/contact HTTP/1.1', ...lines, '', ''].join('\r\n');
        socket.end(Buffer.from(head + body, 'latin1'));
        const answer = (await buffer(socket).catch(() => Buffer.from('cut'))).toString('latin1');
        expect(answer).toMatch(/^$|^cut$|^HTTP\/1\.1 [1-4]\d\d/);
      }),
      { numRuns: Math.ceil(runs / 2), seed },
    );
    expect((await site.post('contact', { email: 'a@example.com' })).status).toBe(201);
  }, 300_000);

  test('any text a visitor types is accepted and stored intact', async () => {
    await fc.assert(
      fc.asyncProperty(wild, wild, async (name, message) => {
        const fields = { email: 'a@example.com', name: name.slice(0, 90), message };
        const response = await site.post('contact', fields);
        expect(response.status).toBe(201);
        const { reference } = await response.json();
        const row = await site.services.db
          .selectFrom('submissions')
          .select('fields')
          .where('reference', '=', reference)
          .executeTakeFirstOrThrow();
        const kept = JSON.parse(row.fields);
        const letters = (text: string) => text.normalize('NFC').match(/[\p{L}\p{N}]/gu);
        expect(letters(kept.message)).toEqual(letters(message.toWellFormed()));
      }),
      { numRuns: Math.ceil(runs / 2), seed },
    );
  }, 300_000);
});
