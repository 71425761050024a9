import type { Requirement } from '../../src/content/schemas/standards/requirements.ts';
import type { Eut } from '../../src/features/test-plan/model/matching/eut.ts';
import type { Instrument, Setup } from '../../src/features/test-plan/model/matching/instrument.ts';
import { matchTest } from '../../src/features/test-plan/model/matching/matchTest.ts';

export interface Given {
  role?: string;
  volts?: number;
  /** Ports of its coverage, each up to a level. */
  covers?: Record<string, number>;
  eut?: object;
  worksWith?: string[];
  standard?: string;
  waves?: object[];
  requires?: string[];
}

export const device = (slug: string, given: Given = {}): Instrument => {
  const { role = 'generator', volts = 4000, covers = { 'AC supply': 4000 }, eut } = given;
  const { standard = 'IEC 61000-4-5', worksWith = [], requires = [] } = given;
  const { waves = [{ wave: '1-2-50', maxVolts: volts }] } = given;
  return {
    ...{ slug, name: slug.toUpperCase(), role, waves, worksWith, requires },
    covers: Object.entries(covers).map(([port, upTo]) => ({ standard, port, upTo, unit: 'V' })),
    eut,
  } as unknown as Instrument;
};
export const row = (given: object = {}): Requirement => ({
  ...{ port: 'ac', phenomenon: 'surge', basic: 'IEC 61000-4-5', wave: '1-2-50', basis: 'read' },
  levels: [{ mode: 'line to earth', value: 2000, unit: 'V' }],
  ...given,
});
export const single = { maxVolts: 250, maxAmperes: 16, phases: 1 };
export const mains: Eut = { phases: 1, ac: { volts: 230, amperes: 16 }, dc: undefined };
export const names = (setups: readonly Setup[]) =>
  setups.map(({ generator, network }) => [generator.slug, network?.slug].filter(Boolean).join('+'));
/** What does a test, or what is missing. */
export function outcome(one: Requirement, eut: Eut, catalogue: readonly Instrument[]) {
  const match = matchTest(one, eut, catalogue);
  if (match.kind === 'served') return names(match.setups);
  if (match.kind !== 'short') return match.kind;
  const missing = match.shortfalls.map(({ asked, has }) => `${has} < ${asked}`).join(', ');
  return `${match.nearest.slug}: ${missing}`;
}
