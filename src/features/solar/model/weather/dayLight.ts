import { calendarDay, dayNumber, timeOf } from '../calendar/indianTime.ts';
import type { TakeSeries } from '../calendar/minuteSeries.ts';
import type { Plant } from '../plant/fleet.ts';
import { mixed } from '../random.ts';
import { airMass, airPressure, extraterrestrial, ineichen } from '../sun/clearSky.ts';
import { erbs, glass, groundReflected, hayDavies, isotropicSky } from '../sun/planeLight.ts';
import { cosIncidence, radians, sunPosition, sunTimes } from '../sun/sunPosition.ts';
import { air, daySwing, gusts } from './air.ts';
import { clouds } from './clouds.ts';
import { dayType } from './dayType.ts';

/** What reaches a plant in each minute of a day. */
export interface DayLight {
  /** The first minute with sun, and the first without. */
  readonly rise: number;
  readonly set: number;
  /** W/m²: horizontal under a clear sky, horizontal, on the modules, and behind their glass. */
  readonly clear: Float64Array;
  readonly ghi: Float64Array;
  readonly plane: Float64Array;
  readonly behindGlass: Float64Array;
  /** The cosine of the sun's zenith. */
  readonly height: Float64Array;
  /** °C and m/s */
  readonly airC: Float64Array;
  readonly wind: Float64Array;
}

const albedo = 0.2;
const diffuseThroughGlass = 0.95;
/** The sun moves slowly: its position and the clear sky are computed every ten minutes. */
const nodeMinutes = 10;
const stream = 22;

const dayOfYear = (day: number) => day - dayNumber(`${calendarDay(day).year}-01-01`) + 1;

const between = (a: number, b: number, part: number) => a + part * (b - a);

/** The light over a day, up to a minute of it. */
export function dayLight(plant: Plant, day: number, until: number, take: TakeSeries): DayLight {
  const { site, plane } = plant;
  const midnight = timeOf(day, 0);
  const times = sunTimes(timeOf(day, 720), site);
  const rise = Math.ceil((times.rise - midnight) / 60_000);
  const set = Math.floor((times.set - midnight) / 60_000);
  const end = Math.min(set, until);
  const above = extraterrestrial(dayOfYear(day));
  const pressure = airPressure(site.height);
  const skyShare = isotropicSky(1, plane.tilt);
  const groundShare = groundReflected(1, plane.tilt, albedo);
  const { turbidity, meanC, swingC, breeze } = air(plant, day);
  const kc = clouds(dayType(plant, day), mixed(plant.seed, stream, day), rise, set);

  const [clear, ghi, onPlane, behindGlass] = [take(), take(), take(), take()];
  const [height, airC, wind] = [take(), take(), take()];

  const node = (minute: number) => {
    const sun = sunPosition(midnight + minute * 60_000, site);
    const mass = airMass(sun.zenith, pressure);
    const sky = { zenith: sun.zenith, airMass: mass, turbidity, height: site.height };
    return {
      cosZenith: Math.cos(radians(sun.zenith)),
      cosIncidence: cosIncidence(plane, sun),
      clear: mass < 1e3 ? ineichen({ ...sky, extraterrestrial: above }).ghi : 0,
    };
  };

  for (let minute = 0; minute < until; minute += 1) {
    const swing = daySwing[minute] as number;
    airC[minute] = meanC + swingC * swing;
    wind[minute] = breeze * (1 + gusts * swing);
  }
  let from = node(rise);
  for (let start = rise; start < end; start += nodeMinutes) {
    const to = node(start + nodeMinutes);
    // Read once for ten minutes: this loop is a large part of a year's time.
    const { cosZenith: height0, cosIncidence: incidence0, clear: clear0 } = from;
    const { cosZenith: height1, cosIncidence: incidence1, clear: clear1 } = to;
    const last = Math.min(end, start + nodeMinutes);
    for (let minute = start; minute < last; minute += 1) {
      const part = (minute - start + 0.5) / nodeMinutes;
      const cosZenith = between(height0, height1, part);
      const incidence = Math.max(0, between(incidence0, incidence1, part));
      const clearSky = between(clear0, clear1, part);
      const global = clearSky * (kc[minute - rise] as number);
      const dhi = erbs(global, cosZenith, above);
      const dni = (global - dhi) / cosZenith;
      const direct = dni * incidence;
      const diffuse =
        hayDavies(dhi, dni, above, cosZenith, incidence, skyShare) + global * groundShare;
      clear[minute] = clearSky;
      ghi[minute] = global;
      onPlane[minute] = direct + diffuse;
      behindGlass[minute] = direct * glass(incidence) + diffuse * diffuseThroughGlass;
      height[minute] = cosZenith;
    }
    from = to;
  }
  return { rise, set, clear, ghi, plane: onPlane, behindGlass, height, airC, wind };
}
