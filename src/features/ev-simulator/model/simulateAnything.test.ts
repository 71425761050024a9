import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberFields, type numberKeys } from './inputs/numberFields.ts';
import { defaultInputs, type SimulatorInputs } from './inputs/simulatorInputs.ts';
import { simulate } from './simulate.ts';
import { causes, type RangeFound } from './simulationResult.ts';

const within = (key: (typeof numberKeys)[number], min = numberFields[key].min) =>
  fc.double({ min, max: numberFields[key].max, noNaN: true });

/** Any input the page accepts, on a road that does not fall. */
const anyInputs: fc.Arbitrary<SimulatorInputs> = fc.record({
  ...(Object.fromEntries(
    Object.entries(defaultInputs).map(([key, value]) => [key, fc.constant(value)]),
  ) as { [Key in keyof SimulatorInputs]: fc.Arbitrary<SimulatorInputs[Key]> }),
  mode: fc.constantFrom('basic', 'advanced'),
  batteryKwh: within('batteryKwh'),
  speedKmh: within('speedKmh', 1),
  motorKw: within('motorKw', 50),
  weightKg: within('weightKg'),
  airConditioning: fc.boolean(),
  drive: fc.constantFrom('steady', 'idc', 'midc', 'wltp', 'drawn'),
  points: fc.constant(defaultInputs.points),
  road: fc.constantFrom('level', 'slope'),
  gradientPercent: within('gradientPercent', 0),
  headwindKmh: within('headwindKmh'),
  payloadKg: within('payloadKg'),
  tyrePercent: within('tyrePercent'),
  healthPercent: within('healthPercent'),
  regenKw: within('regenKw'),
  regenFadeKmh: within('regenFadeKmh'),
  temperatureC: within('temperatureC'),
  altitudeM: within('altitudeM'),
  heater: fc.constantFrom('heatPump', 'resistive'),
  cd: within('cd'),
  frontalAreaM2: within('frontalAreaM2'),
  crr: within('crr'),
  drivetrainPercent: within('drivetrainPercent'),
  regenPercent: within('regenPercent'),
  usablePercent: within('usablePercent'),
  auxW: within('auxW'),
});

/** Checks `holds` wherever both inputs have a range. */
function compare(
  change: (inputs: SimulatorInputs, by: number) => SimulatorInputs,
  holds: (plain: RangeFound, changed: RangeFound) => boolean,
): void {
  fc.assert(
    fc.property(anyInputs, fc.double({ min: 0, max: 1, noNaN: true }), (inputs, by) => {
      const plain = simulate(inputs);
      const changed = simulate(change(inputs, by));
      return plain.kind !== 'range' || changed.kind !== 'range' || holds(plain, changed);
    }),
    { numRuns: 150 },
  );
}

const hair = 1 + 1e-9;

test('more weight never gives more range', () => {
  compare(
    (inputs, by) => ({ ...inputs, weightKg: inputs.weightKg + by * (20_000 - inputs.weightKg) }),
    (plain, heavier) => heavier.rangeKm <= plain.rangeKm * hair,
  );
});

test('a larger battery never gives less range', () => {
  compare(
    (inputs, by) => ({
      ...inputs,
      batteryKwh: inputs.batteryKwh + by * (1000 - inputs.batteryKwh),
    }),
    (plain, larger) => larger.rangeKm * hair >= plain.rangeKm,
  );
});

test('air conditioning never gives more range', () => {
  compare(
    (inputs) => ({ ...inputs, airConditioning: true }),
    (plain, cooled) => cooled.rangeKm <= plain.rangeKm * hair,
  );
});

test('the causes add up to the consumption within 0.1 %', () => {
  compare(
    (inputs) => inputs,
    ({ whPerKm, whPerKmByCause }) => {
      const sum = causes.reduce((total, cause) => total + whPerKmByCause[cause], 0);
      return Math.abs(sum / whPerKm - 1) < 0.001;
    },
  );
});

test('every valid input gives finite numbers', () => {
  fc.assert(
    fc.property(anyInputs, fc.integer({ min: -10, max: 20 }), (inputs, gradientPercent) => {
      const result = simulate({ ...inputs, gradientPercent, chargeStartPercent: 80 });
      expect(result.kind).not.toBe('invalid');
      JSON.stringify(result, (_, value: unknown) => {
        if (typeof value === 'number') expect(value).toSatisfy(Number.isFinite);
        return value;
      });
    }),
  );
});
