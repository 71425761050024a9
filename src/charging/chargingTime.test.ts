import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ChargingInputs, defaultCharging } from './chargingInputs.ts';
import { type ChargingAnswer, chargingTime, durationText, latestStart } from './chargingTime.ts';

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

test('above 80 % the time is the integral over the tapering rate', () => {
  const { minutes } = answer({ fromPercent: 50, toPercent: 100, carLimitKw: 150 });
  let hours = 0;
  const slices = 200_000;
  for (let slice = 0; slice < slices; slice++) {
    const soc = 0.5 + (0.5 * (slice + 0.5)) / slices;
    const accepted = soc <= 0.8 ? 3 : 3 - 14 * (soc - 0.8);
    hours += (60 * 0.5) / slices / Math.min(150 * 0.92, accepted * 60);
  }
  expect(minutes).toBeCloseTo(hours * 60, 4);
});

test('the taper follows the cells, not the charger or the car', () => {
  // 50 kW is 0.77 C of 60 kWh: the cells still accept that at 95 %.
  const slow = { fromPercent: 20, toPercent: 95, carLimitKw: 50 };
  expect(answer(slow).minutes).toBeCloseTo(answer({ ...slow, taper: false }).minutes, 9);
  expect(answer({ ...slow, toPercent: 100 }).minutes).toBeGreaterThan(
    answer({ ...slow, toPercent: 100, taper: false }).minutes,
  );
  const overnight = { charger: home, carLimitKw: 11, toPercent: 100 };
  expect(answer(overnight).minutes).toBeCloseTo(answer({ ...overnight, taper: false }).minutes, 9);
});

test('cells that accept 1 C set the pace of a strong charger from the start', () => {
  const { minutes, limitedBy, powerKw } = answer({ peakC: 1 });
  expect(minutes).toBeCloseTo(36, 9);
  expect(limitedBy).toBe('battery');
  expect(powerKw).toBeCloseTo(60 / 0.92, 9);
});

test('the connector carries its current at the voltage of the battery', () => {
  const { powerKw, amperes, limitedBy } = answer({ connector: 'chademo' });
  expect(powerKw).toBeCloseTo(50, 9);
  expect(amperes).toBeCloseTo(125, 9);
  expect(limitedBy).toBe('connector');
  expect(answer({}).amperes).toBeCloseTo(450, 9);
  const wrong = chargingTime({ ...defaultCharging, connector: 'bharat' });
  if (wrong.kind !== 'invalid') throw new Error(wrong.kind);
  expect(wrong.problems).toEqual([
    { field: 'batteryVolts', message: 'Bharat DC-001 charges batteries of 48 to 100 V.' },
  ]);
});

test('the cost is that of the energy from the charger and of the minutes', () => {
  const { cost, minutes } = answer({ pricePerKwh: 20, pricePerMinute: 2 });
  expect(cost).toBeCloseTo((36 / 0.92) * 20 + minutes * 2, 9);
});

test('a time to be ready by gives the time to plug in', () => {
  expect(answer({}).plugInBy).toBeUndefined();
  expect(answer({ readyBy: '07:30' }).plugInBy).toBe('07:16');
  const wrong = chargingTime({ ...defaultCharging, readyBy: '25:00' });
  expect(wrong.kind).toBe('invalid');
});

test('the curve covers the whole charge', () => {
  const { curve, minutes } = answer({ toPercent: 100 });
  expect(curve.at(0)).toEqual({ percent: 20, minutes: 0, kw: 180 });
  expect(curve.at(-1)?.minutes).toBeCloseTo(minutes, 9);
  // 0.2 C of 60 kWh into the cells.
  expect(curve.at(-1)?.kw).toBeCloseTo(12 / 0.92, 9);
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

test('an outlet knows no connector: neither its current nor the quick charge applies', () => {
  const { amperes, quickCharge, limitedBy, powerKw } = answer({
    ...{ charger: { kind: 'ac', amperes: 80, volts: 230 }, carLimitKw: 500 },
    ...{ connector: 'bharat', batteryVolts: 50 },
  });
  expect([amperes, quickCharge, limitedBy]).toEqual([undefined, undefined, 'charger']);
  expect(powerKw).toBeCloseTo(18.4, 9);
});

test('charger and car can both be the limit', () => {
  expect(answer({ carLimitKw: 180 }).limitedBy).toBe('both');
  expect(answer({ carLimitKw: 179 }).limitedBy).toBe('car');
});

test('cells whose rate never falls charge evenly to the end', () => {
  const { minutes } = answer({ peakC: 0.2, fromPercent: 80, toPercent: 100 });
  expect(minutes).toBeCloseTo(60, 9);
});

test.each([
  ['07:30', 13, '07:17'],
  ['07:30', 13.04, '07:16'],
  ['7:05', 425, '00:00'],
  ['07:00', 560, '21:40 the day before'],
  ['06:00', 60 * 31, '23:00, 2 days before'],
])('ready at %s after %f minutes: plug in at %s', (readyBy, minutes, start) => {
  expect(latestStart(readyBy, minutes)).toBe(start);
});

test.each([
  [4.26, '4.3 min'],
  [13.04, '13 min'],
  [59.6, '1 h'],
  [319, '5 h 19 min'],
])('%f minutes are %s', (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});
