import { expect, test } from 'vitest';
import { calculationSteps } from './calculationSteps.ts';
import { type ChargingInputs, defaultCharging } from './chargingInputs.ts';

const lines = (changes: Partial<ChargingInputs>, minutes: number) =>
  calculationSteps({ ...defaultCharging, ...changes }, minutes).map(
    ({ label, working, result }) => `${label} | ${working} | ${result}`,
  );

test('an AC charge is worked out from outlet, car and efficiency', () => {
  const charger = { kind: 'ac', amperes: 32, volts: 230 } as const;
  expect(lines({ charger, carLimitKw: 7 }, 335.4037267)).toEqual([
    'Energy the battery needs | 60 kWh × (80 % − 20 %) | 36.0 kWh',
    'What the charger can give | 230 V × 32 A | 7.4 kW',
    'What flows: the lesser of charger and car | min(7.4 kW, 7.0 kW) | 7.0 kW',
    'What reaches the battery | 7.0 kW × 92 % | 6.4 kW',
    'Time at this power | 36.0 kWh ÷ 6.4 kW | 335.4 min',
    'Charging time |  | 335.4 min',
  ]);
});

test('a DC charge names the connector and its current', () => {
  expect(lines({ connector: 'chademo' }, (36 / (50 * 0.92)) * 60)).toEqual([
    'Energy the battery needs | 60 kWh × (80 % − 20 %) | 36.0 kWh',
    'What the charger can give | 180 kW for one car | 180.0 kW',
    'What CHAdeMO carries | 400 V × 125 A | 50.0 kW',
    'What flows: the least of charger, connector and car | min(180.0 kW, 50.0 kW, 180.0 kW), 125 A | 50.0 kW',
    'What reaches the battery | 50.0 kW × 92 % | 46.0 kW',
    'Time at this power | 36.0 kWh ÷ 46.0 kW | 47.0 min',
    'Charging time |  | 47.0 min',
  ]);
  expect(lines({ charger: { kind: 'dc', split: true } }, 1)[1]).toContain('shared by two cars');
});

test('a charge that takes longer says what the cells accept, and above which state of charge', () => {
  const longer = (changes: Partial<ChargingInputs>) => lines(changes, 60).at(-2);
  // 180 kW × 92 % is 165.6 kW: less than 3 C of 60 kWh, more than 1 C.
  expect(longer({})).toBe(
    'Longer because the battery takes less above 80 % | it accepts 180.0 kW (3 C), falling to 12.0 kW (0.2 C) when full | + 47.0 min',
  );
  expect(longer({ peakC: 1 })).toBe(
    'Longer because the cells accept 1 C, and less above 80 % | it accepts 60.0 kW (1 C), falling to 12.0 kW (0.2 C) when full | + 47.0 min',
  );
  expect(longer({ peakC: 0.1 })).toContain('falling to 6.0 kW (0.1 C)');
  expect(longer({ taper: false })).toContain('Time at this power');
});
