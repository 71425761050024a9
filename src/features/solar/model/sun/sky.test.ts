import { expect, test } from 'vitest';
import { airMass, airPressure, extraterrestrial, haurwitz, ineichen } from './clearSky.ts';
import { erbs, glass, groundReflected, hayDavies, isotropicSky } from './planeLight.ts';
import { cosIncidence, radians } from './sunPosition.ts';

// The reference values and tolerances of pvlib's own tests.
const cosine = (degrees: number) => Math.cos(radians(degrees));

test.each([
  [-20, 0],
  [-0.05, 0],
  [5, 48.6298687941956],
  [10, 135.741748091813],
  [30, 487.894132885425],
  [50, 778.766689344363],
  [90, 1035.0920325345],
])('Haurwitz at %f° elevation', (elevation, ghi) => {
  expect(haurwitz(90 - elevation)).toBeCloseTo(ghi, 6);
});

test.each([
  [0, 1364, 1038.159219, 942.2081860378, 110.2652929361],
  [0, 1370, 1042.72590228, 946.35279683, 110.75033088],
  [2000, 1364, 1134.24312405, 994.95377835, 154.40492924],
])('Ineichen at %i m with %i W/m² above the air', (height, above, ghi, dni, dhi) => {
  const light = ineichen({ zenith: 10, airMass: 1, turbidity: 3, height, extraterrestrial: above });
  expect(light.ghi).toBeCloseTo(ghi, 5);
  expect(light.dni).toBeCloseTo(dni, 5);
  expect(light.dhi).toBeCloseTo(dhi, 5);
});

test.each([
  [82.85457044, 6.97935524, 65.49426624, 321.16092181],
  [46.0467599, 1.32355476, 704.6968125, 888.90147035],
  [10.56413562, 0.93527685, 1044.1230677, 953.24925854],
  [34.86074109, 1.12008114, 853.02065704, 922.06124712],
  [72.41687122, 3.01614096, 251.99427693, 655.44925241],
])('Ineichen over a day, zenith %f', (zenith, mass, ghi, dni) => {
  const light = ineichen({
    zenith,
    airMass: mass,
    turbidity: 3,
    height: 0,
    extraterrestrial: 1364,
  });
  expect(light.ghi).toBeCloseTo(ghi, 4);
  expect(light.dni).toBeCloseTo(dni, 4);
});

test.each([
  [89.9, 36.467],
  [80, 5.586],
  [0, 1],
])('air mass at zenith %f', (zenith, mass) => {
  expect(airMass(zenith, 101325)).toBeCloseTo(mass, 3);
});

test('air mass follows the pressure, and has no end below the horizon', () => {
  expect(airMass(60, 90000) / airMass(60, 101325)).toBeCloseTo(1.776 / 2, 3);
  expect(airMass(91)).toBe(Number.POSITIVE_INFINITY);
});

test.each([
  [0, 101324.999],
  [1000, 89874.75],
  [8000, 35600.496],
])('pressure at %i m', (height, pressure) => {
  expect(airPressure(height)).toBeCloseTo(pressure, 2);
});

test('incidence', () => {
  const projection = cosIncidence({ tilt: 90, azimuth: 0 }, { zenith: 30, azimuth: 60 });
  expect(projection).toBeCloseTo(0.25, 7);
  expect((Math.acos(projection) * 180) / Math.PI).toBeCloseTo(75.5224878, 6);
});

test('sky and ground', () => {
  expect(isotropicSky(100, 40)).toBeCloseTo(88.30222215594891, 9);
  expect(groundReflected(900, 40, 0.25)).toBeCloseTo(26.32000014911496, 9);
});

test('Hay and Davies', () => {
  const sun = { zenith: 10.56413562, azimuth: 144.76567754 };
  const incidence = cosIncidence({ tilt: 40, azimuth: 180 }, sun);
  const sky = (dni: number) =>
    hayDavies(
      118.45831879,
      dni,
      1321.1655834833,
      cosine(sun.zenith),
      incidence,
      isotropicSky(1, 40),
    );
  expect(sky(939.95469881)).toBeCloseTo(102.9949, 3);
  expect(sky(0)).toBeCloseTo(isotropicSky(118.45831879, 40), 9);
});

test.each([
  [1000, 10, 180, 842.358, 170.439, 1],
  [50, 85, 1, 96.719, 41.57, 0],
])('Erbs with %i W/m² at zenith %i', (ghi, zenith, day, dni, dhi, digits) => {
  const diffuse = erbs(ghi, cosine(zenith), extraterrestrial(day));
  expect(diffuse).toBeCloseTo(dhi, digits);
  expect((ghi - diffuse) / cosine(zenith)).toBeCloseTo(dni, digits);
});

test('Erbs leaves no direct light beyond 87°', () => {
  expect(erbs(20, cosine(88), 1400)).toBe(20);
});

test.each([
  [22.5, 0.99588039],
  [45, 0.97928932],
  [67.5, 0.9193437],
])('glass at %f°', (degrees, share) => {
  expect(glass(cosine(degrees))).toBeCloseTo(share, 7);
});
