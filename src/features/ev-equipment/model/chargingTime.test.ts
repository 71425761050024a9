import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ChargingInputs, defaultCharging } from './chargingInputs.ts';
import { type ChargingAnswer, chargingTime } from './chargingTime.ts';

function answer(changes: Partial<ChargingInputs>): ChargingAnswer {
  const result = chargingTime({ ...defaultCharging, ...changes });
  if (result.kind === 'invalid') throw new Error(JSON.stringify(result.problems));
  return result;
}

const home = { kind: 'ac', amperes: 32, volts: 230 } as const;

test('below 80 % the time is energy divided by the lower power and the efficiency', () => {
  const result = answer({ carLimitKw: 120 });
  expect(result.energyKwh).toBeCloseTo(36, 9);
  expect(result.minutes).toBeCloseTo((36 / (120 * 0.92)) * 60, 9);
  expect(result.limitedBy).toBe('car');
});

test.each([
  [{ kind: 'dc', split: false } as const, 180],
  [{ kind: 'dc', split: true } as const, 90],
  [home, 7.36],
])('%o gives %f kW', (charger, kw) => {
  const result = answer({ charger, carLimitKw: 500 });
  expect(result.powerKw).toBeCloseTo(kw, 9);
  expect(result.minutes).toBeCloseTo((36 / (kw * 0.92)) * 60, 6);
  expect(result.limitedBy).toBe('charger');
});

test('above 80 % the time is the integral over the tapering power', () => {
  const { minutes } = answer({ fromPercent: 50, toPercent: 100, carLimitKw: 150 });
  let hours = 0;
  const slices = 200_000;
  for (let slice = 0; slice < slices; slice++) {
    const soc = 0.5 + (0.5 * (slice + 0.5)) / slices;
    const limit = soc <= 0.8 ? 150 : 150 * (1 - 4 * (soc - 0.8));
    hours += (60 * 0.5) / slices / (Math.min(180, limit) * 0.92);
  }
  expect(minutes).toBeCloseTo(hours * 60, 4);
});

test('tapering does not slow down a much weaker charger', () => {
  const slow = { charger: home, fromPercent: 20, toPercent: 100, carLimitKw: 100 };
  expect(answer(slow).minutes).toBeCloseTo(answer({ ...slow, taper: false }).minutes, 9);
  const split = { ...slow, charger: { kind: 'dc', split: true } as const };
  expect(answer(split).minutes).toBeGreaterThan(answer({ ...split, taper: false }).minutes);
});

test('a small on-board charger is not slowed down by a battery that could take ten times more', () => {
  const outlet = { kind: 'ac', amperes: 16, volts: 230 } as const;
  const overnight = { charger: outlet, batteryKwh: 30, carLimitKw: 3.3, toPercent: 100 };
  const { minutes, curve, quickCharge } = answer(overnight);
  expect(minutes).toBeCloseTo((24 / (3.3 * 0.92)) * 60, 9);
  expect(curve.at(-1)?.kw).toBeCloseTo(3.3, 9);
  expect(quickCharge).toBeUndefined();
  const strong = { charger: { kind: 'ac', amperes: 80, volts: 230 } as const, carLimitKw: 22 };
  expect(answer({ ...overnight, ...strong }).curve.at(-1)?.kw).toBeCloseTo(30 * 0.2, 9);
});

test('the curve covers the whole charge', () => {
  const { curve, minutes } = answer({ toPercent: 100 });
  expect(curve.at(0)).toEqual({ percent: 20, minutes: 0, kw: 180 });
  expect(curve.at(-1)?.minutes).toBeCloseTo(minutes, 9);
  expect(curve.at(-1)?.kw).toBeCloseTo(36, 9);
});

test('the steps can be followed by hand', () => {
  const { steps } = answer({ charger: home, carLimitKw: 11 });
  expect(steps.map(({ result }) => result)).toEqual([
    '36.0 kWh',
    '7.4 kW',
    '7.4 kW',
    '6.8 kW',
    '319.0 min',
    '319.0 min',
  ]);
});

test('the quick charge applies to a car that takes 180 kW alone on the charger', () => {
  const { minutes, quickCharge } = answer({ fromPercent: 20, toPercent: 80 });
  expect(minutes).toBeGreaterThan(10);
  expect(minutes).toBeLessThan(15);
  expect(quickCharge?.holds).toBe(true);
  expect(quickCharge?.storedKwh[0]).toBeCloseTo(27.6, 9);
  expect(quickCharge?.storedKwh[1]).toBeCloseTo(41.4, 9);
  expect(quickCharge?.condition).toContain('accepts 180 kW');
});

test('reports why a quick charge is not possible', () => {
  const { quickCharge } = answer({
    batteryKwh: 90,
    toPercent: 90,
    carLimitKw: 100,
    charger: { kind: 'dc', split: true },
  });
  expect(quickCharge?.holds).toBe(false);
  expect(quickCharge?.obstacles).toHaveLength(4);
});

test('invalid input is reported field by field', () => {
  const result = chargingTime({
    ...defaultCharging,
    batteryKwh: Number.NaN,
    fromPercent: 80,
    toPercent: 80,
    charger: { kind: 'ac', amperes: 16, volts: 400 },
  });
  if (result.kind !== 'invalid') throw new Error(result.kind);
  expect(result.problems.map(({ field }) => field)).toEqual(['batteryKwh', 'volts', 'toPercent']);
});

test('more energy never takes less time, and a stronger charger never takes more', () => {
  const share = fc.double({ min: 1, max: 99, noNaN: true });
  const limit = fc.double({ min: 1, max: 400, noNaN: true });
  fc.assert(
    fc.property(share, share, limit, (a, b, carLimitKw) => {
      const [less, more] = a < b ? [a, b] : [b, a];
      const charge = (toPercent: number, split: boolean) =>
        answer({ fromPercent: 0, toPercent, carLimitKw, charger: { kind: 'dc', split } }).minutes;
      expect(charge(more, false)).toBeGreaterThanOrEqual(charge(less, false) - 1e-9);
      expect(charge(more, false)).toBeLessThanOrEqual(charge(more, true) + 1e-9);
    }),
  );
});
