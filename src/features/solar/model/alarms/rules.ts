export type Severity = 'critical' | 'major' | 'minor';

export interface Rule {
  readonly severity: Severity;
  readonly title: string;
  /** A device reports it itself, or it is computed from readings. */
  readonly source: 'device' | 'calculated';
  /** With its numbers. */
  readonly text: string;
  /** What to do first. */
  readonly advice: string;
}

/** The numbers of the rules, each written once. */
export const limits = {
  stopped: { watts: 150, minutes: 10 },
  silent: { minutes: 15 },
  string: { share: 0.85, watts: 400, minutes: 30 },
  yield: { kwhPerKwp: 1 },
  ratio: { least: 0.72, irradiation: 2, recorded: 0.9 },
  insulation: { kiloohm: 500, minutes: 1 },
  module: { celsius: 80, minutes: 10 },
  grid: { share: 0.1, minutes: 1 },
  stuck: { minutes: 30, watts: 100 },
  bright: { ratio: 1.3, minutes: 30 },
  soiling: { share: 0.05 },
  /** Below this height of the sun no rule on performance applies, degrees. */
  sun: 5,
} as const;

const percent = (share: number) => `${Math.round(100 * share)} %`;

const rules = {
  inverterStopped: {
    severity: 'critical',
    title: 'Inverter stopped',
    source: 'device',
    text: `No AC power for ${limits.stopped.minutes} min above ${limits.stopped.watts} W/m²`,
    advice: 'Read the fault code, check the AC breaker, then restart it.',
  },
  insulationLow: {
    severity: 'critical',
    title: 'Insulation low',
    source: 'device',
    text: `Insulation of the DC side below ${limits.insulation.kiloohm} kΩ`,
    advice: 'Wait until the modules are dry. If it returns, look for a damaged cable or connector.',
  },
  gridOutOfRange: {
    severity: 'critical',
    title: 'Grid out of range',
    source: 'device',
    text: `Voltage beyond ±${percent(limits.grid.share)} for ${limits.grid.minutes} min`,
    advice: 'Inverters restart by themselves. Tell the utility if it happens every week.',
  },
  stringLow: {
    severity: 'major',
    title: 'String current low',
    source: 'calculated',
    text: `Below ${percent(limits.string.share)} of the inverter's median for ${limits.string.minutes} min above ${limits.string.watts} W/m²`,
    advice: 'Check fuse and connectors of the string, then look for shade and broken modules.',
  },
  yieldLow: {
    severity: 'major',
    title: 'Inverter yield low',
    source: 'calculated',
    text: `Yield of the day more than ${limits.yield.kwhPerKwp} kWh/kWp below the plant's mean`,
    advice: 'Compare its day with its neighbours: a flat top means derating, a gap means a stop.',
  },
  inverterSilent: {
    severity: 'major',
    title: 'Inverter silent',
    source: 'device',
    text: `No data for ${limits.silent.minutes} min in daylight`,
    advice: 'Check address, wiring and termination of the bus.',
  },
  ratioLow: {
    severity: 'minor',
    title: 'Performance ratio low',
    source: 'calculated',
    text: `Temperature-corrected ratio of the day below ${limits.ratio.least}`,
    advice: 'Open the losses of the day: the longest bar names the cause.',
  },
  moduleHot: {
    severity: 'minor',
    title: 'Module hot',
    source: 'calculated',
    text: `Module above ${limits.module.celsius} °C for ${limits.module.minutes} min`,
    advice: 'Check that air passes behind the modules.',
  },
  loggerSilent: {
    severity: 'minor',
    title: 'Logger or link lost',
    source: 'device',
    text: `No packet for ${limits.silent.minutes} min`,
    advice: 'Check supply, router and SIM. Energy is still counted.',
  },
  sensorStuck: {
    severity: 'minor',
    title: 'Irradiance sensor stuck',
    source: 'calculated',
    text: `Same value for ${limits.stuck.minutes} min in daylight`,
    advice: 'Check cable and converter of the sensor.',
  },
  sensorHigh: {
    severity: 'minor',
    title: 'Irradiance implausible',
    source: 'calculated',
    text: `More than ${limits.bright.ratio} times the clear sky for ${limits.bright.minutes} min`,
    advice: 'Compare with a hand-held meter and calibrate.',
  },
  soiled: {
    severity: 'minor',
    title: 'Modules dirty',
    source: 'calculated',
    text: `Soiling takes more than ${percent(limits.soiling.share)}`,
    advice: 'Have the modules washed. Its loss is an estimate at five hours of full sun a day.',
  },
} as const satisfies Readonly<Record<string, Rule>>;

export type RuleId = keyof typeof rules;
export const ruleIds = Object.keys(rules) as RuleId[];
export const ruleOf = (id: RuleId): Rule => rules[id];
