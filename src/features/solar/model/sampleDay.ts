/** One reading of the sample plant. */
export interface DayPoint {
  /** Minutes since midnight. */
  readonly minute: number;
  /** In the plane of the modules, W/m². */
  readonly irradiance: number;
  readonly ambientC: number;
  readonly moduleC: number;
  readonly acKw: number;
}

/** The plant shown on the dashboard. */
export const dayPlant = { dcKwp: 125, acKw: 110 } as const;

/** The time shown on the dashboard, and the output at that time. */
export const readingMinute = 13 * 60 + 10;
export const readingKw = 96;

const stepMinutes = 10;
const sunrise = 6 * 60 + 30;
const sunset = 18 * 60 + 40;

/** Two clouds: when, how long, and how much of the light they take. */
const clouds = [
  { minute: 11 * 60, width: 18, share: 0.55 },
  { minute: 15 * 60 + 40, width: 25, share: 0.3 },
] as const;

function irradianceAt(minute: number): number {
  if (minute <= sunrise || minute >= sunset) return 0;
  const height = Math.sin((Math.PI * (minute - sunrise)) / (sunset - sunrise));
  const clear = 1010 * height ** 1.5;
  return clouds.reduce((light, cloud) => {
    const distance = (minute - cloud.minute) / cloud.width;
    return light * (1 - cloud.share * Math.exp(-(distance ** 2)));
  }, clear);
}

/** Coolest at dawn, warmest in mid-afternoon. */
function ambientAt(minute: number): number {
  return 28 + 7 * Math.cos((2 * Math.PI * (minute - 15 * 60)) / 1440);
}

/** Modules run about 31 K above the air in full sun and lose 0.35 % of their power per kelvin. */
function moduleTemperature(irradiance: number, ambientC: number): number {
  return ambientC + 0.031 * irradiance;
}

function idealKw(irradiance: number, moduleC: number): number {
  return dayPlant.dcKwp * (irradiance / 1000) * (1 - 0.0035 * (moduleC - 25));
}

function weatherAt(minute: number) {
  const irradiance = irradianceAt(minute);
  const ambientC = ambientAt(minute);
  const moduleC = moduleTemperature(irradiance, ambientC);
  return { minute, irradiance, ambientC, moduleC, idealKw: idealKw(irradiance, moduleC) };
}

/** A bright day with two clouds, in steps of ten minutes. */
export function sampleDay(): DayPoint[] {
  // Losses (cables, soiling, mismatch, inverters) are a constant share, fixed by the reading.
  const system = readingKw / weatherAt(readingMinute).idealKw;
  const points: DayPoint[] = [];
  for (let minute = 6 * 60; minute <= 19 * 60; minute += stepMinutes) {
    const { idealKw: ideal, ...weather } = weatherAt(minute);
    points.push({ ...weather, acKw: Math.min(dayPlant.acKw, ideal * system) });
  }
  return points;
}
