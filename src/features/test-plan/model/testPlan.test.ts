import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { categorySchema } from '../../../content/schemas/product.ts';
import { requirementsSchema } from '../../../content/schemas/requirements.ts';
import type { PlanRow, Question } from './testPlan.ts';
import { testPlan } from './testPlan.ts';

const content = 'src/content';
const read = (path: string): unknown => parse(readFileSync(`${content}/${path}`, 'utf8'));
const instruments = readdirSync(`${content}/instruments`).flatMap(
  (file) => categorySchema.parse(read(`instruments/${file}`)).products,
);
const plan = (standard: string, question: Question) =>
  testPlan(requirementsSchema.parse(read(`requirements/${standard}.yaml`)), question, instruments);

const supply = (volts: number, amperes: number) => ({ volts, amperes });
const inverter = { phases: 3 as const, ac: supply(400, 32), dc: supply(48, 10) };
const meter = { phases: 1 as const, ac: supply(230, 10), dc: supply(24, 2) };
const summary = ({ requirement, match, setup }: PlanRow) => {
  const parts = setup && [setup.generator.name, setup.network?.name].filter(Boolean).join(' + ');
  const missing =
    match.kind === 'short' &&
    `${match.nearest.name}: ${match.shortfalls.map((one) => `${one.reached} < ${one.asked}`)}`;
  return `${requirement.port} ${requirement.basic}: ${parts ?? (missing || match.kind)}`;
};

test('a three-phase inverter of 32 A is led to the instruments for industry', () => {
  const rows = plan('iec-61000-6-2', {
    environment: 'industrial',
    ports: ['ac', 'enclosure'],
    eut: inverter,
  });
  expect(rows.map(summary)).toEqual([
    'enclosure IEC 61000-4-2: ESG 16',
    'enclosure IEC 61000-4-8: MULTI-CE7',
    'ac IEC 61000-4-4: MULTI-CE7 + CDN 5432',
    'ac IEC 61000-4-5: MULTI-CE7 + CDN 5432',
    'ac IEC 61000-4-34: PFG 32-3',
    'ac IEC 61000-4-34: PFG 32-3',
  ]);
});

test('a single-phase instrument needs one compact generator', () => {
  const rows = plan('iec-61326-1', {
    environment: 'industrial',
    ports: ['ac', 'signal'],
    eut: meter,
  });
  expect(rows.map(summary)).toEqual([
    'ac IEC 61000-4-4: MULTI-CE5',
    'ac IEC 61000-4-5: MULTI-CE5',
    'ac IEC 61000-4-11: MULTI-CE5',
    'ac IEC 61000-4-11: MULTI-CE5',
    'signal IEC 61000-4-4: MULTI-CE5',
    'signal IEC 61000-4-5: MULTI-CE5 + CDN-S8',
  ]);
});

test('what no instrument reaches is named with the figure', () => {
  const rows = plan('iec-61326-1', {
    environment: 'industrial',
    ports: ['ac'],
    eut: { ...inverter, ac: supply(690, 63) },
  });
  expect(rows.map(summary)).toEqual([
    'ac IEC 61000-4-4: CDN 5432: 440 V < 690 V,32 A < 63 A',
    'ac IEC 61000-4-5: CDN 5432: 440 V < 690 V,32 A < 63 A',
    'ac IEC 61000-4-34: PFG 75-3: 440 V < 690 V',
    'ac IEC 61000-4-34: PFG 75-3: 440 V < 690 V',
  ]);
  const induction = plan('itu-t-k-21', {
    environment: 'enhanced',
    ports: ['telecom'],
    eut: inverter,
  });
  expect(induction.map(summary)).toEqual([
    'telecom ITU-T K.44: TSG 6-700',
    'telecom ITU-T K.44: TSG 6-700',
    'telecom ITU-T K.44: PXG 600-60: 600 V < 1.5 kV',
    'telecom ITU-T K.44: PXG 600-60',
  ]);
});

test('vehicles are tested at 12 V or at 24 V', () => {
  const truck = { ...meter, dc: supply(27, 20) };
  const levels = (volts: number) =>
    plan('iso-7637-2', {
      environment: 'level-iv',
      ports: ['dc'],
      eut: { ...truck, dc: supply(volts, 20) },
    }).map(({ requirement }) => requirement.levels[0]?.value);
  expect(levels(13.5)).toEqual([150, 112, 10, 220, 150]);
  expect(levels(27)).toEqual([600, 112, 20, 300, 300]);
});
