import { afterAll, beforeAll, expect, test } from 'vitest';
import { calculatorPaths } from '../../src/site/pageAddresses.ts';
import { paths } from '../../src/site/paths.ts';
import { type RunningServer, startServer } from '../support/server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: 'silent' });
});
afterAll(() => server.stop());

async function ask(path: string, fields: Record<string, string>): Promise<string> {
  const response = await fetch(`${server.url}${path}?${new URLSearchParams(fields)}`, {
    headers: { Accept: 'text/html' },
  });
  expect(response.status).toBe(200);
  return response.text();
}

/** The text of a page as a visitor reads it, without tags. */
const words = (html: string) =>
  html.replaceAll(/<!--.*?-->|<[^>]+>/gs, ' ').replaceAll(/\s+/g, ' ');

test('the simulator answers a form that is sent without JavaScript', async () => {
  const html = await ask(paths.evSimulator, {
    run: '1',
    mode: 'basic',
    battery: '60',
    speed: '120',
  });
  expect(words(html)).toContain('Range 298 km');
  // The folded parts as tables, for browsers without scripts only.
  const plain = /<noscript>([\s\S]*?)<\/noscript>/.exec(
    html.slice(html.indexOf('id="simulation"')),
  );
  expect(words(plain?.[1] ?? '')).toContain('Per kilometre, electric beside petrol');
});

test('the simulator keeps what was typed and says next to the field what is wrong', async () => {
  const html = await ask(paths.evSimulator, {
    run: '1',
    mode: 'advanced',
    battery: '7,5',
    weight: 'heavy',
    cd: '9',
  });
  expect(html).toContain('value="7,5"');
  expect(html).toContain('value="heavy"');
  const field = html.slice(
    html.indexOf('value="heavy"') - 400,
    html.indexOf('value="heavy"') + 700,
  );
  expect(field).toContain('aria-invalid="true"');
  expect(field).toContain('Vehicle weight must be a number from 100 to 20000 kg.');
  // The part the other wrong value is in stands open.
  expect(html).toMatch(/<details open=""><summary[^>]*>Figures of the car/);
});

test('another vehicle chosen in the form brings its figures', async () => {
  const html = await ask(paths.evSimulator, {
    run: '1',
    mode: 'advanced',
    battery: '60',
    vehicle: 'tata-nexon-ev',
    'vehicle-was': '',
  });
  expect(html).toContain('value="30.2"');
  expect(words(html)).toContain('312 km by ARAI');
});

test('the charging calculator and the reflector answer as well', async () => {
  const charging = await ask(paths.evEquipment, { run: '1', charger: 'ac-32', battery: '60 kWh' });
  expect(words(charging)).toContain('5 h 19 min');
  const wrong = await ask(paths.evEquipment, { run: '1', to: '10' });
  expect(words(wrong)).toContain(
    'The state of charge at the end must be above the one at the start.',
  );
  const reflector = await ask(paths.reflector, { edge: '300', frequency: '9,4' });
  expect(words(reflector)).toContain('15.2 dBsm');
});

test.each(calculatorPaths)(
  '%s without a question is the built page, and the drawn one is not listed',
  async (path) => {
    const built = await fetch(server.url + path);
    expect(built.headers.get('etag')).not.toBeNull();
    expect(await ask(path, { x: '1' })).toMatch(/<meta name="robots" content="noindex/);
    expect((await fetch(`${server.url}/answers${path}`)).status).toBe(404);
  },
);
