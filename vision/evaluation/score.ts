/**
 * Compares what was found with what is there.
 *
 *     node vision/evaluation/score.ts model [--threshold 0.5] [--list] [--publish]
 *
 * `--publish` writes the figures for the page and, with every picture that fails, for bench/.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stringify } from 'yaml';
import type { Logo } from '../../src/detection/logo.ts';

interface Mark {
  brand: string;
  variant: string;
  box: [number, number, number, number];
  inside: number;
  seen: number;
}

const work = `${import.meta.dirname}/../.work`;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    threshold: { type: 'string', default: '0.5' },
    publish: { type: 'boolean' },
    list: { type: 'boolean' },
  },
});
const threshold = Number(values.threshold);
const foundIn = join(work, 'found', positionals[0] ?? 'model');
/** Marks that are less visible than this are neither missed nor wrong. */
const leastSeen = 0.6;

function overlap([x, y, width, height]: Mark['box'], { position }: Logo): number {
  const across = Math.min(x + width, position.x + position.width) - Math.max(x, position.x);
  const down = Math.min(y + height, position.y + position.height) - Math.max(y, position.y);
  if (across <= 0 || down <= 0) return 0;
  const shared = across * down;
  return shared / (width * height + position.width * position.height - shared);
}

function logosIn(file: string): Logo[] {
  const found: Logo[] = JSON.parse(readFileSync(file, 'utf8'));
  return found.filter(({ confidence }) => confidence >= threshold);
}

const read = (folder: string) =>
  readdirSync(join(foundIn, folder)).map((name) => ({
    name: name.replace('.json', ''),
    logos: logosIn(join(foundIn, folder, name)),
  }));

const counts = {
  large: { there: 0, found: 0 },
  small: { there: 0, found: 0 },
  tiny: { there: 0, found: 0 },
  /** The first of two lines of a word, from 24 px on: more than the marks' owners call a mark. */
  line: { there: 0, found: 0 },
};
let confused = 0;
let matched = 0;
let strayInScenes = 0;
let partBoxes = 0;
const failing: string[] = [];
/** Marks that were missed, for the sheet of the page. */
const missed: { name: string; box: Mark['box'] }[] = [];
const byVariant: Record<string, [number, number]> = {};
const scenes = read('scenes/with');
for (const { name, logos } of scenes) {
  const { marks }: { marks: Mark[] } = JSON.parse(
    readFileSync(join(work, 'scenes/with/boxes', name.replace('.jpg', '.json')), 'utf8'),
  );
  const used = new Set<Logo>();
  for (const mark of marks) {
    const fair = mark.seen >= leastSeen && mark.inside >= leastSeen;
    const hit = logos.find(
      (logo) => !used.has(logo) && logo.brand === mark.brand && overlap(mark.box, logo) >= 0.5,
    );
    const other = hit
      ? undefined
      : logos.find((logo) => !used.has(logo) && overlap(mark.box, logo) >= 0.5);
    if (hit ?? other) used.add((hit ?? other) as Logo);
    if (!fair) {
      for (const logo of logos)
        if (logo.brand === mark.brand && overlap(mark.box, logo) > 0.05) used.add(logo);
      continue;
    }
    if (hit ?? other) matched++;
    if (other) confused++;
    const width = mark.box[2];
    const size =
      width < 24 ? 'tiny' : mark.variant === 'line' ? 'line' : width < 48 ? 'small' : 'large';
    counts[size].there++;
    if (hit) counts[size].found++;
    if (size !== 'tiny') {
      const [there, found] = byVariant[`${mark.brand} ${mark.variant}`] ?? [0, 0];
      byVariant[`${mark.brand} ${mark.variant}`] = [there + 1, found + Number(Boolean(hit))];
    }
    if (!hit && size !== 'tiny') {
      missed.push({ name, box: mark.box });
      failing.push(
        `${name} ${mark.brand} ${mark.variant} ${mark.box.map(Math.round)} seen ${mark.seen}${other ? ` taken for ${other.brand}` : ''}`,
      );
    }
  }
  for (const logo of logos) {
    if (used.has(logo)) continue;
    // A box on a mark that overlaps it too little has already cost a miss.
    if (marks.some((mark) => overlap(mark.box, logo) > 0.02)) partBoxes++;
    else {
      strayInScenes++;
      failing.push(`${name} stray ${JSON.stringify(logo)}`);
    }
  }
}
const negatives = ['scenes/without', 'negatives'].flatMap((folder) => {
  try {
    return read(folder).map((one) => ({ ...one, folder }));
  } catch {
    return [];
  }
});
const alarms = negatives.flatMap(({ folder, name, logos }) =>
  logos.map((logo) => `${folder}/${name} ${JSON.stringify(logo)}`),
);
const share = ({ there, found }: { there: number; found: number }) =>
  there === 0 ? null : Math.round((found / there) * 1000) / 1000;
const result = {
  threshold,
  scenes: scenes.length,
  marks: { large: counts.large.there, small: counts.small.there, line: counts.line.there },
  recallFrom48: share(counts.large),
  recall24To48: share(counts.small),
  recallFirstLine: share(counts.line),
  recallBelow24: share(counts.tiny),
  confusion: Math.round((confused / Math.max(1, matched)) * 1000) / 1000,
  partBoxes,
  strayInScenes,
  withoutMarks: negatives.length,
  falseAlarms: alarms.length,
  falseAlarmsPerPicture:
    Math.round((alarms.length / Math.max(1, negatives.length)) * 10_000) / 10_000,
};
console.log(JSON.stringify(result));
if (values.list) console.log([...failing, ...alarms, JSON.stringify(byVariant)].join('\n'));
if (values.publish) {
  writeFileSync(join(work, 'missed.json'), JSON.stringify(missed));
  const {
    recallBelow24: _,
    partBoxes: __,
    strayInScenes: ___,
    falseAlarms: ____,
    ...published
  } = result;
  writeFileSync(
    'src/content/logo-detection-quality.yaml',
    `# Written by vision/evaluation/score.ts.\n${stringify(published)}`,
  );
  const rows = Object.entries(result).map(
    ([name, value]) => `| ${name} | ${typeof value === 'object' ? JSON.stringify(value) : value} |`,
  );
  writeFileSync(
    'bench/LOGO-DETECTION.md',
    [
      '# Logo detection',
      '',
      'Written by `node vision/evaluation/score.ts model --publish`; see `vision/README.md`.',
      '',
      '| Figure | Value |',
      '|---|---|',
      ...rows,
      '',
      '## What fails',
      '',
      'Scene, brand, part, box (x, y, width, height) and visible share; or what was found where nothing is.',
      '',
      ...[...failing, ...alarms].map((line) => `- ${line}`),
      '',
    ].join('\n'),
  );
}
