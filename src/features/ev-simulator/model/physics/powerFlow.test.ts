import { expect, test } from 'vitest';
import { defaultInputs, type SimulatorInputs } from '../inputs/simulatorInputs.ts';
import { powerFlow, topSpeed, wheelLimit } from './powerFlow.ts';
import { scenarioOf } from './scenario.ts';

const scenario = (changes: Partial<SimulatorInputs> = {}) =>
  scenarioOf({ ...defaultInputs, mode: 'advanced', ...changes });

/** What comes back into the battery while braking. */
const recovered = (changes: Partial<SimulatorInputs>, kmh: number, deceleration: number) => {
  const { battery, auxiliaries, wheel } = powerFlow(scenario(changes), kmh / 3.6, -deceleration);
  return { kw: (auxiliaries - battery) / 1000, brakingKw: -wheel / 1000 };
};

test('gentle braking comes back with the efficiency of recovery', () => {
  const { kw, brakingKw } = recovered({}, 60, 1);
  expect(kw).toBeCloseTo(brakingKw * 0.65, 9);
});

test('the motor takes no more than its power while braking', () => {
  const { kw, brakingKw } = recovered({ motorKw: 60, regenKw: 1000 }, 100, 3);
  expect(brakingKw).toBeGreaterThan(100);
  expect(kw).toBeCloseTo(60 * 0.65, 9);
});

test('the battery takes no more than its limit', () => {
  expect(recovered({ regenKw: 30 }, 100, 3).kw).toBeCloseTo(30, 9);
  expect(recovered({ regenKw: 0 }, 100, 3).kw).toBeCloseTo(0, 9);
});

test.each([
  [8, 1],
  [5, 0.5],
  [2, 0],
  [1, 0],
])('at %f km/h the share of recovery is %f if it fades below 8 km/h', (kmh, share) => {
  const { kw, brakingKw } = recovered({ regenFadeKmh: 8 }, kmh, 1);
  expect(kw).toBeCloseTo(brakingKw * 0.65 * share, 9);
});

test('the causes, with the motion, add up to the battery', () => {
  const flow = powerFlow(scenario({ regenKw: 20, headwindKmh: 30 }), 30, -2);
  const { aero, rolling, gradient, braking, drivetrain, auxiliaries, hvac, kinetic } = flow;
  const sum = aero + rolling + gradient + braking + drivetrain + auxiliaries + hvac + kinetic;
  expect(sum).toBeCloseTo(flow.battery, 6);
});

test.each([
  [20, 100 + 20],
  [-20, 100 - 20],
  // A tailwind faster than the car does not push it.
  [-100, 0],
])('a headwind of %i km/h makes the air meet the car at %i km/h', (headwindKmh, airKmh) => {
  const still = powerFlow(scenario(), 100 / 3.6, 0).aero;
  const windy = powerFlow(scenario({ headwindKmh }), 100 / 3.6, 0).aero;
  expect(windy / still).toBeCloseTo((airKmh / 100) ** 2, 9);
});

test('soft tyres roll worse', () => {
  const rolling = (tyrePercent: number) => powerFlow(scenario({ tyrePercent }), 20, 0).rolling;
  expect(rolling(80) / rolling(100)).toBeCloseTo(0.8 ** -0.4, 9);
});

test('a load weighs like the car', () => {
  expect(scenario({ payloadKg: 300 }).massKg).toBe(1800 + 75 + 300);
});

test('the battery gives its window of charge, less with age', () => {
  const { usableWh, roomWh } = scenario({
    chargeStartPercent: 80,
    chargeEndPercent: 10,
    healthPercent: 90,
  });
  expect(usableWh).toBeCloseTo(57_000 * 0.9 * 0.7, 6);
  expect(roomWh).toBeCloseTo(57_000 * 0.9 * 0.2, 6);
});

test.each([0, 8, -6])(
  'at top speed the motor runs at full power, gradient %i %%',
  (gradientPercent) => {
    const scenario = {
      ...scenarioOf({ ...defaultInputs, mode: 'advanced', motorKw: 60 }),
      slope: Math.atan(gradientPercent / 100),
    };
    const power = powerFlow(scenario, topSpeed(scenario) / 3.6, 0).wheel;
    expect(power / wheelLimit(scenario)).toBeCloseTo(1, 6);
  },
);
