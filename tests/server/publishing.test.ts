import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { releasesIn } from '../../scripts/build/releases.ts';
import { startCheckout } from '../support/startCheckout.ts';
import { isRight, startVisitors } from '../support/startVisitors.ts';

test('five publications, and one that is refused, reach the site or not while visitors notice nothing', async () => {
  const site = await startCheckout();
  onTestFinished(site.stop);
  const { publish, undo, file } = site;
  const shown = async () => (await fetch(`${site.url}/careers`)).text();
  const visitors = startVisitors(site.url);

  const first = await publish('Intern in the spring');
  expect(first).toMatchObject({ state: 'live', error_text: null });
  expect(first?.progress.map(([step]) => step)).toEqual([
    ...['preparing', 'checked', 'drawing', 'packing', 'switching'],
  ]);
  expect(await shown()).toContain('Intern in the spring');
  expect(readFileSync(join(site.folder, 'src/content', file))).toEqual(
    readFileSync(`src/content/${file}`),
  );

  const wrong = await publish('7');
  expect(wrong).toMatchObject({ state: 'failed', error_file: file, error_field: '["title"]' });
  expect(await shown()).toContain('Intern in the spring');

  const second = await publish('Intern in the autumn');
  expect(second?.state).toBe('live');
  expect(await shown()).toContain('Intern in the autumn');

  // The release is still there: nothing is built.
  const undone = await undo(second?.id);
  expect(undone).toMatchObject({ state: 'live', release: first?.release });
  expect(await shown()).toContain('Intern in the spring');
  const back = await undo(first?.id);
  expect(back?.release).toBe(basename(releasesIn().current() ?? ''));
  expect(await shown()).not.toContain('Intern in the');
  const again = await publish('Intern in the autumn');
  expect(again?.release).toBe(second?.release);

  const answers = await visitors.stop();
  expect(answers.filter((answer) => !isRight(answer))).toEqual([]);
}, 900_000);
