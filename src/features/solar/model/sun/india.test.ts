import { expect, test } from 'vitest';
import { faiman } from '../module/cellTemperature.ts';
import { pvwattsDc, pvwattsInverter, pvwattsLosses } from '../module/pvwatts.ts';
import { airMass, airPressure, extraterrestrial, haurwitz, ineichen } from './clearSky.ts';
import { groundReflected, hayDavies, isotropicSky } from './planeLight.ts';
import { cosIncidence, radians, type Site, sunPosition } from './sunPosition.ts';

// Computed with pvlib's SPA: 25 °C, ΔT 69 s, pressure from the height, turbidity 4.5.
const pune: Site = { latitude: 18.5204, longitude: 73.8567, height: 560 };
const jodhpur: Site = { latitude: 26.2389, longitude: 73.0243, height: 231 };
const madurai: Site = { latitude: 9.9252, longitude: 78.1198, height: 101 };
const days = { '03-20': 79, '06-21': 172, '12-21': 355 } as const;
type Date = keyof typeof days;

function skyAt(site: Site, date: Date, clock: string) {
  const sun = sunPosition(globalThis.Date.parse(`2026-${date}T${clock}:00+05:30`), site);
  const above = extraterrestrial(days[date]);
  const mass = airMass(sun.zenith, airPressure(site.height));
  const air = { zenith: sun.zenith, airMass: mass, turbidity: 4.5, height: site.height };
  return { sun, above, mass, light: ineichen({ ...air, extraterrestrial: above }) };
}

/** Half a per cent. */
const near = (value: number, expected: number) =>
  expect(Math.abs(value / expected - 1)).toBeLessThan(0.005);

test.each([
  [pune, '03-20', '12:30', 18.878, 170.638, 0.9881, 1377.69, 976.13, 966.54, 846.53, 165.55],
  [pune, '06-21', '09:00', 50.4345, 74.4912, 1.4662, 1321.62, 637.51, 569.37, 698.54, 124.43],
  [pune, '06-21', '12:30', 5.1345, 16.4834, 0.9388, 1321.62, 1030.69, 985.27, 824.78, 163.8],
  [pune, '06-21', '16:00', 47.5352, 285.1934, 1.3836, 1321.62, 679.27, 613.15, 716.95, 129.11],
  [pune, '12-21', '09:00', 66.6494, 126.9517, 2.3481, 1412.71, 375.01, 319.68, 565.58, 95.51],
  [pune, '12-21', '12:30', 41.9492, 179.1305, 1.2564, 1412.71, 754.34, 739.88, 797.7, 146.6],
  [jodhpur, '03-20', '12:30', 26.6199, 171.3834, 1.0877, 1377.69, 918.92, 885.73, 813.5, 158.46],
  [jodhpur, '06-21', '12:30', 3.5575, 141.4012, 0.9745, 1321.62, 1032.98, 968.71, 808.72, 161.55],
  [madurai, '06-21', '12:30', 13.7492, 349.616, 1.0168, 1321.62, 1003.68, 933.57, 795.41, 160.95],
  [madurai, '12-21', '16:00', 64.1609, 237.7821, 2.258, 1412.71, 417.97, 358.19, 575.1, 107.53],
] as const)('the clear sky at %o on %s, %s', (...row) => {
  const [site, date, clock, zenith, azimuth, mass, above, simple, ghi, dni, dhi] = row;
  const sky = skyAt(site, date, clock);
  near(sky.sun.zenith, zenith);
  near(sky.sun.azimuth, azimuth);
  near(sky.mass, mass);
  near(sky.above, above);
  near(haurwitz(sky.sun.zenith), simple);
  near(sky.light.ghi, ghi);
  near(sky.light.dni, dni);
  near(sky.light.dhi, dhi);
});

test.each([
  ['03-20', '12:30', 32, 2, 80, 'isotropic', 1011.533, 58.1513, 76.8305, 73.8158],
  ['03-20', '12:30', 32, 2, 80, 'Hay–Davies', 1019.649, 58.3611, 77.3827, 74.3415],
  ['06-21', '09:00', 27, 3, 80, 'isotropic', 502.842, 38.0466, 41.2334, 39.6728],
  ['06-21', '09:00', 27, 3, 80, 'Hay–Davies', 494.656, 37.8668, 40.5889, 39.0501],
  ['12-21', '12:30', 28, 1.5, 80, 'isotropic', 875.637, 52.8337, 67.909, 65.3048],
  ['12-21', '12:30', 28, 1.5, 80, 'Hay–Davies', 896.6, 53.4283, 69.3744, 66.7049],
  ['03-20', '12:30', 20, 4, 62.5, 'isotropic', 1011.533, 39.3188, 82.5594, 62.5],
] as const)('the whole chain at Pune on %s, %s, at %i °C, %f m/s and %f kW, %s', (...row) => {
  const [date, clock, airC, wind, acKw, model, plane, cellC, dcKw, ac] = row;
  const { sun, above, light } = skyAt(pune, date, clock);
  const tilt = 18;
  const incidence = cosIncidence({ tilt, azimuth: 180 }, sun);
  const zenith = Math.cos(radians(sun.zenith));
  const sky =
    model === 'isotropic'
      ? isotropicSky(light.dhi, tilt)
      : hayDavies(light.dhi, light.dni, above, zenith, incidence, isotropicSky(1, tilt));
  const onPlane = light.dni * incidence + sky + groundReflected(light.ghi, tilt, 0.2);
  const cell = faiman(onPlane, airC, wind);
  const dc = pvwattsDc(onPlane, cell, 100, -0.0035) * (1 - pvwattsLosses());
  near(onPlane, plane);
  near(cell, cellC);
  near(dc, dcKw);
  near(pvwattsInverter(dc, acKw / 0.96), ac);
});
